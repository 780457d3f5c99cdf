// The panel: whose turn, the throw, the buttons, and a card for what there is to tell.

import { buttonUnless, focused, html, once, renew, type Child } from "./dom";
import { icon } from "./icons";
import { mustPass, type ViewState } from "./state";
import { small, throwNodes, tokenNodes } from "./throws";
import { colourIcon } from "./timeline";
import { ownColours, type View } from "./view";

export interface Panel {
  element: HTMLElement;
  draw(view: View): void;
  /** Put the focus on what is found in the panel. */
  goTo(selector: string): void;
}

/** What fills the panel below the buttons. */
export interface Card {
  element: HTMLElement;
  draw(view: View): void;
}

export type Act = "throw" | "pass" | "undo" | "redo";

/** What the panel asks of the view. */
export interface PanelActions {
  act(intent: Act): void;
  /** Show and say a remark: why a button does nothing. */
  remark(text: string): void;
  play(move: number): void;
  /** Have moves and reasons told before anybody asks, or not. */
  hint(on: boolean): void;
  /** Choose one of the pending throws, or put it back. */
  pick(place: number): void;
  change(state: Partial<ViewState>): void;
  /** Show on the board the move whose button is pointed at or has the focus, or none. */
  point(move: number | null): void;
  /** Leave an earlier ply: go back to the game, or bring the game there. */
  back(): void;
  branch(): void;
  /** Have every ruleset answer the position that is shown. */
  answers(): void;
  /** Go to a line of play that was left. */
  take(branch: number): void;
}

export function createPanel(actions: PanelActions, card: Card): Panel {
  const turn = html("div", "pw-turn");
  const tokens = html("div", "pw-tokens");
  const buttons = html("div", "pw-buttons");
  const said = html("p", "pw-status");
  const inside = html("div", "pw-panel-inside", turn, tokens, buttons, card.element, said);

  return {
    element: html("section", "pw-panel", inside),
    draw(view) {
      const { status, lost, alone, say } = view;
      const held = focused(inside);
      renew(turn, turnNodes(view));
      renew(tokens, tokenNodes(view, actions.pick));
      renew(buttons, buttonNodes(view, actions));
      card.draw(view);
      said.textContent = status || (lost ? say(alone ? "page_only" : "lost") : "");
      said.classList.toggle("pw-neutral", !status && alone);
      // Where what had the focus is gone, the reader stays in the panel.
      if (held && !focused(inside)) buttons.querySelector("button")!.focus();
    },
    goTo: (selector) => inside.querySelector<HTMLElement>(selector)?.focus(),
  };
}

export function turnNodes(view: View): Child {
  const { phase, turnName, company, say } = view;
  const colours = ownColours(view);
  const icons = colours.map((colour) => colourIcon(view, colour));
  const heading = small(say(phase === "over" ? "game_over" : "turn_of"));
  return [
    html("div", { class: "pw-colours", "data-colours": colours.join("") }, icons),
    html("div", "pw-who", heading, html("strong", "pw-big", turnName)),
    throwNodes(view),
    html("p", "pw-small pw-company", company),
  ];
}

function buttonNodes(view: View, actions: PanelActions): Child {
  const { canPass, say } = view;
  const pictured = (name: "undo" | "redo") =>
    actButton(view, actions, name, icon(name), html("span", {}, say(name)));
  return [
    actButton(view, actions, "throw"),
    canPass && actButton(view, actions, "pass"),
    pictured("undo"),
    pictured("redo"),
  ];
}

/** Make one of the game's buttons; without anything else inside it bears its name. */
export function actButton(view: View, { act, remark }: PanelActions, name: Act, ...inside: Child[]): HTMLElement {
  const { moves, say } = view;
  const label = say(name === "pass" && moves.length > 0 ? "decline" : name);
  const why = whyNot(view, name);
  const acted = () => act(name);
  const press = name === "throw" || name === "pass" ? once(acted) : acted;
  const due = name === "pass" && mustPass(view) ? " pw-due" : "";
  const looks = { class: `pw-button pw-${name}${due}`, "aria-label": label, title: label };
  return buttonUnless(why && say(why), remark, name, press, looks, inside.length > 0 ? inside : label);
}

/** Give the key of what keeps a button from doing anything; nothing if nothing does. */
function whyNot(view: View, name: Act): string {
  const { phase, viewing, gone, ply, plies } = view;
  if (name === "throw") {
    if (phase === "throw") return "";
    if (phase === "move") return mustPass(view) ? "why_pass" : "why_move";
    return phase === "over" ? "why_over" : viewing === null ? "why_gone" : "why_viewing";
  }
  if (gone) return "why_gone";
  if (viewing !== null) return "why_viewing";
  if (name === "undo" && ply === 0) return "why_undo";
  return name === "redo" && ply === plies ? "why_redo" : "";
}
