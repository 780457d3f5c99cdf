// The board: the static drawing, and on it the pieces and the marks of the moment.

import { focused, html, renew, set, svg } from "./dom";
import { drawFigures } from "./figures";
import type { Geometry } from "./geometry";
import { drawHint, drawTargets, drawUnder } from "./marks";
import { refusedOver } from "./refusal";
import type { Scene } from "./scene";
import type { Focus } from "./state";
import { firstOf, type View } from "./view";
import { squareWords } from "./words";

export interface Board {
  element: HTMLElement;
  draw(view: View): void;
  /** Give the node of what the keyboard is on. */
  find(focus: Focus): SVGElement | null;
}

/** One board's picture with the layers on it. */
interface Picture {
  geometry: Geometry;
  svg: SVGSVGElement;
  squares: SVGGraphicsElement[];
  /** By colour, where its name is written. */
  names: [string, Element][];
  /** The layers: what lies under the pieces, the pieces, what lies over them, the targets. */
  layers: SVGGElement[];
}

export function createBoard(): Board {
  const element = html("div", "pw-board");
  let picture: Picture | null = null;

  function find({ kind, id }: Focus): SVGElement | null {
    const name = kind === "target" ? "target-key" : kind;
    return element.querySelector(`[data-${name}="${id}"]`);
  }

  function draw(view: View): void {
    if (picture?.geometry !== view.geometry) {
      picture = newPicture(view.geometry);
      element.replaceChildren(picture.svg);
    }
    const { svg: root, squares, names, layers } = picture;
    const [under, figures, over, top] = layers as [SVGGElement, SVGGElement, SVGGElement, SVGGElement];
    const { geometry, drawing, pieces, moves, targets, say } = view;
    const lost = focused(root);
    // Pieces on a target make room for the piece that may come.
    const guests = new Set(targets.map((target) => moves[target.moves[0]!]!.spot));
    const where = geometry.layout(pieces, guests);
    const scene: Scene = { ...view, where, square: (index) => squares[index]! };
    drawFigures(scene, figures);
    renew(under, drawUnder(scene));
    renew(over, refusedOver(scene), drawHint(scene));
    renew(top, drawTargets(scene));
    squares.forEach((square, index) => set(square, { "aria-label": squareWords(view, index) }));
    for (const [colour, name] of names) renew(name, say(`name_${colour}`).toUpperCase());
    set(root, { "aria-label": say(`board_${drawing.kind}`) });
    for (const node of root.querySelectorAll("[tabindex='0']")) set(node, { tabindex: -1 });
    const node = find(tabStop(view));
    if (node) set(node, { tabindex: 0 });
    if (lost && !lost.isConnected) node?.focus();
  }

  function tabStop(view: View): Focus {
    const { figures, selected, focus } = view;
    if (focus && find(focus)) return focus;
    const piece = figures.find(({ id }) => id === selected) ?? firstOf(view, figures);
    return piece ? { kind: "piece", id: piece.id } : { kind: "square", id: "0" };
  }

  return { element, draw, find };
}

function newPicture(geometry: Geometry): Picture {
  const parsed = new DOMParser().parseFromString(geometry.drawing.svg, "image/svg+xml");
  const root = document.importNode(parsed.documentElement, true) as unknown as SVGSVGElement;
  set(root, { role: "application" });
  const [squares, names] = [nameSquares(root), addNames(root)];
  // Squares and pieces have names: the numbers and names written beside them would be read twice.
  for (const text of root.querySelectorAll("text")) set(text, { "aria-hidden": true });
  const layers = ["under", "pieces", "over", "targets"].map((name) =>
    root.appendChild(svg("g", `pw-${name}`)),
  );
  // Rings and yokes leave the numbers of their squares to be seen.
  layers[1]!.after(...root.querySelectorAll(".numbers"));
  for (const layer of [layers[0]!, layers[2]!]) set(layer, { "aria-hidden": true });
  return { geometry, svg: root, squares, names, layers };
}

/** Number the squares: the drawing has them in the order of the cross. */
function nameSquares(picture: SVGSVGElement): SVGGraphicsElement[] {
  const squares = [...picture.querySelectorAll<SVGGraphicsElement>(":scope > .squares > path")];
  squares.forEach((square, index) => {
    set(square, { "data-square": index, role: "button", tabindex: -1 });
  });
  return squares;
}

/** Find where the colours' names are written: in texts of the drawing, or along its arcs. */
function addNames(picture: SVGSVGElement): [string, Element][] {
  // Arcs are found by id, and a page may hold many boards.
  const view = Math.random().toString(36).slice(2);
  const places = [...picture.querySelectorAll<SVGElement>("[data-name],[data-arc]")];
  return places.map((place) => {
    const { arc, name } = place.dataset;
    set(place, { "aria-hidden": true });
    if (arc === undefined) return [name!, place];
    place.id = `pw-${view}-${arc}`;
    const along = svg("textPath", { href: `#${place.id}`, startOffset: "50%" });
    const looks = { class: `name on-${arc}`, "font-size": 1.35, "aria-hidden": true };
    place.after(svg("text", looks, along));
    return [arc, along];
  });
}
