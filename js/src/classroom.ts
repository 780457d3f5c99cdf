// A class's codes, read: which step cost most, and which reasons were met most. Nothing leaves the page.

import { createAnnouncer } from "./announce";
import { button, html, renew, set, type Child } from "./dom";
import { copied } from "./files";
import { createHost, inRoom } from "./host";
import { word } from "./labels";
import type { Labels, Model, Options } from "./snapshot";
import { looksOf } from "./theme";

/** How a step went: how many tries, how many hints; null where it was not reached. */
type Cell = [tries: number, hints: number] | null;

interface Row {
  name: string;
  cells: Cell[];
  /** Why its line cannot be read; "" if it can. */
  fault: string;
}

/** The trait `classroom`. */
interface Classroom {
  revision: number;
  title: string;
  kicker: string;
  /** The one sentence that says what to do. */
  finding: string;
  steps: string[];
  /** The step that cost most; -1 before there is any. */
  worst: number;
  rows: Row[];
  medians: (number | null)[];
  reasons: { text: string; statement: string; n: number }[];
  refusals: string;
  /** The codes as they stand in the field. */
  codes: string;
  /** The rows as a table that a spreadsheet takes. */
  table: string;
}

const TRAITS = ["classroom", "labels", "options"] as const;

export function renderClassroom({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const root = html("section", { class: "pw pw-classroom", hidden: true });
  const announcer = createAnnouncer();
  const host = createHost(model, el, root, TRAITS, draw, hear);
  const head = html("h3", "pw-lesson");
  const finding = html("p", { class: "pw-finding", role: "status" });
  const table = html("table", "pw-class-table");
  const scroll = html("div", "pw-scroll", table);
  const key = html("p", "pw-key");
  const why = html("div", "pw-card");
  const label = html("label", "pw-codes");
  const field = html("textarea", { rows: 12, spellcheck: "false", autocomplete: "off", name: "codes" });
  const read = html("div", "pw-buttons");
  const foot = html("div", "pw-footer");
  const status = html("p", "pw-status");
  let sorted = false;
  let shown: string | null = null;

  const told = () => model.get("classroom") as Classroom;
  const say = (name: string, values?: Record<string, string | number>) =>
    word(model.get("labels") as Labels, name, values);

  function draw(): void {
    const now = told();
    if (!now?.steps) return;
    set(root, { hidden: false, ...looksOf(model.get("options") as Options), "aria-label": now.title, "data-revision": now.revision });
    renew(head, html("small", {}, now.kicker), now.title);
    finding.textContent = now.finding;
    renew(table, tableNodes(now));
    // Where the table is wider than the page, the keyboard scrolls it too.
    set(scroll, now.rows.length ? { role: "group", "aria-label": now.title, tabindex: 0 } : { role: null, "aria-label": null, tabindex: null });
    renew(key, keyNodes());
    renew(why, reasonNodes(now));
    // Once: a field that is put in again loses the focus.
    if (!label.firstChild) label.append(html("b", {}, say("one_a_line")), field);
    if (shown !== now.codes) field.value = shown = now.codes;
    renew(read, button("read", send, { class: "pw-button pw-go" }, say("read_codes")));
    renew(foot, footNodes());
  }

  function send(): void {
    if (host.isGone()) status.textContent = say("why_gone");
    else host.send({ intent: "read", codes: field.value, revision: told().revision });
  }

  function tableNodes({ steps, worst, rows, medians, title }: Classroom): Child {
    const heads = steps.map((name, at) =>
      html("th", { scope: "col", class: at === worst ? "pw-worst" : "" }, html("b", {}, at + 1), html("span", {}, name)),
    );
    const order = sorted ? [...rows].sort((one, other) => triesOf(other) - triesOf(one)) : rows;
    return [
      html("caption", "pw-heard", title),
      html("thead", {}, html("tr", {}, html("td"), heads)),
      html("tbody", {}, order.map(rowNode)),
      rows.length > 0 && html("tfoot", {}, html("tr", {}, html("th", { scope: "row" }, say("median")), medians.map((median) => html("td", {}, median ?? "–")))),
    ];
  }

  function rowNode({ name, cells, fault }: Row): HTMLElement {
    const row = html("th", { scope: "row" }, name);
    if (fault) return html("tr", "pw-bad", row, html("td", { colspan: told().steps.length }, fault));
    return html("tr", {}, row, cells.map((cell, at) => cellNode(name, cell, at)));
  }

  function cellNode(name: string, cell: Cell, at: number): HTMLElement {
    if (!cell) return html("td", "pw-none", html("span", "pw-heard", say("cell_none", { name, step: at + 1 })), html("span", { "aria-hidden": true }, "–"));
    const [tries, hints] = cell;
    const heard = say("cell", { name, step: at + 1, tries, hints });
    const dots = Array.from({ length: hints }, () => html("i"));
    return html("td", `pw-tries-${shade(tries)}`, html("span", "pw-heard", heard), html("span", { "aria-hidden": true }, html("b", {}, tries), dots));
  }

  function keyNodes(): Child {
    const shades = [1, 2, 3, 5].map((tries) => html("span", {}, html("s", `pw-tries-${shade(tries)}`), say(`tries_${tries}`)));
    return [shades, html("span", {}, html("i"), say("a_hint")), html("span", {}, "– ", say("not_reached"))];
  }

  function reasonNodes({ reasons, refusals }: Classroom): Child {
    const most = Math.max(...reasons.map(({ n }) => n), 1);
    const items = reasons.map(({ text, statement, n }) => {
      const bar = html("i");
      bar.style.width = `${(80 * n) / most}%`;
      const name = [text, statement && [" ", html("span", "pw-chip pw-flat", statement)]];
      return html("li", {}, html("span", {}, name), html("div", {}, bar, html("b", {}, n)));
    });
    return [html("h4", {}, refusals), html("ul", "pw-whys", items)];
  }

  function footNodes(): Child {
    const sort = () => {
      sorted = !sorted;
      draw();
    };
    return [
      html("span", "pw-facts", say("nothing_leaves")),
      button("sort", sort, { class: "pw-link", "aria-pressed": String(sorted) }, say("sort")),
      button("copy_table", () => void copy(), { class: "pw-link" }, say("copy_table")),
    ];
  }

  async function copy(): Promise<void> {
    status.textContent = say((await copied(told().table)) ? "table_copied" : "table_by_hand");
    announcer.say(status.textContent);
  }

  function hear(message: { type?: string; text?: string }): void {
    host.heard();
    if (message?.type !== "error" || !message.text) return;
    status.textContent = message.text;
    announcer.say(message.text);
  }

  const side = html("div", "pw-class-side", why, label, read);
  root.append(...inRoom(html("div", "pw-page", head, html("div", "pw-class-main", finding, scroll, key), side, foot, status), announcer.region));
  draw();
  return () => host.leave();
}

/** Four steps of one colour: one try, two, three or four, more. */
function shade(tries: number): number {
  return tries < 3 ? tries : tries < 5 ? 3 : 4;
}

function triesOf({ cells }: Row): number {
  return cells.reduce((sum, cell) => sum + (cell?.[0] ?? 0), 0);
}
