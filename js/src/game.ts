// The game as Python sends it, in several traits and without what goes without saying: here it is whole.

import { framesOf, NOTHING_TOLD, rowsOf, standingsAt, wayFrom } from "./frames";
import { wholeMoves, type ToldMove } from "./moves";
import type { Frame, Labels, Model, Note, Row, Setup, Snapshot, Thrown, Thrower } from "./snapshot";

export interface Game {
  snapshot: Snapshot;
  frames: Frame[];
  rows: Row[];
}

/** A snapshot without what there is nothing to tell of. */
interface SnapshotTold extends Omit<Snapshot, "moves" | "plies" | "thrown"> {
  moves?: ToldMove[];
  /** More than have been played, where some can be redone. */
  plies?: number;
  thrown?: Partial<Thrown>;
}

/** Read the game from a model; what has not changed is not put together again. */
export function createReader(model: Model): () => Game | null {
  let read: unknown[] = [];
  let game: Game | null = null;
  return () => {
    const now = ["snapshot", "setup", "labels", "frames_0"].map((trait) => model.get(trait));
    if (now.some((value, index) => value !== read[index])) [read, game] = [now, gameOf(model)];
    return game;
  };
}

function gameOf(model: Model): Game | null {
  const told = model.get("snapshot") as SnapshotTold | undefined;
  if (!told?.phase) return null;
  const { thrower, company, ...setup } = model.get("setup") as Setup & { thrower: Thrower; company: Record<string, string> };
  const frames = framesOf(model);
  const labels = model.get("labels") as Labels;
  const standings = standingsAt(frames, told.ply, labels);
  const snapshot = {
    ...setup,
    ...standings,
    ...NOTHING_TOLD,
    plies: told.ply,
    ...told,
    company: company?.[standings.turn] ?? told.company ?? "",
    thrown: { ...thrower, shown: [], value: null, ...told.thrown },
    moves: wholeMoves(told.moves ?? []),
    note: told.note && { ...BLANK, ...told.note, way: wayFrom(told.note.way ?? []) },
  };
  return { snapshot, frames, rows: rowsOf(frames, labels) };
}

const BLANK = {
  reasons: [],
  piece: null,
  count: null,
  squares: [],
  pieces: [],
  way: [],
  stop: -1,
  reach: null,
  surplus: 0,
  would: [],
  elsewhere: [],
} satisfies Partial<Note>;
