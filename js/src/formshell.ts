// The form of house rules: puts its parts together, listens to the model and to the reader.

import { createAnnouncer } from "./announce";
import { createBeneath } from "./beneath";
import { focused, html, set } from "./dom";
import type { Asked, Choices, Form, Sheet } from "./form";
import { createGroup, type GroupPart } from "./formgroup";
import { createSummary } from "./formsummary";
import { createHost, inRoom } from "./host";
import { word } from "./labels";
import type { Labels, Model, Options } from "./snapshot";
import { looksOf } from "./theme";

const TRAITS = ["form", "choices", "labels", "options", "beneath"] as const;

interface Message {
  type?: string;
  text?: string;
  beside?: string;
}

export function renderForm({ model, el }: { model: Model; el: HTMLElement }): () => void {
  let form: Form | null = null;
  let groups: GroupPart[] = [];
  let open: string | null = null;
  let step = 0;
  /** The switch that was turned last, and the clashes that were known then. */
  let [turned, known]: [string | null, string[]] = [null, []];

  const root = html("div", { class: "pw pw-form", hidden: true });
  const host = createHost(model, el, root, TRAITS, draw, hear);
  const announcer = createAnnouncer();
  const beneath = createBeneath(model, "beneath");
  const summary = createSummary(send, remark);
  const list = html("div", "pw-groups");
  const status = html("p", "pw-status pw-neutral");
  // Answers of the same question belong together within a form, and to no other view.
  const page = html("form", { class: "pw-page", autocomplete: "off" }, list, summary.element, summary.bar);

  function send(asked: Asked): void {
    if (host.isGone()) return;
    if (asked.intent === "choose") turned = asked.switch;
    if (asked.intent === "settle") turned = clashes().find(({ key }) => key === asked.clash)?.switch ?? null;
    host.send({ ...asked, revision: (model.get("choices") as Choices).revision });
  }

  function clashes(): Choices["clashes"] {
    return (model.get("choices") as Choices).clashes;
  }

  function remark(text: string): void {
    announcer.say(text);
    status.textContent = text;
  }

  function toggle(key: string | null): void {
    open = key;
    draw();
  }

  function sheet(now: Form): Sheet {
    const labels = model.get("labels") as Labels;
    return {
      form: now,
      told: now,
      choices: model.get("choices") as Choices,
      open,
      toggle,
      gone: host.isGone(),
      say: (key, values) => word(labels, key, values),
    };
  }

  /** Make the questions anew when the form begins with other rules. */
  function begin(now: Form): void {
    const isSame = form && JSON.stringify(form) === JSON.stringify(now);
    form = now;
    if (isSame) return;
    groups = now.groups.map((group) => createGroup(group, now, send, remark, draw));
    list.replaceChildren(...groups.map(({ element }) => element));
    [known, turned] = [[], null];
    const said = (model.get("choices") as Choices).turned;
    const first = now.groups.findIndex(({ questions }) => questions.some((one) => said.includes(one)));
    groups[Math.max(first, 0)]?.open();
  }

  function draw(): void {
    const [now, choices] = [model.get("form") as Form, model.get("choices") as Choices];
    if (!now?.groups || !choices?.chosen) return;
    if (now !== form) begin(now);
    const [isNew, isFirst] = [choices.step !== step, step === 0];
    step = choices.step;
    if (isNew) {
      host.heard();
      status.textContent = "";
      openClashes(now, choices);
    }
    const hadFocus = focused(page) !== null;
    set(root, { hidden: false, ...looksOf(model.get("options") as Options) });
    const shown = sheet(now);
    for (const part of groups) part.draw(shown);
    summary.draw(shown);
    beneath.draw();
    set(page, { "aria-label": shown.say("form") });
    if (isNew && !isFirst) announcer.say(choices.said);
    if (hadFocus && !focused(page) && turned) groupOf(now, turned)?.focus(turned);
  }

  /** A clash is shown where it is, once it is there. */
  function openClashes(now: Form, { clashes: found }: Choices): void {
    for (const { key, switch: name } of found) if (!known.includes(key)) groupOf(now, name)?.open();
    known = found.map(({ key }) => key);
  }

  function groupOf(now: Form, name: string): GroupPart | undefined {
    return groups[now.groups.findIndex(({ questions }) => questions.includes(name))];
  }

  function hear(message: Message): void {
    host.heard();
    if (message?.type !== "error" || !message.text) return;
    announcer.say(message.text);
    if (message.beside === "code") summary.refuse(message.text);
    else status.textContent = message.text;
    // What was chosen and is refused is not chosen.
    if (message.beside !== "code") draw();
  }

  page.addEventListener("submit", (event) => event.preventDefault());
  page.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && open !== null) toggle(null);
  });
  root.append(...inRoom(page, status, beneath.element, announcer.region));
  draw();

  return () => {
    beneath.leave();
    host.leave();
  };
}
