// The board in words, for those who read or listen: where each piece stands, which squares are held.

import { html } from "./dom";
import type { Colour } from "./snapshot";
import type { View } from "./state";
import { placeWords, squareWords, word } from "./words";

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
    if (current && element.open) list.replaceChildren(...entriesOf(current));
  }
  element.addEventListener("toggle", write);

  return {
    element,
    draw(view) {
      current = view;
      title.textContent = word(view.labels, "in_words");
      write();
    },
  };
}

function entriesOf({ geometry, snapshot, labels }: View): Node[] {
  const { players, barriers, held } = snapshot;
  const squares = [...barriers, ...held.map(({ square }) => square)];
  const colours = players.flat().map((colour) => entry(word(labels, `name_${colour}`), piecesOf(colour)));
  const barred = squares.map((square) => squareWords(labels, geometry, snapshot, square));
  return [...colours, ...(barred.length > 0 ? [entry(word(labels, "held_squares"), barred)] : [])];

  function piecesOf(colour: Colour): string[] {
    const own = snapshot.pieces.filter((piece) => piece.colour === colour);
    return own
      .sort((one, other) => one.id.localeCompare(other.id))
      .map((piece) => `${piece.label} ${placeWords(labels, geometry, piece).join(", ")}`);
  }
}

function entry(term: string, parts: string[]): HTMLElement {
  return html("div", {}, html("dt", {}, term), html("dd", {}, parts.join("; ")));
}
