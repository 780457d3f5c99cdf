// What Python sends of a comparison, and where its reader is: the types.

import type { Cited, Move, Setup, Thrower } from "./snapshot";

/** One ruleset's game, as Python sends it. */
export interface LaneTold {
  id: string;
  name: string;
  over: boolean;
  setup: Setup & { thrower: Thrower; company: Record<string, string> };
  /** The ply after each number of throws. */
  plies: number[];
  /** Of each piece captured, and of each in the goal, the throw that brought it there. */
  captures: number[];
  goal: number[];
}

/** What the lanes have in common. */
export interface Comparison {
  revision: number;
  throws: number[][];
  parting: number | null;
  forks: Fork[];
  facts: string;
}

/** Where the reader is: after so many throws, or before the choice at the last of them. */
export interface Place {
  throw: number;
  choosing: boolean;
}

/** A throw that rulesets answer differently. */
export interface Fork {
  throw: number;
  kind: "moves" | "consequence" | "turn";
  text: string;
  sides: Record<string, Side>;
}

export interface Side {
  said: string;
  statements: Cited[];
  /** Where it was to be chosen. */
  ply: number;
  moves: Move[];
  /** Pieces that could move but for a duty. */
  held: { pieces: string[]; text: string; statement: string }[];
  /** Index of the move that was made, -1 if none was. */
  chosen: number;
}
