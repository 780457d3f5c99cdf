// A lesson's panel: whose turn, the goal, a card, and at the bottom always the same two buttons.

import { button, buttonUnless, focused, html, renew, set, type Child } from "./dom";
import { icon } from "./icons";
import type { Lesson } from "./lesson";
import { cardKind, lessonNodes, letterOf } from "./lessoncards";
import { actButton, turnNodes, type Panel, type PanelActions } from "./panel";
import { tokenNodes } from "./throws";
import type { View } from "./view";

export function createLessonPanel(actions: PanelActions, lesson: Lesson): Panel {
  const turn = html("div", "pw-turn");
  const goal = html("div", { class: "pw-goal", tabindex: -1 });
  const tokens = html("div", "pw-tokens");
  const acts = html("div", "pw-buttons pw-acts");
  const card = html("article", { class: "pw-card", tabindex: -1 });
  const said = html("p", "pw-status");
  const foot = html("div", "pw-buttons pw-lesson-buttons");
  const inside = html("div", "pw-panel-inside", turn, goal, html("div", "pw-hand", tokens, acts), card, said, foot);

  let step = -1;

  card.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    answerByKey(event, card);
  });

  return {
    element: html("section", "pw-panel", inside),
    draw(view) {
      const told = lesson.told();
      const held = focused(inside);
      renew(turn, told.state !== "end" && turnNodes(view));
      renew(goal, told.state !== "end" && goalNodes(view, lesson));
      renew(tokens, tokenNodes(view, actions.pick));
      renew(acts, told.state === "goal" && actNodes(view, actions));
      set(card, { class: `pw-card pw-card-${cardKind(view, told)}`, "data-state": told.state });
      renew(card, lessonNodes(view, lesson, actions));
      said.textContent = view.status || (view.lost ? view.say(view.alone ? "page_only" : "lost") : "");
      said.classList.toggle("pw-neutral", !view.status && view.alone);
      renew(foot, footNodes(view, lesson, actions));
      // Only where what had the focus is gone does it move: to the new goal, or to what is told now.
      if (held && !focused(inside)) (told.step !== step && goal.offsetParent ? goal : card).focus();
      step = told.step;
    },
    goTo: (selector) => inside.querySelector<HTMLElement>(selector)?.focus(),
  };
}

export function goalNodes({ say }: View, { told }: Lesson): Child {
  return [html("span", "pw-over-line", say("goal")), html("p", {}, told().goal)];
}

/** The game's own buttons, as far as there is something for them to do. */
function actNodes(view: View, actions: PanelActions): Child {
  if (view.phase === "throw") return actButton(view, actions, "throw");
  return view.canPass && actButton(view, actions, "pass");
}

function footNodes(view: View, { told, ask }: Lesson, { remark }: PanelActions): Child {
  const { state, begun, hints, next, steps, step } = told();
  const { say, gone } = view;
  const why = (text: string) => (gone ? say("why_gone") : text);
  const isDone = state === "solved" || state === "end";
  const left = hints.filter(({ text }) => text === null).length;
  const again = buttonUnless(
    why(begun || isDone ? "" : say("why_again")), remark, "again", () => ask({ intent: "again" }),
    { class: isDone ? "pw-button pw-square" : "pw-button", "aria-label": say("again"), title: say("again") },
    icon("again"), !isDone && say("again"),
  );
  if (state === "bet") return false;
  if (isDone) return [state === "solved" && again, nextButton()];
  const hint = say(left > 0 ? "hint_of" : "no_hints", { n: hints.length - left + 1, of: hints.length });
  return [
    again,
    buttonUnless(why(left === 0 ? say("why_no_hints") : ""), remark, "hint", () => ask({ intent: "hint" }), { class: "pw-button pw-hint-button" }, icon("bulb"), hint),
  ];

  function nextButton(): Child {
    const name = state === "end" ? next : (steps[step + 1]?.name ?? say("to_end"));
    if (!name) return false;
    const label = say("next_step", { name });
    if (state === "end") return html("p", "pw-said", label);
    const looks = { class: "pw-button pw-go" };
    return gone
      ? buttonUnless(say("why_gone"), remark, "next", () => {}, looks, label)
      : button("next", () => ask({ intent: "next" }), looks, label, icon("next"));
  }
}

/** Answers are chosen with their letters, and the arrows go among them. */
function answerByKey(event: KeyboardEvent, card: HTMLElement): void {
  const answers = [...card.querySelectorAll<HTMLElement>("[data-answer]")];
  if (answers.length === 0) return;
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const at = answers.indexOf(event.target as HTMLElement);
  if (step) answers.at((at + step) % answers.length)!.focus();
  else {
    const named = answers.find((_, index) => letterOf(index) === event.key.toLowerCase());
    if (!named) return;
    named.click();
  }
  event.preventDefault();
}
