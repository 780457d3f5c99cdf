// All that is drawn at one moment: what is given, and what follows from it, worked out once.

import { leaders, type Geometry } from "./geometry";
import type { Labels, Options, Piece, Row, Snapshot } from "./snapshot";
import { movable, shownMoves, targetsOf, type Target, type ViewState } from "./state";
import { word } from "./words";

/** What a view is made from. */
export interface Given {
  geometry: Geometry;
  snapshot: Snapshot;
  rows: Row[];
  labels: Labels;
  options: Options;
  state: ViewState;
}

export interface View extends Given {
  /** Give a label, with values for the names in it. */
  word(key: string, values?: Record<string, string | number>): string;
  /** The pieces that are drawn: of each stack the one that leads it. */
  figures: Piece[];
  /** By the piece that leads them, the figures that take part in an offered move. */
  movable: Set<string>;
  /** The moves whose targets are on show, and these targets. */
  shown: number[];
  targets: Target[];
}

export function createView(given: Given): View {
  const { snapshot, labels, state } = given;
  const shown = shownMoves(snapshot, state);
  return {
    ...given,
    word: (key, values) => word(labels, key, values),
    figures: leaders(snapshot.pieces),
    movable: movable(snapshot, state),
    shown,
    targets: targetsOf(snapshot, shown),
  };
}
