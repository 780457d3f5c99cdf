// The board: the static drawing, and on it the pieces and the marks of the moment.

import { focused, html, renewed, set, svg } from "./dom";
import { drawFigures } from "./figures";
import { leaders, type Geometry } from "./geometry";
import { drawTargets, drawUnder } from "./marks";
import { refusedOver } from "./refusal";
import { movable, shownMoves, targetsOf, type Focus, type View } from "./state";
import { squareWords, word } from "./words";

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
  layers: Record<"under" | "pieces" | "over" | "targets", SVGGElement>;
  figures: Map<string, SVGGElement>;
}

export function createBoard(): Board {
  const element = html("div", "pw-board");
  let picture: Picture | null = null;

  function find(focus: Focus): SVGElement | null {
    if (!picture) return null;
    if (focus.kind === "piece") return picture.figures.get(focus.id) ?? null;
    if (focus.kind === "square") return picture.squares[focus.square] ?? null;
    return picture.layers.targets.querySelector(`[data-target-key="${focus.key}"]`);
  }

  function draw(view: View): void {
    if (picture?.geometry !== view.geometry) {
      picture = newPicture(view.geometry);
      element.replaceChildren(picture.svg);
    }
    const { svg: root, squares, names, layers, figures } = picture;
    const { geometry, snapshot, labels, state } = view;
    const lost = focused(root);
    const shown = targetsOf(snapshot, shownMoves(snapshot, state));
    // Pieces on a target make room for the piece that may come.
    const guests = new Set(shown.map(({ moves }) => snapshot.moves[moves[0]!]!.spot));
    const where = geometry.layout(snapshot.pieces, guests);
    drawFigures(view, figures, layers.pieces, where);
    const scene = { view, where, targets: shown, square: (index: number) => squares[index]! };
    renewed(layers.under, drawUnder(scene));
    renewed(layers.over, refusedOver(scene));
    renewed(layers.targets, drawTargets(scene));
    squares.forEach((square, index) => {
      set(square, { "aria-label": squareWords(labels, geometry, snapshot, index) });
    });
    for (const [colour, name] of names)
      name.textContent = word(labels, `name_${colour}`).toUpperCase();
    set(root, { "aria-label": word(labels, `board_${geometry.drawing.kind}`) });
    for (const node of root.querySelectorAll("[tabindex='0']")) set(node, { tabindex: -1 });
    const node = find(tabStop(view));
    if (node) set(node, { tabindex: 0 });
    if (lost && !lost.isConnected) node?.focus();
  }

  function tabStop({ snapshot, state }: View): Focus {
    if (state.focus && find(state.focus)) return state.focus;
    const figures = leaders(snapshot.pieces);
    const piece =
      figures.find((one) => one.id === state.selected) ??
      figures.find((one) => movable(snapshot, state, one.id)) ??
      figures.find((one) => one.colour === snapshot.turn);
    return piece ? { kind: "piece", id: piece.id } : { kind: "square", square: 0 };
  }

  return { element, draw, find };
}

function newPicture(geometry: Geometry): Picture {
  const parsed = new DOMParser().parseFromString(geometry.drawing.svg, "image/svg+xml");
  const root = document.importNode(parsed.documentElement, true) as unknown as SVGSVGElement;
  set(root, { role: "application" });
  const [squares, names] = [nameSquares(root), addNames(root)];
  const layer = (name: string) => root.appendChild(svg("g", `pw-${name}`));
  const layers = {
    under: layer("under"),
    pieces: layer("pieces"),
    over: layer("over"),
    targets: layer("targets"),
  };
  return { geometry, svg: root, squares, names, layers, figures: new Map() };
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
    set(place, { "aria-hidden": "true" });
    if (arc === undefined) return [name!, place];
    place.id = `pw-${view}-${arc}`;
    const along = svg("textPath", { href: `#${place.id}`, startOffset: "50%" });
    const looks = { class: `name on-${arc}`, "font-size": 1.35, "aria-hidden": "true" };
    place.after(svg("text", looks, along));
    return [arc, along];
  });
}
