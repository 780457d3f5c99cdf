// What Python sends and what it is asked: the protocol's types. Python owns the rules.

export type Colour = "Y" | "B" | "R" | "G" | "K";
/** A square of the cross, 0 to 95, or one of the two places that are none. */
export type Spot = number | "home" | "goal";

export interface Piece {
  id: string;
  colour: Colour;
  /** What is written on it, in the reader's language. */
  label: string;
  /** Its place as positions write it: "home", "12", "c3", "goal". */
  place: string;
  spot: Spot;
  /** The piece that leads the figure in which this one is drawn: itself, if it stands alone. */
  stack: string;
  /** How many pieces the figure holds that this one leads. */
  size: number;
  look: Look;
}

/** How a piece is dressed. */
export interface Look {
  way: "" | "out" | "back";
  queen: boolean;
  /** 1 on its first way round. */
  lap: number;
  /** Captures that count towards becoming a Queen. */
  taken: number;
  done: boolean;
}

export interface Thrower {
  kind: "dice" | "cowries" | "long_dice";
  /** What cowries count by the number of mouths up. */
  table: number[];
  /** Each number that can be thrown, and how likely it is. */
  chances: [value: number, chance: number][];
}

export interface Thrown extends Thrower {
  /** Faces; of cowries 1 for a mouth that lies up, 0 for one that lies down. Empty before a throw. */
  shown: number[];
  /** What cowries count. */
  value: number | null;
}

export interface Move {
  piece: string;
  pieces: string[];
  count: number;
  /** The throws that it uses up. */
  counts: number[];
  target: string;
  spot: Spot;
  captures: string[];
  way: Spot[];
  text: string;
}

export interface Cited {
  id: string;
  text: string;
}

export interface Note {
  kind: "refused" | "legal" | "done" | "over";
  title: string;
  statement: Cited | null;
  reasons: { title: string; statement: Cited }[];
  piece: string | null;
  count: number | null;
  /** The squares concerned; a home or a goal is none and is not marked. */
  squares: Spot[];
  pieces: string[];
  way: Spot[];
  /** Index in `way` of the step that is barred, -1 if none is. */
  stop: number;
  reach: Spot | null;
  /** How many squares of the count are left over at the goal. */
  surplus: number;
  /** The changes that would make it legal. */
  would: { text: string; statements: Cited[] }[];
  elsewhere: Elsewhere[];
  /** The earlier ply at which it was asked; without it, the game as it stands. */
  ply?: number;
}

/** Why a piece cannot count so much. */
export interface Reason {
  piece: string;
  count: number;
  text: string;
}

/** What another ruleset makes of the same throws. */
export interface Compared {
  name: string;
  text: string;
}

/** What another ruleset says of the same try. */
export interface Elsewhere {
  name: string;
  legal: boolean;
  statement: Cited | null;
}

/** What stays the same as long as a game goes on. */
export interface Setup {
  rules: { id: string; name: string };
  players: Colour[][];
  /** As text: JavaScript counts exactly only to 2**53. */
  seed: string | null;
  /** Whether throws may be added up as well as used apart: then the reader picks among them. */
  adds: boolean;
  /** The looks that the ruleset has, to be explained. */
  legend: ("out" | "back" | "queen" | "stack")[];
}

/** A line of play that leaves this one after a ply. */
export interface Branch {
  ply: number;
  /** How many plies it has. */
  plies: number;
  /** How it begins. */
  text: string;
}

/** How the board stands after a ply. */
export interface Standings {
  turn: Colour;
  turnName: string;
  /** Of two on a square, the earlier arrival comes first. */
  pieces: Piece[];
  barriers: number[];
  /** Castles that pieces of these colours hold against the others. */
  held: { square: number; colours: Colour[] }[];
  last: { pieces: string[]; way: Spot[] } | null;
}

/** All that is drawn of a game. */
export interface Snapshot extends Setup, Standings {
  revision: number;
  /** With whom and against whom that player plays; empty if each plays alone. */
  company: string;
  /** "viewing" is not sent: so it is at an earlier ply or without Python, where nothing can be done. */
  phase: "throw" | "move" | "over" | "viewing";
  thrown: Thrown;
  /** The throws still to be used. */
  pending: number[];
  bonus: boolean;
  moves: Move[];
  /** Why pieces of the turn cannot count what was thrown, where hints are on. */
  reasons: Reason[];
  /** Where there are moves, that none need be made. */
  canPass: boolean;
  ply: number;
  plies: number;
  note: Note | null;
  outcome: string | null;
  /** How often each number has been thrown in the whole game, in the order of the chances. */
  tally: number[];
  /** The position as text. */
  position: string;
  /** Lines of play that were left; an older page has none. */
  branches?: Branch[];
}

/** What a ply has changed, of objects within only what has changed of them. */
export type Frame = Record<string, unknown>;

export type RowMark = "capture" | "six" | "goal" | "barrier" | "home" | "fork";

/** Throws running, with their moves; `ply` is the ply after them. */
export interface Row {
  ply: number;
  colour: Colour;
  dice: number[];
  text: string;
  note: string;
  marks: RowMark[];
}

export type Labels = Record<string, string>;

export interface Options {
  lang: string;
  palette: "printed" | "okabe_ito";
  large: boolean;
  theme: "auto" | "light" | "dark";
  /** Whether moves and reasons are told before anybody asks; an editor does not say. */
  hints?: boolean;
  /** Whether a throw that moves nothing passes by itself. */
  passing?: boolean;
}

export type Intent =
  | { intent: "throw" | "pass" | "undo" | "redo" }
  | { intent: "play"; move: number }
  | { intent: "try"; piece: string; count?: number; target?: Spot; ply?: number }
  | { intent: "hints"; on: boolean }
  | { intent: "compare" }
  | { intent: "answers"; ply: number | null }
  | { intent: "go"; ply: number }
  | { intent: "branch"; branch: number }
  | { intent: "new"; seed: number | null };

/** The part of anywidget's model that is used here. */
export interface Model {
  get(name: string): unknown;
  send(content: unknown): void;
  /** Whether there is a kernel; anywidget may hand on neither. */
  comm_live?: boolean;
  widget_manager?: { kernel?: unknown };
  on(event: string, callback: (...values: never[]) => void): void;
  off(event: string, callback: (...values: never[]) => void): void;
}
