// The panel: whose turn, the throw, the buttons, the verdict, and what can be played.

import { button, enable, focused, html, nameButton, rebuilt, set } from "./dom";
import { rowAt } from "./frames";
import { icon } from "./icons";
import { heading, noteNodes, verdict } from "./note";
import { pieceIcon } from "./pieces";
import type { Labels } from "./snapshot";
import { offeredMoves, pieceOf, unlike, type View, type ViewState } from "./state";
import { colourIcon, rowParts } from "./timeline";
import { throwNodes, tokenNodes } from "./throws";
import { word } from "./words";

export interface Panel {
  element: HTMLElement;
  draw(view: View): void;
}

const ACTS = ["throw", "pass", "undo", "redo"] as const;

/** What the panel asks of the view. */
export interface PanelActions {
  act(intent: (typeof ACTS)[number]): void;
  play(move: number): void;
  /** Choose one of the pending throws, or put it back. */
  pick(place: number): void;
  change(state: Partial<ViewState>): void;
  /** Leave an earlier ply: go back to the game, or bring the game there. */
  back(): void;
  branch(ply: number): void;
}

export function createPanel(actions: PanelActions): Panel {
  const turn = html("div", "pw-turn");
  const [throwing, passing, undoing, redoing] = ACTS.map((name, at) => {
    const act = () => actions.act(name);
    return button(name, at < 2 ? once(act) : act, { class: `pw-button pw-${name}` });
  }) as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement, HTMLButtonElement];
  const buttons = html("div", "pw-buttons", throwing, passing, undoing, redoing);
  const tokens = html("div", "pw-tokens");
  const card = html("div", "pw-card");
  const said = html("p", "pw-status");
  const inside = html("div", "pw-panel-inside", turn, tokens, buttons, card, said);
  // Pointing at a move only changes the board: rebuilding would take the button from the pointer.
  let drawn = "";
  let drawnTurn = "";
  let drawnLabels: unknown;

  return {
    element: html("section", "pw-panel", inside),
    draw(view) {
      const { snapshot, labels, state } = view;
      const { chosen, asking, statement, viewing, lost } = state;
      const status = state.status || (lost ? word(labels, "lost") : "");
      const key = JSON.stringify([snapshot.revision, chosen, asking, statement, viewing, lost, status]);
      if (key === drawn && drawnLabels === labels) return;
      const { phase, thrown, pending, moves, canPass } = snapshot;
      const held = focused(inside);
      const turnKey = JSON.stringify([snapshot.turn, phase, thrown, pending, snapshot.turnName]);
      // Dice that have not been thrown anew stay as they lie.
      if (turnKey !== drawnTurn || drawnLabels !== labels) turn.replaceChildren(...turnNodes(view));
      [drawn, drawnTurn, drawnLabels] = [key, turnKey, labels];
      throwing.replaceChildren(word(labels, "throw"));
      passing.replaceChildren(word(labels, canPass && moves.length > 0 ? "decline" : "pass"));
      nameWithPicture(undoing, "undo", labels);
      nameWithPicture(redoing, "redo", labels);
      enable(throwing, phase === "throw");
      enable(undoing, phase !== "viewing" && snapshot.ply > 0);
      enable(redoing, phase !== "viewing" && snapshot.ply < snapshot.plies);
      set(passing, { hidden: !canPass });
      set(buttons, { class: canPass ? "pw-buttons pw-four" : "pw-buttons" });
      rebuilt(tokens, tokenNodes(view, actions.pick));
      set(card, { class: `pw-card pw-card-${snapshot.note?.kind ?? "plain"}` });
      rebuilt(card, cardNodes(view, actions));
      said.textContent = status;
      // Where what had the focus is gone, the reader stays in the panel.
      if (held && !focused(inside)?.checkVisibility()) throwing.focus();
    },
  };
}

/** The rest of a double click is not meant for what has come there in between. */
function once(act: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) act();
  };
}

function nameWithPicture(made: HTMLElement, name: "undo" | "redo", labels: Labels): void {
  const words = word(labels, name);
  nameButton(made, words);
  made.replaceChildren(icon(name), html("span", {}, words));
}

