// Lists to choose from, and the throws: what Python offers, and what is chosen of it.

import { face } from "./dice";
import { button, html, named, renew, type Child } from "./dom";
import type { Choice, Desk, Edit } from "./sheet";
import { small } from "./throws";
import type { Part } from "./tray";

export function createLists(
  name: string,
  choicesOf: (desk: Desk) => Choice[],
  change: (key: string, value: string) => void,
): Part {
  const element = html("div", name);
  return {
    element,
    draw(desk) {
      renew(element, choicesOf(desk).map((choice) => listOf(desk, choice, change)));
    },
  };
}

function listOf(
  { gone }: Desk,
  { key, label, value, options }: Choice,
  change: (key: string, value: string) => void,
): HTMLElement {
  const items = options.map((one) =>
    html("option", { value: one.value, selected: one.value === value }, one.text),
  );
  const looks = { class: "pw-select", "data-key": `choice ${key}`, "data-choice": key, disabled: gone };
  const list = html("select", looks, items);
  list.addEventListener("change", () => change(key, list.value));
  return html("label", "pw-choice", small(label), list);
}

export function createThrows(edit: (edit: Edit) => void): Part {
  const element = html("div", "pw-throws");
  // Buttons that look the same stay: they ask what has been thrown by now.
  let thrown: number[] = [];
  const say = (values: number[]) => edit({ intent: "say", keyword: "throw", value: values.join(" ") });

  function adding({ sheet, gone, say: words }: Desk, value: number): HTMLElement {
    const { kind, single } = sheet.throw;
    const on = single && thrown.includes(value);
    const looks = {
      class: "pw-cell",
      "data-key": `add ${value}`,
      "data-throw": value,
      "aria-pressed": single && String(on),
      "aria-disabled": gone,
      ...named(words("throw_add", { n: value })),
    };
    const act = () => say(on ? [] : single ? [value] : [...thrown, value]);
    return button("throw-add", act, looks, face(kind, value));
  }

  function removing({ sheet, gone, say: words }: Desk, value: number, place: number): HTMLElement {
    const looks = {
      class: "pw-cell pw-pending",
      "data-key": `pending ${place}`,
      "aria-disabled": gone,
      ...named(words("throw_remove", { n: value })),
    };
    const act = () => say(thrown.filter((_, other) => other !== place));
    return button("throw-remove", act, looks, face(sheet.throw.kind, value), "×");
  }

  function pendingRow(desk: Desk): Child {
    const cells = thrown.map((value, place) => removing(desk, value, place));
    const none = cells.length === 0 && html("span", "pw-hint", desk.say("no_throw_yet"));
    return html("div", "pw-cells pw-pending-row", cells, none);
  }

  return {
    element,
    draw(desk) {
      const { values, single } = desk.sheet.throw;
      thrown = desk.sheet.throw.thrown;
      renew(
        element,
        html("h4", {}, desk.say("throw_to_use")),
        html("div", "pw-cells", values.map((value) => adding(desk, value))),
        !single && pendingRow(desk),
      );
    },
  };
}
