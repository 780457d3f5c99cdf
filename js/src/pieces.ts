// A figure's look, as Python draws it on paper: shape and colour, what is written, how it is dressed.

import { circle, path, picture, svg, type Child } from "./dom";
import type { Drawing, Point } from "./geometry";
import type { Colour, Look } from "./snapshot";

export const PLAIN: Look = { way: "", queen: false, lap: 1, taken: 0, done: false };

/** What is drawn of a figure. */
export interface Figure {
  colour: Colour;
  label: string;
  look?: Look;
  /** How many pieces it holds. */
  size?: number;
  /** The way out from the board's middle; null where no direction is to be shown. */
  outward?: Point | null;
  /** Whether it shares its square: then it is too small for a badge with their number. */
  crowded?: boolean;
}

/** How far each layer of a stack lies below the one on it, in radii as all that follows. */
const LAYER = 0.24;
/** An angle's distance from the shape, and its depth. */
const [GAP, DEPTH] = [0.12, 0.34];

/** Draw a figure for a piece of radius 1. */
export function pieceBody(drawing: Drawing, figure: Figure): SVGGElement {
  const { colour, label, look = PLAIN, size = 1, crowded } = figure;
  const d = drawing.shapes[colour];
  const hollow = look.done || look.way === "back";
  const [letter, ...number] = label;
  // Where several share a square of the cloth there is room for a letter, or how many they are.
  const tight = crowded && drawing.side > 0;
  const grown = size > 1 && !crowded ? 1.25 : tight ? (size > 1 ? 1.25 : 1.45) : 1;
  const text = {
    class: `label ${hollow ? "inked" : `on-${colour}`}`,
    "font-size": drawing.letterSize[colour] * grown,
    y: drawing.letterY[colour],
  };
  // The number stands apart, for small boards; a stack has several.
  const apart = size === 1 && !tight && svg("tspan", "pw-number", number.join(""));
  const words = svg("text", text, size > 1 && crowded ? `×${size}` : letter, apart);
  // A triangle's middle lies below that of its radius.
  const inside = `translate(0 ${colour === "R" ? 0.04 : 0}) scale(.7)`;
  const below = Array.from({ length: size }, (_, layer) => at(0, LAYER * layer, shape(d, colour)));
  const [top, ...layers] = below;
  return svg(
    "g",
    "pw-body",
    layers.reverse(),
    chevron(drawing, figure),
    top,
    hollow && path("hollow", d, inside),
    words,
    signs(drawing, figure),
  );
}

/** Draw a piece's bare shape. */
export function shape(d: string, colour: Colour): SVGElement[] {
  return ["edge", `body ${colour}`].map((name) => path(name, d));
}

/** Point where it is going; up from below, where a crown sits above. */
function chevron({ reach }: Drawing, { colour, look, outward }: Figure): Child {
  if (!reach || !look?.way || !outward) return false;
  const [side, top, bottom] = reach[colour];
  const away = look.way === "out" ? 1 : -1;
  const [x, y] = [away * outward.x, away * outward.y];
  const behind = look.queen && y < 0;
  const foot = behind ? bottom + GAP + DEPTH : -(x ? side : y < 0 ? top : bottom) - GAP;
  const d = `M-.5 ${foot}l.5-${DEPTH}.5 ${DEPTH}`;
  const transform = `rotate(${(Math.atan2(x, -y) * 180) / Math.PI})`;
  return ["halo", "heading"].map((name) => path(name, d, transform));
}

/** Draw crown and badges. */
function signs({ reach }: Drawing, figure: Figure): Child {
  const { colour, look = PLAIN, size = 1, crowded } = figure;
  const back = { class: "badge", x: -0.72, y: -0.47, width: 1.44, height: 0.94, rx: 0.47 };
  return [
    look.queen && reach && path("crown", crown(reach[colour][3])),
    look.taken > 0 && at(-0.8, -0.72, circle("badge", 0.32)),
    size > 1 && !crowded && at(0.9, -0.85, svg("rect", back), written("on-badge", `×${size}`)),
    look.lap > 1 && at(0.8, 0.78, circle("light", 0.5), written("inked", look.lap)),
    look.done && at(0.72, -0.72, circle("badge", 0.52), path("tick", "M-.24.02-.06.2.26-.2")),
  ];
}

function at(x: number, y: number, ...drawn: Child[]): SVGElement {
  return svg("g", { transform: `translate(${x} ${y})` }, drawn);
}

function crown(foot: number): string {
  return `M-.6 ${-foot}l-.2-.6.44.28L0 ${-foot - 0.78}l.36.46.44-.28-.2.6z`;
}

function written(name: string, text: Child): SVGElement {
  return svg("text", { class: `label ${name}`, "font-size": 0.8, y: 0.29 }, text);
}

/** A figure beside words. */
export function pieceIcon(drawing: Drawing, figure: Figure): SVGSVGElement {
  const half = figure.look ? 1.8 : 1.3;
  const viewBox = `${-half} ${-half} ${2 * half} ${2 * half}`;
  return picture("pw-piece-icon", viewBox, pieceBody(drawing, { outward: { x: 0, y: 1 }, ...figure }));
}
