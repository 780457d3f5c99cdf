// A widget below another one: its host makes its view, where the host can.

import { html } from "./dom";
import type { Model } from "./snapshot";

interface ChildView {
  el: HTMLElement;
  remove?(): void;
}

/** What hosts of ipywidgets have; others have less, or nothing. */
interface Manager {
  get_model?(id: string): Promise<unknown>;
  create_view?(model: unknown): Promise<ChildView>;
}

export interface Beneath {
  element: HTMLElement;
  draw(): void;
  leave(): void;
}

/** Tell whether the host can show one widget in another. */
export function canShow({ widget_manager }: Model): boolean {
  const { get_model, create_view } = (widget_manager ?? {}) as Manager;
  return Boolean(get_model && create_view);
}

const REFERENCE = /^IPY_MODEL_/;

export function createBeneath(model: Model, trait: string): Beneath {
  const element = html("div", { class: "pw-beneath", hidden: true });
  let [shown, view]: [string, ChildView | null] = ["", null];

  function leave(): void {
    view?.remove?.();
    view = null;
    element.replaceChildren();
    element.hidden = true;
  }

  async function show(reference: string): Promise<void> {
    const manager = model.widget_manager as Manager | undefined;
    const id = reference.replace(REFERENCE, "");
    try {
      if (!manager?.get_model || !manager.create_view) return;
      const made = await manager.create_view(await manager.get_model(id));
      if (shown !== reference) return made.remove?.();
      view = made;
      element.replaceChildren(made.el);
      element.hidden = false;
      element.scrollIntoView({ block: "nearest" });
    } catch {
      // A host that cannot show one widget in another: there is the line to copy.
    }
  }

  return {
    element,
    leave,
    draw() {
      const reference = model.get(trait);
      const next = typeof reference === "string" && REFERENCE.test(reference) ? reference : "";
      if (next === shown) return;
      shown = next;
      leave();
      if (next) void show(next);
    },
  };
}
