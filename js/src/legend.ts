// Under the cloth: what the looks of its pieces mean. Only those that the game has.

import { html, renewFrom, set } from "./dom";
import { PLAIN, pieceIcon } from "./pieces";
import type { Look, Snapshot } from "./snapshot";
import type { View } from "./view";

export interface Legend {
  element: HTMLElement;
  draw(view: View): void;
}

const LOOKS: Record<string, Partial<Look>> = {
  out: { way: "out" },
  back: { way: "back" },
  queen: { queen: true },
  taken: { taken: 1 },
  second_lap: { lap: 2 },
};

export function createLegend(): Legend {
  const element = html("ul", "pw-legend");

  return {
    element,
    draw(view) {
      const { drawing, say } = view;
      const entries = entriesOf(view);
      renewFrom(element, [view.options.lang, ...entries].join(), () =>
        entries.map((entry) => {
          const look = { ...PLAIN, ...LOOKS[entry] };
          const size = entry === "stack" ? 3 : 1;
          const figure = { colour: "Y" as const, label: say("letter_Y"), look, size };
          return html("li", {}, pieceIcon(drawing, figure), say(entry));
        }),
      );
      set(element, { "aria-label": say("legend"), hidden: entries.length === 0 });
    },
  };
}

/** Give what is explained: a sign on the way to a look comes with it, or once it is there. */
function entriesOf({ legend, pieces }: Snapshot): string[] {
  const entries: string[] = legend.flatMap((one) => (one === "queen" ? [one, "taken"] : [one]));
  if (pieces.some(({ look }) => look.lap > 1)) entries.push("second_lap");
  return entries;
}
