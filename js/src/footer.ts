// The last line: ruleset, players, seed, and the small form for a new game.

import { button, html, set } from "./dom";
import type { View, ViewState } from "./state";
import { word } from "./words";

export interface Footer {
  element: HTMLElement;
  draw(view: View): void;
}

export function createFooter(
  start: (seed: number | null) => void,
  change: (state: Partial<ViewState>) => void,
): Footer {
  const facts = html("span", "pw-facts");
  const toggle = button("new", unfold, { class: "pw-link" });
  const label = html("span");
  const seed = html("input", {
    type: "number",
    name: "seed",
    min: 0,
    step: 1,
    inputmode: "numeric",
  });
  const begin = html("button", { type: "submit", class: "pw-button", "data-action": "start" });
  const form = html("form", "pw-new", html("label", {}, label, seed), begin);
  let open = false;

  function unfold(): void {
    change({ renewing: !open });
    if (open) seed.focus();
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    start(seed.value.trim() === "" ? null : Number(seed.value));
    seed.value = "";
    change({ renewing: false });
    toggle.focus();
  });

  return {
    element: html("div", "pw-footer", facts, toggle, form),
    draw({ snapshot, labels, state }) {
      open = state.renewing;
      const { rules, players, seed: of } = snapshot;
      const parts = [rules.name, word(labels, "players", { n: players.length })];
      if (of !== null) parts.push(word(labels, "seed", { n: of }));
      facts.textContent = parts.join(" · ");
      toggle.textContent = word(labels, "new_game");
      label.textContent = word(labels, "seed_optional");
      begin.textContent = word(labels, "start");
      set(toggle, { "aria-expanded": String(open) });
      set(form, { hidden: !open });
    },
  };
}
