// A detail of a board as a small picture: many of them share one drawing of it.

import { picture, set, svg } from "./dom";
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

export interface Details {
  /** The drawing that all pictures point at: it lies on the page once, unseen. */
  element: SVGSVGElement;
  draw(detail: Detail, labels: Labels): SVGSVGElement;
}

export function createDetails(geometry: Geometry): Details {
  const parsed = new DOMParser().parseFromString(geometry.drawing.svg, "image/svg+xml");
  const root = document.importNode(parsed.documentElement, true);
  // Found by its id, and a page may hold several covers.
  const id = `pw-board-${Math.random().toString(36).slice(2)}`;
  const board = svg("g", { id }, [...root.childNodes] as Node[]);
  const element = svg("svg", { class: `pw-details ${root.getAttribute("class")}`, "aria-hidden": true, width: 0, height: 0 }, board);

  function draw({ frame, box: [x, y, side] }: Detail, labels: Labels): SVGSVGElement {
    const { pieces } = standingsAt([frame], 0, labels);
    const where = geometry.layout(pieces, new Set());
    const figures = leaders(pieces).map((piece) => {
      const at = where.get(piece.id)!;
      return svg("g", { transform: moved(at, at.r) }, pieceBody(geometry.drawing, figureAt(geometry, piece, at)));
    });
    const drawn = picture("pw-detail", `${x} ${y} ${side} ${side}`, svg("use", { href: `#${id}` }), figures);
    set(drawn, { class: `pw-detail ${root.getAttribute("class")}` });
    return drawn;
  }

  return { element, draw };
}
