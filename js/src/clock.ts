// Playing the game row after row, for whatever stands under one timeline.

import { plyOfStep, type Step } from "./timeline";
import type { View } from "./view";

/** How long each row is shown. */
const ROW_MS = 800;

export interface Clock {
  /** Show a ply and stay there. */
  look(ply: number): void;
  step(name: Step): void;
  /** Show row after row to the end, from the beginning if it stands there; or pause. */
  play(): void;
  stop(): void;
}

/** Make a clock that has plies shown, `playing` those after which others come. */
export function createClock(
  view: () => View,
  show: (ply: number, playing?: boolean) => void,
): Clock {
  let ticking: ReturnType<typeof setTimeout> | undefined;

  function look(ply: number): void {
    stop();
    show(ply);
  }

  function run(ply: number): void {
    stop();
    show(ply, true);
    ticking = setTimeout(advance, ROW_MS);
  }

  function advance(): void {
    const now = view();
    const ply = plyOfStep("next", now);
    if (ply < now.plies) run(ply);
    else look(ply);
  }

  function stop(): void {
    clearTimeout(ticking);
  }

  return {
    look,
    stop,
    step: (name) => look(plyOfStep(name, view())),
    play() {
      const { playing, ply, plies } = view();
      if (playing) look(ply);
      else if (ply < plies) advance();
      else run(0);
    },
  };
}
