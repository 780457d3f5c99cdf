// A detail of a board as a small picture: made from the whole board's drawing.

import { html, set, svg } from "./dom";
import { figureAt } from "./figures";
import { standingsAt } from "./frames";
import { leaders, type Geometry } from "./geometry";
import { pieceBody } from "./pieces";
import { moved } from "./scene";
import type { Frame, Labels } from "./snapshot";

/** A part of a board: how it stands, and which box of it is seen. */
export interface Detail {
  frame: Frame;
  /** Left, top and side, in units of the board. */
  box: [number, number, number];
}

/** Make details of one board: each is the whole drawing, seen through a box. */
export function createDetails(geometry: Geometry): (detail: Detail, labels: Labels) => Element {
  const parsed = new DOMParser().parseFromString(geometry.drawing.svg, "image/svg+xml");
  const board = document.importNode(parsed.documentElement, true);
  // Squares and names are for a board that can be played on.
  for (const text of board.querySelectorAll("text")) set(text, { "aria-hidden": true });

  return ({ frame, box: [x, y, side] }, labels) => {
    const { pieces } = standingsAt([frame], 0, labels);
    const where = geometry.layout(pieces, new Set());
    const figures = leaders(pieces).map((piece) => {
      const at = where.get(piece.id)!;
      return svg("g", { transform: moved(at, at.r) }, pieceBody(geometry.drawing, figureAt(geometry, piece, at)));
    });
    const drawn = board.cloneNode(true) as Element;
    set(drawn, { viewBox: `${x} ${y} ${side} ${side}`, "aria-hidden": true });
    drawn.append(...figures);
    return html("span", "pw-detail", drawn);
  };
}
