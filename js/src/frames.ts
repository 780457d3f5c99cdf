// The board after each ply, from what each ply has changed: for this no Python is needed.

import type { Frame, Labels, Piece, Row, Snapshot, Standings } from "./snapshot";
import { word } from "./words";

/** What belongs to the game itself, which cannot be played on from elsewhere. */
const TO_LOOK_AT = {
  phase: "viewing",
  company: "",
  outcome: null,
  note: null,
  moves: [],
  reasons: {},
  pending: [],
  bonus: false,
  canPass: false,
  canUndo: false,
  canRedo: false,
} satisfies Partial<Snapshot>;

/** Give a snapshot that shows the board after an earlier or a later ply, to look at only. */
export function snapshotAt(now: Snapshot, frames: Frame[], ply: number, labels: Labels): Snapshot {
  const then = standingsAt(frames, ply);
  const turnName = word(labels, `name_${then.turn}`);
  const thrown = { ...now.thrown, shown: [], value: null };
  return { ...now, ...TO_LOOK_AT, ...then, ply, turnName, thrown };
}

/** Put together what the plies up to one have changed. */
export function standingsAt(frames: Frame[], ply: number): Omit<Standings, "pieces"> & { pieces: Piece[] } {
  const whole = frames.slice(0, ply + 1).reduce(merged, {}) as unknown as Standings;
  const isLate = ({ id }: { id: string }) => Number(whole.late.includes(id));
  const pieces = Object.values(whole.pieces).sort((one, other) => isLate(one) - isLate(other));
  return { ...whole, pieces };
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
