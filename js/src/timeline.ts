// The game so far: step buttons, a slider over the plies with marks, and the latest throws.

import { face } from "./dice";
import { button, enable, html, rebuilt, set } from "./dom";
import { icon } from "./icons";
import { pieceIcon } from "./pieces";
import type { Row, RowMark } from "./snapshot";
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

export function createTimeline(go: (ply: number) => void): Timeline {
  const steps = STEPS.map((name) => {
    const act = () => current && go(plyOfStep(name, current));
    return button(name, act, { class: "pw-button pw-square" }, icon(name));
  });
  const slider = html("input", { type: "range", min: 0, step: 1, class: "pw-slider" });
  const marks = html("div", { class: "pw-marks", "aria-hidden": "true" });
  const ticks = html("div", { class: "pw-ticks" });
  const count = html("p", { class: "pw-ply" });
  const recent = html("ol", { class: "pw-recent" });
  const track = html("div", { class: "pw-track" }, marks, slider, ticks);
  const left = html("div", { class: "pw-steps" }, ...steps);
  const bar = html("div", { class: "pw-bar" }, left, track, count);
  let current: View | null = null;

  slider.addEventListener("input", () => {
    if (current) showPly(Number(slider.value), current.snapshot.plies);
  });
  slider.addEventListener("change", () => go(Number(slider.value)));

  function showPly(ply: number, plies: number): void {
    count.replaceChildren(html("b", {}, String(ply)), ` / ${plies}`);
    slider.style.setProperty("--at", `${plies ? (100 * ply) / plies : 0}%`);
  }

  return {
    element: html("div", { class: "pw-timeline" }, bar, recent),
    draw(view) {
      const { snapshot, rows, labels } = view;
      current = view;
      const { ply, plies } = snapshot;
      const valuetext = word(labels, "ply", { n: ply, of: plies });
      set(slider, { "aria-label": word(labels, "timeline"), "aria-valuetext": valuetext });
      slider.max = String(Math.max(plies, 1));
      slider.value = String(ply);
      showPly(ply, plies);
      steps.forEach((step, index) => {
        const name = word(labels, STEPS[index]!);
        set(step, { "aria-label": name, title: name });
        enable(step, index < 2 ? ply > 0 : ply < plies);
      });
      ticks.style.setProperty("--ticks", String(tickCount(plies)));
      marks.replaceChildren(...placeMarks(rows, plies).map(markNode));
      const nodes = recentRows(rows, ply).map((row) => rowNode(view, row, go));
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

function rowNode(view: View, row: Row, go: (ply: number) => void): HTMLElement {
  const { geometry, snapshot, labels } = view;
  const { colour } = row;
  const now = row.ply === snapshot.ply;
  const looks = {
    class: "pw-row",
    "data-ply": row.ply,
    "data-key": `row ${row.ply}`,
    "aria-current": now ? "step" : null,
  };
  const made = button("go", () => go(row.ply), looks);
  made.append(
    html("span", { class: "pw-row-ply" }, String(row.ply)),
    pieceIcon(geometry.drawing, { colour, label: word(labels, `letter_${colour}`) }),
    ...row.dice.map((count) => face(snapshot.thrown.kind, count)),
    html("span", { class: "pw-row-text" }, row.text),
    html("span", { class: "pw-row-note" }, row.note),
  );
  return html("li", {}, made);
}