function turnNodes(view: View): Node[] {
  const { snapshot, labels } = view;
  const over = snapshot.phase === "over";
  const heading = html("span", "pw-small", word(labels, over ? "game_over" : "turn_of"));
  const name = html("strong", "pw-big", snapshot.turnName);
  const colours = snapshot.players.find((player) => player.includes(snapshot.turn)) ?? [snapshot.turn];
  const icons = colours.map((colour) => colourIcon(view, colour));
  return [
    html("div", { class: "pw-colours", "data-colours": colours.join("") }, ...icons),
    html("div", "pw-who", heading, name),
    ...throwNodes(view),
    html("p", "pw-small pw-company", snapshot.company),
  ];
}

function cardNodes(view: View, actions: PanelActions): Node[] {
  const { snapshot, labels } = view;
  const nodes: Node[] = [];
  if (snapshot.phase === "viewing") return viewingNodes(view, actions);
  if (snapshot.phase === "over" && snapshot.note?.kind !== "over") {
    nodes.push(verdict("over", snapshot.outcome ?? word(labels, "game_over")));
  }
  if (snapshot.note) nodes.push(...noteNodes(view, snapshot.note, actions));
  else if (snapshot.phase === "throw") nodes.push(hint(labels, `hint_throw_${snapshot.thrown.kind}`));
  if (snapshot.phase === "move") nodes.push(...moveNodes(view, actions));
  return nodes;
}

/** Tell which ply is looked at, what was done in it, and how to leave it. */
function viewingNodes(view: View, { back, branch }: PanelActions): Node[] {
  const { snapshot, rows, labels, state } = view;
  const { ply, plies } = snapshot;
  const row = rowAt(rows, ply);
  const leave = (name: string, act: () => void) =>
    button(name, act, { class: "pw-button" }, word(labels, name));
  const ways = [leave("back_to_game", back)];
  if (!state.lost) ways.push(leave("branch", () => branch(ply)));
  return [
    heading(labels, "viewing", { n: ply, of: plies }),
    html("p", "pw-viewed", ...(row ? rowParts(view, row) : [word(labels, "first")])),
    html("div", "pw-buttons", ...ways),
  ];
}

function hint(labels: Labels, key: string): HTMLElement {
  return html("p", "pw-hint", word(labels, key));
}

function moveNodes(view: View, actions: PanelActions): Node[] {
  const { geometry, snapshot, labels, state } = view;
  const asked = state.asking.filter((index) => snapshot.moves[index]);
  const shown = unlike(snapshot, asked.length > 0 ? asked : offeredMoves(snapshot, state));
  if (shown.length === 0) {
    const none = snapshot.moves.length === 0 ? "no_moves" : "no_moves_with";
    const reasons = [...new Set(Object.values(snapshot.reasons))];
    const list = reasons.map((reason) => html("li", {}, reason));
    return [hint(labels, none), html("ul", "pw-reasons", ...list)];
  }
  const list = shown.map((index) => html("li", {}, moveButton(snapshot.moves[index]!.text, index)));
  return [
    heading(labels, asked.length > 0 ? "which_move" : "you_can_play"),
    html("ul", asked.length > 0 ? "pw-moves pw-asking" : "pw-moves", ...list),
  ];

  function moveButton(text: string, index: number): HTMLElement {
    const piece = pieceOf(snapshot, snapshot.moves[index]!.piece);
    const looks = { class: "pw-move", "data-move": index, "data-key": `move ${index}` };
    const made = button("play", once(() => actions.play(index)), looks);
    if (piece) made.append(pieceIcon(geometry.drawing, { colour: piece.colour, label: piece.label }));
    made.append(moveWords(text, piece?.label ?? ""));
    const point = (hovered: number | null) => () => actions.change({ hovered });
    for (const event of ["pointerenter", "focus"]) made.addEventListener(event, point(index));
    for (const event of ["pointerleave", "blur"]) made.addEventListener(event, point(null));
    return made;
  }
}

/** Set the piece's label at the beginning in bold. */
function moveWords(text: string, label: string): HTMLElement {
  if (!label || !text.startsWith(`${label} `)) return html("span", {}, text);
  return html("span", {}, html("b", {}, label), text.slice(label.length));
}
