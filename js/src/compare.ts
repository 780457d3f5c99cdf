// `Compare`: boards side by side under one timeline of throws. Where the rulesets answer apart they
// stop, and each shows what could be chosen. All but choosing otherwise needs no Python.

import { createAnnouncer } from "./announce";
import { cardNodes, citeNodes, wholeFork } from "./comparecards";
import { createForks } from "./compareline";
import { createLane, type Lane } from "./comparelane";
import type { Comparison, LaneTold, Place } from "./comparison";
import { face } from "./dice";
import { button, html, renew, set, type Child } from "./dom";
import { framesOf, snapshotAt } from "./frames";
import { createGeometry, type Drawing, type Geometry } from "./geometry";
import { createHost, inRoom } from "./host";
import { icon } from "./icons";
import { word } from "./labels";
import { pieceIcon } from "./pieces";
import type { Frame, Labels, Model, Options, Piece } from "./snapshot";
import { looksOf } from "./theme";

const TRAITS = ["drawing", "lanes", "comparison", "reach", "labels", "options"] as const;

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  let place: Place = { throw: 0, choosing: false };
  let geometry: Geometry | null = null;
  let statement = "";
  let tab = 0;
  /** Where to go once its boards are there. */
  let awaited: Place | null = null;
  let asked = "";

  const root = html("div", { class: "pw pw-compare", hidden: true });
  const announcer = createAnnouncer();
  const host = createHost(model, el, root, TRAITS, draw, hear);
  const head = html("div", "pw-cmp-head");
  const star = html("div", "pw-cmp-star");
  const tabs = html("div", { class: "pw-cmp-tabs", role: "tablist" });
  const boards = html("div", "pw-cmp-boards");
  const line = createForks((to) => go({ throw: to, choosing: forkAt(to) !== undefined }), step);
  const foot = html("div", "pw-footer pw-facts");
  let lanes: Lane[] = [];
  let frames: Frame[][] = [];

  let whole: Comparison | null = null;
  let read: unknown;
  /** Read the comparison; what has not changed is not written out again. */
  function comparison(): Comparison {
    const now = model.get("comparison") as Comparison;
    if (now !== read || !whole) whole = { ...now, forks: (now.forks ?? []).map(wholeFork) };
    read = now;
    return whole;
  }

  const told = () => model.get("lanes") as LaneTold[];
  const labels = () => model.get("labels") as Labels;
  const say = (key: string, values?: Record<string, string | number>) => word(labels(), key, values);
  const forkAt = (number: number) => comparison().forks.find((fork) => fork.throw === number);
  const last = () => comparison().throws.length;
  /** Give the throws whose boards Python has sent. */
  const reach = () => Math.min(model.get("reach") as number, last());

  function go(to: Place): void {
    awaited = to.throw > reach() && reach() < last() && !host.isGone() ? to : null;
    if (awaited) return;
    place = { ...to, throw: Math.min(to.throw, reach()) };
    statement = "";
    draw();
    announcer.say([spoken(), ...forkWords()].join(" "));
  }

  /** Go to the throw before or after: at a fork first to the choice, then past it. */
  function step(by: 1 | -1): void {
    const { throw: at, choosing } = place;
    if (by > 0 && choosing) return go({ throw: at, choosing: false });
    if (by < 0 && !choosing && forkAt(at)) return go({ throw: at, choosing: true });
    const to = Math.min(Math.max(at + by, 0), last());
    if (to !== at) go({ throw: to, choosing: by > 0 && forkAt(to) !== undefined });
  }

  function choose(lane: number, move: number): void {
    const { revision } = comparison();
    host.send({ intent: "choose", throw: place.throw, lane, move, revision });
  }

  /** Have Python send what follows from a choice, once that is shown; then go where that is. */
  function fetch(): void {
    if (awaited && (awaited.throw <= reach() || reach() === last())) return go(awaited);
    const { revision } = comparison();
    const wanted = `${revision} ${reach()}`;
    if (reach() === last() || host.isGone() || asked === wanted) return;
    asked = wanted;
    host.send({ intent: "more", revision });
  }

  function hear(message: { type?: string; text?: string }): void {
    host.heard();
    if (message?.type === "error" && message.text) announcer.say(message.text);
  }

  /** Tell where the games are: alike, apart, or at a fork. */
  function spoken(): string {
    if (place.throw === 0) return say("start");
    const { parting } = comparison();
    const fork = forkAt(place.throw);
    if (place.choosing && fork) return `${fork.text}.`;
    if (parting === null || place.throw < parting) return say("alike");
    const n = apartCount();
    return n < 2 ? say(`apart_${n}`) : say("apart", { n });
  }

  function forkWords(): string[] {
    const fork = place.choosing ? forkAt(place.throw) : undefined;
    if (!fork) return [];
    return told().map(({ id, name }) => {
      const side = fork.sides[id];
      return side ? `${name}: ${side.said}, ${side.statements.map((one) => one.id).join(", ")}.` : "";
    });
  }

  /** Give the ply at which a lane is shown. */
  function plyOf({ id, plies }: LaneTold): number {
    const fork = place.choosing ? forkAt(place.throw) : undefined;
    return fork?.sides[id]?.ply ?? plies[Math.min(place.throw, plies.length - 1)]!;
  }

  function piecesOf(lane: LaneTold): Piece[] {
    return lanes[told().indexOf(lane)]?.pieces ?? [];
  }

  /** Count the pieces of the first game that stand elsewhere on another. */
  function apartCount(): number {
    const [first, ...others] = told().map((lane) => piecesOf(lane));
    return Math.max(0, ...others.map((pieces) => elsewhere(first!, pieces).size));
  }

  function draw(): void {
    const drawing = model.get("drawing") as Drawing | undefined;
    if (!drawing?.svg || !comparison()?.throws || told().length === 0) return;
    if (geometry?.drawing !== drawing) geometry = createGeometry(drawing);
    // Chosen otherwise in another view, what is looked at here is yet to come.
    if (place.throw > reach()) awaited = place;
    place = { ...place, throw: Math.min(place.throw, reach()) };
    frames = told().map((_, lane) => framesOf(model, `lane_${lane}`));
    const options = model.get("options") as Options;
    set(root, { hidden: false, ...looksOf(options), "data-count": told().length, "data-revision": comparison().revision, "data-whole": reach() === last() });
    if (lanes.length !== told().length) {
      lanes = told().map(() => createLane());
      boards.replaceChildren(...lanes.map((lane) => lane.element));
    }
    const views = told().map((lane, index) => laneView(lane, frames[index]!));
    lanes.forEach((lane, index) => (lane.pieces = views[index]!.pieces));
    const isApart = comparison().parting !== null && !place.choosing && place.throw >= comparison().parting!;
    lanes.forEach((lane, index) => drawLane(lane, index, views, isApart, options));
    renew(head, headNodes());
    renew(star, starNodes(isApart));
    renew(tabs, tabNodes());
    line.draw({ comparison: comparison(), place, names: told().map(({ name }) => name), say });
    renew(foot, comparison().facts, " · ", say("plays_alone"));
    host.heard();
    fetch();
  }

  function laneView(lane: LaneTold, frames: Frame[]) {
    const { thrower, company, ...setup } = lane.setup;
    const blank = { revision: 0, company: "", bonus: false, tally: [], position: "", outcome: null, note: null, canPass: false };
    const thrown = { ...thrower, shown: [], value: null };
    const now = { ...setup, ...blank, thrown, ply: 0, plies: 0, pending: [], moves: [], reasons: [] };
    return snapshotAt(now as never, frames, plyOf(lane), labels());
  }

  function drawLane(lane: Lane, index: number, views: ReturnType<typeof laneView>[], isApart: boolean, options: Options): void {
    const { id, name, over, plies, captures, goal } = told()[index]!;
    const side = place.choosing ? forkAt(place.throw)?.sides[id] : undefined;
    const others = views.filter((_, other) => other !== index).map(({ pieces }) => pieces);
    const differs = isApart ? new Set(others.flatMap((pieces) => [...elsewhere(views[index]!.pieces, pieces)])) : new Set<string>();
    const ended = over && place.throw >= plies.length - 1;
    lane.draw({
      geometry: geometry!, snapshot: views[index]!, labels: labels(), options, side, differs,
      isOpen: index === tab,
      title: name,
      facts: isApart || ended ? [say("captured", { n: upTo(captures) }), say("arrived", { n: upTo(goal) })] : [],
      remark: ended ? say("ended", { name }) : "",
      cites: side ? citeNodes({ side, say, statement, open }) : false,
      cards: side ? cardNodes({ side, drawing: geometry!.drawing, snapshot: views[index]!, say, gone: host.isGone(), choose: (move) => choose(index, move) }) : false,
    });
  }

  /** Count what happened up to the throw that is shown. */
  function upTo(throws: number[]): number {
    return throws.filter((at) => at <= place.throw).length;
  }

  function open(id: string): void {
    statement = statement === id ? "" : id;
    draw();
  }

  function headNodes(): Child {
    const faces = comparison().throws[place.throw - 1] ?? [];
    const { kind } = told()[0]!.setup.thrower;
    const number = place.throw ? say("throw_of", { n: place.throw, of: last() }) : say("start");
    const { parting } = comparison();
    const beyond = parting !== null && place.throw >= parting && !place.choosing;
    const leave = (action: string, key: string, to: Place, main = false) =>
      button(action, () => go(to), { class: main ? "pw-button pw-go" : "pw-button" }, say(key));
    return [
      colourNode(),
      html("div", "pw-dice", faces.map((one) => face(kind, one))),
      html("strong", "pw-big pw-cmp-throw", number),
      html("div", "pw-buttons",
        place.choosing && html("span", "pw-hint", say("choose")),
        parting !== null && !(place.choosing && place.throw === parting) &&
          leave("parting", "to_parting", { throw: parting, choosing: true }, !beyond && !place.choosing),
        beyond && place.throw < last() && leave("end", "to_end", { throw: last(), choosing: false }),
        place.choosing && button("continue", () => step(1), { class: "pw-button pw-go" }, say("continue"), icon("next")),
      ),
    ];
  }

  /** Tell whose throw it was: the turn at the choice, or before the throw. */
  function colourNode(): Child {
    if (place.throw === 0) return false;
    const lane = told()[0]!;
    const before = snapshotAt({ thrown: {} } as never, frames[0]!, lane.plies[Math.min(place.throw, lane.plies.length) - 1]!, labels());
    const colour = before.turn;
    return html("div", "pw-colours", pieceIcon(geometry!.drawing, { colour, label: say(`letter_${colour}`) }), html("strong", "pw-big", before.turnName));
  }

  function starNodes(isApart: boolean): Child {
    const mark = place.choosing ? "fork" : isApart ? "no" : "yes";
    const legend = isApart && html("span", "pw-cmp-legend", html("i", "pw-cmp-corner"), say("not_there"));
    const never = comparison().parting === null && place.throw === last() && html("span", "pw-hint", say("never"));
    return [html("span", `pw-cmp-sign pw-cmp-${mark}`, icon(mark)), html("p", "pw-title", spoken()), legend, never];
  }

  function tabNodes(): Child {
    return told().map(({ name }, index) =>
      button("tab", () => { tab = index; draw(); },
        { class: "pw-button", role: "tab", "aria-selected": String(index === tab), "data-key": `tab ${index}` }, name),
    );
  }

  const page = [head, star, tabs, boards, line.element, foot];
  root.append(...inRoom(html("div", "pw-page", page), announcer.region));
  draw();
  return () => host.leave();
}

/** Give the pieces that have none of their colour on the same place among others. */
function elsewhere(pieces: Piece[], others: Piece[]): Set<string> {
  const key = ({ colour, place }: Piece) => `${colour} ${place}`;
  const left = others.map(key);
  return new Set(pieces.filter((piece) => {
    const at = left.indexOf(key(piece));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).map(({ id }) => id));
}

export default { render };
