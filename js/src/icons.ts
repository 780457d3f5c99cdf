// Small pictures for buttons, verdicts and the timeline.

import { svg } from "./dom";
import { LETTER_SIZE, LETTER_Y, SHAPES } from "./geometry";
import type { Colour } from "./snapshot";

const LINES = {
  undo: "M9 5 5 9l4 4M5 9h9a5 5 0 0 1 0 10h-3",
  redo: "M15 5l4 4-4 4M19 9h-9a5 5 0 0 0 0 10h3",
  first: "M6 6v12M18 6l-8 6 8 6z",
  previous: "M16 6l-8 6 8 6z",
  next: "M8 6l8 6-8 6z",
  last: "M18 6v12M6 6l8 6-8 6z",
  capture: "M6 6l12 12M18 6L6 18",
  six: "M6.5 6.5h11v11h-11z",
  barrier: "M8 5v14M16 5v14",
  home: "M18 6v8H7M11 10l-4 4 4 4",
} as const;
const FILLED = { goal: "M4 6h16l-8 13z" } as const;

export type IconName = keyof typeof LINES | keyof typeof FILLED;

export function icon(name: IconName): SVGSVGElement {
  const line = LINES[name as keyof typeof LINES];
  const data = line ?? FILLED[name as keyof typeof FILLED];
  const path = svg("path", { d: data, class: line ? "pw-line" : "pw-solid" });
  return svg("svg", { class: "pw-icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, path);
}

/** The sign of a verdict: an octagon with a cross, or a disc with a tick or a star. */
export function verdictSign(kind: "refused" | "done" | "over"): SVGSVGElement {
  const refused = kind === "refused";
  const frame = refused
    ? "M8 2h8l6 6v8l-6 6H8l-6-6V8z"
    : "M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20z";
  const over = "M12 6.2l1.8 3.7 4 .5-3 2.8.8 4-3.6-2-3.6 2 .8-4-3-2.8 4-.5z";
  const signs = { refused: "M8 8l8 8M16 8l-8 8", done: "M7.5 12.5l3 3 6-7", over };
  return svg(
    "svg",
    { class: `pw-sign pw-${kind}`, viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("path", { class: "pw-sign-frame", d: frame }),
    svg("path", { class: "pw-sign-mark", d: signs[kind] }),
  );
}

/** A piece's look: edge, colour and what is written on it, the number apart for small boards. */
export function pieceBody(colour: Colour, label: string): SVGGElement {
  const shape = SHAPES[colour];
  const [letter = "", ...number] = label;
  const text = svg("text", {
    class: `label on-${colour}`,
    "font-size": LETTER_SIZE[colour],
    y: LETTER_Y[colour],
  });
  text.append(letter, svg("tspan", { class: "pw-number" }, number.join("")));
  return svg(
    "g",
    { class: "pw-body" },
    svg("path", { class: "edge", d: shape }),
    svg("path", { class: `body ${colour}`, d: shape }),
    text,
  );
}

export function pieceIcon(colour: Colour, label: string): SVGSVGElement {
  const attributes = {
    class: "pw-piece-icon",
    viewBox: "-1.3 -1.3 2.6 2.6",
    "aria-hidden": "true",
  };
  return svg("svg", attributes, pieceBody(colour, label));
}

/** A ring that shows where the keyboard is. */
export function focusRing(): SVGElement[] {
  return ["pw-focus-halo", "pw-focus"].map((name) => svg("circle", { class: name, r: 1.7 }));
}
