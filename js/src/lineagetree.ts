// What Python sends of the family tree: its rows with their examples, and the squares of the cross.

import type { Cited, Statements } from "./cites";
import type { Drawing } from "./geometry";
import type { Look, Spot } from "./snapshot";

/** A figure of an example; most stand alone and are dressed plainly. */
export interface Figure {
  id: string;
  label: string;
  spot: Spot;
  size?: number;
  look?: Look;
}

export interface KinGame {
  id: string;
  /** The name of its board among the drawings. */
  board: string;
  name: string;
  thrown: string;
  castles: boolean;
  /** Yellow's pieces as a game begins. */
  begins: Figure[];
}

export interface Example {
  /** The position, as text. */
  position: string;
  question: string;
  legal: boolean;
  text: string;
  cited: Cited[];
  piece: string | null;
  pieces: Figure[];
  /** From where the piece stands, as far as it can be followed. */
  way: Spot[];
  /** Which of these steps is barred; -1 if none is. */
  stop: number;
}

export interface KinRow {
  aspect: string;
  name: string;
  same: boolean;
  cells: { text: string; cited: Cited[] }[];
  examples: Example[];
}

/** A square of the cross, or its centre: what is said of it, and by game what it is there. */
export interface Place {
  said: string;
  numbers: string[];
  kinds: string[];
}

export interface Tree extends Statements {
  games: KinGame[];
  rows: KinRow[];
  /** By square of the cross, the centre last. */
  places: Place[];
  /** By game, where one piece is at each step. */
  walk: Spot[][];
  history: string[];
}

/** A board, and where the centre of its cross lies: its near corner and its side. */
export interface CrossDrawing extends Drawing {
  centre: [corner: number, side: number];
}

export type Say = (key: string, values?: Record<string, string | number>) => string;

export const CENTRE = 96;

/** Give the square of the cross at which a piece is seen; none beside it. */
export function squareOf(spot: Spot | undefined, isCloth: boolean): number | null {
  if (spot === undefined || typeof spot === "number") return spot ?? null;
  return spot === "goal" || isCloth ? CENTRE : null;
}
