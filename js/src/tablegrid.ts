// The cells of the table of rulesets: a grid in which arrow keys go from cell to cell.

import { opened, type Cited, type Statements } from "./cites";
import { html, renew, set, type Child } from "./dom";

export interface Row {
  group: string;
  question: string;
  /** What one of them says: in few words, in full, and what stands behind it. */
  says: [text: string, sentence: string, cited: Cited[]][];
  /** By ruleset, which of these it says. */
  cells: number[];
  /** By ruleset, the statement of its own that says so. */
  pills: string[];
  /** The rulesets in which it decides nothing. */
  idle: number[];
}

export interface Family {
  family: string;
  reference: number;
  rulesets: { id: string; name: string }[];
  groups: Record<string, string>;
  rows: Row[];
}

export interface Rules extends Statements {
  families: Family[];
}

/** What the reader wants to see. */
export interface Wanted {
  family: number;
  reference: number;
  /** The other one of the two that a narrow table shows. */
  other: number;
  only: boolean;
  /** The cell whose rule is open: its row's question and its ruleset. */
  open: [question: string, ruleset: number] | null;
}

interface Shown {
  rules: Rules;
  family: Family;
  wanted: Wanted;
  say(key: string, values?: Record<string, string | number>): string;
}

interface Acts {
  open(cell: Wanted["open"]): void;
  refer(ruleset: number): void;
}

export interface Grid {
  element: HTMLElement;
  draw(shown: Shown): void;
}

/** Tell whether the two that a narrow table shows say the same. */
export function isAlike({ cells }: Row, { reference, other }: Wanted): boolean {
  return cells[reference] === cells[other];
}

/** Give the rows that are shown: all, or those that the rulesets differ in. */
export function shownRows({ rows }: Family, { only }: Wanted): Row[] {
  return rows.filter(({ cells }) => !only || cells.some((one) => one !== cells[0]));
}

/** Write the rows that are shown, as words. */
export function written(family: Family, wanted: Wanted): string[][] {
  return shownRows(family, wanted).map((row) => [
    row.question,
    ...row.cells.map((says, column) =>
      column === wanted.reference || says !== row.cells[wanted.reference] ? row.says[says]![0] : "=",
    ),
  ]);
}

const STEPS: Record<string, [rows: number, columns: number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

export function createGrid({ open, refer }: Acts): Grid {
  const head = html("thead", { role: "rowgroup" });
  const body = html("tbody", { role: "rowgroup" });
  const element = html("table", { class: "pw-rules-grid", role: "grid" }, head, body);
  /** The cell that Tab comes to. */
  let current = "0 1";
  let now: Shown | null = null;

  function rowsOf(): HTMLElement[][] {
    const isSeen = (cell: HTMLElement) => cell.getClientRects().length > 0;
    const all = [...element.rows].map((row) => [...row.querySelectorAll<HTMLElement>("[data-cell]")]);
    return all.map((cells) => cells.filter(isSeen)).filter((cells) => cells.length > 0);
  }

  function mark(cell: HTMLElement): void {
    for (const one of element.querySelectorAll("[data-cell][tabindex='0']")) set(one, { tabindex: -1 });
    set(cell, { tabindex: 0 });
    current = cell.dataset.cell!;
  }

  function act(cell: HTMLElement): void {
    const [row, column] = cell.dataset.cell!.split(" ").map(Number) as [number, number];
    if (!now || column === 0) return;
    if (row === 0) return refer(column - 1);
    const { question } = shownRows(now.family, now.wanted)[row - 1]!;
    const was = now.wanted.open;
    open(was?.[0] === question && was[1] === column - 1 ? null : [question, column - 1]);
  }

  element.addEventListener("focusin", ({ target }) => {
    const cell = (target as HTMLElement).closest<HTMLElement>("[data-cell]");
    if (cell) mark(cell);
  });
  element.addEventListener("click", ({ target }) => {
    const cell = (target as HTMLElement).closest<HTMLElement>("[data-cell]");
    if (cell) act(cell);
  });
  element.addEventListener("keydown", (event) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>("[data-cell]");
    if (event.key === "Escape" && now?.wanted.open) return open(null);
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") act(cell);
    else if (!step(cell, event.key)) return;
    event.preventDefault();
  });

  function step(cell: HTMLElement, key: string): boolean {
    const by = STEPS[key];
    if (!by) return false;
    const rows = rowsOf();
    const row = rows.findIndex((cells) => cells.includes(cell));
    const next = rows[Math.min(Math.max(row + by[0], 0), rows.length - 1)] ?? [];
    const column = (rows[row] ?? []).indexOf(cell) + by[1];
    next[Math.min(Math.max(column, 0), next.length - 1)]?.focus();
    return true;
  }

  /** The attributes of a cell that keys can reach. */
  function cellLooks(row: number, column: number, looks: string) {
    const key = `${row} ${column}`;
    return { class: looks, "data-cell": key, "data-key": `cell ${key}`, tabindex: key === current ? 0 : -1 };
  }

  return {
    element,
    draw(shown) {
      now = shown;
      const { family, wanted, say } = shown;
      const rows = shownRows(family, wanted);
      const known = current.split(" ").map(Number) as [number, number];
      if (known[0] > rows.length || known[1] > family.rulesets.length) current = "0 1";
      set(element, { "aria-label": say("table"), "data-many": family.rulesets.length > 6 });
      element.style.setProperty("--pw-columns", String(family.rulesets.length));
      renew(head, headOf(shown, cellLooks));
      renew(body, rows.flatMap((row, index) => rowOf(shown, rows, row, index, cellLooks)));
    },
  };
}

