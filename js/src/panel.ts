// The panel: whose turn, the throw, the buttons, the verdict, and what can be played.

import { button, focused, html, named, renew, set, type Attributes, type Child } from "./dom";
import { rowAt } from "./frames";
import { icon } from "./icons";
import { heading, noteNodes, verdict } from "./note";
import { pieceIcon } from "./pieces";
import { pieceOf, unlike, type ViewState } from "./state";
import { small, throwNodes, tokenNodes } from "./throws";
import { colourIcon, rowParts } from "./timeline";
import type { View } from "./view";

export interface Panel {
  element: HTMLElement;
  draw(view: View): void;
}

type Act = "throw" | "pass" | "undo" | "redo";

/** What the panel asks of the view. */
export interface PanelActions {
  act(intent: Act): void;
  play(move: number): void;
  /** Choose one of the pending throws, or put it back. */
  pick(place: number): void;
  change(state: Partial<ViewState>): void;
  /** Show on the board the move whose button is pointed at or has the focus, or none. */
  point(move: number | null): void;
  /** Leave an earlier ply: go back to the game, or bring the game there. */
  back(): void;
  branch(): void;
}

export function createPanel(actions: PanelActions): Panel {
  const turn = html("div", "pw-turn");
  const tokens = html("div", "pw-tokens");
  const buttons = html("div", "pw-buttons");
  const card = html("div");
  const said = html("p", "pw-status");
  const inside = html("div", "pw-panel-inside", turn, tokens, buttons, card, said);

  return {
    element: html("section", "pw-panel", inside),
    draw(view) {
      const { note, status, lost, say } = view;
      const held = focused(inside);
      renew(turn, turnNodes(view));
      renew(tokens, tokenNodes(view, actions.pick));
      renew(buttons, buttonNodes(view, actions.act));
      set(card, { class: `pw-card pw-card-${note?.kind ?? "plain"}` });
      renew(card, cardNodes(view, actions));
      said.textContent = status || (lost ? say("lost") : "");
      // Where what had the focus is gone, the reader stays in the panel.
      if (held && !focused(inside)) buttons.querySelector("button")!.focus();
    },
  };
}

function turnNodes(view: View): Child {
  const { phase, turn, turnName, players, company, say } = view;
  const colours = players.find((player) => player.includes(turn)) ?? [turn];
  const icons = colours.map((colour) => colourIcon(view, colour));
  const heading = small(say(phase === "over" ? "game_over" : "turn_of"));
  return [
    html("div", { class: "pw-colours", "data-colours": colours.join("") }, icons),
    html("div", "pw-who", heading, html("strong", "pw-big", turnName)),
    throwNodes(view),
    html("p", "pw-small pw-company", company),
  ];
}

function buttonNodes(view: View, act: PanelActions["act"]): Child {
  const { phase, gone, canPass, moves, ply, plies, say } = view;
  const playing = phase !== "viewing" && !gone;
  const made = (name: Act, enabled: boolean, more: Attributes, ...inside: Child[]) => {
    const looks = { class: `pw-button pw-${name}`, "aria-disabled": !enabled, ...more };
    const acted = () => act(name);
    return button(name, name === "throw" || name === "pass" ? once(acted) : acted, looks, inside);
  };
  const pictured = (name: "undo" | "redo", enabled: boolean) =>
    made(name, enabled, named(say(name)), icon(name), html("span", {}, say(name)));
  const passing = say(moves.length > 0 ? "decline" : "pass");
  return [
    made("throw", phase === "throw", {}, say("throw")),
    canPass && made("pass", true, {}, passing),
    pictured("undo", playing && ply > 0),
    pictured("redo", playing && ply < plies),
  ];
}

/** The rest of a double click is not meant for what has come there in between. */
function once(act: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) act();
  };
}

function cardNodes(view: View, actions: PanelActions): Child {
  const { phase, viewing, note, outcome, thrown } = view;
  if (viewing !== null) return viewingNodes(view, actions);
  return [
    phase === "over" && note?.kind !== "over" && verdict("over", outcome ?? view.say("game_over")),
    note && noteNodes(view, note, actions),
    phase === "throw" && !note && hint(view, `hint_throw_${thrown.kind}`),
    phase === "move" && moveNodes(view, actions),
    phase === "viewing" && !note && viewedRow(view),
  ];
}

/** Tell which ply is looked at, what was done in it, and how to leave it. */
function viewingNodes(view: View, { back, branch }: PanelActions): Child {
  const { ply, plies, gone, say } = view;
  const leave = (name: string, act: () => void) => button(name, act, { class: "pw-button" }, say(name));
  return [
    heading(view, "viewing", { n: ply, of: plies }),
    viewedRow(view),
    html(
      "div",
      "pw-buttons",
      leave("back_to_game", back),
      !gone && leave("branch", branch),
    ),
  ];
}

function viewedRow(view: View): HTMLElement {
  const row = rowAt(view.rows, view.ply);
  return html("p", "pw-viewed", row ? rowParts(view, row) : view.say("first"));
}

function hint({ say }: View, key: string): HTMLElement {
  return html("p", "pw-hint", say(key));
}

function moveNodes(view: View, actions: PanelActions): Child {
  const { moves, reasons, offered } = view;
  const asked = view.asking.filter((index) => moves[index]);
  const asking = asked.length > 0;
  const listed = unlike(view, asking ? asked : offered);
  if (listed.length === 0) {
    const items = [...new Set(Object.values(reasons))].map((reason) => html("li", {}, reason));
    const none = hint(view, moves.length === 0 ? "no_moves" : "no_moves_with");
    return [none, html("ul", "pw-reasons", items)];
  }
  const items = listed.map((index) => html("li", {}, moveButton(view, index, actions)));
  return [
    heading(view, asking ? "which_move" : "you_can_play"),
    html("ul", asking ? "pw-moves pw-asking" : "pw-moves", items),
  ];
}

function moveButton(view: View, index: number, { play, point }: PanelActions): HTMLElement {
  const { text, piece } = view.moves[index]!;
  const { colour, label } = pieceOf(view, piece)!;
  const looks = { class: "pw-move", "data-move": index, "data-key": `move ${index}` };
  const icon = pieceIcon(view.drawing, { colour, label });
  const made = button("play", once(() => play(index)), looks, icon, moveWords(text, label));
  for (const event of ["pointerenter", "focus"]) made.addEventListener(event, () => point(index));
  for (const event of ["pointerleave", "blur"]) made.addEventListener(event, () => point(null));
  return made;
}

/** Set the piece's label at the beginning in bold. */
function moveWords(text: string, label: string): HTMLElement {
  if (!text.startsWith(`${label} `)) return html("span", {}, text);
  return html("span", {}, html("b", {}, label), text.slice(label.length));
}
