// The words for what is on the board, from the labels of the reader's language.

import { rowAt } from "./frames";
import type { Piece, Row, Snapshot, Thrown } from "./snapshot";
import { mustPass, sumOf } from "./state";
import type { View } from "./view";

/** Join words: *a*, *a y b*, *a, b y c*. */
function listed({ say }: View, words: string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : say("and", { list: words.slice(0, -1).join(", "), last });
}

/** Describe a figure: what it is, where, how it is dressed, and what can be done with it. */
export function pieceWords(view: View, piece: Piece): string {
  const { pieces, movable, guide, selected, say } = view;
  const { colour, id } = piece;
  const numbers = pieces.filter(({ stack }) => stack === id).map((one) => one.id.slice(1));
  const size = numbers.length;
  const name = `${size > 1 ? "pieces" : "piece"}_${colour}`;
  return joined([
    say(name, { n: listed(view, numbers.sort()) }),
    size > 1 && say("together", { n: say(`number_${size}`) }),
    placeWords(view, piece),
    !guide && movable.has(id) && say("can_move"),
    selected === id && say("selected"),
  ]);
}

/** Tell where a piece stands, and how it is dressed; what is back has no way before it. */
export function placeWords({ geometry, drawing, say }: View, { colour, look, spot }: Piece): string {
  const place = geometry.isCloth ? "charkoni" : `${spot}_${colour}`;
  return joined([
    typeof spot === "number" ? drawing.names[spot] : say(place),
    say(look.done ? "done" : look.way),
    say(look.queen ? "queen" : look.taken > 0 ? "taken" : ""),
    look.lap > 1 && say("lap", { n: look.lap }),
  ]);
}

function joined(parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}

/** Describe a square: its name, who stands there, and whether they hold it. */
export function squareWords(view: View, square: number): string {
  const { drawing, barriers, say } = view;
  const names = (colours: string[]) => colours.map((colour) => say(`name_${colour}`));
  const held = view.held.filter((one) => one.square === square);
  return [
    drawing.names[square],
    ...crowd(view, square),
    ...(barriers.includes(square) ? [say("barrier")] : []),
    ...held.map(({ colours }) => say("held", { colours: listed(view, names(colours)) })),
  ].join(", ");
}

function crowd({ pieces, say }: View, square: number): string[] {
  const counts = new Map<string, number>();
  for (const { spot, colour } of pieces) {
    if (spot === square) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].map(([colour, n]) =>
    say(`${n === 1 ? "one" : "some"}_${colour}`, { n: say(`number_${n}`) }),
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

/** Give the key of what is told when nothing can move. */
export function passKey({ options }: View): string {
  return options.passing ? "will_pass" : "must_pass";
}

/** Tell what a new snapshot brings, for those who hear it; `row` tells its last ply. */
export function news(now: View, before: Snapshot | null, row: string): string {
  const { ply, turn, turnName, thrown, note, phase, outcome, say } = now;
  const { shown } = thrown;
  const parts: (string | null)[] = [];
  // A note tells the move in a sentence; the row is there for when there is none.
  if (before && ply > before.ply && shown.length === 0 && !note) parts.push(row);
  if (before && shown.length > 0 && isNewThrow(before, now))
    parts.push(say("heard_throw", { name: turnName, n: thrownWords(thrown, ", ") }));
  if (mustPass(now)) parts.push(say(passKey(now)));
  if (note) parts.push(note.title, ...note.reasons.map(({ title }) => title));
  if (phase === "over") parts.push(outcome);
  else if (phase === "throw" && before?.turn !== turn)
    parts.push(say("heard_turn", { name: turnName }));
  return parts.flatMap((text) => (text ? sentence(text) : [])).join(" ");
}

/** Throws that wait to be used may look alike. */
function isNewThrow(before: Snapshot, now: Snapshot): boolean {
  const grown = now.adds && now.pending.length > before.pending.length && now.ply > before.ply;
  return grown || now.thrown.shown.join() !== before.thrown.shown.join();
}

/** End a text as a sentence ends. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Tell of a ply: *jugada 3 de 9: Rojo sacó 3, R2 6 → 9*. */
export function plyWords({ plies, rows, branches = [], say }: View, ply: number): string {
  const row = rowAt(rows, ply);
  const forked = branches.some((branch) => branch.ply === ply);
  return joined([
    row ? say("ply_told", { n: ply, of: plies, row: rowWords(row, say) }) : say("ply_start", { of: plies }),
    forked && say("forked"),
  ]);
}

/** Tell a row: *Rojo sacó 3, R2 6 → 9*. */
export function rowWords({ colour, dice, text, note }: Row, say: View["say"]): string {
  const name = say(`name_${colour}`);
  const thrown = dice.length > 0 ? say("row_thrown", { name, dice: dice.join(", ") }) : name;
  return joined([thrown, text, note]);
}
