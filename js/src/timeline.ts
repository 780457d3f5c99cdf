// The game so far: step buttons, a slider over the plies with marks, and the latest throws.

import { face } from "./dice";
import { button, buttonUnless, html, named, renew, renewFrom, set, type Child } from "./dom";
import { rowAt } from "./frames";
import { icon, withArrows, type IconName } from "./icons";
import { pieceIcon } from "./pieces";
import type { Colour, Row, RowMark } from "./snapshot";
import type { View } from "./view";
import { plyWords, rowWords } from "./words";

export interface Timeline {
  element: HTMLElement;
  draw(view: View): void;
}

const RECENT = 5;
/** Of marks that would cover one another, the first of this order stays. */
const WEIGHT: RowMark[] = ["fork", "goal", "capture", "home", "barrier", "six"];
/** How near two marks may be, in parts of the slider. A mark lies at its ply: it stays when plies are added. */
const NEAR = 0.026;

export type Step = "first" | "previous" | "next" | "last";

/** What the timeline asks of the view: it needs no Python. */
export interface TimelineActions {
  look(ply: number): void;
  /** Show and say a remark: why a button does nothing. */
  remark(text: string): void;
  step(name: Step): void;
  play(): void;
}

export function createTimeline(actions: TimelineActions): Timeline {
  const steps = html("div", "pw-steps");
  const slider = html("input", { type: "range", min: 0, step: 1, class: "pw-slider" });
  const marks = html("div", { class: "pw-marks", "aria-hidden": true });
  const ticks = html("div", "pw-ticks");
  const count = html("p", "pw-ply");
  const recent = html("ol", "pw-recent");
  const legend = html("ul", "pw-signs");
  const track = html("div", "pw-track", marks, slider, ticks);

  slider.addEventListener("input", () => actions.look(Number(slider.value)));

  return {
    element: html("div", "pw-timeline", html("div", "pw-bar", steps, track, count), recent, legend),
    draw(view) {
      const { ply, plies, rows, say } = view;
      const { lang } = view.options;
      renew(steps, stepNodes(view, actions));
      set(slider, {
        max: Math.max(plies, 1),
        style: `--at:${plies ? (100 * ply) / plies : 0}%`,
        "aria-label": say("timeline"),
        "aria-valuetext": plyWords(view, ply),
      });
      slider.value = String(ply);
      renew(count, html("b", {}, ply), ` / ${plies}`);
      set(ticks, { style: `--ticks:${tickCount(plies)}` });
      const placed = placeMarks(rows, plies, forks(view));
      set(marks, { style: `--of:${Math.max(plies, 1)}` });
      renewFrom(marks, `${lang} ${JSON.stringify(placed)}`, () => placed.map((one) => markNode(view, one)));
      set(legend, { "aria-label": say("marks") });
      const explained = WEIGHT.filter((mark) => mark !== "fork" || forks(view).length > 0);
      renewFrom(legend, `${lang} ${explained}`, () =>
        explained.map((mark) => html("li", {}, icon(mark), say(`mark_${mark}`))),
      );
      renew(recent, recentRows(rows, ply).map((row) => rowNode(view, row, actions)));
    },
  };
}

function stepNodes(view: View, { step, play, remark }: TimelineActions): Child {
  const { ply, plies, playing, say } = view;
  const square = (action: string, shown: IconName, name: string, why: string, act: () => void) => {
    const looks = { class: "pw-button pw-square", ...named(name) };
    return buttonUnless(why, remark, action, act, looks, icon(shown));
  };
  const to = (name: Step, why: string) => {
    const told = say("step_to", { step: say(name), ply: plyWords(view, plyOfStep(name, view)) });
    return square(name, name, why ? say(name) : told, why, () => step(name));
  };
  const back = ply > 0 ? "" : say("why_first");
  const on = ply < plies ? "" : say("why_last");
  const shown = playing ? "pause" : "play";
  return [
    to("first", back),
    to("previous", back),
    square("play-on", shown, say(shown), plies > 0 ? "" : say("why_play"), play),
    to("next", on),
    to("last", on),
  ];
}

/** Give the ply to which a step button leads. */
export function plyOfStep(step: Step, { ply, plies, rows }: View): number {
  if (step === "first") return 0;
  if (step === "last") return plies;
  const others = rows.map((row) => row.ply);
  if (step === "previous") return Math.max(0, ...others.filter((other) => other < ply));
  return Math.min(plies, ...others.filter((other) => other > ply));
}

/** Choose the marks that have room, each at its ply: where two would overlap, the weightier one. */
export function placeMarks(rows: Row[], plies: number, forks: number[] = []): { mark: RowMark; at: number }[] {
  const near = NEAR * Math.max(plies, 1);
  const signs: [RowMark, number][] = [
    ...rows.flatMap((row) => row.marks.map((mark): [RowMark, number] => [mark, row.ply])),
    ...forks.map((ply): [RowMark, number] => ["fork", ply]),
  ];
  const all = signs.map(([mark, at]) => ({ mark, at }));
  all.sort((one, other) => WEIGHT.indexOf(one.mark) - WEIGHT.indexOf(other.mark));
  const placed: { mark: RowMark; at: number }[] = [];
  for (const one of all) {
    if (placed.every((other) => Math.abs(other.at - one.at) >= near)) placed.push(one);
  }
  return placed.sort((one, other) => one.at - other.at);
}

/** Give the rows that are shown: those up to now, the last few. */
export function recentRows(rows: Row[], ply: number): Row[] {
  const after = rows.findIndex((row) => row.ply >= ply);
  const end = after < 0 ? rows.length : after + 1;
  return rows.slice(Math.max(0, end - RECENT), Math.max(end, RECENT));
}

/** Give the plies at which lines of play were left. */
function forks({ branches = [] }: View): number[] {
  return [...new Set(branches.map(({ ply }) => ply))];
}

function tickCount(plies: number): number {
  const each = [1, 2, 5, 10, 20, 50, 100].find((size) => plies / size <= 40) ?? 200;
  return Math.max(plies / each, 1);
}

function markNode(view: View, { mark, at }: { mark: RowMark; at: number }): HTMLElement {
  const row = rowAt(view.rows, at);
  const told = row ? rowWords(row, view.say) : "";
  const title = view.say("mark_told", { mark: view.say(`mark_${mark}`), n: at, row: told });
  return html("span", { class: "pw-mark", "data-mark": mark, title, style: `--at:${at}` }, icon(mark));
}

function rowNode(view: View, row: Row, { look }: TimelineActions): HTMLElement {
  const { ply } = row;
  const looks = {
    class: "pw-row",
    "data-ply": ply,
    "data-key": `row ${ply}`,
    "aria-current": ply === view.ply && "step",
    "aria-label": plyWords(view, ply),
  };
  const number = html("span", "pw-row-ply", ply);
  return html("li", {}, button("look", () => look(ply), looks, number, rowParts(view, row)));
}

/** Show a colour by its shape and letter. */
export function colourIcon({ drawing, say }: View, colour: Colour): Element {
  return pieceIcon(drawing, { colour, label: say(`letter_${colour}`) });
}

/** Show a row: who, what was thrown, what was done with it. */
export function rowParts(view: View, row: Row): Child {
  return [
    colourIcon(view, row.colour),
    row.dice.map((count) => face(view.thrown.kind, count)),
    html("span", "pw-row-text", withArrows(row.text)),
    html("span", "pw-row-note", row.note),
  ];
}
