// The cover of the course: where one is, the paths through it, and a card a lesson.

import { createAnnouncer } from "./announce";
import { button, html, renew, set, type Attributes, type Child } from "./dom";
import { createDetails, type Detail } from "./detail";
import { copied } from "./files";
import { createGeometry, type Drawing } from "./geometry";
import { createHost, inRoom } from "./host";
import { icon } from "./icons";
import { word } from "./labels";
import type { Labels, Model, Options } from "./snapshot";
import { looksOf } from "./theme";

/** The trait `course`. */
interface Course {
  revision: number;
  /** How much is done, and where one is. */
  done: string;
  here: string;
  /** What the button says that goes on; "" when all is done. */
  go: string;
  href: string;
  paths: { id: string; name: string; told: string; lessons: string[] }[];
  cards: Card[];
  kit: { text: string; code: string }[];
  code: string;
  /** What is wrong with the code that was typed in. */
  fault: string;
}

interface Card {
  id: string;
  number: number;
  title: string;
  minutes: string;
  state: "done" | "now" | "todo";
  /** Its statements, or where one is in it. */
  note: string;
  /** How the card is read out. */
  said: string;
  href: string;
  /** Which of the drawings, and what of it. */
  board: number;
  detail: Detail;
}

const TRAITS = ["drawings", "course", "labels", "options"] as const;

export function renderCover({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const root = html("section", { class: "pw pw-course", hidden: true });
  const announcer = createAnnouncer();
  const host = createHost(model, el, root, TRAITS, draw, hear);
  const head = html("header", "pw-course-head");
  const paths = html("div", { class: "pw-paths", role: "radiogroup" });
  const cards = html("ol", "pw-lessons");
  const foot = html("div", "pw-footer");
  const field = html("input", { type: "text", name: "code", autocomplete: "off", spellcheck: "false", maxlength: 40 });
  const form = html("form", { class: "pw-new", hidden: true });
  const status = html("p", "pw-status");
  let details: ReturnType<typeof createDetails>[] = [];
  let drawn: unknown;
  let path = "";

  const course = () => model.get("course") as Course;
  const labels = () => model.get("labels") as Labels;
  const say = (key: string, values?: Record<string, string | number>) => word(labels(), key, values);

  function draw(): void {
    const drawings = model.get("drawings") as Drawing[] | undefined;
    const told = course();
    if (!drawings?.length || !told?.cards) return;
    if (drawn !== drawings) {
      drawn = drawings;
      details = drawings.map((drawing) => createDetails(createGeometry(drawing)));
    }
    path ||= told.paths[0]!.id;
    set(root, { hidden: false, ...looksOf(model.get("options") as Options), "aria-label": say("course"), "data-revision": told.revision });
    renew(head, headNodes(told));
    set(paths, { "aria-label": say("paths") });
    renew(paths, told.paths.map((one) => pathNode(one)));
    const chosen = told.paths.find(({ id }) => id === path)!.lessons;
    renew(cards, told.cards.map((card) => cardNode(card, chosen.includes(card.id))), kitNode(told));
    renew(foot, footNodes(told));
    // Once: a field that is put in again loses what has the focus.
    if (!form.firstChild) form.append(html("label", {}, html("span", {}, say("your_code")), field), html("button", { class: "pw-button" }, say("read_code")));
    status.textContent = told.fault;
  }

  function headNodes({ done, here, go, href }: Course): Child {
    return [
      html("h3", "pw-lesson", html("small", {}, done), here),
      go && html("a", { class: "pw-button pw-go", href: besideHere(href), target: "_blank", rel: "noopener" }, go, icon("next")),
    ];
  }

  function pathNode({ id, name, told }: Course["paths"][number]): HTMLElement {
    const checked = id === path;
    const looks: Attributes = { class: "pw-path-choice", role: "radio", "aria-checked": String(checked), tabindex: checked ? 0 : -1, "data-path": id, "data-key": `path ${id}` };
    const inside = [html("i", "pw-radio"), html("span", {}, html("b", {}, name), html("small", {}, told))];
    return button("path", () => choose(id), looks, inside);
  }

  function choose(id: string): void {
    path = id;
    draw();
    announcer.say(say("path_chosen", { name: course().paths.find((one) => one.id === id)!.name }));
  }

  paths.addEventListener("keydown", ({ key, target }) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
    if (!step) return;
    const ids = course().paths.map(({ id }) => id);
    choose(ids.at((ids.indexOf((target as HTMLElement).dataset.path!) + step) % ids.length)!);
    paths.querySelector<HTMLElement>("[aria-checked=true]")!.focus();
  });

  function cardNode({ id, number, title, minutes, state, note, said, href, board, detail }: Card, onPath: boolean): HTMLElement {
    const looks = { class: "pw-lesson-card", href: besideHere(href), target: "_blank", rel: "noopener", "aria-label": said, "data-key": `lesson ${id}`, "data-lesson": id };
    const mark = html("span", "pw-mark", state === "done" ? icon("yes") : number);
    const words = [html("span", "pw-card-line", mark, html("small", {}, minutes)), html("b", {}, title), html("span", state === "now" ? "pw-here" : "pw-ids", note)];
    return html("li", `pw-lesson-${state}${onPath ? " pw-on-path" : ""}`, html("a", looks, details[board]!(detail, labels()), html("span", "pw-card-words", words)));
  }

  function kitNode({ kit }: Course): HTMLElement {
    const items = kit.map(({ text, code }) => html("li", {}, text, " ", html("code", {}, code)));
    return html("li", "pw-kit", html("b", {}, say("kit")), html("ul", {}, items));
  }

  function footNodes({ code }: Course): Child {
    return [
      html("span", "pw-facts", `${say("code")} `, html("code", {}, code)),
      button("copy_code", () => void copy(), { class: "pw-link" }, say("copy_code")),
      button("other_code", unfold, { class: "pw-link", "aria-expanded": String(!form.hidden) }, say("other_code")),
    ];
  }

  async function copy(): Promise<void> {
    announcer.say(say((await copied(course().code)) ? "code_copied" : "code_by_hand"));
  }

  function unfold(): void {
    form.hidden = !form.hidden;
    draw();
    if (!form.hidden) field.focus();
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (host.isGone()) status.textContent = say("why_gone");
    else host.send({ intent: "code", code: field.value, revision: course().revision });
  });

  function hear(message: { type?: string; text?: string }): void {
    host.heard();
    if (message?.type !== "error" || !message.text) return;
    status.textContent = message.text;
    announcer.say(message.text);
  }

  root.append(...inRoom(html("div", "pw-page", head, paths, cards, foot, form, status), announcer.region));
  draw();
  return () => host.leave();
}

/** Lead to a notebook beside this one, in whatever shows them: by its address, its query, or as a page. */
function besideHere(notebook: string): string {
  const here = new URL(location.href);
  const path = here.searchParams.get("path");
  if (path !== null) {
    here.searchParams.set("path", path.replace(/[^/]*$/, notebook));
    return here.href;
  }
  return here.pathname.endsWith(".html") ? notebook.replace(/\.ipynb$/, ".html") : notebook;
}
