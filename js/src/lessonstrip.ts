// The strip of steps: what is done, where one is, what is to come. Every step can be opened.

import { button, html, renew, set, type Child } from "./dom";
import { icon } from "./icons";
import { stepState, type Lesson } from "./lesson";
import type { View } from "./view";

export interface Strip {
  element: HTMLElement;
  draw(view: View): void;
}

export function createStrip({ told, ask }: Lesson): Strip {
  const title = html("h3", "pw-lesson");
  const path = html("ol", "pw-path");
  const element = html("header", "pw-strip", title, path);
  let at = 0;

  // One tab stop: arrows go along the strip, Enter opens.
  path.addEventListener("keydown", (event) => {
    const dots = [...path.querySelectorAll("button")];
    const to = placeAfter(event.key, dots.indexOf(event.target as HTMLButtonElement), dots.length);
    if (to === null) return;
    at = to;
    dots.forEach((dot, index) => set(dot, { tabindex: index === at ? 0 : -1 }));
    dots[at]!.focus();
    event.preventDefault();
  });

  function dot(view: View, index: number): Child {
    const { steps } = told();
    const { name, solved } = steps[index]!;
    const state = stepState(told(), index);
    const label = view.say(`step_${state}`, { n: index + 1, name });
    const looks = {
      class: "pw-dot",
      "data-key": `step ${index}`,
      "aria-label": label,
      title: label,
      "aria-current": state === "now" && "step",
      tabindex: index === at ? 0 : -1,
    };
    const number = solved ? icon("yes") : index + 1;
    const inside = state === "now" ? [html("b", {}, number), html("span", {}, name)] : number;
    return html("li", `pw-step-${state}`, button("open", () => ask({ intent: "open", step: index }), looks, inside));
  }

  let shown = -1;
  return {
    element,
    draw(view) {
      const { title: name, kicker, steps, step } = told();
      // Where one is gets the tab stop, unless somebody is on the strip.
      if (step !== shown) at = shown = step;
      renew(title, kicker && html("small", {}, kicker), name);
      renew(path, steps.map((_, index) => dot(view, index)));
    },
  };
}

/** Give where a key leads on the strip; null if it does not. */
function placeAfter(key: string, from: number, length: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return length - 1;
  if (key === "ArrowLeft") return Math.max(from - 1, 0);
  return key === "ArrowRight" ? Math.min(from + 1, length - 1) : null;
}
