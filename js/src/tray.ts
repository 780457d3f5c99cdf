// The tray: by colour whose turn it is, who plays, and the pieces with where they are.

import { button, html, named, renew, set, type Child } from "./dom";
import { sign } from "./icons";
import { pieceIcon } from "./pieces";
import type { Desk, Edit, EditedPiece, Sheet } from "./sheet";
import type { Colour } from "./snapshot";

export interface Part {
  element: HTMLElement;
  draw(desk: Desk): void;
}

export interface TrayActions {
  edit(edit: Edit): void;
  put(piece: string, spot: "home" | "goal"): void;
  choose(piece: string): void;
}

export function createTray({ edit, put, choose }: TrayActions): Part {
  const rows = html("div", "pw-tray");
  const tools = html("div", "pw-tools");

  return {
    element: html("div", "pw-tray-part", rows, tools),
    draw(desk) {
      const { sheet, say } = desk;
      const heads = ["head_turn", "head_plays", "tray"].map((key) =>
        html("span", { class: "pw-small", "aria-hidden": true }, say(key)),
      );
      set(rows, { role: "group", "aria-label": say("tray") });
      renew(rows, heads, sheet.colours.map((one) => rowNodes(desk, one)));
      renew(
        tools,
        tool(desk, "to_home", (piece) => put(piece, "home"), ({ spot }) => spot !== "home"),
        tool(desk, "to_goal", (piece) => put(piece, "goal"), ({ spot }) => spot !== "goal"),
        sheet.marks.map((mark) => markTool(desk, mark)),
      );
    },
  };

  function rowNodes(desk: Desk, { colour, plays, fixed }: Sheet["colours"][0]): Child {
    const { sheet, gone, say } = desk;
    const name = say(`name_${colour}`);
    const turn = {
      class: "pw-cell pw-turn-cell",
      "data-key": `turn ${colour}`,
      "aria-pressed": String(hasTurn(sheet, colour)),
      "aria-disabled": gone || !plays,
      ...named(say("turn_to", { name })),
    };
    const seat = {
      class: "pw-cell pw-seat-cell",
      "data-key": `seat ${colour}`,
      "aria-pressed": String(plays),
      "aria-disabled": gone || fixed,
      ...named(say("plays", { name })),
    };
    const pieces = sheet.pieces.filter((piece) => piece.colour === colour);
    pieces.sort((one, other) => one.id.localeCompare(other.id));
    const give = () => edit({ intent: "say", keyword: "turn", value: colour });
    const swatch = html("span", `pw-swatch pw-swatch-${colour}`, plays && sign("yes"));
    return [
      button("turn", give, turn, html("span", "pw-dot")),
      button("seat", () => edit({ intent: "seat", colour }), seat, swatch),
      pieces.map((piece) => pieceCell(desk, piece)),
      ["", "", "", ""].slice(pieces.length).map(() => html("span", "pw-cell pw-empty")),
    ];
  }

  function pieceCell(desk: Desk, { id, colour, label, where }: EditedPiece): HTMLElement {
    const { sheet, selected, drawing, gone, say } = desk;
    const faulty = sheet.faults.some(({ pieces }) => pieces.includes(id));
    const looks = {
      class: `pw-cell pw-piece-cell${faulty ? " pw-faulty-cell" : ""}`,
      "data-key": `piece ${id}`,
      "data-tray": id,
      "aria-pressed": String(selected === id),
      "aria-disabled": gone,
      "aria-label": `${say(`piece_${colour}`, { n: id.slice(1) })}, ${where}`,
    };
    const icon = pieceIcon(drawing, { colour, label });
    return button("pick", () => choose(id), looks, icon, html("span", {}, where));
  }

  function markTool(desk: Desk, mark: string): HTMLElement {
    const act = (piece: string) => edit({ intent: "mark", piece, mark });
    const pressed = String(inHand(desk)?.marks[mark] ?? false);
    return tool(desk, `mark_${mark}`, act, ({ marks }) => mark in marks, { "aria-pressed": pressed });
  }
}

/** A button for the piece in hand. */
function tool(
  desk: Desk,
  key: string,
  act: (piece: string) => void,
  fits: (piece: EditedPiece) => boolean,
  more = {},
): HTMLElement {
  const piece = inHand(desk);
  const able = piece && fits(piece) && !desk.gone;
  // It is another button for another piece.
  const looks = { class: "pw-button pw-tool", "data-for": piece?.id, "aria-disabled": !able, ...more };
  return button(key, () => act(piece!.id), looks, desk.say(key));
}

function inHand({ sheet, selected }: Desk): EditedPiece | undefined {
  return sheet.pieces.find(({ id }) => id === selected);
}

/** A player may have two colours. */
function hasTurn({ players, turn }: Sheet, colour: Colour): boolean {
  return players.some((player) => player.includes(colour) && player.includes(turn as Colour));
}
