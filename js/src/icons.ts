// Small pictures for buttons, verdicts and the timeline, and signs that not every font has.

import { circle, html, path, picture, type Child } from "./dom";

const CROSS = "M6 6l12 12M18 6L6 18";

const DRAWN = {
  undo: "M9 5 5 9l4 4M5 9h9a5 5 0 0 1 0 10h-3",
  redo: "M15 5l4 4-4 4M19 9h-9a5 5 0 0 0 0 10h3",
  first: "M6 6v12M18 6l-8 6 8 6z",
  previous: "M16 6l-8 6 8 6z",
  next: "M8 6l8 6-8 6z",
  play: "M8 5l11 7-11 7z",
  pause: "M9 6v12M15 6v12",
  last: "M18 6v12M6 6l8 6-8 6z",
  capture: CROSS,
  six: "M6.5 6.5h11v11h-11z",
  barrier: "M8 5v14M16 5v14",
  home: "M18 6v8H7M11 10l-4 4 4 4",
  goal: "M4 6h16l-8 13z",
  fork: "M3 12h6c4 0 4-7 8-7h4M9 12c4 0 4 7 8 7h4",
  yes: "M5 13l5 5L19 6",
  no: CROSS,
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  up: "M12 21V4M6 10l6-6 6 6",
  to: "M3 12h18M15 6l6 6-6 6",
  again: "M4 11a8 8 0 1 1 2 6M4 17v-6h6",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 1 3 11c-.6.5-1 1.2-1 2h-4c0-.8-.4-1.5-1-2a6 6 0 0 1 3-11",
  sheet: "M5 3h14v18H5zM9 8h6M9 12h6M9 16h4",
  piece: "M12 6a6 6 0 1 1 0 12 6 6 0 1 1 0-12M3 3l3 3M21 3l-3 3M3 21l3-3M21 21l-3-3",
  square: "M12 4a8 8 0 0 1 4 1M19 8a8 8 0 0 1 1 4M19 16a8 8 0 0 1-3 3M12 20a8 8 0 0 1-4-1M5 16a8 8 0 0 1-1-4M5 8a8 8 0 0 1 3-3",
} as const;

const VIEW_BOX = "0 0 24 24";

export type IconName = keyof typeof DRAWN;

export function icon(name: IconName, looks = "pw-icon"): SVGSVGElement {
  const drawn = path(name === "goal" || name === "play" ? "pw-solid" : "pw-line", DRAWN[name]);
  return picture(looks, VIEW_BOX, drawn);
}

/** A sign among words, as large as they are. */
export function sign(name: "yes" | "no" | "up" | "to"): SVGSVGElement {
  return icon(name, "pw-glyph");
}

/** Give a text with its arrows drawn; they are still heard, and copied. */
export function withArrows(text: string): Child {
  return text.split(/(→)/).map((part) => (part === "→" ? [html("span", "pw-heard", part), sign("to")] : part));
}

const DISC = "M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20z";

/** The signs of verdicts: an octagon with a cross, or a disc with a tick or a star. */
const SIGNS = {
  refused: ["M8 2h8l6 6v8l-6 6H8l-6-6V8z", "M8 8l8 8M16 8l-8 8"],
  done: [DISC, "M7.5 12.5l3 3 6-7"],
  legal: [DISC, "M7.5 12.5l3 3 6-7"],
  over: [DISC, "M12 6.2l1.8 3.7 4 .5-3 2.8.8 4-3.6-2-3.6 2 .8-4-3-2.8 4-.5z"],
} as const;

export function verdictSign(kind: keyof typeof SIGNS): SVGSVGElement {
  const [frame, mark] = SIGNS[kind];
  const drawn = [path("pw-sign-frame", frame), path("pw-sign-mark", mark)];
  return picture(`pw-sign pw-${kind}`, VIEW_BOX, drawn);
}

/** A ring that shows where the keyboard is. */
export function focusRing(): SVGElement[] {
  return ["pw-focus-halo", "pw-focus"].map((name) => circle(name, 1.7));
}
