// The panel: whose turn, the throw, the buttons, and a card for what there is to tell.

import { button, focused, html, named, once, renew, type Attributes, type Child } from "./dom";
import { icon } from "./icons";
import type { ViewState } from "./state";
import { small, throwNodes, tokenNodes } from "./throws";
import { colourIcon } from "./timeline";
import type { View } from "./view";

export interface Panel {
  element: HTMLElement;
  draw(view: View): void;
  /** Put the focus on what is found in the panel. */
  goTo(selector: string): void;
}

/** What fills the panel below the buttons; a lesson has cards of its own. */
export type Cards = (actions: PanelActions) => Card;
export interface Card {
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

export function createPanel(actions: PanelActions, card: Card): Panel {
  const turn = html("div", "pw-turn");
  const tokens = html("div", "pw-tokens");
  const buttons = html("div", "pw-buttons");
  const said = html("p", "pw-status");
  const inside = html("div", "pw-panel-inside", turn, tokens, buttons, card.element, said);

  return {
    element: html("section", "pw-panel", inside),
    draw(view) {
      const { status, lost, say } = view;
      const held = focused(inside);
      renew(turn, turnNodes(view));
      renew(tokens, tokenNodes(view, actions.pick));
      renew(buttons, buttonNodes(view, actions.act));
      card.draw(view);
      said.textContent = status || (lost ? say("lost") : "");
      // Where what had the focus is gone, the reader stays in the panel.
      if (held && !focused(inside)) buttons.querySelector("button")!.focus();
    },
    goTo: (selector) => inside.querySelector<HTMLElement>(selector)?.focus(),
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
