// Lists to choose from, and the throws: what Python offers, and what is chosen of it.

import { face } from "./dice";
import { button, html, nameButton, rebuilt } from "./dom";
import type { Choice, Desk, Edit } from "./sheet";
import type { Part } from "./tray";
import { word } from "./words";

/** Draw lists, which stay while they are the same: an open one would close. */
export function createLists(
  name: string,
  choicesOf: (desk: Desk) => Choice[],
  change: (key: string, value: string) => void,
): Part {
  const element = html("div", name);
  let drawn = "";
  return {
    element,
    draw(desk) {
      const choices = choicesOf(desk);
      const key = JSON.stringify(choices);
      if (key === drawn) return;
      drawn = key;
      rebuilt(element, choices.map((choice) => listOf(choice, change)));
    },
  };
}

function listOf({ key, label, value, options }: Choice, change: (key: string, value: string) => void): HTMLElement {
  const list = html("select", { class: "pw-select", "data-key": `choice ${key}`, "data-choice": key });
  list.append(...options.map((one) => html("option", { value: one.value }, one.text)));
  list.value = value;
  list.addEventListener("change", () => change(key, list.value));
  return html("label", "pw-choice", html("span", "pw-small", label), list);
}

export function createThrows(edit: (edit: Edit) => void): Part {
  const element = html("div", "pw-throws");
  const say = (values: number[]) => edit({ intent: "say", keyword: "throw", value: values.join(" ") });
  return {
    element,
    draw({ sheet, labels }) {
      const { kind, values, single, thrown } = sheet.throw;
      const adding = values.map((value) => {
        const on = single && thrown.includes(value);
        const act = () => say(single ? (on ? [] : [value]) : [...thrown, value]);
        const looks = { class: "pw-cell", "data-key": `add ${value}`, "data-throw": value };
        const made = button("throw-add", act, looks, face(kind, value));
        if (single) made.setAttribute("aria-pressed", String(on));
        nameButton(made, word(labels, "throw_add", { n: value }));
        return made;
      });
      const heading = html("h4", {}, word(labels, "throw_to_use"));
      rebuilt(element, [heading, html("div", "pw-cells", ...adding), ...(single ? [] : [pendingRow()])]);

      function pendingRow(): HTMLElement {
        const cells = thrown.map((value, place) => {
          const act = () => say(thrown.filter((_, other) => other !== place));
          const looks = { class: "pw-cell pw-pending", "data-key": `pending ${place}` };
          const made = button("throw-remove", act, looks, face(kind, value), "×");
          nameButton(made, word(labels, "throw_remove", { n: value }));
          return made;
        });
        const none = html("span", "pw-hint", word(labels, "no_throw_yet"));
        return html("div", "pw-cells pw-pending-row", ...(cells.length > 0 ? cells : [none]));
      }
    },
  };
}
