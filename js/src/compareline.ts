// The forking timeline of a comparison: a slider over the throws, with where the games could part
// and where they do; from there a lane for each ruleset.

import type { Comparison, Place } from "./comparison";
import { button, html, named, renew, set, svg, path, type Child } from "./dom";
import { icon, type IconName } from "./icons";

interface Told {
  comparison: Comparison;
  place: Place;
  names: string[];
  say(key: string, values?: Record<string, string | number>): string;
}

export interface Forks {
  element: HTMLElement;
  draw(told: Told): void;
}

export function createForks(look: (to: number) => void, step: (by: 1 | -1) => void): Forks {
  const steps = html("div", "pw-steps");
  const slider = html("input", { type: "range", min: 0, step: 1, class: "pw-slider" });
  const marks = html("div", { class: "pw-marks", "aria-hidden": true });
  const track = html("div", "pw-track", marks, slider, html("div", "pw-ticks"));
  const lanes = html("div", { class: "pw-cmp-lanes", "aria-hidden": true });
  let forks: number[] = [];
  let last = 0;

  slider.addEventListener("input", () => look(Number(slider.value)));
  slider.addEventListener("keydown", (event) => {
    const at = Number(slider.value);
    const to = {
      ArrowRight: () => step(1),
      ArrowLeft: () => step(-1),
      PageDown: () => look(forks.find((fork) => fork > at) ?? last),
      PageUp: () => look([...forks].reverse().find((fork) => fork < at) ?? 0),
      Home: () => look(0),
      End: () => look(last),
    }[event.key];
    if (!to) return;
    to();
    event.preventDefault();
  });

  return {
    element: html("div", "pw-timeline", html("div", "pw-bar pw-cmp-bar", steps, track, lanes)),
    draw({ comparison, place, names, say }) {
      const { throws, parting } = comparison;
      forks = comparison.forks.map((fork) => fork.throw);
      last = throws.length;
      const told = place.throw ? say("throw_of", { n: place.throw, of: last }) : say("start");
      const fork = forks.includes(place.throw) ? `, ${say(place.throw === parting ? "parts" : "could_part", { n: place.throw })}` : "";
      set(slider, {
        max: Math.max(last, 1),
        style: `--at:${last ? (100 * place.throw) / last : 0}%`,
        "aria-label": say("comparison"),
        "aria-valuetext": told + fork,
      });
      slider.value = String(place.throw);
      renew(steps, stepNodes(place, last, say));
      renew(marks, forks.map((at) => {
        const title = say(at === parting ? "parts" : "could_part", { n: at });
        return html("span", { class: "pw-mark", "data-mark": at === parting ? "parting" : "answer", title, style: `--at:${at / Math.max(last, 1)}` }, icon("fork"));
      }));
      set(lanes, { hidden: parting === null });
      renew(lanes, parting !== null && laneNodes(names));
    },
  };

  function stepNodes(place: Place, throws: number, say: Told["say"]): Child {
    const square = (action: string, shown: IconName, name: string, off: boolean, act: () => void) =>
      button(action, act, { class: "pw-button pw-square", ...named(name), "aria-disabled": off }, icon(shown));
    const atStart = place.throw === 0;
    const atEnd = place.throw === throws && !place.choosing;
    return [
      square("first", "first", say("first"), atStart, () => look(0)),
      square("previous", "previous", say("back"), atStart, () => step(-1)),
      square("next", "next", say("continue"), atEnd, () => step(1)),
      square("last", "last", say("to_end"), atEnd, () => look(throws)),
    ];
  }
}

/** Draw the fork: a branch for each ruleset, with its name. */
function laneNodes(names: string[]): Child {
  const height = 26 * names.length;
  const lines = names.map((_, index) => {
    const y = 26 * index + 13;
    return path(index ? "pw-cmp-way pw-cmp-dotted" : "pw-cmp-way", `M0 ${height / 2}C20 ${height / 2} 14 ${y} 36 ${y}H60`);
  });
  const drawn = svg("svg", { width: 60, height, viewBox: `0 0 60 ${height}` }, lines);
  return [drawn, html("ol", {}, names.map((name) => html("li", {}, name)))];
}
