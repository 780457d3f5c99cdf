// The family tree: one cross in three games, one piece that walks on all, and what changed. All but
// trying an example out needs no Python.

import { createAnnouncer } from "./announce";
import { canShow, createBeneath } from "./beneath";
import type { Citing } from "./cites";
import { button, html, renew, set, type Child } from "./dom";
import { createHost, inRoom } from "./host";
import { word } from "./labels";
import { createKinBoard, type KinBoard } from "./lineageboard";
import { createSteps } from "./lineagecross";
import { createKinTable, type KinTable } from "./lineagetable";
import { squareOf, type CrossDrawing, type Tree } from "./lineagetree";
import { createWalk, type Walk } from "./lineagewalk";
import { ruleIcon } from "./ruleicons";
import type { Labels, Model, Options } from "./snapshot";
import { looksOf } from "./theme";

const TRAITS = ["drawing", "tree", "labels", "options", "opened", "beneath"] as const;

/** The left tip, which is numbered on all three: where the reader's eye is led first. */
const FIRST = 16;

interface Opened {
  aspect: string;
  revision: number;
}

/** What is made once for a tree. */
interface Parts {
  tree: Tree;
  boards: KinBoard[];
  walk: Walk;
  table: KinTable;
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  let [square, step, tab] = [FIRST, 0, 0];
  let [open, cited]: [string | null, string | null] = [null, null];
  let [telling, heardOf] = [false, ""];
  let parts: Parts | null = null;

  const root = html("div", { class: "pw pw-kin", hidden: true });
  const host = createHost(model, el, root, TRAITS, draw, hear);
  const announcer = createAnnouncer();
  const beneath = createBeneath(model, "beneath");
  const [head, starter] = [html("div", "pw-kin-told"), html("div")];
  const star = html("div", "pw-kin-star", head, starter);
  const tabs = html("div", { class: "pw-kin-tabs", role: "tablist" });
  const [boards, walking, table, foot] = [html("div", "pw-kin-boards"), html("div"), html("div"), html("div", "pw-kin-foot")];
  const status = html("p", "pw-status pw-neutral");
  const page = html("div", { class: "pw-page" }, star, tabs, boards, walking, status, table, foot);

  const say = (key: string, values?: Record<string, string | number>) => word(model.get("labels") as Labels, key, values);
  const told = () => model.get("opened") as Opened;

  function remark(text: string): void {
    announcer.say(text);
    status.textContent = text;
  }

  function frame(to: number): void {
    if (to === square) return;
    square = to;
    draw();
  }

  /** Show a step of the walk; the square that the piece has come to is framed. */
  function go(to: number): void {
    step = to;
    const { games, walk } = parts!.tree;
    // In Pachisi it walks from the first step on; in Parchís it waits at home, beside the cross.
    const longest = games.findIndex(({ board }) => board === "pachisi");
    square = squareOf(walk[longest]![step], true) ?? square;
    status.textContent = "";
    draw();
  }

  function toggle(key: string | null): void {
    cited = key;
    draw();
  }

  /** Make the parts anew for another tree. */
  function begin(tree: Tree, drawings: Record<string, CrossDrawing>): Parts {
    parts?.walk.stop();
    const steps = createSteps(drawings.pachisi!);
    const made = tree.games.map(({ board }, index) => createKinBoard(tree, index, drawings[board]!, steps, frame));
    const standing = (still: boolean) => remark(still ? say("walk_still") : tree.places[square]!.said);
    const walk = createWalk(tree.walk[0]!.length - 1, go, standing);
    const rows = createKinTable(tree, drawings, beneath.element, {
      toggle: (aspect) => {
        open = open === aspect ? null : aspect;
        cited = null;
        draw();
      },
      attempt: (aspect) => host.send({ intent: "open", aspect, revision: told().revision }),
      remark,
    });
    boards.replaceChildren(...made.map(({ element }) => element));
    walking.replaceChildren(walk.slider);
    starter.replaceChildren(walk.starter);
    table.replaceChildren(rows.element);
    return { tree, boards: made, walk, table: rows };
  }

  function tabNodes({ games }: Tree): Child {
    return games.map(({ name }, index) => {
      const choose = () => {
        tab = index;
        draw();
      };
      return button("tab", choose, { class: "pw-button", role: "tab", "aria-selected": String(index === tab), "data-key": `tab ${index}` }, name);
    });
  }

  function footNodes({ history, sources }: Tree): Child {
    const list = html("ul", {}, Object.values(sources).map((source) => html("li", {}, source)));
    const looks = { class: "pw-link", "aria-expanded": String(telling) };
    const act = () => {
      telling = !telling;
      draw();
    };
    return [
      html("span", "pw-small", say("turned")),
      button("sources", act, looks, say("sources")),
      telling && html("div", "pw-kin-history", html("h4", {}, say("sources")), list, html("h4", {}, say("history")), history.map((line) => html("p", {}, line))),
    ];
  }

  function draw(): void {
    const tree = model.get("tree") as Tree | undefined;
    const drawings = model.get("drawing") as Record<string, CrossDrawing> | undefined;
    if (!tree?.rows || !drawings?.pachisi) return;
    if (parts?.tree !== tree) parts = begin(tree, drawings);
    const { aspect } = told();
    set(root, { hidden: false, ...looksOf(model.get("options") as Options) });
    set(page, { role: "region", "aria-label": say("region") });
    parts.boards.forEach((board, index) => board.draw({ place: tree.places[square], square, step, isOpen: index === tab, say }));
    parts.walk.draw({ step, place: tree.places[square]!.said, say });
    renew(head, html("span", "pw-kin-sign", ruleIcon("alike")), html("p", "pw-title", say("title")));
    set(tabs, { "aria-label": say("boards") });
    renew(tabs, tabNodes(tree));
    const citing: Citing = { told: tree, open: cited, toggle, say };
    parts.table.draw({ citing, open, tried: aspect, away: host.isGone() || !canShow(model), say });
    renew(foot, footNodes(tree));
    beneath.draw();
    if (aspect !== heardOf) hearOf(tree, aspect);
  }

  /** Tell that the boards are there which were asked for. */
  function hearOf({ rows }: Tree, aspect: string): void {
    heardOf = aspect;
    host.heard();
    const row = rows.find((one) => one.aspect === aspect);
    if (!row) return;
    open = aspect;
    announcer.say(say("opened", { aspect: row.name }));
    draw();
  }

  function hear(message: { type?: string; text?: string }): void {
    host.heard();
    if (message?.type === "error" && message.text) remark(message.text);
  }

  page.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && cited !== null) toggle(null);
  });
  root.append(...inRoom(page, announcer.region));
  draw();

  return () => {
    parts?.walk.stop();
    beneath.leave();
    host.leave();
  };
}

export default { render };
