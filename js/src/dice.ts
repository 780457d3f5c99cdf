// What is thrown, drawn: faces of dice, long dice, cowries.

import { path, picture, svg, type Child } from "./dom";
import type { Thrown } from "./snapshot";

/** By face, where its pips lie among 3 × 3 places. */
const PIPS = ["", "4", "08", "048", "0268", "02468", "025836"];

/** How cowries lie, in degrees, so that they look thrown. */
const TURNS = [-14, 9, -4, 16, -9, 5, -11];
const SHELL = "M0-21c9.5 0 15.5 9.5 15.5 19.5S9.5 20 0 20-15.5 10-15.5-1.5-9.5-21 0-21z";
const MOUTH = "M1-16c-4.4 8-4.4 23 0 31.5 2.5-8.5 2.5-23.5 0-31.5z";
const TEETH = [-12, -8, -4, 0, 4, 8, 12].map((y) => `M-7 ${y}h5M2.5 ${y}h4.5`).join("");
const BACK = "M0-13c6 0 9.5 6 9.5 12S6 13 0 13-9.5 6-9.5-1-6-13 0-13z";

/** Draw a face of a die; what cowries count, in figures. */
export function face(kind: Thrown["kind"], count: number): SVGSVGElement {
  const long = kind === "long_dice";
  const [name, viewBox] = long ? ["pw-die pw-long", "8 -16 24 72"] : ["pw-die", "0 0 40 40"];
  const body = long
    ? { x: 10.2, y: -12.8, width: 19.6, height: 65.6, rx: 5 }
    : { x: 1.2, y: 1.2, width: 37.6, height: 37.6, rx: kind === "cowries" ? 18.8 : 8 };
  return picture(name, viewBox, svg("rect", body), marksOf(kind, count));
}

/** Give a face's pips; for what no die shows, such as a bonus or 25 of the cowries, figures. */
function marksOf(kind: Thrown["kind"], count: number): Child {
  const pips = kind === "cowries" ? undefined : PIPS[count];
  if (!pips) return svg("text", { x: 20, y: 27, "font-size": 19 }, count);
  const [across, down, r] = kind === "long_dice" ? [5, 20, 2.7] : [10, 10, 3.6];
  return [...pips].map((pip) => {
    const [column, row] = [Number(pip) % 3, Math.floor(Number(pip) / 3)];
    return svg("circle", { cx: 20 + across * (column - 1), cy: 20 + down * (row - 1), r });
  });
}

/** Draw a cowrie as it lies, the mouth up or down. */
export function cowrie(up: boolean, index: number): SVGSVGElement {
  const inside = up ? [path("pw-mouth", MOUTH), path("pw-teeth", TEETH)] : path("pw-back", BACK);
  const name = `pw-cowrie pw-${up ? "up" : "down"}`;
  const transform = `rotate(${TURNS[index % TURNS.length]})`;
  const shell = svg("g", { transform }, path("pw-shell", SHELL), inside);
  return picture(name, "-22 -24 44 48", shell);
}
