// The words of the games: one that is chosen lights up on a board. For this no Python is needed.

import { createAnnouncer } from "./announce";
import { opened, pills, type Cited, type Statements } from "./cites";
import { createDetails, type Detail } from "./detail";
import { button, circle, html, path, renew, set, type Child } from "./dom";
import { standingsAt } from "./frames";
import { createGeometry, type Drawing, type Geometry, type Point } from "./geometry";
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
  /** Which of the drawings, and how it stands on it. */
  board: number;
  detail: Detail;
  /** What is lit: squares of the cross, places that are none, and pieces. */
  squares: number[];
  areas: ("home" | "goal" | "charkoni")[];
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
    set(board, { "aria-label": say("picture", { word: present().name }) });
    renew(board, litBoard(present(), model.get("drawings") as Drawing[], labels()));
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

  function litText({ squares, areas, pieces }: Word): string {
    return say(squares.length + areas.length + pieces.length > 0 ? "lit" : "nowhere");
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
    const ids = told().words.map(({ id }) => id);
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

/** Draw the board of a word, and what is lit on it. */
function litBoard({ board, detail, squares, areas, pieces }: Word, drawings: Drawing[], labels: Labels): Element {
  const geometry = createGeometry(drawings[board]!);
  const element = createDetails(geometry)(detail, labels);
  const drawn = element.querySelector("svg")!;
  const paths = drawn.querySelectorAll(":scope > .squares path");
  const standing = standingsAt([detail.frame], 0, labels).pieces;
  const where = geometry.layout(standing, new Set());
  const marks = [
    ...squares.flatMap((square) => twice((name) => path(name, paths[square]!.getAttribute("d")!))),
    ...areas.flatMap((area) => circlesOf(geometry, area)).flatMap(({ at, r }) => twice((name) => circle(name, r, moved(at)))),
    ...pieces.flatMap((id) => twice((name) => circle(name, 1.35 * where.get(id)!.r, moved(where.get(id)!)))),
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

/** Give the circles round places that are no squares. */
function circlesOf({ drawing }: Geometry, area: Word["areas"][number]): { at: Point; r: number }[] {
  if (area === "charkoni") {
    const gates = Object.values(drawing.gates ?? {}).map(([x = 0, y = 0]) => ({ x, y }));
    return [around(gates, 0)];
  }
  const [places, reach] = area === "home" ? [drawing.homes, drawing.homeRadius] : [drawing.goals, drawing.goalRadius];
  return Object.values(places).map((points) => around(points.map(([x = 0, y = 0]) => ({ x, y })), BEYOND * reach));
}

function around(points: Point[], reach: number): { at: Point; r: number } {
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const at = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  return { at, r: reach + Math.max(...points.map(({ x, y }) => Math.hypot(x - at.x, y - at.y))) };
}
