// What each ruleset says where they answer apart: its statements, and its moves as cards.

import { button, html, once, type Child } from "./dom";
import { wholeMove } from "./game";
import type { Drawing } from "./geometry";
import { icon } from "./icons";
import { pieceIcon } from "./pieces";
import type { Cited, Move, Snapshot } from "./snapshot";
import { pieceOf, unlike } from "./state";

/** A throw that rulesets answer differently. */
export interface Fork {
  throw: number;
  kind: "moves" | "consequence" | "turn";
  text: string;
  sides: Record<string, Side>;
}

export interface Side {
  said: string;
  statements: Cited[];
  /** Where it was to be chosen. */
  ply: number;
  moves: Move[];
  /** Index of the move that was made, -1 if none was. */
  chosen: number;
}

interface Cards {
  side: Side;
  drawing: Drawing;
  snapshot: Snapshot;
  say(key: string): string;
  gone: boolean;
  /** The id of the statement that is open. */
  statement: string;
  choose(move: number): void;
  open(id: string): void;
}

export function cardNodes({ side, drawing, snapshot, say, gone, statement, choose, open }: Cards): Child {
  const { statements, moves, chosen } = side;
  const whole = { ...snapshot, moves };
  const apart = unlike(whole, moves.map((_, index) => index));
  const shown = apart.map((index) => ({ index, isChosen: isAlike(whole, index, chosen) }));
  const opened = statements.find(({ id }) => id === statement);
  return [
    html("div", "pw-cmp-pills", statements.map(({ id }) =>
      button("statement", () => open(id), { class: "pw-chip", "data-key": `statement ${id}`, "aria-expanded": String(id === statement) }, id))),
    opened && html("blockquote", "pw-statement", html("p", {}, opened.text), html("cite", {}, say(opened.id.split("-")[0]!))),
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
  ];
}

/** Tell whether a card stands for the move that was made, perhaps with another piece of its figure. */
function isAlike(snapshot: Snapshot, index: number, chosen: number): boolean {
  return chosen >= 0 && unlike(snapshot, [index, chosen]).length === 1;
}

/** Write out the moves of a fork. */
export function wholeFork(fork: Fork): Fork {
  const sides = Object.entries(fork.sides).map(([id, side]) => [id, { ...side, moves: side.moves.map(wholeMove) }]);
  return { ...fork, sides: Object.fromEntries(sides) as Fork["sides"] };
}
