// What one view of the board knows beside the snapshot. Nothing here is about rules.

import type { Geometry } from "./geometry";
import type { Labels, Options, Piece, Row, Snapshot, Standings } from "./snapshot";

/** Where the keyboard is on the board. */
export type Focus =
  | { kind: "piece"; id: string }
  | { kind: "target"; key: string }
  | { kind: "square"; square: number };

export interface ViewState {
  /** The piece whose targets are shown; of a stack the one that leads it. */
  selected: string | null;
  /** Which of the pending throws, by their place, are to be used together. */
  chosen: number[];
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
  /** The ply that is looked at while the game stands elsewhere; null for the game itself. */
  viewing: number | null;
  /** Whether the plies are shown one after another. */
  playing: boolean;
  /** Whether Python is gone, as far as can be told. */
  lost: boolean;
  /** A remark of the view itself, or an error from Python; gone with the next snapshot. */
  status: string;
}

/** All that a view draws. */
export interface View {
  geometry: Geometry;
  snapshot: Snapshot;
  rows: Row[];
  labels: Labels;
  options: Options;
  state: ViewState;
}

export function initialState(): ViewState {
  return {
    selected: null,
    chosen: [],
    focus: null,
    hovered: null,
    asking: [],
    statement: null,
    renewing: false,
    viewing: null,
    playing: false,
    lost: false,
    status: "",
  };
}

/** Give the state for a new snapshot: a choice survives only if the game has not gone on. */
export function stateAfter(state: ViewState, before: Snapshot | null, now: Snapshot): ViewState {
  const fresh = { ...initialState(), focus: state.focus };
  if (before === null || before.ply !== now.ply || before.turn !== now.turn) return fresh;
  const { statement, selected, chosen } = state;
  const kept = { ...fresh, statement, chosen };
  return selected && movable(now, kept, selected) ? { ...kept, selected } : kept;
}

/** Give the throws that are chosen. */
export function chosenCounts({ pending }: Snapshot, { chosen }: ViewState): number[] {
  return chosen.flatMap((place) => pending[place] ?? []);
}

export function sumOf(counts: number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Give the indices of the moves that use just the chosen throws; with none chosen, a single one. */
export function offeredMoves(snapshot: Snapshot, state: ViewState): number[] {
  const all = snapshot.moves.map((_, index) => index);
  if (!snapshot.adds) return all;
  const wanted = inOrder(chosenCounts(snapshot, state));
  return all.filter((index) => {
    const { counts } = snapshot.moves[index]!;
    return wanted === "" ? counts.length === 1 : inOrder(counts) === wanted;
  });
}

function inOrder(counts: number[]): string {
  return [...counts].sort((one, other) => one - other).join();
}

/** Give the offered moves in which a figure takes part, led by the piece or not. */
export function movesOf(snapshot: Snapshot, state: ViewState, figure: string): number[] {
  const { pieces, moves } = snapshot;
  const inside = pieces.filter(({ stack }) => stack === figure).map(({ id }) => id);
  return offeredMoves(snapshot, state).filter((index) =>
    moves[index]!.pieces.some((id) => inside.includes(id)),
  );
}

export function pieceOf({ pieces }: Standings, id: string | null): Piece | undefined {
  return pieces.find((piece) => piece.id === id);
}

export function movable(snapshot: Snapshot, state: ViewState, figure: string): boolean {
  return movesOf(snapshot, state, figure).length > 0;
}

/** Give the indices of the moves whose targets are on show. */
export function shownMoves(snapshot: Snapshot, state: ViewState): number[] {
  const { selected, hovered } = state;
  if (selected !== null) return movesOf(snapshot, state, selected);
  if (hovered !== null) return snapshot.moves[hovered] ? [hovered] : [];
  // After a refusal the board points at what can be played instead.
  return snapshot.note?.kind === "refused" ? offeredMoves(snapshot, state) : [];
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

/** Give the moves that differ in what they do: pieces of one figure are all the same. */
export function unlike(snapshot: Snapshot, moves: number[]): number[] {
  const effects = moves.map((index) => {
    const { piece, pieces, counts, target, captures } = snapshot.moves[index]!;
    const stack = pieceOf(snapshot, piece)?.stack;
    return JSON.stringify([stack, pieces.length, counts, target, captures]);
  });
  return moves.filter((_, at) => effects.indexOf(effects[at]!) === at);
}
