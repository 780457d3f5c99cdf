// `RulesetTable`: every ruleset by every switch. Nothing of it needs Python.

import { button, html, renew, set, type Child } from "./dom";
import { createHost, inRoom } from "./host";
import { ARROWS } from "./keyboard";
import { word } from "./labels";
import type { Labels, Model, Options } from "./snapshot";
import { looksOf } from "./theme";

const TRAITS = ["table", "labels", "options"] as const;

interface Cell {
  text: string;
  statements: string[];
  /** Whether the switch means nothing in this ruleset. */
  idle: boolean;
  value: string;
}

interface Row {
  switch: string;
  title: string;
  alike: boolean;
  cells: Cell[];
}

interface Table {
  rulesets: { id: string; name: string }[];
  rows: Row[];
  statements: Record<string, string>;
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  let base = 0;
  let onlyDifferences = true;
  let open = "";

  const root = html("div", { class: "pw pw-rules", hidden: true });
  const host = createHost(model, el, root, TRAITS, draw, () => undefined);
  const filter = html("div", "pw-rt-filter");
  const table = html("table", { class: "pw-rt", role: "grid" });
  const room = html("div", { class: "pw-rt-room", tabindex: 0, role: "region" }, table);
  const labels = () => model.get("labels") as Labels;
  const say = (key: string, values?: Record<string, string | number>) => word(labels(), key, values);
  const told = () => model.get("table") as Table;

  table.addEventListener("keydown", (event) => {
    const cell = (event.target as Element).closest<HTMLTableCellElement>("td, th");
    const step = ARROWS[event.key];
    if (!cell || !step) return;
    const row = cell.parentElement as HTMLTableRowElement;
    const across = event.key === "ArrowLeft" || event.key === "ArrowRight";
    const next = across
      ? row.cells[cell.cellIndex + step]
      : table.rows[row.rowIndex + step]?.cells[cell.cellIndex];
    if (!next) return;
    (next.querySelector<HTMLElement>("button") ?? next).focus();
    event.preventDefault();
  });

  function draw(): void {
    const options = model.get("options") as Options | undefined;
    if (!told()?.rows || !options) return;
    set(root, { hidden: false, ...looksOf(options) });
    const { rulesets, rows } = told();
    const shown = rows.filter((row) => !onlyDifferences || !row.alike);
    const toggle = { class: "pw-link pw-switch", role: "switch", "aria-checked": String(onlyDifferences), "data-key": "filter" };
    renew(
      filter,
      button("filter", () => { onlyDifferences = !onlyDifferences; draw(); }, toggle, say("only_differences")),
      html("span", "pw-small", say("rows_of", { n: shown.length, of: rows.length })),
      html("span", "pw-small", say("compared_with", { name: rulesets[base]!.name })),
    );
    set(room, { "aria-label": say("table_of") });
    renew(table, html("thead", {}, html("tr", {}, html("td"), rulesets.map(headNode))), html("tbody", {}, shown.map(rowNode)));
  }

  function headNode({ name }: { name: string }, index: number): HTMLElement {
    const looks = { class: "pw-link", "aria-pressed": String(index === base), title: say("compare_with", { name }), "data-key": `base ${index}` };
    return html("th", { scope: "col", "data-base": index === base }, button("base", () => { base = index; draw(); }, looks, name));
  }

  function rowNode({ title, cells, switch: name }: Row): HTMLElement {
    return html("tr", { "data-switch": name }, html("th", { scope: "row", tabindex: -1 }, title), cells.map((cell, index) => cellNode(cell, cells[base]!, index)));
  }

  function cellNode({ text, statements, idle, value }: Cell, first: Cell, index: number): HTMLElement {
    const same = index !== base && value === first.value;
    const looks = { tabindex: -1, "data-same": same, "data-idle": idle, "data-differs": index !== base && !same };
    if (same) return html("td", looks, html("span", { "aria-hidden": true }, "="), html("span", "pw-heard", say("same_as", { name: told().rulesets[base]!.name })));
    const note = idle && html("span", "pw-small", ` ${say("idle")}`);
    return html("td", looks, html("p", {}, text, note), statements.map((id) => pillNode(id, index)));
  }

  function pillNode(id: string, index: number): Child {
    const key = `${id} ${index}`;
    const looks = { class: "pw-chip", "aria-expanded": String(open === key), "data-key": `statement ${key}` };
    const opened = open === key && html("blockquote", "pw-statement", html("p", {}, told().statements[id]), html("cite", {}, say(id.split("-")[0]!)));
    return [button("statement", () => { open = open === key ? "" : key; draw(); }, looks, id), opened, " "];
  }

  root.append(...inRoom(html("div", "pw-page", filter, room)));
  draw();
  return () => host.leave();
}

export default { render };
