// What is done with the whole position: back and forth, files, and the position as text.

import { button, enable, html, nameButton, set } from "./dom";
import { copied, type Files } from "./files";
import { icon } from "./icons";
import type { Desk, Edit } from "./sheet";
import type { Part } from "./tray";
import { word } from "./words";

export function createActions(edit: (edit: Edit) => void, files: Files, copy: () => void): Part {
  const acts: Record<string, () => void> = {
    undo: () => edit({ intent: "undo" }),
    redo: () => edit({ intent: "redo" }),
    clear: () => edit({ intent: "clear" }),
    copy,
    save_position: () => files.save("position"),
    save_record: () => files.save("record"),
    open: files.open,
  };
  const buttons = Object.entries(acts).map(([name, act]) =>
    button(name, act, { class: `pw-button pw-${name}` }),
  );
  return {
    element: html("div", "pw-buttons pw-actions", ...buttons, files.input),
    draw({ sheet, labels }) {
      const able: Record<string, boolean> = {
        undo: sheet.canUndo,
        redo: sheet.canRedo,
        save_record: sheet.hasRecord,
      };
      for (const made of buttons) {
        const name = made.dataset.action!;
        const words = word(labels, name);
        if (name === "undo" || name === "redo") {
          nameButton(made, words);
          made.replaceChildren(icon(name));
        } else made.textContent = words;
        enable(made, able[name] ?? true);
      }
    },
  };
}

export interface TextField extends Part {
  /** Tell a fault beside the field, with what was written left in it. */
  refuse(text: string): void;
  copy(say: (label: string) => void): Promise<void>;
}

/** The position as text, which can be edited as well: Enter applies it. */
export function createTextField(edit: (edit: Edit) => void, lists: HTMLElement): TextField {
  const title = html("summary", "pw-link");
  const label = html("span", "pw-small");
  const field = html("textarea", { rows: 3, spellcheck: "false", autocomplete: "off" });
  const fault = html("p", "pw-status");
  const element = html("details", "pw-more", title, lists, html("label", "pw-choice", label, field), fault);
  let shown = "";

  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    edit({ intent: "write", position: field.value });
  });

  function write(text: string): void {
    shown = field.value = text;
    refuse("");
  }

  function refuse(text: string): void {
    fault.textContent = text;
    set(field, { "aria-invalid": text ? "true" : null });
  }

  return {
    element,
    refuse,
    draw({ sheet, labels }: Desk) {
      title.textContent = word(labels, "more");
      label.textContent = word(labels, "position_text");
      if (shown !== sheet.text) write(sheet.text);
    },
    async copy(say) {
      const done = await copied(shown);
      if (!done && field.isConnected) {
        element.open = true;
        write(shown);
        field.select();
        field.focus();
      }
      say(done ? "copied" : "copy_by_hand");
    },
  };
}
