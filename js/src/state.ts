// What one view of the board knows beside the snapshot. Nothing here is about rules.

import type { Labels, Options, Row, Snapshot } from "./snapshot";

/** Where the keyboard is on the board. */
export type Focus =
  | { kind: "piece"; id: string }
  | { kind: "target"; key: string }
  | { kind: "square"; square: number };

export interface ViewState {
  /** The piece whose targets are shown. */
  selected: string | null;
  /** The board's one tab stop; null until the keyboard has been there. */
  focus: Focus | null;
  /** The move whose button in the panel is pointed at or has the focus. */
  hovered: number | null;
  /** Moves among which the panel asks, since they end on one place. */
  asking: number[];
  /** The id of the statement that is open in the panel. */
  statement: string | null;
  /** Whether the form for a new game is open. */
  renewing: boolean;
  /** A remark of the view itself, or an error from Python; gone with the next snapshot. */
  status: string;
}

/** All that a view draws. */
export interface View {
  snapshot: Snapshot;
  rows: Row[];
  labels: Labels;
  options: Options;
  state: ViewState;
}

export function initialState(): ViewState {
  return {
    selected: null,
    focus: null,
    hovered: null,
    asking: [],
    statement: null,
    renewing: false,
    status: "",
  };
}

/** Give the state for a new snapshot: a choice survives only if the game has not gone on. */
export function stateAfter(state: ViewState, before: Snapshot | null, now: Snapshot): ViewState {
  const stays = before !== null && before.ply === now.ply && before.turn === now.turn;
  const selected = stays && state.selected && movable(now, state.selected) ? state.selected : null;
  const statement = stays ? state.statement : null;
  return { ...initialState(), selected, statement, focus: state.focus };
}

export function movable(snapshot: Snapshot, piece: string): boolean {
  return snapshot.moves.some((move) => move.pieces.includes(piece));
}

/** Give the indices of the moves whose targets are on show. */
export function shownMoves(snapshot: Snapshot, state: ViewState): number[] {
  const all = snapshot.moves.map((_, index) => index);
  const { selected, hovered } = state;
  if (selected !== null) {
    return all.filter((index) => snapshot.moves[index]!.pieces.includes(selected));
  }
  if (hovered !== null) return all.filter((index) => index === hovered);
  // After a refusal the board points at what can be played instead.
  return snapshot.note?.kind === "refused" ? all : [];
}

export interface Target {
  /** Colour and place: two colours of one player have a goal each. */
  key: string;
  moves: number[];
}

/** Group moves by where they end. */
export function targetsOf(snapshot: Snapshot, moves: number[]): Target[] {
  const targets = new Map<string, number[]>();
  for (const index of moves) {
    const move = snapshot.moves[index]!;
    const key = `${move.piece[0]} ${move.target}`;
    targets.set(key, [...(targets.get(key) ?? []), index]);
  }
  return [...targets].map(([key, those]) => ({ key, moves: those }));
}
