// The figures on the board: one node for each piece that stands alone or leads a stack.

import { circle, path, renewed, set, svg } from "./dom";
import { leaders, round, type Geometry, type Standing } from "./geometry";
import { focusRing } from "./icons";
import { pieceBody, type Figure } from "./pieces";
import type { Piece } from "./snapshot";
import { movable, pieceOf, type View } from "./state";
import { pieceWords } from "./words";

export type FigureNodes = Map<string, SVGGElement>;

/** Bring the nodes in a layer up to date: those of figures that are gone are taken away. */
export function drawFigures(
  view: View,
  nodes: FigureNodes,
  layer: SVGGElement,
  where: Map<string, Standing>,
): void {
  const figures = leaders(view.snapshot.pieces);
  for (const [id, node] of nodes) {
    if (figures.some((piece) => piece.id === id)) continue;
    node.remove();
    nodes.delete(id);
  }
  for (const piece of figures) {
    const node = nodes.get(piece.id) ?? layer.appendChild(newFigure(piece));
    nodes.set(piece.id, node);
    drawFigure(view, node, piece, where.get(piece.id)!);
  }
}

function newFigure(piece: Piece): SVGGElement {
  return svg(
    "g",
    { "data-piece": piece.id, role: "button", tabindex: -1 },
    svg("title"),
    circle("pw-hit", 1.3),
    path("pw-points", POINTS),
    circle("pw-halo", 1.26),
    circle("pw-ring", 1.26),
    ...focusRing(),
    svg("g"),
  );
}

/** Four points at the ring of the selected piece. */
const POINTS = "M-.9-.9-1.4-1.4M.9-.9 1.4-1.4M.9.9 1.4 1.4M-.9.9-1.4 1.4";

function drawFigure(view: View, node: SVGGElement, piece: Piece, at: Standing): void {
  const { geometry, snapshot, labels, state } = view;
  const figure = figureAt(geometry, piece, at);
  renewed(node.lastElementChild!, [pieceBody(geometry.drawing, figure)]);
  const canMove = movable(snapshot, state, piece.id);
  const selected = state.selected === piece.id;
  const looks = [
    "pw-piece",
    canMove && "pw-movable",
    (selected || isRefused(view, piece)) && "pw-selected",
    figure.crowded && "pw-paired",
  ];
  const states = [canMove && "can_move", selected && "selected"].filter((one) => one !== false);
  const reason = snapshot.reasons[piece.id] ?? "";
  node.querySelector("title")!.textContent = reason;
  set(node, {
    "aria-description": reason || null,
    class: looks.filter(Boolean).join(" "),
    "data-place": piece.place,
    "aria-label": pieceWords(labels, geometry, snapshot, piece, states),
    "aria-pressed": String(selected),
    transform: `translate(${round(at.x)} ${round(at.y)}) scale(${round(at.r)})`,
  });
}

/** Give what is drawn of a piece where it stands. */
export function figureAt({ drawing, outward }: Geometry, piece: Piece, at: Standing): Figure {
  return { ...piece, outward: outward(piece.spot), crowded: at.r < 0.85 * drawing.alone };
}

function isRefused({ snapshot, state }: View, { id }: Piece): boolean {
  const { note } = snapshot;
  if (state.selected || note?.kind !== "refused") return false;
  return pieceOf(snapshot, note.piece)?.stack === id;
}
