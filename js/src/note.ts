// What has happened or why not: the verdict, its statement, further reasons, what would change it.

import { button, html, type Child } from "./dom";
import { verdictSign } from "./icons";
import type { Cited, Elsewhere, Note } from "./snapshot";
import type { ViewState } from "./state";
import type { View } from "./view";

export interface NoteActions {
  change(state: Partial<ViewState>): void;
}

export function verdict(kind: Note["kind"], ...title: Child[]): HTMLElement {
  return html("div", "pw-verdict", verdictSign(kind), html("p", "pw-title", ...title));
}

/** Tell what has happened, or why a try is refused, what would change it and where it is legal. */
export function noteNodes(view: View, note: Note, { change }: NoteActions): Node[] {
  const open = view.state.statement;
  const main = note.statement ? [note.statement] : [];
  const elsewhere = note.elsewhere.flatMap(({ statement }) => statement ?? []);
  // Statements of other rules are opened below all of them, unless it is open above.
  const below = main.some(({ id }) => id === open) ? [] : opened(elsewhere).slice(0, 1);
  return [
    verdict(note.kind, note.title, ...cite(main)),
    ...opened(main),
    ...part("also", note.reasons.map(({ title, statement }) => item(title, [statement]))),
    ...part("would", note.would.map(({ text, statements }) => item(text, statements))),
    ...part("elsewhere", note.elsewhere.map(otherRules), "pw-elsewhere"),
    ...below,
  ];

  /** A heading and its list; nothing if there is nothing to list. */
  function part(key: string, list: HTMLElement[], name = "pw-reasons"): Node[] {
    if (list.length === 0) return [];
    return [heading(view, key), html("ul", { class: name, "data-part": key }, ...list)];
  }

  function item(text: string, cited: Cited[]): HTMLElement {
    return html("li", {}, text, ...cite(cited), ...opened(cited));
  }

  function otherRules({ name, legal, statement }: Elsewhere): HTMLElement {
    const sign = html("span", { "aria-hidden": true }, legal ? "✓ " : "✗ ");
    const said = view.word(legal ? "legal_there" : "illegal_there");
    const heard = html("span", "pw-heard", ` ${said} `);
    const cited = statement ? cite([statement]) : [];
    return html("li", legal ? "pw-yes" : "pw-no", sign, name, heard, ...cited);
  }

  /** Statements' numbers, which open their texts. */
  function cite(cited: Cited[]): Child[] {
    return cited.flatMap(({ id }) => {
      const expanded = id === open;
      const looks = { "data-key": `statement ${id}`, "aria-expanded": String(expanded) };
      const act = () => change({ statement: expanded ? null : id });
      return [" ", button("statement", act, { class: "pw-chip", ...looks }, id)];
    });
  }

  function opened(cited: Cited[]): Node[] {
    return cited
      .filter(({ id }) => id === open)
      .map(({ text, source }) =>
        html("blockquote", "pw-statement", html("p", {}, text), html("cite", {}, source)),
      );
  }
}

export function heading({ word }: View, key: string, values?: Record<string, number>): HTMLElement {
  return html("h4", {}, word(key, values));
}