type Looks = (row: number, column: number, looks: string) => Record<string, string | number>;

/** In a narrow table, only the two that are chosen are shown. */
function away({ reference, other }: Wanted, column: number): string {
  return column === reference || column === other ? "" : " pw-away";
}

function headOf({ family, wanted, say }: Shown, looks: Looks): HTMLElement {
  const { rulesets, rows } = family;
  const names = rulesets.map(({ name }, column) => {
    const n = rows.filter(({ cells }) => cells[column] !== cells[wanted.reference]).length;
    const isReference = column === wanted.reference;
    const unlike = n === 0 ? say("differ_none") : n === 1 ? say("differ_one") : say("differ", { n });
    return html(
      "th",
      {
        ...looks(0, column + 1, `pw-column${away(wanted, column)}`),
        role: "columnheader",
        scope: "col",
        "aria-current": isReference && "true",
        title: isReference ? null : say("refer_to", { name }),
      },
      html("span", "pw-column-name", name),
      html("span", "pw-small", isReference ? say("reference") : unlike),
    );
  });
  const corner = html("th", { ...looks(0, 0, "pw-corner"), role: "columnheader", scope: "col" }, html("span", "pw-heard", say("rule")));
  return html("tr", { role: "row" }, corner, names);
}

function rowOf(shown: Shown, rows: Row[], row: Row, index: number, looks: Looks): Child[] {
  const { family, wanted } = shown;
  const isFirst = rows[index - 1]?.group !== row.group;
  const own = rows.filter(({ group }) => group === row.group);
  const head = html("th", { ...looks(index + 1, 0, "pw-question-cell"), role: "rowheader", scope: "row" }, row.question);
  const cells = family.rulesets.map((_, column) => cellOf(shown, row, index, column, looks));
  const isLeftOut = (one: Row) => wanted.only && isAlike(one, wanted);
  return [
    isFirst && html("tr", { role: "row", class: "pw-group-row", "data-alike": own.every(isLeftOut) }, groupCell(shown, row)),
    html("tr", { role: "row", "data-alike": isLeftOut(row) }, head, cells),
    ruleOf(shown, row),
  ];
}

function groupCell({ family }: Shown, { group }: Row): HTMLElement {
  const looks = { role: "rowheader", scope: "colgroup", colspan: family.rulesets.length + 1 };
  return html("th", looks, family.groups[group]);
}

function cellOf({ family, wanted, say }: Shown, row: Row, index: number, column: number, looks: Looks): HTMLElement {
  const says = row.cells[column]!;
  const isReference = column === wanted.reference;
  const isSame = !isReference && says === row.cells[wanted.reference];
  const isOpen = wanted.open?.[0] === row.question && wanted.open[1] === column;
  const name = family.rulesets[wanted.reference]!.name;
  const isIdle = row.idle.includes(column);
  const pill = row.pills[column];
  return html(
    "td",
    {
      ...looks(index + 1, column + 1, `pw-says${away(wanted, column)}`),
      role: "gridcell",
      "aria-expanded": String(isOpen),
      "data-unlike": !isReference && !isSame,
      "data-idle": isIdle,
    },
    isSame
      ? [html("span", { "aria-hidden": true }, "="), html("span", "pw-heard", say("same_as", { name }))]
      : [html("span", "pw-said", row.says[says]![0]), pill && html("span", "pw-pill", pill)],
  );
}

/** The rule of the cell that is open, in full. */
function ruleOf({ rules, family, wanted, say }: Shown, row: Row): Child {
  if (wanted.open?.[0] !== row.question) return false;
  const column = wanted.open[1];
  const [, sentence, cited] = row.says[row.cells[column]!]!;
  const blocks = cited.map(([id, isReading]) => {
    const citing = { told: rules, open: `table ${id}`, toggle: () => {}, say };
    return opened(citing, "table", [[id, isReading]]);
  });
  const name = family.rulesets[column]!.name;
  const nobody = cited.length === 0 && html("p", "pw-small", say("no_source"));
  const words = html("p", {}, html("b", {}, `${name}: `), sentence);
  const cell = html("td", { role: "gridcell", colspan: family.rulesets.length + 1 }, words, blocks, nobody);
  return html("tr", { role: "row", class: "pw-rule-row" }, cell);
}
