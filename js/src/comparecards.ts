// What each ruleset says where they answer apart: its statements, and its moves as cards.

import { button, html, once, type Child } from "./dom";
import type { Drawing } from "./geometry";
import { icon } from "./icons";
import { wholeMoves } from "./moves";
import { pieceIcon } from "./pieces";
import type { Fork, Side } from "./comparison";
import type { Snapshot } from "./snapshot";
import { pieceOf, unlike } from "./state";

interface Cards {
  side: Side;
  drawing: Drawing;
  snapshot: Snapshot;
  say(key: string): string;
  gone: boolean;
  choose(move: number): void;
}

interface Cites {
  side: Side;
  say(key: string): string;
  /** The id of the statement that is open. */
  statement: string;
  open(id: string): void;
}

/** What a ruleset says, and the statements behind it, which open. */
export function citeNodes({ side: { said, statements }, say, statement, open }: Cites): Child {
  const opened = statements.find(({ id }) => id === statement);
  const pills = statements.map(({ id }) => {
    const looks = { class: "pw-chip", "data-key": `statement ${id}`, "aria-expanded": String(id === statement) };
    return [" ", button("statement", () => open(id), looks, id)];
  });
  return [
    html("p", "pw-cmp-said", said, pills),
    opened && html("blockquote", "pw-statement", html("p", {}, opened.text), html("cite", {}, say(opened.id.split("-")[0]!))),
  ];
}

export function cardNodes({ side, drawing, snapshot, say, gone, choose }: Cards): Child {
  const { moves, chosen, held } = side;
  const whole = { ...snapshot, moves };
  const apart = unlike(whole, moves.map((_, index) => index));
  const shown = apart.map((index) => ({ index, isChosen: isAlike(whole, index, chosen) }));
  return [
    moves.length === 0 && html("p", "pw-hint", say("no_move")),
    html("div", { class: "pw-cmp-moves", role: "group" }, shown.map(({ index, isChosen }) => {
      const { piece, text } = moves[index]!;
      const { colour, label } = pieceOf(snapshot, piece)!;
      const looks = {
        class: "pw-move", "data-card": index, "data-key": `card ${index}`,
        "aria-pressed": String(isChosen), "aria-disabled": gone || shown.length === 1,
      };
      const only = shown.length === 1 && html("span", "pw-small", say("only_move"));
      return button("choose", once(() => choose(index)), looks,
        pieceIcon(drawing, { colour, label }), html("span", {}, text, only), isChosen && icon("yes"));
    })),
    held.map(({ pieces, text }) => {
      const labels = pieces.map((id) => html("b", {}, pieceOf(snapshot, id)?.label));
      const others = labels.slice(1).length > 0 && html("span", "pw-cmp-others", labels.slice(1));
      return html("p", "pw-cmp-held", icon("lock"), html("span", {}, text, " ", others));
    }),
  ];
}

/** Tell whether a card stands for the move that was made, perhaps with another piece of its figure. */
function isAlike(snapshot: Snapshot, index: number, chosen: number): boolean {
  return chosen >= 0 && unlike(snapshot, [index, chosen]).length === 1;
}

/** Write out the moves of a fork. */
export function wholeFork(fork: Fork): Fork {
  const sides = Object.entries(fork.sides).map(([id, side]) => [id, { ...side, moves: wholeMoves(side.moves) }]);
  return { ...fork, sides: Object.fromEntries(sides) as Fork["sides"] };
}
