// The panel: whose turn, the throw, the buttons, the verdict, and what can be played.

import { die } from "./dice";
import { button, enable, html, rebuilt, set } from "./dom";
import { icon, pieceIcon, verdictSign } from "./icons";
import type { Cited, Labels, Note, Snapshot } from "./snapshot";
import type { View, ViewState } from "./state";
import { word } from "./words";

export interface Panel {
  element: HTMLElement;
  draw(view: View): void;
}

/** What the panel asks of the view. */
export interface PanelActions {
  throwDice(): void;
  pass(): void;
  undo(): void;
  redo(): void;
  play(move: number): void;
  change(state: Partial<ViewState>): void;
}

export function createPanel(actions: PanelActions): Panel {
  const turn = html("div", { class: "pw-turn" });
  const throwing = action("throw", actions.throwDice);
  const passing = action("pass", actions.pass);
  const undoing = action("undo", actions.undo);
  const redoing = action("redo", actions.redo);
  const buttons = html("div", { class: "pw-buttons" }, throwing, passing, undoing, redoing);
  const card = html("div", { class: "pw-card" });
  const status = html("p", { class: "pw-status" });
  const inside = html("div", { class: "pw-panel-inside" }, turn, buttons, card, status);
  // Pointing at a move only changes the board: rebuilding would take the button from the pointer.
  let drawn = "";
  let drawnTurn = "";
  let drawnLabels: unknown;

  return {
    element: html("section", { class: "pw-panel" }, inside),
    draw(view) {
      const { snapshot, labels, state } = view;
      const key = JSON.stringify([snapshot.revision, state.asking, state.statement, state.status]);
      if (key === drawn && drawnLabels === labels) return;
      const { phase, dice, pending } = snapshot;
      const turnKey = JSON.stringify([snapshot.turn, phase, dice, pending, snapshot.turnName]);
      // Dice that have not been thrown anew stay as they lie.
      if (turnKey !== drawnTurn || drawnLabels !== labels) turn.replaceChildren(...turnNodes(view));
      [drawn, drawnTurn, drawnLabels] = [key, turnKey, labels];
      throwing.replaceChildren(word(labels, "throw"));
      passing.replaceChildren(word(labels, "pass"));
      nameWithPicture(undoing, "undo", labels);
      nameWithPicture(redoing, "redo", labels);
      enable(throwing, snapshot.phase === "throw");
      enable(undoing, snapshot.canUndo);
      enable(redoing, snapshot.canRedo);
      set(passing, { hidden: !snapshot.canPass });
      set(buttons, { class: snapshot.canPass ? "pw-buttons pw-four" : "pw-buttons" });
      set(card, { class: `pw-card pw-card-${snapshot.note?.kind ?? "plain"}` });
      rebuilt(card, cardNodes(view, actions));
      status.textContent = state.status;
    },
  };
}

function action(name: string, act: () => void): HTMLButtonElement {
  const made = button(name, { class: `pw-button pw-${name}` });
  made.addEventListener("click", () => {
    if (made.getAttribute("aria-disabled") !== "true") act();
  });
  return made;
}

function nameWithPicture(made: HTMLElement, name: "undo" | "redo", labels: Labels): void {
  const words = word(labels, name);
  set(made, { "aria-label": words, title: words });
  made.replaceChildren(icon(name), html("span", {}, words));
}

function turnNodes({ snapshot, labels }: View): Node[] {
  const over = snapshot.phase === "over";
  const name = [
    html("span", { class: "pw-small" }, word(labels, over ? "game_over" : "turn_of")),
    html("strong", { class: "pw-big" }, snapshot.turnName),
  ];
  const colours = snapshot.players.find((player) => player.includes(snapshot.turn)) ?? [snapshot.turn];
  return [
    html(
      "div",
      { class: "pw-colours", "data-colours": colours.join("") },
      ...colours.map((colour) => pieceIcon(colour, word(labels, `letter_${colour}`))),
    ),
    html("div", { class: "pw-who" }, ...name),
    ...throwNodes(snapshot.dice, countWords(snapshot, labels), word(labels, "thrown")),
    html("p", { class: "pw-small pw-company" }, snapshot.company),
  ];
}

function throwNodes(dice: number[], counts: string, thrown: string): Node[] {
  const faces = html(
    "div",
    { class: `pw-dice${dice.length > 1 ? " pw-many" : ""}` },
    ...dice.map(die),
  );
  if (dice.length === 0) faces.append(html("span", { class: "pw-no-die" }));
  const said = html(
    "div",
    { class: "pw-count" },
    html("span", { class: "pw-small" }, dice.length > 0 || counts ? thrown : ""),
  );
  said.append(html("strong", { class: "pw-big" }, dice.join(" + ")));
  if (counts) said.append(html("span", { class: "pw-small" }, counts));
  return [said, faces];
}

