// What is done with the whole position: back and forth, files, and the position as text.

import { button, html, named, renew, set } from "./dom";
import { copied, type Files } from "./files";
import { icon } from "./icons";
import type { Edit } from "./sheet";
import { small } from "./throws";
import type { Part } from "./tray";

export function createActions(edit: (edit: Edit) => void, files: Files, copy: () => void): Part {
  const element = html("div", "pw-buttons pw-actions");
  const acts = {
    undo: () => edit({ intent: "undo" }),
    redo: () => edit({ intent: "redo" }),
    clear: () => edit({ intent: "clear" }),
    copy,
    save_position: () => files.save("position"),
    save_record: () => files.save("record"),
    open: files.open,
  };
  return {
    element,
    draw({ sheet, gone, say }) {
      const able: Record<string, boolean> = {
        undo: sheet.canUndo,
        redo: sheet.canRedo,
        save_record: sheet.hasRecord,
      };
      const buttons = Object.entries(acts).map(([name, act]) => {
        const drawn = name === "undo" || name === "redo";
        const looks = {
          class: `pw-button pw-${name}`,
          "aria-disabled": able[name] === false || (gone && name !== "copy"),
          ...(drawn && named(say(name))),
        };
        return button(name, act, looks, drawn ? icon(name) : say(name));
      });
      renew(element, buttons);
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
  const label = small("");
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
    set(field, { "aria-invalid": text !== "" });
  }

  return {
    element,
    refuse,
    draw({ sheet, gone, say }) {
      title.textContent = say("more");
      label.textContent = say("position_text");
      field.readOnly = gone;
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
