// The board after each ply, from what each ply has changed: for this no Python is needed.

import { PLAIN } from "./pieces";
import type { Colour, Frame, Labels, Model, Note, Piece, Row, Snapshot, Spot, Standings } from "./snapshot";
import { word } from "./labels";

const NOTHING_TO_DO = { moves: [], reasons: [], canPass: false } satisfies Partial<Snapshot>;
/** What a snapshot holds with which nothing can be done. */
export const OFFERING_NOTHING = { phase: "viewing", ...NOTHING_TO_DO } satisfies Partial<Snapshot>;
/** What Python tells of the game as it stands, if there is something to tell. */
export const NOTHING_TOLD = { ...NOTHING_TO_DO, outcome: null, pending: [], bonus: false } satisfies Partial<Snapshot>;

/** What a row that begins leaves out. */
const BLANK_ROW = { dice: [], text: "", note: "", marks: [] } satisfies Partial<Row>;

/** Read the pages on which Python writes the frames, up to the first that is empty. */
export function framesOf(model: Model, name = "frames"): Frame[] {
  const frames: Frame[] = [];
  for (let page = 0; ; page++) {
    const read = (model.get(`${name}_${page}`) ?? []) as Frame[];
    if (read.length === 0) return frames;
    frames.push(...read);
  }
}

/** Give a snapshot that shows the board after an earlier or a later ply, to look at only. */
export function snapshotAt(now: Snapshot, frames: Frame[], ply: number, labels: Labels): Snapshot {
  const thrown = { ...now.thrown, shown: [], value: null };
  const note = noteAt(now, ply);
  const then = { ...NOTHING_TOLD, company: "", ...standingsAt(frames, ply, labels), ply, thrown, note };
  return { ...now, ...OFFERING_NOTHING, ...then };
}

/** Give what is told at a ply: what was asked at an earlier one is told there alone. */
export function noteAt({ note, ply: now }: Snapshot, ply: number): Note | null {
  return (note?.ply ?? now) === ply ? (note ?? null) : null;
}

/** Write out a way: of squares one after another Python tells the first and the last. */
export function wayFrom(told: readonly (Spot | number[])[]): Spot[] {
  return told.flatMap((part) => {
    if (!Array.isArray(part)) return [part];
    const [from, to] = part as [number, number];
    return Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => from + at * Math.sign(to - from));
  });
}

/** Put together what the plies up to one have changed. */
export function standingsAt(frames: Frame[], ply: number, labels: Labels): Standings {
  const whole = frames.slice(0, ply + 1).reduce(merged, {}) as unknown as Whole;
  const isLate = ({ id }: { id: string }) => Number(whole.late.includes(id));
  const pieces = Object.entries(whole.pieces).map(([id, told]) => pieceFrom(id, told, labels));
  pieces.sort((one, other) => isLate(one) - isLate(other));
  const last = whole.last && { ...whole.last, way: wayFrom(whole.last.way) };
  return { ...whole, last, pieces, turnName: word(labels, `name_${whole.turn}`) };
}

/** What the frames tell once they are put together. */
interface Whole extends Omit<Standings, "pieces" | "turnName"> {
  pieces: Record<string, Partial<Piece>>;
  late: string[];
  row: (Omit<Row, "ply"> & { from: number }) | null;
}

/** Add to a piece what Python leaves out since it goes without saying. */
function pieceFrom(id: string, told: Partial<Piece>, labels: Labels): Piece {
  const colour = id[0] as Colour;
  const label = word(labels, `letter_${colour}`) + id[1];
  const look = { ...PLAIN, ...told.look };
  return { id, colour, label, place: "home", spot: "home", stack: id, size: 1, ...told, look };
}

/** Give the timeline's rows: of the plies that a row spans, the last one tells it. */
export function rowsOf(frames: Frame[], labels: Labels): Row[] {
  const rows = new Map<number, Row>();
  let whole: Frame = {};
  frames.forEach((frame, ply) => {
    const told = (frame.row ?? {}) as Partial<Whole["row"]>;
    whole = told?.from === undefined ? merged(whole, { row: told }) : { row: { ...BLANK_ROW, ...told } };
    const { row } = whole as unknown as Whole;
    if (ply > 0 && row) rows.set(row.from, { ...row, text: row.text || word(labels, "choose"), ply });
  });
  return [...rows.values()];
}

/** Give the row to which a ply belongs; before its last ply it only tells what was thrown. */
export function rowAt(rows: Row[], ply: number): Row | undefined {
  const row = ply > 0 ? rows.find((one) => one.ply >= ply) : undefined;
  return !row || row.ply === ply ? row : { ...row, text: "", note: "" };
}

function merged(base: Frame, changes: Frame): Frame {
  const whole = { ...base };
  for (const [name, value] of Object.entries(changes)) {
    const old = base[name];
    whole[name] = isObject(value) && isObject(old) ? merged(old, value) : value;
  }
  return whole;
}

function isObject(value: unknown): value is Frame {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