/** Say what may be counted where it is not what the dice show. */
function countWords({ pending, dice, bonus }: Snapshot, labels: Labels): string {
  if (bonus && pending.length > 0) return word(labels, "bonus", { n: pending.join(", ") });
  const differs = pending.some((count) => !dice.includes(count));
  return differs ? word(labels, "counts", { n: pending.join(", ") }) : "";
}

function cardNodes(view: View, actions: PanelActions): Node[] {
  const { snapshot, labels } = view;
  const nodes: Node[] = [];
  if (snapshot.phase === "over" && snapshot.note?.kind !== "over") {
    nodes.push(verdict("over", snapshot.outcome ?? word(labels, "game_over")));
  }
  if (snapshot.note) nodes.push(...noteNodes(view, snapshot.note, actions));
  else if (snapshot.phase === "throw")
    nodes.push(html("p", { class: "pw-hint" }, word(labels, "hint_throw")));
  if (snapshot.phase === "move") nodes.push(...moveNodes(view, actions));
  return nodes;
}

function verdict(kind: Note["kind"], title: string, ...more: (Node | string)[]): HTMLElement {
  const text = html("p", { class: "pw-title" }, title, ...more);
  return html("div", { class: "pw-verdict" }, verdictSign(kind), text);
}

function noteNodes(view: View, note: Note, actions: PanelActions): Node[] {
  const { labels, state } = view;
  const chips = note.statement ? [" ", chip(note.statement, state, actions)] : [];
  const nodes: Node[] = [verdict(note.kind, note.title, ...chips)];
  if (note.statement) nodes.push(...opened(note.statement, state));
  if (note.reasons.length > 0) {
    const list = note.reasons.map((reason) =>
      html(
        "li",
        {},
        reason.title,
        " ",
        chip(reason.statement, state, actions),
        ...opened(reason.statement, state),
      ),
    );
    nodes.push(heading(word(labels, "also")), html("ul", { class: "pw-reasons" }, ...list));
  }
  return nodes;
}

function heading(text: string): HTMLElement {
  return html("h4", {}, text);
}

/** A statement's number, which opens its text. */
function chip(cited: Cited, state: ViewState, actions: PanelActions): HTMLElement {
  const open = state.statement === cited.id;
  const made = button(
    "statement",
    {
      class: "pw-chip",
      "data-key": `statement ${cited.id}`,
      "data-statement": cited.id,
      "aria-expanded": String(open),
    },
    cited.id,
  );
  made.addEventListener("click", () => actions.change({ statement: open ? null : cited.id }));
  return made;
}

function opened(cited: Cited, state: ViewState): Node[] {
  if (state.statement !== cited.id) return [];
  const source = html("cite", {}, cited.source);
  return [html("blockquote", { class: "pw-statement" }, html("p", {}, cited.text), source)];
}

function moveNodes({ snapshot, labels, state }: View, actions: PanelActions): Node[] {
  if (snapshot.moves.length === 0)
    return [html("p", { class: "pw-hint" }, word(labels, "no_moves"))];
  const asked = state.asking.filter((index) => snapshot.moves[index]);
  const shown = asked.length > 0 ? asked : snapshot.moves.map((_, index) => index);
  const list = shown.map((index) => html("li", {}, moveButton(snapshot.moves[index]!.text, index)));
  return [
    heading(word(labels, asked.length > 0 ? "which_move" : "you_can_play")),
    html("ul", { class: "pw-moves" }, ...list),
  ];

  function moveButton(text: string, index: number): HTMLElement {
    const piece = snapshot.pieces.find((one) => one.id === snapshot.moves[index]!.piece);
    const made = button("play", {
      class: "pw-move",
      "data-move": index,
      "data-key": `move ${index}`,
    });
    if (piece) made.append(pieceIcon(piece.colour, piece.label));
    made.append(moveWords(text, piece?.label ?? ""));
    made.addEventListener("click", () => actions.play(index));
    for (const event of ["pointerenter", "focus"]) {
      made.addEventListener(event, () => actions.change({ hovered: index }));
    }
    for (const event of ["pointerleave", "blur"]) {
      made.addEventListener(event, () => actions.change({ hovered: null }));
    }
    return made;
  }
}

/** Set the piece's label at the beginning in bold. */
function moveWords(text: string, label: string): HTMLElement {
  if (!label || !text.startsWith(`${label} `)) return html("span", {}, text);
  return html("span", {}, html("b", {}, label), text.slice(label.length));
}
