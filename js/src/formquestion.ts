// One question of the form: its answers, who gives them, and what clashes with the chosen one.

import { opened, pills } from "./cites";
import { button, html, renew, set, type Child } from "./dom";
import type { Asked, Clash, Part, Question, Sheet } from "./form";
import { ruleIcon } from "./ruleicons";

export interface QuestionPart extends Part {
  /** Bring the focus to the answer that is chosen. */
  focus(): void;
}

interface Answer {
  element: HTMLElement;
  draw(sheet: Sheet): void;
  input: HTMLInputElement;
}

export function createQuestion(
  name: string,
  question: Question,
  ask: (asked: Asked) => void,
  remark: (text: string) => void,
): QuestionPart {
  const choose = (option: number) => ask({ intent: "choose", switch: name, option });
  const answers = question.options.length > 0 ? options() : [number()];
  const aside = html("div", "pw-changed");
  const below = html("div", "pw-below");
  const list = html("div", "pw-options", answers.map(({ element }) => element));
  const head = html("div", "pw-ask-head", html("p", "pw-asked", question.text), aside);
  const role = question.options.length > 0 ? "radiogroup" : "group";
  const looks = { class: "pw-question", role, "aria-label": question.text, "data-switch": name };
  const element = html("div", looks, head, list, below);

  function options(): Answer[] {
    return question.options.map(([answer, who, cited], index) => {
      const input = html("input", { type: "radio", name, "data-key": `${name} ${index}` });
      input.addEventListener("change", () => choose(index));
      const said = html("span", "pw-answer", answer);
      const label = html("label", {}, input, html("span", {}, said, html("span", "pw-said-by", who)));
      const behind = html("span", "pw-behind");
      const card = html("div", "pw-option", label, behind);
      return {
        element: card,
        input,
        draw(sheet) {
          const { choices, gone } = sheet;
          input.checked = choices.chosen[name] === index;
          input.disabled = gone;
          const clashes = input.checked && choices.clashes.some((one) => one.switch === name);
          set(card, { "data-chosen": input.checked, "data-clashes": clashes });
          renew(behind, pills(sheet, name, cited));
        },
      };
    });
  }

  function number(): Answer {
    const { least = 0, most = 0 } = question;
    const looks = { type: "number", min: least, max: most, "data-key": name, "aria-label": question.text };
    const input = html("input", looks);
    const wrong = html("span", "pw-status");
    let problem = "";
    input.addEventListener("change", () => {
      if (input.validity.valid && input.value) return choose(input.valueAsNumber - least);
      wrong.textContent = problem;
      remark(problem);
    });
    return {
      element: html("div", "pw-number-field", input, wrong),
      input,
      draw({ choices, gone, say }) {
        problem = say("out_of_range", { least, most });
        wrong.textContent = "";
        input.value = String(least + choices.chosen[name]!);
        input.disabled = gone;
      },
    };
  }

  function putBack({ gone, say }: Sheet): HTMLElement {
    const label = say("put_back", { question: question.text });
    const looks = { class: "pw-link pw-put-back", "data-key": `back ${name}`, "aria-disabled": gone, "aria-label": label, title: label };
    return button("put-back", () => choose(question.published), looks, ruleIcon("back"), say("changed"));
  }

  function settle(sheet: Sheet, { key, text, ways }: Clash): HTMLElement {
    const buttons = ways.map(({ texts, cited, back }, way) => {
      const said = back ? sheet.say("as_it_was") : texts.join(" ");
      const looks = { class: "pw-button", "data-key": `settle ${key} ${way}`, "aria-disabled": sheet.gone };
      const act = () => ask({ intent: "settle", clash: key, way });
      return button("settle", act, looks, said, !back && html("span", "pw-told", cited.map(([id]) => id).join(" · ")));
    });
    const why = html("p", "pw-why", ruleIcon("warning"), html("span", {}, text));
    return html("div", { class: "pw-clash", role: "alert" }, why, html("div", "pw-buttons", buttons));
  }

  function statements(sheet: Sheet): Child {
    return question.options.map(([, , cited]) => opened(sheet, name, cited));
  }

  return {
    element,
    focus: () => (answers.find(({ input }) => input.checked) ?? answers[0])?.input.focus(),
    draw(sheet) {
      const { choices, say } = sheet;
      const isTurned = choices.turned.includes(name);
      const clashes = choices.clashes.filter((one) => one.switch === name);
      set(element, { "data-turned": isTurned, "data-under": clashes.length > 0 });
      for (const answer of answers) answer.draw(sheet);
      renew(aside, isTurned && putBack(sheet));
      const idle = choices.idle.includes(name) && html("p", "pw-hint", say("idle"));
      renew(below, statements(sheet), idle, clashes.map((clash) => settle(sheet, clash)));
    },
  };
}
