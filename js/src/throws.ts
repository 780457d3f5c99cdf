// The throw in the panel: what lies on the table, what it counts, and the throws still to be used.

import { cowrie, face } from "./dice";
import { button, html, type Child } from "./dom";
import { sign } from "./icons";
import type { Thrown } from "./snapshot";
import type { ViewState } from "./state";
import type { View } from "./view";
import { sumWords, thrownWords } from "./words";

/** Draw what was thrown; cowries have a mat and a table of their own. */
export function throwNodes(view: View): Child {
  const { thrown, turn } = view;
  const { kind, shown } = thrown;
  if (kind === "cowries") return [mat(view), table(view)];
  const counts = countWords(view);
  const heading = shown.length > 0 || counts ? view.say("thrown") : "";
  const value = html("strong", "pw-big", thrownWords(thrown, " + "));
  const none = shown.length === 0 && html("span", "pw-no-die");
  // Another player's dice are thrown anew, even if they fall alike.
  const looks = { class: "pw-dice", "data-turn": turn };
  return [
    html("div", "pw-count", small(heading), value, counts && small(counts)),
    html("div", looks, shown.map((one) => face(kind, one)), none),
  ];
}

/** Say what may be counted where it is not what the dice show. */
function countWords({ adds, pending, thrown, bonus, say }: View): string {
  if (adds) return "";
  const n = pending.join(", ");
  if (bonus && n) return say("bonus", { n });
  return pending.some((count) => !thrown.shown.includes(count)) ? say("counts", { n }) : "";
}

export function small(text: string): HTMLElement {
  return html("span", "pw-small", text);
}

/** The cowries as they lie; before a throw they wait, mouths down. */
function mat({ thrown, say }: View): HTMLElement {
  const { shown, table, value } = thrown;
  const waiting = shown.length === 0;
  const lying = waiting ? table.slice(1).map(() => 0) : shown;
  const shells = lying.map((up, index) => cowrie(up > 0, index));
  const laid = html("div", waiting ? "pw-shells pw-waiting" : "pw-shells", shells);
  const n = mouthsUp(thrown);
  const up = small(say(n === 1 ? "mouths_1" : "mouths", { n }));
  const counted = html("div", "pw-count", html("strong", {}, value), up);
  return html("div", "pw-mat", laid, !waiting && counted);
}

/** Count the mouths that lie up; before a throw there are none to count. */
function mouthsUp({ shown }: Thrown): number {
  return shown.length > 0 ? shown.filter((up) => up > 0).length : -1;
}

function table({ thrown, say }: View): HTMLElement {
  const now = mouthsUp(thrown);
  const values = thrown.table.map((value, up) =>
    html("li", { "aria-current": up === now }, mouths(up), html("b", {}, value)),
  );
  return html("ol", { class: "pw-table", "aria-label": say("table") }, values);
}

function mouths(up: number): HTMLElement {
  return html("span", "pw-small", `${up} `, sign("up"));
}

/** Draw the throws that can be used apart or added up; they can be picked once all are thrown. */
export function tokenNodes(view: View, pick: (place: number) => void): Child {
  const { adds, pending, phase, thrown, chosen, say } = view;
  if (!adds || pending.length === 0) return false;
  const picking = phase === "move";
  const tokens = pending.map((count, place) => {
    const up = thrown.table.indexOf(count);
    const inside = [html("b", {}, count), up >= 0 && mouths(up)];
    if (!picking) return html("span", "pw-token", inside);
    const looks = {
      class: "pw-token",
      "data-key": `token ${place}`,
      "aria-pressed": String(chosen.includes(place)),
      "aria-label": say("token", { n: count }),
    };
    return button("token", () => pick(place), looks, inside);
  });
  return [
    html("h4", {}, say(picking ? "to_use" : "thrown_so_far"), sum(view)),
    html("div", "pw-token-row", tokens),
  ];
}

/** Say what the chosen throws come to, or that several can be chosen. */
function sum({ counts, phase, pending, say }: View): HTMLElement {
  if (counts.length > 0) return html("strong", "pw-sum", sumWords(counts));
  const several = phase === "move" && pending.length > 1;
  return html("span", "pw-hint", several && say("hint_sum"));
}

/** Give the state after a throw was picked, or put back. */
export function picked({ chosen }: ViewState, place: number): Partial<ViewState> {
  const without = chosen.filter((other) => other !== place);
  return { chosen: without.length < chosen.length ? without : [...chosen, place], asking: [], settled: true };
}
