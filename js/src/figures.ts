// The figures on the board: one node for each piece that stands alone or leads a stack.

import { circle, path, renew, renewFrom, set, svg } from "./dom";
import type { Geometry, Standing } from "./geometry";
import { focusRing } from "./icons";
import { pieceBody, type Figure } from "./pieces";
import { moved, type Scene } from "./scene";
import type { Piece } from "./snapshot";
import { pieceOf, refusalOf } from "./state";
import { pieceWords } from "./words";

/** Bring the nodes in a layer up to date: those of figures that are gone are taken away. */
export function drawFigures(scene: Scene, layer: SVGGElement): void {
  const ids = scene.figures.map(({ id }) => id);
  for (const node of layer.querySelectorAll<SVGGElement>("[data-piece]"))
    if (!ids.includes(node.dataset.piece!)) node.remove();
  for (const piece of scene.figures) {
    const node = layer.querySelector<SVGGElement>(`[data-piece="${piece.id}"]`);
    drawFigure(scene, node ?? layer.appendChild(newFigure(piece)), piece);
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
    focusRing(),
    svg("g"),
  );
}

/** Four points at the ring of the selected piece. */
const POINTS = "M-.9-.9-1.4-1.4M.9-.9 1.4-1.4M.9.9 1.4 1.4M-.9.9-1.4 1.4";

function drawFigure(scene: Scene, node: SVGGElement, piece: Piece): void {
  const { geometry, guide, ringed, where } = scene;
  const { id, place } = piece;
  const at = where.get(id)!;
  const figure = figureAt(geometry, piece, at);
  renewFrom(node.lastElementChild!, JSON.stringify(figure), () => pieceBody(geometry.drawing, figure));
  const selected = scene.selected === id;
  const refused = !scene.selected && pieceOf(scene, refusalOf(scene)?.piece)?.stack === id;
  const looks = [
    "pw-piece",
    ringed.has(id) && "pw-movable",
    guide?.piece === id && "pw-hinted",
    (selected || refused) && "pw-selected",
    figure.crowded && "pw-paired",
  ];
  const reason = scene.whyNot[id];
  renew(node.querySelector("title")!, reason);
  set(node, {
    "aria-description": reason,
    class: looks.filter(Boolean).join(" "),
    "data-place": place,
    "aria-label": pieceWords(scene, piece),
    "aria-pressed": String(selected),
    transform: moved(at, at.r),
  });
}

/** Give what is drawn of a piece where it stands. */
export function figureAt({ drawing, outward }: Geometry, piece: Piece, at: Standing): Figure {
  return { ...piece, outward: outward(piece.spot), crowded: at.r < 0.85 * drawing.alone };
}
