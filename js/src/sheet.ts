// What Python sends of a position that is edited, and how the board's parts are shown it.

import { OFFERING_NOTHING } from "./frames";
import type { Colour, Note, Piece, Snapshot, Standings, Thrown } from "./snapshot";
import { createView, type Given, type View } from "./view";

/** A piece, and what is said of it: only what can be said of one that stands there. */
export interface EditedPiece extends Piece {
  /** Its place in a few letters of the reader's language. */
  where: string;
  marks: Record<string, boolean>;
}

/** A list to choose from. */
export interface Choice {
  key: string;
  label: string;
  value: string;
  options: { value: string; text: string }[];
}

export interface Fault {
  text: string;
  field: string;
  pieces: string[];
  squares: number[];
}

export interface Sheet extends Pick<Standings, "barriers" | "held"> {
  revision: number;
  /** The position as text. */
  text: string;
  rules: { id: string; name: string };
  ruleset: Choice;
  /** The board's colours: whether each plays, cannot do otherwise, and where its way begins. */
  colours: { colour: Colour; plays: boolean; fixed: boolean; start: number }[];
  players: Colour[][];
  turn: Colour | "";
  pieces: EditedPiece[];
  /** What the rules can say of a piece. */
  marks: string[];
  throw: { kind: Thrown["kind"]; values: number[]; single: boolean; thrown: number[] };
  choices: Choice[];
  /** What is impossible; empty for a position that can be. */
  faults: Fault[];
  /** What has just been done, for those who hear it. */
  said: string;
  canUndo: boolean;
  canRedo: boolean;
  hasRecord: boolean;
}

export type Edit =
  | { intent: "put"; piece: string; spot: number | "home" | "goal" }
  | { intent: "mark"; piece: string; mark: string }
  | { intent: "seat"; colour: string }
  | { intent: "say"; keyword: string; value: string }
  | { intent: "rules"; value: string }
  | { intent: "write"; position: string }
  | { intent: "open"; name: string; text: string }
  | { intent: "save"; what: "position" | "record" }
  | { intent: "clear" | "undo" | "redo" };

/** All that the editor draws; the board's own parts see a game without moves. */
export interface Desk extends View {
  sheet: Sheet;
}

export function createDesk(sheet: Sheet, given: Omit<Given, "snapshot" | "rows">): Desk {
  return { ...createView({ ...given, rows: [], snapshot: snapshotOf(sheet) }), sheet };
}

function snapshotOf(sheet: Sheet): Snapshot {
  const turn = sheet.turn || (sheet.players[0]?.[0] ?? "Y");
  const thrown = { kind: sheet.throw.kind, shown: [], value: null, table: [], chances: [] };
  const blank = { turnName: "", company: "", seed: null, last: null, outcome: null, tally: [], position: "" };
  const idle = { pending: [], adds: false, bonus: false, legend: [], ply: 0, plies: 0 };
  return { ...sheet, ...OFFERING_NOTHING, ...blank, ...idle, turn, thrown, note: noteOf(sheet) };
}

/** Mark the squares of all faults as those of a refusal. */
function noteOf({ faults }: Sheet): Note | null {
  if (faults.length === 0) return null;
  const blank = { title: "", statement: null, reasons: [], would: [], elsewhere: [], pieces: [] };
  const nowhere = { piece: null, count: null, way: [], stop: -1, reach: null, surplus: 0 };
  const squares = [...new Set(faults.flatMap((fault) => fault.squares))];
  return { kind: "refused", ...blank, ...nowhere, squares };
}
