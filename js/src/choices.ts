// What choosing a thing on the board means: a change of the view's state, an intent, or a remark.

import type { Intent, Spot } from "./snapshot";
import { pieceOf, sumOf, unlike, type ViewState } from "./state";
import { firstOf, type View } from "./view";

export interface Choice {
  state: Partial<ViewState>;
  intent?: Intent;
  /** Key of a label to show and to speak. */
  remark?: string;
}

const NOTHING: Choice = { state: {} };
const CLEARED = { selected: null, asking: [] as number[] };

/** Choose a piece; `again` says that it was chosen a moment ago, as by a double click. */
export function choosePiece(view: View, id: string, again = false): Choice {
  const { phase, selected, movable } = view;
  const piece = pieceOf(view, id);
  if (!piece || phase === "over") return NOTHING;
  if (selected === id || movable.has(id)) return selectPiece(view, id, again);
  const onto = selected && typeof piece.spot === "number" ? movesTo(view, piece.spot) : [];
  return onto.length > 0 ? chooseTarget(view, onto) : tryPiece(view, id);
}

/** Choose a target by the moves that end there. */
export function chooseTarget(view: View, moves: number[]): Choice {
  const [only] = moves;
  if (only === undefined || !view.moves[only]) return NOTHING;
  if (unlike(view, moves).length > 1) return { state: { asking: moves } };
  return { state: CLEARED, intent: { intent: "play", move: only } };
}

/** Choose a square or a goal that is no target itself. */
export function chooseSpot(view: View, spot: number | "goal", colour?: string): Choice {
  const selected = pieceOf(view, view.selected);
  if (!selected) return typeof spot === "number" ? chooseOnSquare(view, spot) : NOTHING;
  if (colour && colour !== selected.colour) return { state: {}, remark: "not_on_way" };
  const moves = movesTo(view, spot);
  if (moves.length > 0) return chooseTarget(view, moves);
  return selected.spot === spot ? { state: CLEARED } : tryPiece(view, selected.id, spot);
}

/** Choose a home: its first piece that may move. On the cloth it is the goal as well. */
export function chooseHome(view: View, colour: string): Choice {
  const { geometry, figures, movable } = view;
  const selected = pieceOf(view, view.selected);
  if (geometry.isCloth && selected && selected.spot !== "home")
    return chooseSpot(view, "goal", colour);
  const piece = figures.find(
    (one) => one.spot === "home" && one.colour === colour && movable.has(one.id),
  );
  return piece ? choosePiece(view, piece.id) : NOTHING;
}

function selectPiece(view: View, id: string, again: boolean): Choice {
  if (view.selected !== id) return { state: { selected: id, asking: [], hovered: null, settled: true } };
  if (!again) return { state: CLEARED };
  return view.shown.length === 1 ? chooseTarget(view, view.shown) : NOTHING;
}

function movesTo({ moves, shown }: View, spot: Spot): number[] {
  return shown.filter((index) => moves[index]!.spot === spot);
}

function chooseOnSquare(view: View, square: number): Choice {
  const moves = movesTo(view, square);
  if (moves.length > 0) return chooseTarget(view, moves);
  const piece = firstOf(view, view.figures.filter(({ spot }) => spot === square));
  return piece ? choosePiece(view, piece.id) : NOTHING;
}

/** Ask Python with the chosen throws added up, or else with the first. */
function tryPiece(view: View, piece: string, target?: number | "goal"): Choice {
  const { phase, pending, counts } = view;
  const count = counts.length > 0 ? sumOf(counts) : pending[0];
  if (phase !== "move" || count === undefined) return { state: {}, remark: "throw_first" };
  const intent: Intent = { intent: "try", piece, count };
  return { state: { asking: [] }, intent: target === undefined ? intent : { ...intent, target } };
}
