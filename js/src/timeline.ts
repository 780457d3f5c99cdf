// The game so far: step buttons, a slider over the plies with marks, and the latest throws.

import { face } from "./dice";
import { button, enable, html, nameButton, rebuilt, renewed, set } from "./dom";
import { icon } from "./icons";
import { pieceIcon } from "./pieces";
import type { Colour, Row, RowMark } from "./snapshot";
import type { View } from "./state";
import { word } from "./words";

export interface Timeline {
  element: HTMLElement;
  draw(view: View): void;
}

const RECENT = 5;
/** Of marks that would cover one another, the first of this order stays. */
const WEIGHT: RowMark[] = ["goal", "capture", "home", "barrier", "six"];
/** How near two marks may be, in parts of the slider. */
const NEAR = 0.026;
const STEPS = ["first", "previous", "next", "last"] as const;

/** What the timeline asks of the view: it needs no Python. */
export interface TimelineActions {
  look(ply: number): void;
  play(): void;
}

export function createTimeline({ look, play }: TimelineActions): Timeline {
  const steps = STEPS.map((name) => {
    const act = () => current && look(plyOfStep(name, current));
    return button(name, act, { class: "pw-button pw-square" }, icon(name));
  });
  const playing = button("play-on", play, { class: "pw-button pw-square" });
  const slider = html("input", { type: "range", min: 0, step: 1, class: "pw-slider" });
  const marks = html("div", { class: "pw-marks", "aria-hidden": "true" });
  const ticks = html("div", "pw-ticks");
  const count = html("p", "pw-ply");
  const recent = html("ol", "pw-recent");
  const track = html("div", "pw-track", marks, slider, ticks);
  const left = html("div", "pw-steps", ...steps.slice(0, 2), playing, ...steps.slice(2));
  const bar = html("div", "pw-bar", left, track, count);
  let current: View | null = null;

  slider.addEventListener("input", () => look(Number(slider.value)));

  return {
    element: html("div", "pw-timeline", bar, recent),
    draw(view) {
      const { snapshot, rows, labels, state } = view;
      current = view;
      const { ply, plies } = snapshot;
      const valuetext = word(labels, "ply", { n: ply, of: plies });
      set(slider, { "aria-label": word(labels, "timeline"), "aria-valuetext": valuetext });
      slider.max = String(Math.max(plies, 1));
      slider.value = String(ply);
      slider.style.setProperty("--at", `${plies ? (100 * ply) / plies : 0}%`);
      count.replaceChildren(html("b", {}, String(ply)), ` / ${plies}`);
      const acting = state.playing ? "pause" : "play";
      nameButton(playing, word(labels, acting));
      renewed(playing, [icon(acting)]);
      enable(playing, plies > 0);
      steps.forEach((step, index) => {
        nameButton(step, word(labels, STEPS[index]!));
        enable(step, index < 2 ? ply > 0 : ply < plies);
      });
      ticks.style.setProperty("--ticks", String(tickCount(plies)));
      marks.replaceChildren(...placeMarks(rows, plies).map(markNode));
      const nodes = recentRows(rows, ply).map((row) => rowNode(view, row, look));
      rebuilt(recent, nodes);
    },
  };
}

/** Give the ply to which a step button leads. */
export function plyOfStep(step: (typeof STEPS)[number], { snapshot, rows }: View): number {
  const { ply, plies } = snapshot;
  if (step === "first") return 0;
  if (step === "last") return plies;
  const others = rows.map((row) => row.ply);
  if (step === "previous") return Math.max(0, ...others.filter((other) => other < ply));
  return Math.min(plies, ...others.filter((other) => other > ply));
}

/** Choose the marks that have room: where two would overlap, the weightier one. */
export function placeMarks(rows: Row[], plies: number): { mark: RowMark; at: number }[] {
  const all = rows.flatMap((row) =>
    row.marks.map((mark) => ({ mark, at: row.ply / Math.max(plies, 1) })),
  );
  all.sort((one, other) => WEIGHT.indexOf(one.mark) - WEIGHT.indexOf(other.mark));
  const placed: { mark: RowMark; at: number }[] = [];
  for (const one of all) {
    if (placed.every((other) => Math.abs(other.at - one.at) >= NEAR)) placed.push(one);
  }
  return placed.sort((one, other) => one.at - other.at);
}

/** Give the rows that are shown: those up to now, the last few. */
export function recentRows(rows: Row[], ply: number): Row[] {
  const after = rows.findIndex((row) => row.ply >= ply);
  const end = after < 0 ? rows.length : after + 1;
  return rows.slice(Math.max(0, end - RECENT), Math.max(end, RECENT));
}

function tickCount(plies: number): number {
  const each = [1, 2, 5, 10, 20, 50, 100].find((size) => plies / size <= 40) ?? 200;
  return Math.max(plies / each, 1);
}

function markNode({ mark, at }: { mark: RowMark; at: number }): HTMLElement {
  const node = html("span", { class: "pw-mark", "data-mark": mark }, icon(mark));
  node.style.setProperty("--at", String(at));
  return node;
}

function rowNode(view: View, row: Row, look: (ply: number) => void): HTMLElement {
  const { ply } = row;
  const looks = {
    class: "pw-row",
    "data-ply": ply,
    "data-key": `row ${ply}`,
    "aria-current": ply === view.snapshot.ply ? "step" : null,
  };
  const number = html("span", "pw-row-ply", String(ply));
  return html("li", {}, button("look", () => look(ply), looks, number, ...rowParts(view, row)));
}

/** Show a colour by its shape and letter. */
export function colourIcon({ geometry, labels }: View, colour: Colour): Element {
  return pieceIcon(geometry.drawing, { colour, label: word(labels, `letter_${colour}`) });
}

/** Show a row: who, what was thrown, what was done with it. */
export function rowParts(view: View, row: Row): Element[] {
  return [
    colourIcon(view, row.colour),
    ...row.dice.map((count) => face(view.snapshot.thrown.kind, count)),
    html("span", "pw-row-text", row.text),
    html("span", "pw-row-note", row.note),
  ];
}
