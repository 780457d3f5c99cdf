// The throw in the panel: what lies on the table, what it counts, and the throws still to be used.

import { cowrie, face } from "./dice";
import { button, html } from "./dom";
import type { Thrown } from "./snapshot";
import { chosenCounts, type ViewState } from "./state";
import type { View } from "./view";
import { sumWords, thrownWords } from "./words";

/** Draw what was thrown; cowries have a mat and a table of their own. */
export function throwNodes(view: View): Node[] {
  const { thrown, turn } = view.snapshot;
  const { kind, shown } = thrown;
  if (kind === "cowries") return [mat(view), table(view)];
  const faces = shown.length > 0 ? shown.map((one) => face(kind, one)) : [html("span", "pw-no-die")];
  const counts = countWords(view);
  const heading = shown.length > 0 || counts ? view.word("thrown") : "";
  const value = html("strong", "pw-big", thrownWords(thrown, " + "));
  return [
    html("div", "pw-count", small(heading), value, small(counts)),
    // Another player's dice are thrown anew, even if they fall alike.
    html("div", { class: "pw-dice", "data-turn": turn }, ...faces),
  ];
}

/** Say what may be counted where it is not what the dice show. */
function countWords({ snapshot, word }: View): string {
  const { adds, pending, thrown, bonus } = snapshot;
  if (adds) return "";
  const n = pending.join(", ");
  if (bonus && n) return word("bonus", { n });
  return pending.some((count) => !thrown.shown.includes(count)) ? word("counts", { n }) : "";
}

function small(text: string): HTMLElement {
  return html("span", "pw-small", text);
}

/** The cowries as they lie; before a throw they wait, mouths down. */
function mat({ snapshot, word }: View): HTMLElement {
  const { shown, table, value } = snapshot.thrown;
  const waiting = shown.length === 0;
  const lying = waiting ? table.slice(1).map(() => 0) : shown;
  const shells = lying.map((up, index) => cowrie(up > 0, index));
  const laid = html("div", waiting ? "pw-shells pw-waiting" : "pw-shells", ...shells);
  if (waiting) return html("div", "pw-mat", laid);
  const n = mouthsUp(snapshot.thrown);
  const up = small(word(n === 1 ? "mouths_1" : "mouths", { n }));
  return html("div", "pw-mat", laid, html("div", "pw-count", html("strong", {}, String(value)), up));
}

/** Count the mouths that lie up; before a throw there are none to count. */
function mouthsUp({ shown }: Thrown): number {
  return shown.length > 0 ? shown.filter((up) => up > 0).length : -1;
}

function table({ snapshot, word }: View): HTMLElement {
  const now = mouthsUp(snapshot.thrown);
  const values = snapshot.thrown.table.map((value, up) =>
    html("li", { "aria-current": up === now }, mouths(up), html("b", {}, String(value))),
  );
  return html("ol", { class: "pw-table", "aria-label": word("table") }, ...values);
}

function mouths(up: number): HTMLElement {
  return html("span", "pw-small", `${up} `, html("span", { "aria-hidden": true }, "↑"));
}

/** Draw the throws that can be used apart or added up; they can be picked once all are thrown. */
export function tokenNodes(view: View, pick: (place: number) => void): Node[] {
  const { snapshot, state, word } = view;
  const { adds, pending, phase, thrown } = snapshot;
  if (!adds || pending.length === 0) return [];
  const picking = phase === "move";
  const tokens = pending.map((count, place) => {
    const up = thrown.table.indexOf(count);
    const inside = [html("b", {}, String(count)), ...(up < 0 ? [] : [mouths(up)])];
    if (!picking) return html("span", "pw-token", ...inside);
    const looks = {
      class: "pw-token",
      "data-key": `token ${place}`,
      "aria-pressed": String(state.chosen.includes(place)),
      "aria-label": word("token", { n: count }),
    };
    return button("token", () => pick(place), looks, ...inside);
  });
  return [
    html("h4", {}, word(picking ? "to_use" : "thrown_so_far"), sum(view)),
    html("div", "pw-token-row", ...tokens),
  ];
}

/** Say what the chosen throws come to, or that several can be chosen. */
function sum({ snapshot, state, word }: View): HTMLElement {
  const counts = chosenCounts(snapshot, state);
  if (counts.length > 0) return html("strong", "pw-sum", sumWords(counts));
  const several = snapshot.phase === "move" && snapshot.pending.length > 1;
  return html("span", "pw-hint", several ? word("hint_sum") : "");
}

/** Give the state after a throw was picked, or put back. */
export function picked({ chosen }: ViewState, place: number): Partial<ViewState> {
  const without = chosen.filter((other) => other !== place);
  return { chosen: without.length < chosen.length ? without : [...chosen, place], asking: [] };
}
