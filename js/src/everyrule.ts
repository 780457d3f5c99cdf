// One position, every rule: a question with a die, and a card for each ruleset. Python has answered
// every throw beforehand; touching a line shows it on its own board, and nothing is played.

import { createAnnouncer } from "./announce";
import { button, html, renew, set, type Child } from "./dom";
import { cowrie, face } from "./dice";
import { createDetails, type Detail, type Mark } from "./detail";
import { copied } from "./files";
import { wayFrom } from "./frames";
import { createGeometry, type Drawing, type Geometry } from "./geometry";
import { createHost, inRoom } from "./host";
import { icon, sign } from "./icons";
import { word } from "./labels";
import type { Labels, Model, Options, Spot, Thrown } from "./snapshot";
import { looksOf } from "./theme";

/** A line of an answer: what may be done, or what may not and by what. */
interface Line {
  may: boolean;
  text: string;
  statement: string;
  pieces: string[];
  way?: (Spot | number[])[];
  captures?: string[];
}

interface Card {
  id: string;
  name: string;
  /** In a word or two, what there is to do. */
  word: string;
  /** Whether there is a choice. */
  free: boolean;
  held: string[];
  lines: Line[];
}

interface Throw {
  shown: number[];
  different: number;
  title: string;
  said: string;
  cards: Card[];
}

/** The trait `answers`. */
interface Answers extends Detail {
  revision: number;
  kind: Thrown["kind"];
  who: string;
  throws: Throw[];
  /** Which of the throws is the position's own. */
  own: number;
  position: string;
  statements: Record<string, string>;
}

