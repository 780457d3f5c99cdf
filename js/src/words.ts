// The words for what is on the board, from the labels of the reader's language.

import type { Geometry } from "./geometry";
import type { Labels, Look, Piece, Snapshot, Thrown } from "./snapshot";
import { sumOf } from "./state";

/** Fill `{name}` in a label. A label that is missing shows its key, so that it is noticed. */
export function word(
  labels: Labels,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const template = labels[key] ?? key;
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Join words: *a*, *a y b*, *a, b y c*. */
function listed(labels: Labels, words: string[]): string {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  return word(labels, "and", { list: words.slice(0, -1).join(", "), last });
}

/** Describe a figure: what it is, where, how it is dressed, and what can be done with it. */
export function pieceWords(
  labels: Labels,
  geometry: Geometry,
  snapshot: Snapshot,
  piece: Piece,
  states: string[],
): string {
  const { colour, id } = piece;
  const numbers = snapshot.pieces.filter(({ stack }) => stack === id).map((one) => one.id.slice(1));
  const size = numbers.length;
  const name = size > 1 ? `pieces_${colour}` : `piece_${colour}`;
  const parts = [word(labels, name, { n: listed(labels, numbers.sort()) })];
  if (size > 1) parts.push(word(labels, "together", { n: word(labels, `number_${size}`) }));
  parts.push(...placeWords(labels, geometry, piece), ...states.map((state) => word(labels, state)));
  return parts.join(", ");
}

/** Tell where a piece stands, and how it is dressed. */
export function placeWords(labels: Labels, geometry: Geometry, { colour, look, spot }: Piece): string[] {
  const place =
    typeof spot === "number"
      ? geometry.drawing.names[spot]!
      : word(labels, geometry.isCloth ? "charkoni" : `${spot}_${colour}`);
  return [place, ...lookWords(labels, look)];
}

function lookWords(labels: Labels, { way, queen, lap, taken, done }: Look): string[] {
  const words: string[] = [];
  if (done) words.push(word(labels, "done"));
  else if (way) words.push(word(labels, way));
  if (queen) words.push(word(labels, "queen"));
  else if (taken > 0) words.push(word(labels, "taken"));
  if (lap > 1) words.push(word(labels, "lap", { n: lap }));
  return words;
}

/** Describe a square: its name, who stands there, and whether they hold it. */
export function squareWords(
  labels: Labels,
  geometry: Geometry,
  snapshot: Snapshot,
  square: number,
): string {
  const parts = [geometry.drawing.names[square]!, ...crowd(labels, snapshot, square)];
  if (snapshot.barriers.includes(square)) parts.push(word(labels, "barrier"));
  for (const held of snapshot.held) {
    if (held.square !== square) continue;
    const names = held.colours.map((colour) => word(labels, `name_${colour}`));
    parts.push(word(labels, "held", { colours: listed(labels, names) }));
  }
  return parts.join(", ");
}

function crowd(labels: Labels, snapshot: Snapshot, square: number): string[] {
  const counts = new Map<string, number>();
  for (const { spot, colour } of snapshot.pieces) {
    if (spot === square) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].map(([colour, n]) =>
    word(labels, n === 1 ? `one_${colour}` : `some_${colour}`, {
      n: word(labels, `number_${n}`),
    }),
  );
}

/** Give what was thrown in figures: faces, or what the cowries count. */
export function thrownWords({ shown, value }: Thrown, joint: string): string {
  return String(value ?? shown.join(joint));
}

/** Write chosen throws with what they come to: *25 + 3 = 28*. */
export function sumWords(counts: number[]): string {
  return counts.length < 2 ? counts.join() : `${counts.join(" + ")} = ${sumOf(counts)}`;
}

/** Tell what a new snapshot brings, for those who hear it. */
export function news(labels: Labels, before: Snapshot | null, now: Snapshot, row: string): string {
  const parts: string[] = [];
  const { shown } = now.thrown;
  // A note tells the move in a sentence; the row is there for when there is none.
  if (before && now.ply > before.ply && shown.length === 0 && !now.note) parts.push(row);
  if (before && shown.length > 0 && isNewThrow(before, now)) {
    const n = thrownWords(now.thrown, ", ");
    parts.push(word(labels, "heard_throw", { name: now.turnName, n }));
  }
  if (now.note) parts.push(now.note.title, ...now.note.reasons.map((reason) => reason.title));
  if (now.phase === "over") parts.push(now.outcome ?? "");
  else if (now.phase === "throw" && before?.turn !== now.turn) {
    parts.push(word(labels, "heard_turn", { name: now.turnName }));
  }
  return parts.filter(Boolean).map(sentence).join(" ");
}

/** Throws that wait to be used may look alike. */
function isNewThrow(before: Snapshot, now: Snapshot): boolean {
  const grown = now.adds && now.pending.length > before.pending.length && now.ply > before.ply;
  return grown || now.thrown.shown.join() !== before.thrown.shown.join();
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
