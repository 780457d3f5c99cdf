// The throw in the panel: what lies on the table, what it counts, and the throws still to be used.

import { cowrie, face } from "./dice";
import { button, html } from "./dom";
import type { Labels, Snapshot, Thrown } from "./snapshot";
import { chosenCounts, type View, type ViewState } from "./state";
import { sumWords, thrownWords, word } from "./words";

/** Draw what was thrown; cowries have a mat and a table of their own. */
export function throwNodes({ snapshot, labels }: View): Node[] {
  const { thrown } = snapshot;
  if (thrown.kind === "cowries") return [mat(thrown, labels), table(thrown, labels)];
  const { kind, shown } = thrown;
  const faces = html("div", `pw-dice${shown.length > 1 ? " pw-many" : ""}`);
  faces.append(...shown.map((one) => face(kind, one)));
  if (shown.length === 0) faces.append(html("span", "pw-no-die"));
  const counts = countWords(snapshot, labels);
  const heading = shown.length > 0 || counts ? word(labels, "thrown") : "";
  const said = html("div", "pw-count", small(heading));
  said.append(html("strong", "pw-big", thrownWords(thrown, " + ")));
  if (counts) said.append(small(counts));
  return [said, faces];
}

/** Say what may be counted where it is not what the dice show. */
function countWords({ adds, pending, thrown, bonus }: Snapshot, labels: Labels): string {
  if (adds) return "";
  if (bonus && pending.length > 0) return word(labels, "bonus", { n: pending.join(", ") });
  const differs = pending.some((count) => !thrown.shown.includes(count));
  return differs ? word(labels, "counts", { n: pending.join(", ") }) : "";
}

function small(text: string): HTMLElement {
  return html("span", "pw-small", text);
}

/** The cowries as they lie; before a throw they wait, mouths down. */
function mat(thrown: Thrown, labels: Labels): HTMLElement {
  const { shown, table } = thrown;
  const waiting = shown.length === 0;
  const lying = waiting ? table.slice(1).map(() => 0) : shown;
  const shells = lying.map((up, index) => cowrie(up > 0, index));
  const laid = html("div", waiting ? "pw-shells pw-waiting" : "pw-shells", ...shells);
  const made = html("div", "pw-mat", laid);
  if (waiting) return made;
  const n = mouthsUp(thrown);
  const up = small(word(labels, n === 1 ? "mouths_1" : "mouths", { n }));
  made.append(html("div", "pw-count", html("strong", {}, String(thrown.value)), up));
  return made;
}

function mouthsUp({ shown }: Thrown): number {
  return shown.filter((up) => up > 0).length;
}

function table(thrown: Thrown, labels: Labels): HTMLElement {
  const now = thrown.shown.length > 0 ? mouthsUp(thrown) : -1;
  const values = thrown.table.map((value, up) =>
    html("li", { "aria-current": up === now }, mouths(up), html("b", {}, String(value))),
  );
  return html("ol", { class: "pw-table", "aria-label": word(labels, "table") }, ...values);
}

function mouths(up: number): HTMLElement {
  return html("span", "pw-small", `${up} `, html("span", { "aria-hidden": "true" }, "↑"));
}

/** Draw the throws that can be used apart or added up; they can be picked once all are thrown. */
export function tokenNodes(view: View, pick: (place: number) => void): Node[] {
  const { snapshot, labels, state } = view;
  if (!snapshot.adds || snapshot.pending.length === 0) return [];
  const picking = snapshot.phase === "move";
  const tokens = snapshot.pending.map((count, place) => {
    const inside = tokenInside(snapshot.thrown, count);
    if (!picking) return html("span", "pw-token", ...inside);
    const looks = {
      class: "pw-token",
      "data-key": `token ${place}`,
      "aria-pressed": String(state.chosen.includes(place)),
      "aria-label": word(labels, "token", { n: count }),
    };
    return button("token", () => pick(place), looks, ...inside);
  });
  return [
    html("h4", {}, word(labels, picking ? "to_use" : "thrown_so_far"), sum(view)),
    html("div", "pw-token-row", ...tokens),
  ];
}

function tokenInside({ table }: Thrown, count: number): Node[] {
  const up = table.indexOf(count);
  return [html("b", {}, String(count)), ...(up < 0 ? [] : [mouths(up)])];
}

/** Say what the chosen throws come to, or that several can be chosen. */
function sum({ snapshot, labels, state }: View): HTMLElement {
  const counts = chosenCounts(snapshot, state);
  if (counts.length > 0) return html("strong", "pw-sum", sumWords(counts));
  const several = snapshot.phase === "move" && snapshot.pending.length > 1;
  return html("span", "pw-hint", several ? word(labels, "hint_sum") : "");
}

/** Give the state after a throw was picked, or put back. */
export function picked({ chosen }: ViewState, place: number): Partial<ViewState> {
  const without = chosen.filter((other) => other !== place);
  return { chosen: without.length < chosen.length ? without : [...chosen, place], asking: [] };
}
