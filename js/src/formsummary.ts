// What the form comes to: the changes, the id, the code to share, and what can be done with it.

import { opened, pills } from "./cites";
import { button, buttonUnless, html, named, renew, set, type Child } from "./dom";
import { copied } from "./files";
import type { Asked, Part, Sheet } from "./form";
import { ruleIcon } from "./ruleicons";

export interface Summary extends Part {
  /** The line that stays in sight where the form is narrow. */
  bar: HTMLElement;
  /** Tell a fault of a code, with what was typed left in it. */
  refuse(text: string): void;
}

export function createSummary(ask: (asked: Asked) => void, remark: (text: string) => void): Summary {
  const said = html("div", "pw-sum-said");
  const does = html("div", "pw-sum-does");
  const typing = createTyping(ask);
  const against = html("select", { class: "pw-select", "data-key": "against" });
  const compared = html("div", "pw-compare-with");
  const lines = html("div", "pw-lines");
  const element = html("aside", "pw-summary", said, does, compared, lines, typing.element);
  const bar = html("div", "pw-form-bar");
  let offered = "";

  function play({ choices, gone, say }: Sheet, key: string): HTMLElement {
    const why = gone ? say("lost") : choices.warning;
    const looks = { class: why ? "pw-button" : "pw-button pw-main", "data-key": key };
    return buttonUnless(why, remark, "play", () => ask({ intent: "play" }), looks, say("play"));
  }

  function drawCompare(sheet: Sheet): void {
    const { choices, gone, say } = sheet;
    const now = JSON.stringify(choices.others);
    if (now !== offered) {
      offered = now;
      renew(against, choices.others.map(([id, name]) => html("option", { value: id }, name)));
    }
    const can = choices.others.length > 0;
    compared.hidden = !can;
    set(against, { "aria-label": say("against") });
    against.disabled = gone;
    const why = gone ? say("lost") : choices.warning;
    const act = () => ask({ intent: "compare", other: against.value });
    const go = buttonUnless(why, remark, "compare", act, { class: "pw-button" }, say("compare"));
    const before = compared.querySelector("[data-action=compare]");
    if (!before) compared.append(go, against);
    else if (!before.isEqualNode(go)) before.replaceWith(go);
  }

  function line(sheet: Sheet, key: "play" | "compare"): Child {
    const code = sheet.choices.lines[key];
    return code && [
      html("p", "pw-small", sheet.say(`${key}_line`)),
      copyable(sheet, `line_${key}`, code, "copy_line", remark),
    ];
  }

  return {
    element,
    bar,
    refuse: typing.refuse,
    draw(sheet) {
      const { choices, gone, say } = sheet;
      renew(said, html("h3", "pw-title", choices.title), changesOf(sheet));
      renew(
        does,
        html("h4", {}, say("id")),
        html("code", "pw-id", choices.id),
        html("h4", {}, say("code")),
        copyable(sheet, "code", choices.code, "copy_code", remark),
        gone && html("p", "pw-status", say("lost")),
        choices.warning && html("p", "pw-warning", ruleIcon("warning"), html("span", {}, choices.warning)),
        play(sheet, "play"),
      );
      drawCompare(sheet);
      renew(lines, line(sheet, "play"), line(sheet, "compare"));
      typing.draw(sheet);
      renew(bar, html("span", "pw-bar-title", choices.title), play(sheet, "play bar"));
    },
  };
}

function changesOf(sheet: Sheet): Child {
  const changes = sheet.choices.changes.map(({ switch: name, text, cited }) => {
    const place = `change ${name}`;
    const words = html("span", {}, text, " ", html("span", "pw-behind", pills(sheet, place, cited)));
    return html("li", {}, ruleIcon("unlike"), html("div", {}, words, opened(sheet, place, cited)));
  });
  return changes.length > 0 && html("ul", "pw-changes", changes);
}

/** A text in a frame, with a button that copies it; where that cannot be done it is selected. */
function copyable({ say }: Sheet, key: string, text: string, label: string, remark: (text: string) => void): HTMLElement {
  const shown = html("code", "pw-code", text);
  async function copy(): Promise<void> {
    const done = await copied(text);
    if (!done) getSelection()?.selectAllChildren(shown);
    remark(say(done ? "copied" : "copy_by_hand"));
  }
  const looks = { class: "pw-button pw-copy", "data-key": `copy ${key}`, ...named(say(label)) };
  return html("div", "pw-copyable", shown, button("copy", () => void copy(), looks, ruleIcon("copy")));
}

interface Typing extends Part {
  refuse(text: string): void;
}

/** A field into which a code is typed back. */
function createTyping(ask: (asked: Asked) => void): Typing {
  const title = html("summary", "pw-link");
  const field = html("input", { type: "text", spellcheck: "false", autocomplete: "off", autocapitalize: "off", "data-key": "typed" });
  const go = html("span");
  const fault = html("p", { class: "pw-status", role: "alert" });
  const element = html("details", "pw-typing", title, html("div", "pw-copyable", field, go), fault);
  let revision = 0;
  const read = () => field.value.trim() && ask({ intent: "read", code: field.value });

  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.isComposing) read();
  });

  function refuse(text: string): void {
    fault.textContent = text;
    set(field, { "aria-invalid": text !== "" });
  }

  return {
    element,
    refuse,
    draw({ choices, gone, say }) {
      title.textContent = say("have_code");
      set(field, { "aria-label": say("type_code"), placeholder: say("type_code") });
      field.disabled = gone;
      renew(go, button("read", read, { class: "pw-button", "aria-disabled": gone }, say("read")));
      if (choices.revision !== revision) field.value = "";
      revision = choices.revision;
      refuse("");
    },
  };
}
