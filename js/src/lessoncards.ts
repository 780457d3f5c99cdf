// A lesson's card: the bet, what to do, why not, hints, praise, and at the end what is known now.

import { button, html, type Child } from "./dom";
import { copied } from "./files";
import { icon } from "./icons";
import type { Hint, Lesson, LessonTold } from "./lesson";
import { citedNodes, heading, noteNodes, verdict } from "./note";
import type { PanelActions } from "./panel";
import { pieceIcon } from "./pieces";
import { pieceOf, refusalOf } from "./state";
import type { View } from "./view";

/** Give the kind of card, by which it looks. */
export function cardKind(view: View, { state, astray }: LessonTold): string {
  if (state === "solved" || state === "end") return "done";
  return refusalOf(view) || astray ? "refused" : "plain";
}

export function lessonNodes(view: View, lesson: Lesson, actions: PanelActions): Child {
  const told = lesson.told();
  if (told.state === "bet") return betNodes(view, lesson);
  if (told.state === "solved") return praiseNodes(view, told, actions);
  if (told.state === "end") return endNodes(view, told, actions);
  return goalNodes(view, told, actions);
}

function betNodes(view: View, { told, ask }: Lesson): Child {
  const { question, answers } = told().bet!;
  const items = answers.map((answer, index) => {
    const looks = { "data-key": `answer ${index}`, "data-answer": index, class: "pw-answer" };
    const letter = html("kbd", {}, letterOf(index));
    const give = () => ask({ intent: "bet", answer: index });
    return html("li", {}, button("bet", give, looks, letter, html("span", {}, answer)));
  });
  return [
    heading(view, "bet_first"),
    html("p", "pw-ask", question),
    html("ol", "pw-answers", items),
    html("p", "pw-said", view.say("bet_told")),
  ];
}

export function letterOf(answer: number): string {
  return "abcd"[answer]!;
}

function goalNodes(view: View, told: LessonTold, actions: PanelActions): Child {
  const { note, say } = view;
  const isRefused = refusalOf(view) !== null;
  return [
    told.astray && verdict("refused", told.astray),
    !told.astray && note && noteNodes(view, note, { change: actions.change }),
    !isRefused && hintNodes(view, told, actions),
    !note && !told.astray && !hasHints(told) && [givenBet(view, told), html("p", "pw-said", say(toDo(view)))],
    isRefused && betLine(view, told),
  ];
}

function toDo({ phase, moves }: View): string {
  if (phase === "throw") return "goal_throw";
  return moves.length === 0 ? "goal_stuck" : "goal_try";
}

function givenBet({ say }: View, { bet }: LessonTold): Child {
  if (!bet || bet.given === null) return false;
  return html("div", "pw-bet", html("small", {}, say("your_bet")), html("span", {}, bet.answers[bet.given]));
}

/** A bet that did not come true is told last, and not as a fault. */
function betLine({ say }: View, { bet }: LessonTold): Child {
  if (!bet?.missed || bet.given === null) return false;
  return html("p", "pw-betline", html("b", {}, `${say("your_bet")}: `), bet.answers[bet.given]);
}

function hasHints({ hints }: LessonTold): boolean {
  return hints.some(({ text }) => text !== null);
}

function hintNodes(view: View, told: LessonTold, actions: PanelActions): Child {
  if (!hasHints(told)) return false;
  return [
    heading(view, "hints"),
    html("ol", "pw-hints", told.hints.map((hint, index) => hintItem(view, hint, index, actions))),
  ];
}

const SIGN = { rule: "sheet", piece: "piece", square: "square" } as const;

function hintItem(view: View, { kind, text, statement }: Hint, index: number, actions: PanelActions): HTMLElement {
  const name = html("b", {}, view.say(`hint_${kind}`, { n: index + 1 }));
  if (text === null) return html("li", "pw-wait", icon(SIGN[kind]), name);
  return html("li", {}, icon(SIGN[kind]), html("div", {}, name, html("p", {}, text, citedNodes(view, statement, actions))));
}

function praiseNodes(view: View, { praise, cites, also }: LessonTold, actions: PanelActions): Child {
  return [
    verdict("done", praise),
    cites.length > 0 && html("p", "pw-cites", cites.map((cited) => citedNodes(view, cited, actions))),
    also.length > 0 && [heading(view, "also_valid"), html("ul", "pw-also", also.map((one) => alsoItem(view, one)))],
  ];
}

function alsoItem(view: View, { piece, text }: LessonTold["also"][number]): HTMLElement {
  const other = pieceOf(view, piece);
  return html("li", {}, other && pieceIcon(view.drawing, { colour: other.colour, label: other.label }), html("span", {}, text));
}

function endNodes(view: View, { title, learned, code }: LessonTold, actions: PanelActions): Child {
  const { say } = view;
  const known = learned.map(({ statement, text }) =>
    html("li", {}, html("span", "pw-known-pill", citedNodes(view, statement, actions)), html("span", {}, text)),
  );
  return [
    verdict("done", say("lesson_done", { title })),
    heading(view, "now_known"),
    html("ul", "pw-known", known),
    heading(view, "progress"),
    codeNodes(view, code, actions),
  ];
}

/** The code of one's progress, with a button that copies it. */
function codeNodes({ say }: View, code: string, { remark }: PanelActions): HTMLElement {
  const shown = html("output", {}, code);
  const copy = async () => remark(say((await copied(code)) ? "code_copied" : "code_by_hand"));
  return html("div", "pw-code", shown, button("copy_code", () => void copy(), { class: "pw-button" }, say("copy_code")));
}
