// The board in words, for those who read or listen: where each piece stands, which squares are held.

import { html, renew, type Child } from "./dom";
import type { Colour } from "./snapshot";
import type { View } from "./view";
import { placeWords, squareWords } from "./words";

export interface TextBoard {
  element: HTMLElement;
  draw(view: View): void;
}

export function createTextBoard(): TextBoard {
  const title = html("summary");
  const list = html("dl");
  const element = html("details", "pw-words", title, list);
  let current: View | null = null;

  function write(): void {
    if (current && element.open) renew(list, entriesOf(current));
  }
  element.addEventListener("toggle", write);

  return {
    element,
    draw(view) {
      current = view;
      title.textContent = view.say("in_words");
      write();
    },
  };
}

function entriesOf(view: View): Child {
  const { pieces, players, barriers, held, say } = view;
  const squares = [...barriers, ...held.map(({ square }) => square)];
  const colours = players.flat().map((colour) => entry(say(`name_${colour}`), piecesOf(colour)));
  const barred = squares.map((square) => squareWords(view, square));
  return [colours, barred.length > 0 && entry(say("held_squares"), barred)];

  function piecesOf(colour: Colour): string[] {
    const own = pieces.filter((piece) => piece.colour === colour);
    return own
      .sort((one, other) => one.id.localeCompare(other.id))
      .map((piece) => `${piece.label} ${placeWords(view, piece)}`);
  }
}

function entry(term: string, parts: string[]): HTMLElement {
  return html("div", {}, html("dt", {}, term), html("dd", {}, parts.join("; ")));
}
