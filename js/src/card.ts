// The card of a game: the verdict, and what can be played; at an earlier ply, what was done there.

import { button, html, once, renew, set, type Child } from "./dom";
import { rowAt } from "./frames";
import { heading, noteNodes, verdict } from "./note";
import type { Card, PanelActions } from "./panel";
import { pieceIcon } from "./pieces";
import { mustPass, pieceOf, unlike } from "./state";
import { rowParts } from "./timeline";
import type { View } from "./view";

export function createCard(actions: PanelActions): Card {
  const element = html("div");
  return {
    element,
    draw(view) {
      set(element, { class: `pw-card pw-card-${view.note?.kind ?? "plain"}` });
      renew(element, cardNodes(view, actions));
    },
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
    return [mustPass(view) && heading(view, "must_pass"), none, html("ul", "pw-reasons", items)];
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
