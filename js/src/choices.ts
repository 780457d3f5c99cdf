// What choosing a thing on the board means: a change of the view's state, an intent, or a remark.

import { leaders, type Geometry } from "./geometry";
import type { Intent, Piece, Snapshot, Spot } from "./snapshot";
import {
  chosenCounts,
  movable,
  pieceOf,
  shownMoves,
  sumOf,
  unlike,
  type ViewState,
} from "./state";

export interface Choice {
  state: Partial<ViewState>;
  intent?: Intent;
  /** Key of a label to show and to speak. */
  remark?: string;
}

/** What a choice is made from. */
export interface Choosing {
  geometry: Geometry;
  snapshot: Snapshot;
  state: ViewState;
}

const NOTHING: Choice = { state: {} };
const CLEARED = { selected: null, asking: [] as number[] };

/** Choose a piece; `again` says that it was chosen a moment ago, as by a double click. */
export function choosePiece(from: Choosing, id: string, again = false): Choice {
  const { snapshot, state } = from;
  const piece = pieceOf(snapshot, id);
  if (!piece || snapshot.phase === "over") return NOTHING;
  if (state.selected === id || movable(snapshot, state, id)) return selectPiece(from, id, again);
  const onto = movesOnto(from, piece);
  if (onto.length > 0) return chooseTarget(from, onto);
  return tryPiece(from, id);
}

/** Choose a target by the moves that end there. */
export function chooseTarget({ snapshot }: Choosing, moves: number[]): Choice {
  const [only] = moves;
  if (only === undefined || !snapshot.moves[only]) return NOTHING;
  if (unlike(snapshot, moves).length > 1) return { state: { asking: moves } };
  return { state: CLEARED, intent: { intent: "play", move: only } };
}

/** Choose a square or a goal that is no target itself. */
export function chooseSpot(from: Choosing, spot: number | "goal", colour?: string): Choice {
  const { snapshot, state } = from;
  const selected = pieceOf(snapshot, state.selected);
  if (!selected) return typeof spot === "number" ? chooseOnSquare(from, spot) : NOTHING;
  if (colour && colour !== selected.colour) return { state: {}, remark: "not_on_way" };
  const target = movesTo(from, spot);
  if (target.length > 0) return chooseTarget(from, target);
  if (selected.spot === spot) return { state: CLEARED };
  return tryPiece(from, selected.id, spot);
}

/** Choose a home: its first piece that may move. On the cloth it is the goal as well. */
export function chooseHome(from: Choosing, colour: string): Choice {
  const { geometry, snapshot, state } = from;
  const selected = pieceOf(snapshot, state.selected);
  if (geometry.isCloth && selected && selected.spot !== "home") {
    return chooseSpot(from, "goal", colour);
  }
  const there = snapshot.pieces.filter((piece) => piece.spot === "home" && piece.colour === colour);
  const piece = there.find((one) => movable(snapshot, state, one.id));
  return piece ? choosePiece(from, piece.id) : NOTHING;
}

function selectPiece(from: Choosing, id: string, again: boolean): Choice {
  const { snapshot, state } = from;
  if (state.selected !== id) return { state: { selected: id, asking: [], hovered: null } };
  const moves = shownMoves(snapshot, state);
  if (again) return moves.length === 1 ? chooseTarget(from, moves) : NOTHING;
  return { state: CLEARED };
}

function movesOnto(from: Choosing, { spot }: Piece): number[] {
  return from.state.selected === null || typeof spot !== "number" ? [] : movesTo(from, spot);
}

function movesTo({ snapshot, state }: Choosing, spot: Spot): number[] {
  return shownMoves(snapshot, state).filter((move) => snapshot.moves[move]!.spot === spot);
}

function chooseOnSquare(from: Choosing, square: number): Choice {
  const { snapshot, state } = from;
  const shown = movesTo(from, square);
  if (shown.length > 0) return chooseTarget(from, shown);
  const there = leaders(snapshot.pieces).filter((piece) => piece.spot === square);
  const piece =
    there.find((one) => movable(snapshot, state, one.id)) ??
    there.find((one) => one.colour === snapshot.turn);
  return piece ? choosePiece(from, piece.id) : NOTHING;
}

/** Ask Python with the chosen throws added up, or else with the first. */
function tryPiece({ snapshot, state }: Choosing, piece: string, target?: number | "goal"): Choice {
  const chosen = chosenCounts(snapshot, state);
  const count = chosen.length > 0 ? sumOf(chosen) : snapshot.pending[0];
  if (snapshot.phase !== "move" || count === undefined) return { state: {}, remark: "throw_first" };
  const intent: Intent = { intent: "try", piece, count };
  return { state: { asking: [] }, intent: target === undefined ? intent : { ...intent, target } };
}
