// What `Lesson` shows: the strip of steps, the game of the step, and a panel that leads through it.

import { createAnnouncer } from "./announce";
import { readerOf } from "./boardshell";
import { button, html, renew, set, type Child } from "./dom";
import { createGameView } from "./gameview";
import { createHost, inRoom } from "./host";
import type { Lesson, LessonIntent, LessonTold } from "./lesson";
import { letterOf } from "./lessoncards";
import { createLessonPanel, goalNodes } from "./lessonpanel";
import { createStrip } from "./lessonstrip";
import { refusalOf } from "./state";
import type { Model } from "./snapshot";
import { looksOf } from "./theme";
import type { Guide, View } from "./view";
import { sentence } from "./words";

const TRAITS = ["drawing", "setup", "snapshot", "labels", "options", "lesson"] as const;

export function renderLesson({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const root = html("section", { class: "pw pw-in-lesson", hidden: true });
  const announcer = createAnnouncer();
  const host = createHost(model, el, root, TRAITS, () => game.draw(), hear);
  const told = () => model.get("lesson") as LessonTold;
  const lesson: Lesson = {
    told,
    ask: (intent: LessonIntent) => host.send({ ...intent, revision: told().revision }),
  };
  const strip = createStrip(lesson);
  const above = html("div", "pw-goal pw-goal-above");
  const foot = html("p", "pw-footer pw-facts");
  const read = readerOf(model);
  let before: LessonTold | null = null;

  const source = {
    read() {
      const game = read();
      if (!game || !told()?.steps) return null;
      const labels = told().prepared ? { ...game.labels, thrown: game.labels.prepared! } : game.labels;
      return { ...game, labels, guide: guideOf(told()) };
    },
    isGone: host.isGone,
    isAlone: host.isAlone,
    isSilent: host.isSilent,
    send(intent: object, revision: number) {
      const { state } = told();
      if (state === "goal") host.send({ ...intent, revision });
      else if (state === "bet") game.remark(game.view().say("bet_before"));
    },
    // What the board would say of a step that opens, the lesson says in its own order.
    say: (text: string) => announcer.say(isOpening() ? "" : text),
    renewed: host.heard,
  };
  const game = createGameView(source, [strip, { draw: look }], (actions) => createLessonPanel(actions, lesson));

  function isOpening(): boolean {
    return before === null || before.step !== told().step || before.state !== told().state;
  }

  function look(view: View): void {
    const now = told();
    set(root, { hidden: false, ...looksOf(view.options), "aria-label": now.title, "data-revision": view.revision, "data-state": now.state });
    renew(above, now.state !== "end" && goalNodes(view, lesson));
    renew(foot, footNodes(view, now));
    if (before && before.revision === now.revision) return;
    const words = spoken(view, before, now);
    if (words) queueMicrotask(() => announcer.say(words));
    before = now;
  }

  function footNodes({ rules, say }: View, { steps, step, code }: LessonTold): Child {
    return [
      html("span", {}, `${rules.name} · ${say("step_of", { n: step + 1, of: steps.length })}`),
      button("words", () => ((words as HTMLDetailsElement).open = !(words as HTMLDetailsElement).open), { class: "pw-link" }, say("in_words")),
      html("span", "pw-progress", `${say("code")} `, html("code", {}, code)),
    ];
  }

  function hear(message: { type?: string; text?: string }): void {
    host.heard();
    if (message?.type === "error" && message.text) game.remark(message.text);
  }

  for (const event of ["click", "keydown"]) root.addEventListener(event, game.skip, true);
  const { board, panel, words } = game;
  const page = [strip.element, above, board, panel, words, foot];
  root.append(...inRoom(html("div", "pw-page", page), announcer.region));
  game.draw();
  return () => {
    game.skip();
    host.leave();
  };
}

function guideOf({ state, piece, spot }: LessonTold): Guide {
  return { rings: state === "goal", piece: state === "goal" ? piece : null, spot: state === "goal" ? spot : null };
}

/** What is said of a change: a step that opens, a bet, a hint, a refusal, the praise, the end. */
function spoken(view: View, before: LessonTold | null, now: LessonTold): string {
  const { say } = view;
  if (!before || before.step !== now.step) return opening(view, now);
  if (before.state === "bet" && now.bet?.given != null)
    return say("said_bet", { answer: sentence(now.bet.answers[now.bet.given]!) });
  if (now.state === "end") return [say("lesson_done", { title: now.title }), ...now.learned.map(({ text }) => text)].join(" ");
  if (now.state === "solved" && before.state !== "solved") return praised(view, now);
  const hints = toldHints(now);
  if (hints > toldHints(before)) {
    const hint = now.hints[hints - 1]!;
    return `${say(`hint_${hint.kind}`, { n: hints })}: ${hint.text}`;
  }
  if (now.astray) return now.astray;
  const refused = refusalOf(view);
  return refused ? [refused.title, refused.statement?.id, say("said_refused", { n: now.hints.length - hints })].filter(Boolean).join(" ") : "";
}

function toldHints({ hints }: LessonTold): number {
  return hints.filter(({ text }) => text !== null).length;
}

function opening(view: View, now: LessonTold): string {
  const { say, thrown } = view;
  const n = thrown.value ?? thrown.shown.join(", ");
  const step = say("said_step", { n: now.step + 1, of: now.steps.length, name: now.steps[now.step]!.name, goal: now.goal });
  const cast = n === "" ? "" : say(now.prepared ? "said_prepared" : "said_thrown", { n });
  const bet = now.state === "bet" && now.bet ? [now.bet.question, ...now.bet.answers.map((answer, at) => sentence(`${letterOf(at)}: ${answer}`))] : [];
  return [step, cast, ...bet].filter(Boolean).join(" ");
}

function praised({ say }: View, { praise, also, steps, step }: LessonTold): string {
  const more = also.length > 0 ? [say("also_valid"), ...also.map(({ text }) => sentence(text))] : [];
  const next = steps[step + 1];
  return [praise, ...more, next ? say("next_step", { name: next.name }) : ""].filter(Boolean).join(" ");
}

export default { render: renderLesson };
