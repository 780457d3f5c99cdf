// What a view has around it: the page that it lies in, and Python, which may be gone.

import { html, svg, type Child } from "./dom";
import type { Model } from "./snapshot";
import { watchTheme } from "./theme";

export interface Host {
  /** Tell whether Python is gone: the host says so, each in a way of its own, or not at all. */
  isGone(): boolean;
  /** Tell whether it was never there: the page was saved or written without it. */
  isAlone(): boolean;
  /** Tell whether it did not answer, which it may yet do. */
  isSilent(): boolean;
  /** Send a message; if nothing comes back, Python is taken to be gone. */
  send(content: unknown): void;
  /** Something has come from Python, or is not waited for any more. */
  heard(): void;
  /** Take the view away. */
  leave(): void;
}

/** Python may be busy with another cell: so long it is given to answer. */
const PATIENCE_MS = 5000;

/** Put a view into its place, and have it drawn again whenever something around it has changed. */
export function createHost<Message>(
  model: Model,
  el: HTMLElement,
  root: HTMLElement,
  traits: readonly string[],
  draw: () => void,
  hear: (message: Message) => void,
): Host {
  const events = ["comm_live_update", ...traits.map((trait) => `change:${trait}`)];
  const forgetTheme = watchTheme(redraw);
  let patience: ReturnType<typeof setTimeout> | undefined;
  let silent = false;
  let waiting = false;

  // Python sets several traits at once: they are drawn together.
  function redraw(): void {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      if (root.isConnected || !el.isConnected) draw();
    });
  }

  function heard(): void {
    clearTimeout(patience);
    silent = false;
  }

  function lost(): void {
    silent = true;
    redraw();
  }

  function isGone(): boolean {
    // ipywidgets marks the views of models without a kernel, but not when it is shut down.
    if (el.closest(".jupyter-widgets-disconnected")) return true;
    return model.comm_live === false || model.widget_manager?.kernel === null;
  }
  const isAlone = isGone();

  for (const event of events) model.on(event, redraw);
  model.on("msg:custom", hear);
  root.addEventListener("keydown", keepFromHost);
  el.append(root);
  return {
    heard,
    isSilent: () => silent,
    isGone,
    isAlone: () => isAlone && isGone(),
    send(content) {
      heard();
      patience = setTimeout(lost, PATIENCE_MS);
      try {
        model.send(content);
      } catch {
        lost();
      }
    },
    leave() {
      for (const event of events) model.off(event, redraw);
      model.off("msg:custom", hear);
      forgetTheme();
      heard();
      root.remove();
    },
  };
}

/**
 * Make what a view's root holds: its parts, whose looks follow from the width there is, and beside
 * them what says how wide they would be. Without that they would have no width of their own, and
 * vanish where a place is as wide as what stands in it. A picture, for it alone yields to less.
 */
export function inRoom(...parts: Child[]): Element[] {
  return [svg("svg", { class: "pw-breadth", "aria-hidden": true }), html("div", "pw-room", parts)];
}

/** Keys meant for the widget are not shortcuts of the notebook. */
function keepFromHost(event: KeyboardEvent): void {
  if (event.key !== "Tab" && !event.ctrlKey && !event.metaKey && !event.altKey)
    event.stopPropagation();
}
