// All that is drawn at one moment: what is given, and what follows from it, worked out once. What the
// snapshot and the view's state hold lies in it side by side.

import { leaders, type Drawing, type Geometry } from "./geometry";
import type { Colour, Labels, Options, Piece, Row, Snapshot, Spot } from "./snapshot";
import {
  chosenCounts,
  figuresIn,
  offeredMoves,
  isAnswer,
  shownMoves,
  sumOf,
  targetsOf,
  type Target,
  type ViewState,
} from "./state";
import { word } from "./labels";

/** What a lesson marks, where the board of a game would give the answer away. */
export interface Guide {
  /** Whether every own piece outside the goal has a ring, whatever it may do; else none has. */
  rings: boolean;
  /** The piece and the place that hints point at. */
  piece: string | null;
  spot: Spot | null;
}

/** What a view is made from. */
export interface Given {
  guide?: Guide | undefined;
  geometry: Geometry;
  snapshot: Snapshot;
  rows: Row[];
  labels: Labels;
  options: Options;
  state: ViewState;
}

export interface View extends Given, Snapshot, ViewState {
  drawing: Drawing;
  /** Give a label, with values for the names in it. */
  say(key: string, values?: Record<string, string | number>): string;
  /** The pieces that are drawn: of each stack the one that leads it. */
  figures: Piece[];
  /** The chosen throws, the moves that use them, and the figures that take part in these. */
  counts: number[];
  offered: number[];
  movable: Set<string>;
  /** The figures that have a ring: those that may move, unless a lesson says otherwise. */
  ringed: Set<string>;
  /** Why the pieces that cannot move cannot, where that is told. */
  whyNot: Record<string, string>;
  /** The moves whose targets are on show, and these targets. */
  shown: number[];
  targets: Target[];
}

export function createView(given: Given): View {
  const { geometry, labels, state } = given;
  const snapshot = state.settled ? withoutAnswer(given.snapshot) : given.snapshot;
  const counts = chosenCounts(snapshot, state);
  const offered = offeredMoves(snapshot, counts);
  const movable = figuresIn(snapshot, offered);
  const shown = shownMoves(snapshot, state, offered, given.guide !== undefined);
  return {
    ...given,
    ...snapshot,
    ...state,
    snapshot,
    drawing: geometry.drawing,
    say: (key, values) => word(labels, key, values),
    figures: leaders(snapshot.pieces),
    counts,
    offered,
    movable,
    ringed: given.guide ? guidedRings(given.guide, snapshot) : movable,
    whyNot: whyNot(snapshot, counts, movable),
    shown,
    targets: targetsOf(snapshot, shown),
  };
}

function withoutAnswer(snapshot: Snapshot): Snapshot {
  return isAnswer(snapshot.note) ? { ...snapshot, note: null } : snapshot;
}

/** Give why pieces cannot move: with the chosen throws, or at all. */
function whyNot({ reasons }: Snapshot, counts: number[], movable: Set<string>): Record<string, string> {
  const sum = sumOf(counts);
  const told: Record<string, string> = {};
  for (const { piece, count, text } of reasons)
    if (!movable.has(piece) && (sum === 0 || count === sum)) told[piece] ??= text;
  return told;
}

function guidedRings({ rings }: Guide, snapshot: Snapshot): Set<string> {
  const own = ownColours(snapshot);
  const those = leaders(snapshot.pieces).filter(({ colour, spot }) => own.includes(colour) && spot !== "goal");
  return new Set(rings ? those.map(({ id }) => id) : []);
}

/** Give the colours of the player whose turn it is. */
export function ownColours({ players, turn }: Snapshot): Colour[] {
  return players.find((colours) => colours.includes(turn)) ?? [turn];
}

/** Tell whether nobody is there who could answer. */
export function isDeaf({ phase, gone }: View): boolean {
  return phase === "viewing" && gone;
}

/** Of some figures give the first that has a ring, else the first whose turn it is. */
export function firstOf({ ringed, turn }: View, figures: Piece[]): Piece | undefined {
  return figures.find(({ id }) => ringed.has(id)) ?? figures.find(({ colour }) => colour === turn);
}
