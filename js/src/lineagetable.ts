// What stayed and what changed, row by row; a row opens its example beneath it.

import { opened, pills, type Citing } from "./cites";
import { button, buttonUnless, focused, html, renew, set } from "./dom";
import { exampleBoards, exampleWords } from "./lineageexample";
import type { CrossDrawing, KinRow, Say, Tree } from "./lineagetree";
import { ruleIcon } from "./ruleicons";

export interface KinTable {
  element: HTMLElement;
  draw(shown: Shown): void;
}

interface Shown {
  citing: Citing;
  /** The row whose example is open, and the one that can be tried below it. */
  open: string | null;
  tried: string;
  /** Whether nothing can be tried here: no kernel, or a host that shows no widget in another. */
  away: boolean;
  say: Say;
}

interface Acts {
  toggle(aspect: string): void;
  attempt(aspect: string): void;
  remark(text: string): void;
}

export function createKinTable(
  tree: Tree,
  drawings: Record<string, CrossDrawing>,
  beneath: HTMLElement,
  acts: Acts,
): KinTable {
  const head = html("thead", { role: "rowgroup" });
  const body = html("tbody", { role: "rowgroup" });
  const element = html("table", { class: "pw-kin-table", role: "table" }, head, body);
  const rows = tree.rows.map(createRow);
  body.append(...rows.map(({ line }) => line));
  const example = createExample(tree, drawings, beneath, acts);

  function createRow(row: KinRow) {
    const looks = { role: "row", "data-aspect": row.aspect, "data-same": row.same };
    const name = html("th", { role: "rowheader", scope: "row" });
    const cells = tree.games.map(({ name: game }) => html("td", { role: "cell", "data-game": game }));
    return { row, name, cells, line: html("tr", looks, name, cells) };
  }

  function drawRow({ row, name, cells, line }: (typeof rows)[number], { citing, open, say }: Shown): void {
    const isOpen = row.aspect === open;
    const sign = html("span", "pw-heard", `${say(row.same ? "same" : "unlike")}: `);
    const looks = {
      class: "pw-kin-row",
      "aria-expanded": String(isOpen),
      "data-key": `row ${row.aspect}`,
      title: say(isOpen ? "close" : "example"),
    };
    const more = ruleIcon(isOpen ? "close" : "open", "pw-icon pw-kin-more");
    const drawn = [ruleIcon(row.same ? "alike" : "unlike"), html("span", {}, sign, row.name), more];
    renew(name, button("row", () => acts.toggle(row.aspect), looks, drawn));
    cells.forEach((cell, index) => {
      const { text, cited } = row.cells[index]!;
      const place = `${row.aspect} ${index}`;
      renew(cell, html("span", "pw-kin-said", text, " ", pills(citing, place, cited)), opened(citing, place, cited));
    });
    set(line, { "data-open": isOpen });
  }

  return {
    element,
    draw(shown) {
      const { say, open } = shown;
      set(element, { "aria-label": say("region") });
      const names = [say("changes"), ...tree.games.map(({ name }) => name)];
      renew(head, html("tr", { role: "row" }, names.map((name) => html("th", { role: "columnheader", scope: "col" }, name))));
      for (const row of rows) drawRow(row, shown);
      const chosen = rows.find(({ row }) => row.aspect === open);
      if (!chosen) return example.element.remove();
      if (chosen.line.nextElementSibling !== example.element) chosen.line.after(example.element);
      example.draw(chosen.row, shown);
    },
  };
}

function createExample(
  tree: Tree,
  drawings: Record<string, CrossDrawing>,
  beneath: HTMLElement,
  { attempt, remark }: Acts,
) {
  const cards = tree.games.map(() => ({ board: html("div", "pw-kin-small"), words: html("div", "pw-kin-words") }));
  const foot = html("div", "pw-kin-try");
  const live = html("div", { class: "pw-kin-live", role: "group", tabindex: -1 });
  const grid = html("div", "pw-kin-cards", cards.map(({ board, words }) => html("div", "pw-kin-card", board, words)));
  const cell = html("td", { role: "cell", colspan: tree.games.length + 1 }, grid, foot, live);
  const element = html("tr", { class: "pw-kin-example", role: "row" }, cell);
  let drawn: KinRow | null = null;

  return {
    element,
    draw(row: KinRow, { citing, tried, away, say }: Shown): void {
      if (drawn !== row) exampleBoards(tree, row, drawings).forEach((board, index) => cards[index]!.board.replaceChildren(board));
      drawn = row;
      cards.forEach(({ words }, index) => {
        const place = `${row.aspect} example ${index}`;
        renew(words, exampleWords(tree.games[index]!.name, row.examples[index]!, place, { citing, say, away }));
      });
      const isTried = tried === row.aspect;
      const why = away ? say("try_gone") : "";
      const hadFocus = focused(foot) !== null;
      const looks = { class: "pw-button", "data-row": row.aspect };
      const offer = () => buttonUnless(why, remark, "try", () => attempt(row.aspect), looks, say("try"));
      renew(foot, !isTried && offer(), (isTried || away) && html("span", "pw-small", isTried ? say("tried") : why));
      if (isTried && beneath.parentElement !== live) live.append(beneath);
      set(live, { hidden: !isTried, "aria-label": say("tried") });
      if (isTried && hadFocus) live.focus();
    },
  };
}
