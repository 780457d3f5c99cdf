// What choosing a thing on the board means: a change of the view's state, an intent, or a remark.
// Once a piece is chosen, every place is a question about it: Python answers.

import { columnSquare, COLUMN } from "./geometry";
import type { Intent, Piece, Spot } from "./snapshot";
import { figuresIn, isAnswer, pieceOf, sumOf, unlike, type ViewState } from "./state";
import { firstOf, ownColours, type View } from "./view";

export interface Choice {
  state: Partial<ViewState>;
  intent?: Intent;
  /** Key of a label to show and to speak. */
  remark?: string;
}

const NOTHING: Choice = { state: {} };
const CLEARED = { selected: null, asking: [] as number[], settled: true };

/** Choose a piece; `again` says that it was chosen a moment ago, as by a double click. */
export function choosePiece(view: View, id: string, again = false): Choice {
  const piece = pieceOf(view, id);
  if (!piece) return NOTHING;
  if (view.movable.has(id)) return selectPiece(view, id, again);
  // What cannot move is put back once it has been answered, but asked again with other throws.
  if (view.selected === id && isAnswer(view.note)) return { state: CLEARED };
  const chosen = pieceOf(view, view.selected);
  const isOwn = ownColours(view).includes(piece.colour);
  if (chosen && chosen.id !== id && (!isOwn || movesOf(view, chosen, piece.spot).length > 0)) return chooseSpot(view, piece.spot, piece.colour);
  const tried = tryPiece(view, id);
  return isOwn && tried.intent ? { ...tried, state: { selected: id, asking: [] } } : tried;
}

/** Choose a target by the moves that end there. */
export function chooseTarget(view: View, moves: number[]): Choice {
  const [only] = moves;
  if (only === undefined || !view.moves[only]) return NOTHING;
  if (unlike(view, moves).length > 1) return { state: { asking: moves } };
  return { state: CLEARED, intent: { intent: "play", move: only } };
}

/** Choose a square, a home or a goal that is no target itself; homes and goals are a colour's. */
export function chooseSpot(view: View, spot: Spot, colour?: string): Choice {
  const selected = pieceOf(view, view.selected);
  if (!selected) return typeof spot === "number" ? chooseOnSquare(view, spot) : NOTHING;
  const meant = placeOf(view, spot, colour ?? selected.colour, selected);
  if (meant === null) return { state: {}, remark: "not_on_way" };
  const moves = movesOf(view, selected, meant);
  if (moves.length > 0) return chooseTarget(view, moves);
  return selected.spot === meant ? { state: CLEARED } : tryPiece(view, selected.id, meant);
}

/** Choose a home: its first piece that may move, if none is chosen. */
export function chooseHome(view: View, colour: string): Choice {
  const { figures, movable, selected } = view;
  const chosen = pieceOf(view, selected);
  if (chosen && chosen.spot !== "home") return chooseSpot(view, "home", colour);
  const own = figures.filter((one) => one.spot === "home" && one.colour === colour);
  const piece = own.find(({ id }) => movable.has(id)) ?? own[0];
  return piece ? choosePiece(view, piece.id) : NOTHING;
}

function selectPiece(view: View, id: string, again: boolean): Choice {
  if (view.selected !== id) return { state: { selected: id, asking: [], hovered: null, settled: true } };
  if (!again) return { state: CLEARED };
  return view.shown.length === 1 ? chooseTarget(view, view.shown) : NOTHING;
}

/** Give the place that a home or a goal is to a piece; null for another colour's home. */
function placeOf({ geometry, drawing }: View, spot: Spot, colour: string, piece: Piece): Spot | null {
  if (typeof spot === "number") return spot;
  // On the cloth there is one place in the middle.
  if (geometry.isCloth) return "goal";
  if (colour === piece.colour) return spot;
  // What bars another colour's goal bars the square before it.
  return spot === "goal" ? columnSquare(drawing.columns.indexOf(colour), COLUMN - 1) : null;
}

/** Give the moves of a piece that end on a spot: those on show, or with no throw chosen all. */
function movesOf(view: View, piece: Piece, spot: Spot): number[] {
  const { moves, shown, counts } = view;
  const own = moves.flatMap((move, index) =>
    move.spot === spot && figuresIn(view, [index]).has(piece.id) ? [index] : [],
  );
  const onShow = own.filter((index) => shown.includes(index));
  return onShow.length > 0 || counts.length > 0 ? onShow : own;
}

function chooseOnSquare(view: View, square: number): Choice {
  const moves = view.shown.filter((index) => view.moves[index]!.spot === square);
  if (moves.length > 0) return chooseTarget(view, moves);
  const there = view.figures.filter(({ spot }) => spot === square);
  const piece = firstOf(view, there) ?? there[0];
  return piece ? choosePiece(view, piece.id) : NOTHING;
}

/** Ask Python about a piece, or about a piece and a place; with the chosen throws added up, if any are. */
function tryPiece({ phase, counts, viewing }: View, piece: string, target?: Spot): Choice {
  if (phase === "throw" && viewing === null) return { state: {}, remark: "throw_first" };
  const intent: Intent = { intent: "try", piece };
  if (counts.length > 0) intent.count = sumOf(counts);
  if (target !== undefined) intent.target = target;
  if (viewing !== null) intent.ply = viewing;
  return { state: { asking: [] }, intent };
}
