// Faces of dice, drawn.

import { svg } from "./dom";

const PIPS: Record<number, string> = {
  1: "4",
  2: "08",
  3: "048",
  4: "0268",
  5: "02468",
  6: "025836",
};

/** Draw a die's face; a throw that no die shows, such as a bonus or 25 of the cowries, in figures. */
export function die(face: number): SVGSVGElement {
  const picture = svg("svg", { class: "pw-die", viewBox: "0 0 40 40", "aria-hidden": "true" });
  picture.append(svg("rect", { x: 1.2, y: 1.2, width: 37.6, height: 37.6, rx: 8 }));
  const pips = PIPS[face];
  if (!pips) {
    picture.append(svg("text", { x: 20, y: 27, "font-size": 19 }, String(face)));
    return picture;
  }
  for (const pip of pips) {
    const at = Number(pip);
    picture.append(
      svg("circle", { cx: 10 + 10 * (at % 3), cy: 10 + 10 * Math.floor(at / 3), r: 3.6 }),
    );
  }
  return picture;
}
