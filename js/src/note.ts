// What has happened or why not: the verdict, its statement, further reasons, what would change it.

import { button, html, type Child } from "./dom";
import { sign, verdictSign } from "./icons";
import type { Cited, Elsewhere, Note } from "./snapshot";
import type { ViewState } from "./state";
import type { View } from "./view";

export interface NoteActions {
  change(state: Partial<ViewState>): void;
  /** Have every ruleset answer the position; a lesson does not. */
  answers?(): void;
}

export function verdict(kind: Note["kind"], ...title: Child[]): HTMLElement {
  return html("div", "pw-verdict", verdictSign(kind), html("p", "pw-title", title));
}

/** Tell what has happened, or why a try is refused, what would change it and where it is legal. */
export function noteNodes(view: View, note: Note, actions: NoteActions): Child {
  const open = view.statement;
  const cite = (cited: Cited | null) => pill(view, cited, actions);
  const opened = (cited: Cited | null | undefined) => words(view, cited);
  // A statement of other rules is opened below all of them, unless it is open above.
  const below = note.elsewhere.find(({ statement }) => statement?.id === open)?.statement;
  return [
    verdict(note.kind, note.title, cite(note.statement)),
    opened(note.statement),
    part("also", note.reasons.map(({ title, statement }) => item(title, [statement]))),
    part("would", note.would.map(({ text, statements }) => item(text, statements))),
    part("elsewhere", note.elsewhere.map(otherRules), "pw-elsewhere"),
    note.elsewhere.length > 0 && !view.gone && actions.answers &&
      button("answers", actions.answers, { class: "pw-link" }, view.say("every_answer")),
    note.statement?.id !== open && opened(below),
  ];

  /** A heading and its list; nothing if there is nothing to list. */
  function part(key: string, list: HTMLElement[], name = "pw-reasons"): Child {
    if (list.length === 0) return false;
    return [heading(view, key), html("ul", { class: name, "data-part": key }, list)];
  }

  function item(text: string, cited: Cited[]): HTMLElement {
    return html("li", {}, text, cited.map(cite), cited.map(opened));
  }

  function otherRules({ name, legal, statement }: Elsewhere): HTMLElement {
    const mark = sign(legal ? "yes" : "no");
    const said = view.say(legal ? "legal_there" : "illegal_there");
    const heard = html("span", "pw-heard", ` ${said} `);
    return html("li", legal ? "pw-yes" : "pw-no", mark, " ", name, heard, cite(statement));
  }
}

/** A statement's number, which opens its text. */
function pill({ statement: open }: View, cited: Cited | null, { change }: NoteActions): Child {
  if (!cited) return false;
  const { id } = cited;
  const expanded = id === open;
  const looks = { "data-key": `statement ${id}`, "aria-expanded": String(expanded) };
  const act = () => change({ statement: expanded ? null : id });
  return [" ", button("statement", act, { class: "pw-chip", ...looks }, id)];
}

/** The words of a statement, while they are open. */
function words({ statement: open, say }: View, cited: Cited | null | undefined): Child {
  if (!cited || cited.id !== open) return false;
  const { text, id } = cited;
  const source = say(id.split("-")[0]!);
  return html("blockquote", "pw-statement", html("p", {}, text), html("cite", {}, source));
}

/** A statement's number, and beneath it its words once they are opened. */
export function citedNodes(view: View, cited: Cited | null, actions: NoteActions): Child {
  return [pill(view, cited, actions), words(view, cited)];
}

export function heading({ say }: View, key: string, values?: Record<string, number>): HTMLElement {
  return html("h4", {}, say(key, values));
}