const TRAITS = ["drawing", "answers", "labels", "options"] as const;

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const root = html("section", { class: "pw pw-every", hidden: true });
  const announcer = createAnnouncer();
  const host = createHost(model, el, root, TRAITS, draw, () => host.heard());
  const question = html("div", "pw-question");
  const dice = html("div", { class: "pw-throws-all", role: "radiogroup" });
  const cards = html("div", "pw-every-cards");
  const foot = html("div", "pw-footer");
  const status = html("p", "pw-status pw-neutral");
  let geometry: Geometry | null = null;
  let details: ReturnType<typeof createDetails> | null = null;
  let chosen = -1;
  /** The line that is shown on its board: card and line. */
  let shown: [string, number] | null = null;
  let open = "";

  const told = () => model.get("answers") as Answers;
  const labels = () => model.get("labels") as Labels;
  const say = (key: string, values?: Record<string, string | number>) => word(labels(), key, values);
  const now = () => told().throws[chosen]!;

  function draw(): void {
    const drawing = model.get("drawing") as Drawing | undefined;
    if (!drawing?.svg || !told()?.throws) return;
    if (geometry?.drawing !== drawing) {
      geometry = createGeometry(drawing);
      details = createDetails(geometry);
    }
    if (chosen < 0) chosen = told().own;
    set(root, { hidden: false, ...looksOf(model.get("options") as Options), "aria-label": now().title, "data-revision": told().revision });
    renew(question, questionNodes());
    renew(dice, told().throws.map((one, at) => dieNode(one, at)));
    set(dice, { "aria-label": say("by_throw"), hidden: told().throws.length < 2 });
    renew(cards, now().cards.map(cardNode));
    renew(foot, html("span", "pw-facts", say("hint")), button("copy", () => void copy(), { class: "pw-link" }, say("copy_position")));
  }

  function questionNodes(): Child {
    const { who, frame, throws } = told();
    const whole = details!({ frame, box: wholeBox() }, labels());
    return [
      html("h3", "pw-lesson", now().title),
      html("p", {}, say("position"), " ", html("b", {}, say("plays", { name: who }))),
      whole,
      html("p", "pw-small", say(throws.length > 1 ? "by_throw" : "only_throw")),
    ];
  }

  function wholeBox(): Detail["box"] {
    const [left, top, width, height] = geometry!.drawing.svg.match(/viewBox="([-\d. ]+)"/)![1]!.split(" ").map(Number);
    return [left!, top!, Math.max(width!, height!)];
  }

  function dieNode({ shown: faces, different }: Throw, at: number): HTMLElement {
    const checked = at === chosen;
    const label = say("die", { n: faces.join(", "), of: different });
    const looks = { class: "pw-die-choice", role: "radio", "aria-checked": String(checked), "aria-label": label, tabindex: checked ? 0 : -1, "data-key": `throw ${at}`, "data-throw": at };
    const { kind } = told();
    const drawn = faces.map((one) => (kind === "cowries" ? [cowrie(true, 0), html("b", {}, one)] : face(kind, one)));
    return button("throw", () => choose(at), looks, html("span", "pw-faces", drawn), html("span", "pw-different", different));
  }

  function choose(at: number): void {
    [chosen, shown, open] = [at, null, ""];
    draw();
    dice.querySelector<HTMLElement>("[aria-checked=true]")!.focus();
    announcer.say([now().said, ...now().cards.map(cardWords)].join(" "));
  }

  dice.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    if (!step) return;
    const { length } = told().throws;
    choose((chosen + step + length) % length);
    event.preventDefault();
  });

  function cardWords({ name, word: said, lines }: Card): string {
    return [`${name}: ${said}.`, ...lines.map(({ may, text }) => `${say(may ? "may" : "may_not")}: ${text}`)].join(" ");
  }

  function cardNode(card: Card): HTMLElement {
    const { id, name, word: said, free, held, lines } = card;
    const line = shown?.[0] === id ? lines[shown[1]] : undefined;
    const board = details!({ frame: told().frame, box: told().box }, labels(), marksOf(line, held));
    const head = html("header", "pw-every-head", html("b", {}, name), html("span", free ? "pw-free" : "pw-bound", icon(free ? "fork" : "lock"), said));
    return html("article", { class: "pw-every-card", "aria-label": name }, head, board, html("ul", { class: "pw-lines", "data-card": id }, lines.map((one, at) => lineNode(card, one, at))));
  }

  function marksOf(line: Line | undefined, held: string[]): Mark {
    if (!line) return { held };
    return { held, ringed: line.pieces, way: line.way ? wayFrom(line.way) : [], taken: line.captures ?? [] };
  }

  function lineNode({ id }: Card, { may, text, statement }: Line, at: number): HTMLElement {
    const key = `${id} ${at}`;
    const pressed = shown?.[0] === id && shown[1] === at;
    const looks = { class: "pw-line-button", "aria-pressed": String(pressed), "data-key": `line ${key}`, "data-line": at };
    const heard = html("span", "pw-heard", `${say(may ? "may" : "may_not")}: `);
    const show = () => {
      shown = pressed ? null : [id, at];
      draw();
    };
    const expanded = open === key;
    const pill = statement && button("statement", () => cite(expanded ? "" : key), { class: "pw-chip", "aria-expanded": String(expanded), "data-key": `cite ${key}` }, statement);
    const words = expanded && html("blockquote", "pw-statement", html("p", {}, told().statements[statement]), html("cite", {}, labels()[statement.slice(0, 3)]));
    return html("li", may ? "pw-may" : "pw-may-not", sign(may ? "yes" : "no"), html("div", {}, button("line", show, looks, heard, text), pill, words));
  }

  function cite(key: string): void {
    open = key;
    draw();
  }

  // Arrows go among the lines of a card.
  cards.addEventListener("keydown", (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const from = (event.target as HTMLElement).closest<HTMLElement>("[data-line]");
    if (event.key === "Escape" && open) return cite("");
    if (!step || !from) return;
    const lines = [...from.closest("ul")!.querySelectorAll<HTMLElement>("[data-line]")];
    lines.at((lines.indexOf(from) + step) % lines.length)!.focus();
    event.preventDefault();
  });

  async function copy(): Promise<void> {
    const { position } = told();
    const byHand = say("copy_yourself");
    status.textContent = (await copied(position)) ? say("position_copied") : `${byHand} ${position}`;
    announcer.say(status.textContent);
  }

  const asked = html("div", "pw-asked", question, dice);
  root.append(...inRoom(html("div", "pw-page", asked, cards, foot, status), announcer.region));
  draw();
  return () => host.leave();
}

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export default { render };
