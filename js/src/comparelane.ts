// One ruleset's board in a comparison: to be looked at; what can be chosen stands below as cards.

import type { Side } from "./comparison";
import { lockAt } from "./detail";
import { html, path, renew, set, svg, type Child } from "./dom";
import type { Geometry } from "./geometry";
import { createBoard } from "./render";
import type { Labels, Options, Piece, Snapshot } from "./snapshot";
import { initialState, pieceOf } from "./state";
import { createView } from "./view";
import { pieceWords } from "./words";

export interface Lane {
  element: HTMLElement;
  /** As they were drawn last. */
  pieces: Piece[];
  draw(shown: Shown): void;
}

interface Shown {
  geometry: Geometry;
  snapshot: Snapshot;
  labels: Labels;
  options: Options;
  side: Side | undefined;
  /** Pieces that do not stand so on another board. */
  differs: Set<string>;
  /** Whether its tab is the one that is open, where there is room for one board. */
  isOpen: boolean;
  title: string;
  facts: string[];
  remark: string;
  cites: Child;
  cards: Child;
}

/** Corners round a place, for a piece of radius 1. */
const CORNERS = "M-1.5-.8v-.7h.7M.8-1.5h.7v.7M1.5.8v.7H.8M-.8 1.5h-.7V.8";

export function createLane(): Lane {
  const board = createBoard();
  const picture = html("div", { class: "pw-cmp-board", role: "img" }, html("div", { inert: true }, board.element));
  const head = html("div", "pw-cmp-lane");
  const cards = html("div", "pw-cmp-cards");
  const element = html("section", "pw-cmp-side", head, picture, cards);

  return {
    element,
    pieces: [],
    draw({ geometry, snapshot, labels, options, side, differs, isOpen, title, facts, remark, cites, cards: drawn }) {
      const moves = side?.moves ?? [];
      const state = { ...initialState(), hovered: side && side.chosen >= 0 ? side.chosen : null };
      const told = { ...snapshot, moves, note: null } as Snapshot;
      const view = createView({ geometry, snapshot: told, rows: [], labels, options, state });
      board.draw(view);
      const root = board.element.querySelector("svg")!;
      root.querySelector(".pw-corners")?.remove();
      const where = geometry.layout(snapshot.pieces, new Set());
      const corners = [...differs].map((id) => {
        const { x, y, r } = where.get(id)!;
        const transform = `translate(${x} ${y}) scale(${r})`;
        return ["pw-corner-halo", "pw-corner"].map((name) => path(name, CORNERS, transform));
      });
      const locks = (side?.held ?? []).flatMap(({ pieces }) => pieces).map((id) => lockAt(where.get(pieceOf(snapshot, id)!.stack)!));
      root.append(svg("g", "pw-corners", corners, locks));
      const words = view.figures.map((piece) => pieceWords(view, piece)).join("; ");
      set(picture, { "aria-label": `${title}: ${words}` });
      set(element, { "data-open": isOpen, "aria-label": title });
      renew(head, html("h3", "pw-big", title), facts.map((fact) => html("span", "pw-cmp-fact", fact)), remark && html("span", "pw-small", remark), cites);
      renew(cards, drawn);
    },
  };
}
