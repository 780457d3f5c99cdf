// A throw that can move nothing passes by itself, if that is wished, once there was time to read why.

import { mustPass } from "./state";
import type { View } from "./view";

/** How long it stays at least, and how much longer for each letter that there is to read. */
const [LEAST_MS, LETTER_MS] = [2500, 50];

export interface Passer {
  draw(view: View): void;
  stop(): void;
}

/** Make what passes; whatever is drawn anew is to be read anew. */
export function createPasser(read: () => string, pass: () => void): Passer {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
  }

  return {
    draw(view) {
      stop();
      const { options, viewing, lost } = view;
      const isDue = Boolean(options.passing) && viewing === null && !lost && mustPass(view);
      if (isDue) timer = setTimeout(pass, LEAST_MS + LETTER_MS * read().length);
    },
    stop,
  };
}
