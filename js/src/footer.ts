// The last line: ruleset, players, seed, what has been thrown, the position as text, a new game.

import { button, buttonUnless, focused, html, renew, set, type Child } from "./dom";
import { copied } from "./files";
import type { Compared } from "./snapshot";
import type { ViewState } from "./state";
import type { View } from "./view";

export interface Footer {
  element: HTMLElement;
  draw(view: View): void;
  /** Show what the other rulesets make of the game. */
  compare(told: Compared[]): void;
  /** Show what every ruleset answers to the position, and lead there; Escape leads back. */
  answer(told: Compared[]): void;
}

export interface FooterActions {
  start(seed: number | null): void;
  /** Have the game compared with the other rulesets. */
  compare(): void;
  change(state: Partial<ViewState>): void;
  remark(text: string): void;
}

export function createFooter({ start, compare, change, remark }: FooterActions): Footer {
  const facts = html("span", "pw-facts");
  const copy = html("span");
  const throws = html("div", "pw-throws-told");
  const toThrows = button("throws", () => change({ counting: throws.hidden === true }), { class: "pw-link" });
  const toCompare = button("compare", askOrHide, { class: "pw-link" });
  const compared = html("div", { class: "pw-compared", hidden: true, role: "status", tabindex: -1 });
  let cameFrom: HTMLElement | null = null;
  let comparedAt = -1;
  let revision = 0;
  const toggle = button("new", unfold, { class: "pw-link" });
  const seed = html("input", { type: "number", name: "seed", min: 0, inputmode: "numeric" });
  const label = html("span");
  const begin = html("button", { class: "pw-button", "data-action": "start" });
  const form = html("form", "pw-new", html("label", {}, label, seed), begin);

  function askOrHide(): void {
    if (compared.hidden) compare();
    else hide();
  }

  function show(told: Compared[]): void {
    comparedAt = revision;
    renew(compared, html("ul", "pw-reasons", told.map(comparedItem)));
    compared.hidden = false;
  }

  compared.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    hide();
    (cameFrom ?? toCompare).focus();
  });

  function hide(): void {
    compared.hidden = true;
    set(toCompare, { "aria-expanded": "false" });
  }

  function unfold(): void {
    change({ renewing: form.hidden === true });
    if (!form.hidden) seed.focus();
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    start(seed.value.trim() === "" ? null : Number(seed.value));
    form.reset();
    change({ renewing: false });
    toggle.focus();
  });

  function copyNode({ viewing, position, say }: View): Child {
    const why = viewing === null ? "" : say("why_copy");
    const act = () => void put(position, say);
    return buttonUnless(why, remark, "copy", act, { class: "pw-link" }, say("copy_position"));
  }

  /** Put the position where it can be pasted from, or else where it can be read. */
  async function put(position: string, say: View["say"]): Promise<void> {
    const done = await copied(position);
    remark(done ? say("position_copied") : `${say("copy_yourself")} ${position}`);
  }

  return {
    element: html("div", "pw-footer", facts, toThrows, copy, toCompare, toggle, throws, compared, form),
    compare(told) {
      show(told);
      set(toCompare, { "aria-expanded": "true" });
    },
    answer(told) {
      show(told);
      cameFrom = focused(compared.getRootNode() as unknown as Element);
      compared.focus();
    },
    draw(view) {
      const { rules, players, seed: of, renewing, counting, gone, position, say } = view;
      const parts = [rules.name, say("players", { n: players.length })];
      if (of !== null) parts.push(say("seed", { n: of }));
      facts.textContent = parts.join(" · ");
      toThrows.textContent = say("throws");
      set(toThrows, { "aria-expanded": String(counting), hidden: !view.tally });
      throws.hidden = !counting || !view.tally;
      renew(throws, !throws.hidden && tallyNodes(view));
      renew(copy, position && copyNode(view));
      revision = view.revision;
      if (comparedAt !== revision) hide();
      toCompare.textContent = say("compare_rulesets");
      toCompare.hidden = gone;
      toggle.textContent = say("new_game");
      label.textContent = say("seed_optional");
      begin.textContent = say("start");
      set(toggle, { "aria-expanded": String(renewing), hidden: gone });
      form.hidden = !renewing || gone;
    },
  };
}

function comparedItem({ name, text }: Compared): HTMLElement {
  return html("li", {}, html("b", {}, name), `: ${text}`);
}

/** Draw how often each number came, beside how often it is expected: a bar, and a line across it. */
function tallyNodes({ tally, thrown, say }: View): Child {
  const all = tally.reduce((sum, count) => sum + count, 0);
  const due = thrown.chances.map(([value, chance], at) => ({
    value,
    seen: tally[at] ?? 0,
    due: chance * all,
  }));
  const most = Math.max(1, ...due.map((one) => Math.max(one.seen, one.due)));
  const heads = ["throws_count", "throws_seen", "throws_due"].map((key) =>
    html("th", { scope: "col" }, say(key)),
  );
  const rows = due.map((one) =>
    html(
      "tr",
      { style: `--seen:${one.seen / most};--due:${one.due / most}` },
      html("th", { scope: "row" }, one.value),
      html("td", "pw-seen", html("i", { "aria-hidden": true }), html("span", {}, one.seen)),
      html("td", {}, one.due.toFixed(1).replace(".", say("decimal"))),
    ),
  );
  const told = html("caption", {}, say("throws_told", { n: all }));
  return html("table", "pw-tally", told, html("thead", {}, html("tr", {}, heads)), html("tbody", {}, rows));
}
