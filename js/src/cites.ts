// Statements behind answers: pills that open what they say, in the place where they stand.

import { button, html, type Child } from "./dom";

/** A statement, and whether it says so only as we read it. */
export type Cited = [id: string, isReading: boolean];

/** What statements say, and by source who says it. */
export interface Statements {
  statements: Record<string, string>;
  sources: Record<string, string>;
}

export interface Citing {
  told: Statements;
  /** Which statement is open, and where. */
  open: string | null;
  toggle(key: string | null): void;
  say(key: string): string;
}

function keyOf(place: string, id: string): string {
  return `${place} ${id}`;
}

export function pills({ open, toggle }: Citing, place: string, cited: Cited[]): Child {
  return cited.map(([id, isReading]) => {
    const key = keyOf(place, id);
    const expanded = key === open;
    const looks = {
      class: isReading ? "pw-chip pw-reading" : "pw-chip",
      "data-key": `statement ${key}`,
      "aria-expanded": String(expanded),
    };
    return button("statement", () => toggle(expanded ? null : key), looks, id);
  });
}

/** Give the words of the statement that is open in a place. */
export function opened({ told, open, say }: Citing, place: string, cited: Cited[]): Child {
  return cited.map(([id, isReading]) => {
    if (keyOf(place, id) !== open) return false;
    const source = told.sources[id.split("-")[0]!];
    return html(
      "blockquote",
      "pw-statement",
      html("p", {}, told.statements[id]),
      isReading && html("p", "pw-small", say("reading")),
      html("cite", {}, `${source} · ${id}`),
    );
  });
}
