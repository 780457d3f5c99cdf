// What choosing a thing on the board means: a change of the view's state, an intent, or a remark.

import { placeOf } from "./geometry";
import type { Intent, Piece, Snapshot } from "./snapshot";
import { movable, shownMoves, type ViewState } from "./state";

export interface Choice {
  state: Partial<ViewState>;
  intent?: Intent;
  /** Key of a label to show and to speak. */
  remark?: string;
}

const NOTHING: Choice = { state: {} };
const CLEARED = { selected: null, asking: [] as number[] };

/** Choose a piece; `again` says that it was chosen a moment ago, as by a double click. */
export function choosePiece(
  snapshot: Snapshot,
  state: ViewState,
  id: string,
  again = false,
): Choice {
  const piece = snapshot.pieces.find((one) => one.id === id);
  if (!piece || snapshot.phase === "over") return NOTHING;
  if (movable(snapshot, id)) return selectPiece(snapshot, state, id, again);
  const onto = movesOnto(snapshot, state, piece);
  if (onto.length > 0) return chooseTarget(snapshot, onto);
  return tryPiece(snapshot, id);
}

/** Choose a target by the moves that end there. */
export function chooseTarget(snapshot: Snapshot, moves: number[]): Choice {
  const [only] = moves;
  if (only === undefined || !snapshot.moves[only]) return NOTHING;
  if (moves.length > 1) return { state: { asking: moves } };
  return { state: CLEARED, intent: { intent: "play", move: only } };
}

/** Choose a square, a home or a goal that is no target itself. */
export function chooseSpot(
  snapshot: Snapshot,
  state: ViewState,
  spot: number | "goal",
  colour?: string,
): Choice {
  const selected = snapshot.pieces.find((piece) => piece.id === state.selected);
  if (!selected) return typeof spot === "number" ? chooseOnSquare(snapshot, state, spot) : NOTHING;
  const target = shownMoves(snapshot, state).filter((move) => snapshot.moves[move]!.spot === spot);
  if (target.length > 0) return chooseTarget(snapshot, target);
  if (selected.spot === spot) return { state: CLEARED };
  const place = placeOf(selected.colour, spot, colour);
  if (place === null) return { state: {}, remark: "not_on_way" };
  return tryPiece(snapshot, selected.id, place);
}

/** Choose a home: its first piece that may move. */
export function chooseHome(snapshot: Snapshot, state: ViewState, colour: string): Choice {
  const there = snapshot.pieces.filter((piece) => piece.spot === "home" && piece.colour === colour);
  const piece = there.find((one) => movable(snapshot, one.id));
  return piece ? choosePiece(snapshot, state, piece.id) : NOTHING;
}

function selectPiece(snapshot: Snapshot, state: ViewState, id: string, again: boolean): Choice {
  if (state.selected !== id) return { state: { selected: id, asking: [], hovered: null } };
  const moves = shownMoves(snapshot, state);
  if (again) return moves.length === 1 ? chooseTarget(snapshot, moves) : NOTHING;
  return { state: CLEARED };
}

function movesOnto(snapshot: Snapshot, state: ViewState, piece: Piece): number[] {
  if (state.selected === null || typeof piece.spot !== "number") return [];
  return shownMoves(snapshot, state).filter((move) => snapshot.moves[move]!.spot === piece.spot);
}

function chooseOnSquare(snapshot: Snapshot, state: ViewState, square: number): Choice {
  const shown = shownMoves(snapshot, state).filter((at) => snapshot.moves[at]!.spot === square);
  if (shown.length > 0) return chooseTarget(snapshot, shown);
  const there = snapshot.pieces.filter((piece) => piece.spot === square);
  const piece =
    there.find((one) => movable(snapshot, one.id)) ??
    there.find((one) => one.colour === snapshot.turn);
  return piece ? choosePiece(snapshot, state, piece.id) : NOTHING;
}

function tryPiece(snapshot: Snapshot, piece: string, target?: string): Choice {
  const [count] = snapshot.pending;
  if (count === undefined) return { state: {}, remark: "throw_first" };
  const intent: Intent = { intent: "try", piece, count };
  return { state: { asking: [] }, intent: target === undefined ? intent : { ...intent, target } };
}
