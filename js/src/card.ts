// The card of a game: the verdict, and what can be played; at an earlier ply, what was done there.

import { button, html, once, renew, set, type Child } from "./dom";
import { rowAt } from "./frames";
import { icon } from "./icons";
import { heading, noteNodes, verdict } from "./note";
import type { Card, PanelActions } from "./panel";
import { pieceIcon } from "./pieces";
import { mustPass, pieceOf, unlike } from "./state";
import { rowParts } from "./timeline";
import type { View } from "./view";
import { passKey } from "./words";

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
    phase === "move" && hintSwitch(view, actions),
    phase === "viewing" && !note && viewedRow(view),
    branchNodes(view, actions),
  ];
}

/** Tell which ply is looked at, what was done in it, and how to leave it. */
function viewingNodes(view: View, actions: PanelActions): Child {
  const { ply, plies, gone, note, say } = view;
  const { back, branch } = actions;
  const leave = (name: string, act: () => void) => button(name, act, { class: "pw-button" }, say(name));
  return [
    heading(view, "viewing", { n: ply, of: plies }),
    viewedRow(view),
    note && noteNodes(view, note, actions),
    html(
      "div",
      "pw-buttons",
      leave("back_to_game", back),
      !gone && leave("branch", branch),
    ),
    branchNodes(view, actions),
  ];
}

/** Lead to the lines of play that were left at this ply. */
function branchNodes(view: View, { take }: PanelActions): Child {
  const { branches = [], gone, ply, say } = view;
  const here = branches.flatMap((branch, number) => (branch.ply === ply ? [{ ...branch, number }] : []));
  if (gone || here.length === 0) return false;
  const items = here.map(({ plies, text, number }) => {
    const looks = { class: "pw-move", "data-branch": number, "data-key": `branch ${number}` };
    const told = say(plies === 1 ? "branch_of_1" : "branch_of", { text, n: plies });
    return html("li", {}, button("take", once(() => take(number)), looks, icon("fork"), html("span", {}, told)));
  });
  return [heading(view, "branches"), html("ul", "pw-moves", items)];
}

function viewedRow(view: View): HTMLElement {
  const row = rowAt(view.rows, view.ply);
  return html("p", "pw-viewed", row ? rowParts(view, row) : view.say("first"));
}

function hint({ say }: View, key: string): HTMLElement {
  return html("p", "pw-hint", say(key));
}

/** Ask which of several moves is meant, where they end on one place. */
export function askedNodes(view: View, actions: PanelActions): Child {
  const asked = view.asking.filter((index) => view.moves[index]);
  return asked.length > 0 && moveList(view, actions, "which_move", asked, "pw-moves pw-asking");
}

/** Tell what can be played: of the chosen piece, or of all once somebody has asked. */
function moveNodes(view: View, actions: PanelActions): Child {
  const { moves, offered, shown, selected, options, note } = view;
  const asked = askedNodes(view, actions);
  if (asked) return asked;
  if (offered.length === 0) {
    const none = hint(view, moves.length === 0 ? "no_moves" : "no_moves_with");
    return [mustPass(view) && heading(view, passKey(view)), none, reasonNodes(view)];
  }
  const isTold = options.hints || note?.kind === "refused";
  if (isTold) return [moveList(view, actions, "you_can_play", offered), reasonNodes(view, "cannot")];
  if (selected !== null && shown.length > 0) return moveList(view, actions, "you_can_play", shown);
  return hint(view, "hint_choose");
}

function moveList(view: View, actions: PanelActions, key: string, those: number[], name = "pw-moves"): Child {
  const items = unlike(view, those).map((index) => html("li", {}, moveButton(view, index, actions)));
  return [heading(view, key), html("ul", name, items)];
}

/** Tell why pieces cannot move, each reason once. */
function reasonNodes(view: View, key?: string): Child {
  const items = [...new Set(Object.values(view.whyNot))].map((reason) => html("li", {}, reason));
  return items.length > 0 && [key && heading(view, key), html("ul", "pw-reasons", items)];
}

/** Have everything told beforehand, or nothing given away. */
function hintSwitch({ options, gone, note, say }: View, { hint }: PanelActions): Child {
  const on = Boolean(options.hints);
  // A refusal has told already what there is to play.
  if (!on && note?.kind === "refused") return false;
  const looks = { class: "pw-link pw-switch", role: "switch", "aria-checked": String(on), "data-key": "hints" };
  return !gone && button("hints", () => hint(!on), looks, say("show_hints"));
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
