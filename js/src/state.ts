// What one view of the board knows beside the snapshot. Nothing here is about rules.

import type { Note, Piece, Snapshot, Standings } from "./snapshot";

/** Where the keyboard is on the board: a piece's id, a target's key, a square's number. */
export interface Focus {
  kind: "piece" | "target" | "square";
  id: string;
}

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
  /** Whether the throws so far are shown. */
  counting: boolean;
  /** The ply that is looked at while the game stands elsewhere; null for the game itself. */
  viewing: number | null;
  /** Whether the plies are shown one after another. */
  playing: boolean;
  /** Whether Python is gone, so that nothing is offered that needs it. */
  gone: boolean;
  /** Whether it was never there, as on a page that was saved. */
  alone: boolean;
  /** Whether it is gone or does not answer. */
  lost: boolean;
  /** Whether the refusal is done with, since something else was chosen. */
  settled: boolean;
  /** A remark of the view itself, or an error from Python; gone with the next snapshot. */
  status: string;
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
    counting: false,
    viewing: null,
    playing: false,
    gone: false,
    alone: false,
    lost: false,
    settled: false,
    status: "",
  };
}

/** Give the state for a new snapshot: choices survive only if the game has not gone on. */
export function stateAfter(state: ViewState, before: Snapshot | null, now: Snapshot): ViewState {
  const fresh = { ...initialState(), focus: state.focus, counting: state.counting };
  if (before === null || before.ply !== now.ply || before.turn !== now.turn) return fresh;
  const { statement, selected, chosen, viewing } = state;
  return { ...fresh, statement, chosen, selected, viewing };
}

/** Give the throws that are chosen. */
export function chosenCounts({ pending }: Snapshot, { chosen }: ViewState): number[] {
  return chosen.flatMap((place) => pending[place] ?? []);
}

export function sumOf(counts: number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Give the indices of the moves that use just the chosen throws; with none chosen, a single one. */
export function offeredMoves({ moves, adds }: Snapshot, chosen: number[]): number[] {
  const all = moves.map((_, index) => index);
  if (!adds) return all;
  return all.filter((index) => {
    const { counts } = moves[index]!;
    return chosen.length > 0 ? inOrder(counts) === inOrder(chosen) : counts.length === 1;
  });
}

function inOrder(counts: number[]): string {
  return [...counts].sort((one, other) => one - other).join();
}

export function pieceOf({ pieces }: Standings, id: string | null | undefined): Piece | undefined {
  return pieces.find((piece) => piece.id === id);
}

/** Tell whether there is a throw and nothing to do with it. */
export function mustPass({ phase, moves, canPass }: Snapshot): boolean {
  return phase === "move" && canPass && moves.length === 0;
}

/** Give the refusal that is shown, if one is. */
export function refusalOf({ note }: Snapshot): Note | null {
  return note?.kind === "refused" ? note : null;
}

/** Tell whether a note answers what was asked. */
export function isAnswer(note: Note | null): boolean {
  return note?.kind === "refused" || note?.kind === "legal";
}

/** Give the figures that take part in moves, by the pieces that lead them. */
export function figuresIn(snapshot: Snapshot, moves: number[]): Set<string> {
  const pieces = moves.flatMap((index) => snapshot.moves[index]!.pieces);
  return new Set(pieces.flatMap((id) => pieceOf(snapshot, id)?.stack ?? []));
}

/** Give the moves whose targets are on show. */
export function shownMoves(snapshot: Snapshot, state: ViewState, offered: number[], guided = false): number[] {
  const { selected, hovered } = state;
  const own = offered.filter((index) => figuresIn(snapshot, [index]).has(selected ?? ""));
  if (own.length > 0) return own;
  if (hovered !== null) return snapshot.moves[hovered] ? [hovered] : [];
  // After a refusal the board points at what can be played instead; a lesson does not.
  return refusalOf(snapshot) && !guided ? offered : [];
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
