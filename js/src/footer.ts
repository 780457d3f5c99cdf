// The last line: ruleset, players, seed, and the small form for a new game.

import { button, html, set } from "./dom";
import type { ViewState } from "./state";
import type { View } from "./view";

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
  const seed = html("input", { type: "number", name: "seed", min: 0, inputmode: "numeric" });
  const label = html("span");
  const begin = html("button", { class: "pw-button", "data-action": "start" });
  const form = html("form", "pw-new", html("label", {}, label, seed), begin);

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

  return {
    element: html("div", "pw-footer", facts, toggle, form),
    draw({ rules, players, seed: of, renewing, gone, say }) {
      const parts = [rules.name, say("players", { n: players.length })];
      if (of !== null) parts.push(say("seed", { n: of }));
      facts.textContent = parts.join(" · ");
      toggle.textContent = say("new_game");
      label.textContent = say("seed_optional");
      begin.textContent = say("start");
      set(toggle, { "aria-expanded": String(renewing), hidden: gone });
      form.hidden = !renewing || gone;
    },
  };
}
