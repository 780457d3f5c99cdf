// A group of questions: closed or open, with what is changed in it and what clashes.

import { button, html, renew, set, type Child } from "./dom";
import { counted, type Asked, type Form, type Group, type Part, type Sheet } from "./form";
import { createQuestion, type QuestionPart } from "./formquestion";
import { ruleIcon } from "./ruleicons";

export interface GroupPart extends Part {
  open(): void;
  /** Bring the focus to a question of the group, or where there is none, to its head. */
  focus(name: string): void;
}

/** As many are asked at once; those that are changed or clash are asked beside. */
const ASKED_AT_ONCE = 3;

export function createGroup(
  { id, name, questions }: Group,
  form: Form,
  ask: (asked: Asked) => void,
  remark: (text: string) => void,
  redraw: () => void,
): GroupPart {
  let [isOpen, isWhole] = [false, false];
  const parts = new Map<string, QuestionPart>(
    questions.map((one) => [one, createQuestion(one, form.questions[one]!, ask, remark)]),
  );
  const head = html("h3", "pw-group-head");
  const more = html("p", "pw-more-questions");
  const body = html("div", { class: "pw-group-body", role: "group", "aria-label": name });
  body.append(...[...parts.values()].map(({ element }) => element), more);
  const element = html("section", { class: "pw-group", "data-group": id }, head, body);

  function toggle(): void {
    isOpen = !isOpen;
    redraw();
  }

  function show(whole: boolean): void {
    isWhole = whole;
    redraw();
  }

  function badges(sheet: Sheet): Child {
    const { clashes, turned } = sheet.choices;
    const changed = turned.filter((one) => parts.has(one)).length;
    const clashing = clashes.filter((one) => parts.has(one.switch)).length;
    return [
      clashing > 0 && html("span", "pw-badge-clash", ruleIcon("warning"), counted(sheet, "clash", "clashes", clashing)),
      changed > 0 && html("span", "pw-badge-change", counted(sheet, "change", "changes", changed)),
    ];
  }

  /** Tell which questions are asked: the first ones, and those that say something of themselves. */
  function asked({ choices }: Sheet): string[] {
    const here = questions.filter((one) => !choices.away.includes(one));
    const clashing = choices.clashes.map((one) => one.switch);
    const known = [...choices.turned, ...clashing];
    return isWhole ? here : here.filter((one, place) => place < ASKED_AT_ONCE || known.includes(one));
  }

  return {
    element,
    open() {
      isOpen = true;
    },
    focus(one) {
      const part = parts.get(one);
      if (part && isOpen && !part.element.hidden) part.focus();
      else head.querySelector("button")?.focus();
    },
    draw(sheet) {
      const { choices } = sheet;
      const here = questions.length - questions.filter((one) => choices.away.includes(one)).length;
      const shown = asked(sheet);
      const words = counted(sheet, "question", "questions", here);
      const few = html("span", { class: "pw-narrow", "aria-hidden": true }, here);
      const count = html("span", "pw-group-count", html("span", "pw-wide", words), few);
      const looks = { class: "pw-group-button", "data-key": `group ${id}`, "aria-expanded": String(isOpen) };
      const title = html("span", "pw-group-name", name);
      renew(head, button("group", toggle, looks, title, badges(sheet), count, ruleIcon(isOpen ? "close" : "open")));
      set(element, { "data-open": isOpen });
      body.hidden = !isOpen;
      for (const [one, part] of parts) {
        part.element.hidden = !shown.includes(one);
        part.draw(sheet);
      }
      renew(more, rest(sheet, here, here - shown.length));
    },
  };

  /** What leads to the questions that are not asked yet, and why some are not asked at all. */
  function rest(sheet: Sheet, here: number, left: number): Child {
    const words = isWhole ? sheet.say("fewer") : counted(sheet, "more_one", "more", left);
    const looks = { class: "pw-link", "data-key": `more ${id}` };
    const isLong = isWhole ? here > ASKED_AT_ONCE : left > 0;
    const link = isLong && button("more", () => show(!isWhole), looks, words);
    const beside = sheet.choices.beside[id] ?? "";
    const said = link ? beside : beside.slice(0, 1).toUpperCase() + beside.slice(1);
    return [link, link && beside && " · ", said && html("span", "pw-small", said)];
  }
}
