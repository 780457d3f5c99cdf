// The words for what is on the board, from the labels of the reader's language.

import { COLUMNS, RIM, SAFE } from "./geometry";
import type { Labels, Piece, Snapshot, Spot } from "./snapshot";

/** Fill `{name}` in a label. A label that is missing shows its key, so that it is noticed. */
export function word(
  labels: Labels,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const template = labels[key] ?? key;
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export function pieceName(labels: Labels, piece: Piece): string {
  return word(labels, `piece_${piece.colour}`, { n: piece.id.slice(1) });
}

/** Name a spot; a home or a goal belongs to the colour. */
export function spotName(labels: Labels, spot: Spot, colour: string): string {
  if (spot === "home" || spot === "goal") return word(labels, `${spot}_${colour}`);
  if (spot < RIM) return word(labels, "square", { n: spot + 1 });
  const arm = Math.floor((spot - RIM) / 7);
  return word(labels, `column_${COLUMNS[arm]}`, { n: ((spot - RIM) % 7) + 1 });
}

/** Describe a piece: what it is, where, and what can be done with it. */
export function pieceWords(labels: Labels, piece: Piece, states: string[]): string {
  const where = spotName(labels, piece.spot, piece.colour);
  return [pieceName(labels, piece), where, ...states.map((state) => word(labels, state))].join(
    ", ",
  );
}

/** Describe a square: its number, whether it is safe, who stands there. */
export function squareWords(labels: Labels, snapshot: Snapshot, square: number): string {
  const parts = [spotName(labels, square, "")];
  if (SAFE.has(square)) parts.push(word(labels, "safe"));
  parts.push(...crowd(labels, snapshot, square));
  if (snapshot.barriers.includes(square)) parts.push(word(labels, "barrier"));
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

/** Tell what a new snapshot brings, for those who hear it. */
export function news(labels: Labels, before: Snapshot | null, now: Snapshot, row: string): string {
  const parts: string[] = [];
  // A note tells the move in a sentence; the row is there for when there is none.
  if (before && now.ply > before.ply && now.dice.length === 0 && !now.note) parts.push(row);
  if (before && (now.dice.length > before.dice.length || now.dice.join() !== before.dice.join())) {
    if (now.dice.length > 0)
      parts.push(word(labels, "heard_throw", { name: now.turnName, n: now.dice.join(", ") }));
  }
  if (now.note) parts.push(now.note.title, ...now.note.reasons.map((reason) => reason.title));
  if (now.phase === "over") parts.push(now.outcome ?? "");
  else if (now.phase === "throw" && before?.turn !== now.turn) {
    parts.push(word(labels, "heard_turn", { name: now.turnName }));
  }
  return parts.filter(Boolean).map(sentence).join(" ");
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
