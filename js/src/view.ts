// All that is drawn at one moment: what is given, and what follows from it, worked out once. What the
// snapshot and the view's state hold lies in it side by side.

import { leaders, type Drawing, type Geometry } from "./geometry";
import type { Labels, Options, Piece, Row, Snapshot } from "./snapshot";
import {
  chosenCounts,
  figuresIn,
  offeredMoves,
  refusalOf,
  shownMoves,
  targetsOf,
  type Target,
  type ViewState,
} from "./state";
import { word } from "./labels";

/** What a view is made from. */
export interface Given {
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
  /** The moves whose targets are on show, and these targets. */
  shown: number[];
  targets: Target[];
}

export function createView(given: Given): View {
  const { geometry, labels, state } = given;
  const snapshot = state.settled ? withoutRefusal(given.snapshot) : given.snapshot;
  const counts = chosenCounts(snapshot, state);
  const offered = offeredMoves(snapshot, counts);
  const shown = shownMoves(snapshot, state, offered);
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
    movable: figuresIn(snapshot, offered),
    shown,
    targets: targetsOf(snapshot, shown),
  };
}

function withoutRefusal(snapshot: Snapshot): Snapshot {
  return refusalOf(snapshot) ? { ...snapshot, note: null } : snapshot;
}

/** Of some figures give the first that may move, else the first whose turn it is. */
export function firstOf({ movable, turn }: View, figures: Piece[]): Piece | undefined {
  return figures.find(({ id }) => movable.has(id)) ?? figures.find(({ colour }) => colour === turn);
}
