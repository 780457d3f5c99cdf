// The game as Python sends it, in several traits and without what goes without saying: here it is whole.

import { framesOf, rowsOf, standingsAt, wayFrom } from "./frames";
import type { Frame, Labels, Model, Move, Note, Row, Setup, Snapshot, Thrower } from "./snapshot";

export interface Game {
  snapshot: Snapshot;
  frames: Frame[];
  rows: Row[];
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
  const told = model.get("snapshot") as Snapshot | undefined;
  if (!told?.phase) return null;
  const { thrower, company, ...setup } = model.get("setup") as Setup & { thrower: Thrower; company: Record<string, string> };
  const frames = framesOf(model);
  const labels = model.get("labels") as Labels;
  const standings = standingsAt(frames, told.ply, labels);
  const snapshot = {
    ...setup,
    ...standings,
    ...told,
    company: company?.[standings.turn] ?? told.company ?? "",
    thrown: { ...thrower, ...told.thrown },
    moves: told.moves.map(wholeMove),
    note: told.note && { ...BLANK, ...told.note, way: wayFrom(told.note.way ?? []) },
  };
  return { snapshot, frames, rows: rowsOf(frames, labels) };
}

/** Write out a move: what goes without saying is left out. */
export function wholeMove(told: Move): Move {
  const { piece, count } = told;
  const way = wayFrom(told.way);
  const plain = { pieces: [piece], counts: [count], captures: [], spot: way.at(-1) };
  return { ...plain, ...told, way };
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
