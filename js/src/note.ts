// What has happened or why not: the verdict, its statement, further reasons, what would change it.

import { button, html } from "./dom";
import { verdictSign } from "./icons";
import type { Cited, Elsewhere, Labels, Note } from "./snapshot";
import type { View, ViewState } from "./state";
import { word } from "./words";

export interface NoteActions {
  change(state: Partial<ViewState>): void;
}

export function verdict(kind: Note["kind"], title: string, ...more: (Node | string)[]): HTMLElement {
  const text = html("p", "pw-title", title, ...more);
  return html("div", "pw-verdict", verdictSign(kind), text);
}

/** Tell what has happened, or why a try is refused, what would change it and where it is legal. */
export function noteNodes(view: View, note: Note, actions: NoteActions): Node[] {
  const { labels, state } = view;
  const chips = note.statement ? [" ", chip(note.statement, state, actions)] : [];
  const nodes: Node[] = [verdict(note.kind, note.title, ...chips)];
  if (note.statement) nodes.push(...opened(note.statement, state));
  const cite = (cited: Cited) => [" ", chip(cited, state, actions)];
  const item = (text: string, cited: Cited[]) =>
    html("li", {}, text, ...cited.flatMap(cite), ...cited.flatMap((one) => opened(one, state)));
  const reasons = note.reasons.map(({ title, statement }) => item(title, [statement]));
  nodes.push(...part(labels, "also", "pw-reasons", reasons));
  const would = note.would.map(({ text, statements }) => item(text, statements));
  nodes.push(...part(labels, "would", "pw-reasons", would));
  nodes.push(...part(labels, "elsewhere", "pw-elsewhere", note.elsewhere.map(otherRules)));
  const cited = note.elsewhere.flatMap(({ statement }) => statement ?? []);
  const open = cited.find(({ id }) => id === state.statement);
  if (open && open.id !== note.statement?.id) nodes.push(...opened(open, state));
  return nodes;

  function otherRules({ name, legal, statement }: Elsewhere): HTMLElement {
    const sign = html("span", { "aria-hidden": "true" }, legal ? "✓ " : "✗ ");
    const said = word(labels, legal ? "legal_there" : "illegal_there");
    const heard = html("span", "pw-heard", ` ${said} `);
    const chips = statement ? cite(statement) : [];
    return html("li", legal ? "pw-yes" : "pw-no", sign, name, heard, ...chips);
  }
}

/** A heading and its list; nothing if there is nothing to list. */
function part(labels: Labels, key: string, name: string, list: HTMLElement[]): Node[] {
  return list.length > 0 ? [heading(labels, key), html("ul", { class: name, "data-part": key }, ...list)] : [];
}

export function heading(labels: Labels, key: string, values?: Record<string, number>): HTMLElement {
  return html("h4", {}, word(labels, key, values));
}

/** A statement's number, which opens its text. */
function chip(cited: Cited, state: ViewState, actions: NoteActions): HTMLElement {
  const open = state.statement === cited.id;
  const looks = {
    class: "pw-chip",
    "data-key": `statement ${cited.id}`,
    "aria-expanded": String(open),
  };
  const act = () => actions.change({ statement: open ? null : cited.id });
  return button("statement", act, looks, cited.id);
}

function opened(cited: Cited, state: ViewState): Node[] {
  if (state.statement !== cited.id) return [];
  const source = html("cite", {}, cited.source);
  return [html("blockquote", "pw-statement", html("p", {}, cited.text), source)];
}
