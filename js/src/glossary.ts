// The words of the games: one that is chosen lights up on a board. For this no Python is needed.

import { createAnnouncer } from "./announce";
import { opened, pills, type Cited, type Statements } from "./cites";
import { createDetails, type Detail } from "./detail";
import { button, circle, html, path, renew, set, type Child } from "./dom";
import { standingsAt } from "./frames";
import { createGeometry, type Drawing, type Standing } from "./geometry";
import { createHost, inRoom } from "./host";
import { word as worded } from "./labels";
import { moved } from "./scene";
import type { Labels, Model, Options } from "./snapshot";
import { looksOf } from "./theme";

interface Word {
  id: string;
  family: string;
  name: string;
  text: string;
  /** What else it is called; "" if nothing. */
  also: string;
  cited: Cited[];
  /** The boards on which it lights up, if only in a position. */
  boards: Lit[];
}

interface Lit {
  /** Which of the drawings, and how it stands on it. */
  drawing: number;
  detail: Detail;
  /** What is lit: squares of the cross, homes and goals by their colours, and pieces. */
  squares: number[];
  homes: string[];
  goals: string[];
  pieces: string[];
}

/** The trait `glossary`. */
interface Glossary extends Statements {
  families: { id: string; name: string }[];
  words: Word[];
}

/** A circle round several pieces leaves room for their rims. */
const BEYOND = 1.7;

const TRAITS = ["drawings", "glossary", "labels", "options"] as const;

export function renderGlossary({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const root = html("section", { class: "pw pw-glossary", hidden: true });
  const announcer = createAnnouncer();
  const host = createHost(model, el, root, TRAITS, draw, () => host.heard());
  const head = html("h3", "pw-lesson");
  const list = html("div", { class: "pw-words", role: "listbox" });
  const board = html("div", { class: "pw-lit-board", role: "img" });
  const meaning = html("div", "pw-meaning");
  let chosen = "";
  let open: string | null = null;

  const told = () => model.get("glossary") as Glossary;
  const labels = () => model.get("labels") as Labels;
  const say = (key: string, values?: Record<string, string | number>) => worded(labels(), key, values);
  const present = () => told().words.find(({ id }) => id === chosen)!;

  function draw(): void {
    if (!told()?.words) return;
    chosen ||= told().words[0]!.id;
    set(root, { hidden: false, ...looksOf(model.get("options") as Options), "aria-label": say("title") });
    renew(head, html("small", {}, say("how")), say("title"));
    set(list, { "aria-label": say("words") });
    renew(list, told().families.map(familyNode));
    drawMeaning();
    const { name, boards } = present();
    const drawings = model.get("drawings") as Drawing[];
    set(board, { "aria-label": say("picture", { word: name }), hidden: boards.length === 0 });
    renew(board, boards.map((lit) => litBoard(lit, drawings[lit.drawing]!, labels())));
  }

  function familyNode({ id, name }: Glossary["families"][number]): Child {
    const own = told().words.filter(({ family }) => family === id);
    return html("div", { role: "group", "aria-label": name }, html("b", { "aria-hidden": true }, name), own.map(wordNode));
  }

  function wordNode({ id, name }: Word): HTMLElement {
    const selected = id === chosen;
    const looks = { class: "pw-word", role: "option", "aria-selected": String(selected), tabindex: selected ? 0 : -1, "data-word": id, "data-key": `word ${id}` };
    return button("word", () => choose(id), looks, name);
  }

  function choose(id: string): void {
    [chosen, open] = [id, null];
    draw();
    announcer.say(`${present().name}: ${present().text} ${litText(present())}`);
  }

  function litText({ boards }: Word): string {
    return say(boards.length > 0 ? "lit" : "nowhere");
  }

  function drawMeaning(): void {
    const { id, name, text, also, cited } = present();
    const citing = { told: told(), open, toggle, say };
    renew(
      meaning,
      html("h4", {}, name),
      html("p", {}, text),
      html("p", "pw-small", litText(present())),
      also && html("p", "pw-small", `${say("also")} ${also}.`),
      html("p", "pw-pills", pills(citing, id, cited)),
      ...[opened(citing, id, cited)].flat(),
    );
  }

  function toggle(key: string | null): void {
    open = key;
    drawMeaning();
  }

  list.addEventListener("keydown", (event) => {
    const ids = [...list.querySelectorAll<HTMLElement>("[data-word]")].map(({ dataset }) => dataset.word!);
    const at = ids.indexOf(chosen);
    const to = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    choose(ids.at(to % ids.length)!);
    list.querySelector<HTMLElement>("[aria-selected=true]")!.focus();
  });

  root.append(...inRoom(html("div", "pw-page", head, list, board, meaning), announcer.region));
  draw();
  return () => host.leave();
}

/** Draw a board, and what a word lights up on it. */
function litBoard({ detail, squares, homes, goals, pieces }: Lit, drawing: Drawing, labels: Labels): Element {
  const geometry = createGeometry(drawing);
  const element = createDetails(geometry)(detail, labels);
  const drawn = element.querySelector("svg")!;
  const paths = drawn.querySelectorAll(":scope > .squares path");
  const where = geometry.layout(standingsAt([detail.frame], 0, labels).pieces, new Set());
  const rounds = [...areasOf(drawing, homes, goals), ...pieces.map((id) => where.get(id)!).map(({ r, ...at }) => ({ ...at, r: 1.35 * r }))];
  const marks = [
    ...squares.flatMap((square) => twice((name) => path(name, paths[square]!.getAttribute("d")!))),
    ...rounds.flatMap(({ r, ...at }) => twice((name) => circle(name, r, moved(at)))),
  ];
  // What is wider lies below: it would cut through the frame of the square beside.
  const isFrame = (mark: SVGElement) => Number(!mark.classList.contains("pw-lit-halo"));
  drawn.append(...marks.sort((one, other) => isFrame(one) - isFrame(other)));
  return element;
}

/** A line, and under it a wider one in ivory, so that it is seen on every colour. */
function twice(make: (name: string) => SVGElement): SVGElement[] {
  return ["pw-lit-halo", "pw-lit"].map(make);
}

/** Give the circles round homes and goals; on the cloth both are the Charkoni. */
function areasOf(drawing: Drawing, homes: string[], goals: string[]): Standing[] {
  if (drawing.gates && homes.length + goals.length > 0) return [around(Object.values(drawing.gates), 0)];
  return [
    ...homes.map((colour) => around(drawing.homes[colour]!, BEYOND * drawing.homeRadius)),
    ...goals.map((colour) => around(drawing.goals[colour]!, BEYOND * drawing.goalRadius)),
  ];
}

function around(points: number[][], reach: number): Standing {
  const mean = (axis: number) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  return { x, y, r: reach + Math.max(...points.map((point) => Math.hypot(point[0]! - x, point[1]! - y))) };
}
