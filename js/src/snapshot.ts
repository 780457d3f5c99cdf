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
}

export interface Move {
  piece: string;
  pieces: string[];
  count: number;
  target: string;
  spot: Spot;
  captures: string[];
  way: Spot[];
  text: string;
}

export interface Cited {
  id: string;
  text: string;
  source: string;
}

export interface Note {
  kind: "refused" | "done" | "over";
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
}

export interface Snapshot {
  revision: number;
  rules: { id: string; name: string };
  players: Colour[][];
  seed: number | null;
  turn: Colour;
  turnName: string;
  /** With whom and against whom that player plays; empty if each plays alone. */
  company: string;
  phase: "throw" | "move" | "over";
  dice: number[];
  pending: number[];
  bonus: boolean;
  /** Of two on a square, the earlier arrival comes first. */
  pieces: Piece[];
  barriers: number[];
  moves: Move[];
  canPass: boolean;
  canUndo: boolean;
  canRedo: boolean;
  ply: number;
  plies: number;
  note: Note | null;
  last: { pieces: string[]; way: Spot[] } | null;
  outcome: string | null;
}

export type RowMark = "capture" | "six" | "goal" | "barrier" | "home";

/** A throw with its moves; `ply` is the ply after it. */
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
}

export type Intent =
  | { intent: "throw" | "pass" | "undo" | "redo" }
  | { intent: "play"; move: number }
  | { intent: "try"; piece: string; count: number; target?: string }
  | { intent: "go"; ply: number }
  | { intent: "new"; seed: number | null };

/** The part of anywidget's model that is used here. */
export interface Model {
  get(name: string): unknown;
  send(content: unknown): void;
  on(event: string, callback: (...values: never[]) => void): void;
  off(event: string, callback: (...values: never[]) => void): void;
}
