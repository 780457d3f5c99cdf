// Walking one piece on all boards at once, square by square of the cross: by itself, or by steps.

import { button, html, renew, set } from "./dom";
import { icon } from "./icons";
import type { Say } from "./lineagetree";

const STEP_MS = 220;

export interface Walk {
  /** The button beside the title. */
  starter: HTMLElement;
  /** The steps, under the boards. */
  slider: HTMLElement;
  draw(shown: { step: number; place: string; say: Say }): void;
  stop(): void;
}

/** Make a walk of so many steps: `go` shows one, `remark` tells that it has ended, or stands still. */
export function createWalk(
  steps: number,
  go: (step: number) => void,
  remark: (still: boolean) => void,
): Walk {
  let ticking: ReturnType<typeof setTimeout> | undefined;
  let step = 0;
  const range = html("input", { class: "pw-slider", type: "range", min: 0, max: steps, value: 0 });
  const told = html("span", "pw-small pw-kin-step");
  const slider = html("div", "pw-kin-walk", range, told);
  const starter = html("div", "pw-kin-starter");
  let say: Say = (key) => key;

  function stop(): void {
    clearTimeout(ticking);
    ticking = undefined;
  }

  function advance(): void {
    ticking = step + 1 < steps ? setTimeout(advance, STEP_MS) : undefined;
    const ended = ticking === undefined;
    go(step + 1);
    if (ended) remark(false);
  }

  function toggle(): void {
    if (ticking !== undefined) {
      stop();
      go(step);
      return remark(false);
    }
    if (step >= steps) go(0);
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return advance();
    // Nothing moves by itself: the reader goes step by step.
    remark(true);
    range.focus();
  }

  range.addEventListener("input", () => {
    stop();
    go(Number(range.value));
  });

  return {
    starter,
    slider,
    stop,
    draw(shown) {
      ({ step, say } = shown);
      const { place } = shown;
      const playing = ticking !== undefined;
      const name = playing ? "pause" : "walk";
      const looks = { class: "pw-button", "data-playing": playing };
      renew(starter, button("walk", toggle, looks, icon(playing ? "pause" : "play"), say(name)));
      if (range.value !== String(step)) range.value = String(step);
      const text = say("walked", { n: step, of: steps, place });
      set(range, { "aria-label": say("step"), "aria-valuetext": text });
      told.textContent = say("at_step", { n: step, of: steps });
    },
  };
}
