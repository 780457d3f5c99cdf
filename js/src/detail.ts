// A detail of a board as a small picture: made from the whole board's drawing.

import { circle, html, path, set, svg, type Child } from "./dom";
import { figureAt } from "./figures";
import { standingsAt } from "./frames";
import { leaders, type Geometry, type Standing } from "./geometry";
import { pieceBody } from "./pieces";
import { moved, octagon, wayLine } from "./scene";
import type { Frame, Labels, Spot } from "./snapshot";

/** A part of a board: how it stands, and which box of it is seen. */
export interface Detail {
  frame: Frame;
  /** Left, top and side, in units of the board. */
  box: [number, number, number];
}

/** What is marked on a detail. */
export interface Mark {
  /** Pieces with a ring, and pieces that a duty holds. */
  ringed?: string[];
  held?: string[];
  way?: Spot[];
  /** Pieces that would be captured. */
  taken?: string[];
}

/** Make details of one board: each is the whole drawing, seen through a box. */
export function createDetails(geometry: Geometry): (detail: Detail, labels: Labels, mark?: Mark) => Element {
  const parsed = new DOMParser().parseFromString(geometry.drawing.svg, "image/svg+xml");
  const board = document.importNode(parsed.documentElement, true);
  // Squares and names are for a board that can be played on.
  for (const text of board.querySelectorAll("text")) set(text, { "aria-hidden": true });

  return ({ frame, box: [x, y, side] }, labels, mark = {}) => {
    const { pieces } = standingsAt([frame], 0, labels);
    const where = geometry.layout(pieces, new Set());
    const figures = leaders(pieces).map((piece) => {
      const at = where.get(piece.id)!;
      const ring = mark.ringed?.includes(piece.id) && ["pw-detail-halo", "pw-detail-ring"].map((name) => circle(name, 1.26));
      return svg("g", { transform: moved(at, at.r) }, ring, pieceBody(geometry.drawing, figureAt(geometry, piece, at)));
    });
    const drawn = board.cloneNode(true) as Element;
    set(drawn, { viewBox: `${x} ${y} ${side} ${side}`, "aria-hidden": true });
    drawn.append(svg("g", {}, wayNodes(mark), figures, signs(mark.held, where, lockAt), signs(mark.taken, where, takenAt)));
    return html("span", "pw-detail", drawn);
  };

  function wayNodes({ way = [], ringed = [] }: Mark): Child {
    return way.length > 1 && wayLine(geometry.wayPoints(ringed[0]!, way));
  }
}

/** Draw a sign beside each of some pieces. */
function signs(those: string[] | undefined, where: Map<string, Standing>, draw: (at: Standing) => Child): Child {
  return those?.map((id) => where.get(id)).map((at) => at && draw(at));
}

const [BODY, SHACKLE] = ["M6 11h12v9H6z", "M8.5 11V8a3.5 3.5 0 0 1 7 0v3"];
const LOCK = { "pw-lock-halo": BODY + SHACKLE, "pw-lock": BODY, "pw-shackle": SHACKLE };

/** A padlock at the foot of a piece, beside its letter. */
export function lockAt({ x, y, r }: Standing): Child {
  const transform = `translate(${x + 1.5 * r} ${y + 0.9 * r}) scale(.09) translate(-12 -13)`;
  return Object.entries(LOCK).map(([name, drawn]) => path(name, drawn, transform));
}

function takenAt({ x, y, r }: Standing): Child {
  return octagon({ x: x - 1.1 * r, y: y + r }, 0.6);
}
