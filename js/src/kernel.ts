// Whether Python is still there. Hosts tell it in different ways, or not at all.

import type { Model } from "./snapshot";

export interface Kernel {
  /** Send a message; if nothing comes back, Python is taken to be gone. */
  send(content: unknown): void;
  /** Something has come from Python. */
  heard(): void;
  end(): void;
}

/** Python may be busy with another cell: so long it is given to answer. */
const PATIENCE_MS = 5000;

export function watchKernel(model: Model, el: Element, lost: () => void): Kernel {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const heard = () => clearTimeout(waiting);
  // ipywidgets marks a view whose model has no kernel; its other views are told first.
  const look = () =>
    queueMicrotask(() => {
      if (model.comm_live === false || el.closest(".jupyter-widgets-disconnected")) lost();
    });
  model.on("comm_live_update", look);
  model.on("comm:close", lost);
  look();
  return {
    heard,
    send(content) {
      heard();
      waiting = setTimeout(lost, PATIENCE_MS);
      try {
        model.send(content);
      } catch {
        lost();
      }
    },
    end() {
      heard();
      model.off("comm_live_update", look);
      model.off("comm:close", lost);
    },
  };
}
