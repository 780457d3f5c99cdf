// Whether Python is still there. Hosts tell it in different ways, or not at all.

import type { Model } from "./snapshot";

export interface Kernel {
  /** Tell whether Python is gone: the host says so. */
  isGone(): boolean;
  /** Tell whether it did not answer, which it may yet do. */
  isSilent(): boolean;
  /** Send a message; if nothing comes back, Python is taken to be gone. */
  send(content: unknown): void;
  /** Something has come from Python, or is not waited for any more. */
  heard(): void;
}

/** Python may be busy with another cell: so long it is given to answer. */
const PATIENCE_MS = 5000;

export function createKernel(model: Model, el: Element, changed: () => void): Kernel {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let silent = false;

  function heard(): void {
    clearTimeout(waiting);
    silent = false;
  }

  function lost(): void {
    silent = true;
    changed();
  }

  return {
    heard,
    isSilent: () => silent,
    isGone() {
      // ipywidgets marks the views of models without a kernel, but not when it is shut down.
      const marked = el.closest(".jupyter-widgets-disconnected") !== null;
      return marked || model.comm_live === false || model.widget_manager?.kernel === null;
    },
    send(content) {
      heard();
      waiting = setTimeout(lost, PATIENCE_MS);
      try {
        model.send(content);
      } catch {
        lost();
      }
    },
  };
}
