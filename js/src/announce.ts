// Speaking to those who listen: a polite live region that also speaks a message again.

import { html } from "./dom";

export interface Announcer {
  region: HTMLElement;
  say(text: string): void;
}

export function createAnnouncer(): Announcer {
  const region = html("div", { class: "pw-heard", role: "status", "aria-live": "polite" });
  let odd = false;
  return {
    region,
    say(text) {
      if (!text) return;
      // Screen readers are silent when the text stays the same: a space that nobody hears alters it.
      odd = !odd;
      region.replaceChildren(html("p", {}, text + (odd ? "\u00a0" : "")));
    },
  };
}
