// The board: the static drawing, and on it the pieces and the marks of the moment.

import boardText from "./generated/parchis.svg";
import { focused, html, set, svg } from "./dom";
import { layout, round, type Standing } from "./geometry";
import { focusRing, pieceBody } from "./icons";
import { drawTargets, drawUnder } from "./marks";
import { refusedOver } from "./refusal";
import type { Piece } from "./snapshot";
import { movable, shownMoves, targetsOf, type Focus, type Target, type View } from "./state";
import { pieceWords, squareWords, word } from "./words";

export interface Board {
  element: HTMLElement;
  svg: SVGSVGElement;
  draw(view: View): void;
  /** Give the node of what the keyboard is on. */
  find(focus: Focus): SVGElement | null;
  /** Give a piece's node and where it stands. */
  piece(id: string): { node: SVGGElement; at: Standing } | null;
}

export function createBoard(): Board {
  const picture = importBoard();
  const [under, pieces, over, targets] = ["under", "pieces", "over", "targets"].map((name) =>
    picture.appendChild(svg("g", { class: `pw-${name}` })),
  ) as [SVGGElement, SVGGElement, SVGGElement, SVGGElement];
  const squares = nameSquares(picture);
  const names = addNames(picture);
  const nodes = new Map<string, SVGGElement>();
  let where = new Map<string, Standing>();

  function find(focus: Focus): SVGElement | null {
    if (focus.kind === "piece") return nodes.get(focus.id) ?? null;
    if (focus.kind === "square") return squares[focus.square] ?? null;
    return targets.querySelector(`[data-target-key="${focus.key}"]`);
  }

  function draw(view: View): void {
    const { snapshot, labels, state } = view;
    const lost = focused(picture);
    const shown = targetsOf(snapshot, shownMoves(snapshot, state));
    where = layout(snapshot.pieces, guestsOf(view, shown));
    drawPieces(view, nodes, pieces, where);
    const scene = { view, where, targets: shown, square: (index: number) => squares[index]! };
    under.replaceChildren(...drawUnder(scene));
    over.replaceChildren(...refusedOver(scene));
    targets.replaceChildren(...drawTargets(scene));
    squares.forEach((square, index) => {
      set(square, { "aria-label": squareWords(labels, snapshot, index) });
    });
    for (const [colour, name] of names)
      name.textContent = word(labels, `name_${colour}`).toUpperCase();
    set(picture, { "aria-label": word(labels, "board") });
    const stop = tabStop(view);
    for (const node of picture.querySelectorAll("[tabindex='0']")) set(node, { tabindex: -1 });
    const node = find(stop);
    if (node) set(node, { tabindex: 0 });
    if (lost && !lost.isConnected) node?.focus();
  }

  function tabStop({ snapshot, state }: View): Focus {
    if (state.focus && find(state.focus)) return state.focus;
    const piece =
      snapshot.pieces.find((one) => one.id === state.selected) ??
      snapshot.pieces.find((one) => movable(snapshot, one.id)) ??
      snapshot.pieces.find((one) => one.colour === snapshot.turn);
    return piece ? { kind: "piece", id: piece.id } : { kind: "square", square: 0 };
  }

  return {
    element: html("div", { class: "pw-board" }, picture),
    svg: picture,
    draw,
    find,
    piece(id) {
      const node = nodes.get(id);
      const at = where.get(id);
      return node && at ? { node, at } : null;
    },
  };
}

function importBoard(): SVGSVGElement {
  const parsed = new DOMParser().parseFromString(boardText, "image/svg+xml").documentElement;
  const picture = document.importNode(parsed, true) as unknown as SVGSVGElement;
  set(picture, { role: "application" });
  return picture;
}

/** Number the squares: the drawing has them in the order of the cross. */
function nameSquares(picture: SVGSVGElement): SVGGraphicsElement[] {
  const squares = [...picture.querySelectorAll<SVGGraphicsElement>(":scope > .squares > path")];
  squares.forEach((square, index) => {
    set(square, { "data-square": index, role: "button", tabindex: -1 });
  });
  return squares;
}

/** Write the homes' names along their arcs. */
function addNames(picture: SVGSVGElement): [string, SVGTextPathElement][] {
  // Arcs are found by id, and a page may hold many boards.
  const view = Math.random().toString(36).slice(2);
  return [...picture.querySelectorAll("[data-arc]")].map((arc) => {
    const colour = arc.getAttribute("data-arc")!;
    arc.id = `pw-${view}-${colour}`;
    const along = svg("textPath", { href: `#${arc.id}`, startOffset: "50%" });
    const looks = { class: `name on-${colour}`, "font-size": 1.35, "aria-hidden": "true" };
    arc.after(svg("text", looks, along));
    return [colour, along];
  });
}

/** A piece alone on a target makes room for the piece that may come. */
function guestsOf({ snapshot }: View, targets: Target[]): Map<number, number> {
  const guests = new Map<number, number>();
  for (const { moves } of targets) {
    const { spot } = snapshot.moves[moves[0]!]!;
    if (typeof spot === "number") guests.set(spot, 1);
  }
  return guests;
}

function drawPieces(
  view: View,
  nodes: Map<string, SVGGElement>,
  layer: SVGGElement,
  where: Map<string, Standing>,
): void {
  const present = new Set(view.snapshot.pieces.map((piece) => piece.id));
  for (const [id, node] of nodes) {
    if (present.has(id)) continue;
    node.remove();
    nodes.delete(id);
  }
  for (const piece of view.snapshot.pieces) {
    const node = nodes.get(piece.id) ?? layer.appendChild(newPiece(piece));
    nodes.set(piece.id, node);
    drawPiece(view, node, piece, where.get(piece.id)!);
  }
}

function newPiece(piece: Piece): SVGGElement {
  return svg(
    "g",
    { "data-piece": piece.id, role: "button", tabindex: -1 },
    svg("circle", { class: "pw-hit", r: 1.3 }),
    svg("path", { class: "pw-points", d: POINTS }),
    svg("circle", { class: "pw-halo", r: 1.26 }),
    svg("circle", { class: "pw-ring", r: 1.26 }),
    ...focusRing(),
  );
}

/** Four points at the ring of the selected piece. */
const POINTS = "M-.9-.9-1.4-1.4M.9-.9 1.4-1.4M.9.9 1.4 1.4M-.9.9-1.4 1.4";

function drawPiece(
  { snapshot, labels, state }: View,
  node: SVGGElement,
  piece: Piece,
  at: Standing,
): void {
  if (node.getAttribute("data-label") !== piece.label) {
    node.querySelector(".pw-body")?.remove();
    node.append(pieceBody(piece.colour, piece.label));
  }
  const canMove = movable(snapshot, piece.id);
  const refused =
    !state.selected && snapshot.note?.kind === "refused" && snapshot.note.piece === piece.id;
  const selected = state.selected === piece.id;
  const looks = [
    "pw-piece",
    canMove && "pw-movable",
    (selected || refused) && "pw-selected",
    at.r < 1.2 && "pw-paired",
  ];
  const states = [...(canMove ? ["can_move"] : []), ...(selected ? ["selected"] : [])];
  set(node, {
    class: looks.filter(Boolean).join(" "),
    "data-label": piece.label,
    "data-place": piece.place,
    "aria-label": pieceWords(labels, piece, states),
    "aria-pressed": String(selected),
    transform: `translate(${round(at.x)} ${round(at.y)}) scale(${round(at.r)})`,
  });
}
