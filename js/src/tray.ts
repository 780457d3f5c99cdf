// The tray: by colour whose turn it is, who plays, and the pieces with where they are.

import { button, enable, html, nameButton, rebuilt, set } from "./dom";
import { pieceIcon } from "./pieces";
import type { Desk, Edit, EditedPiece } from "./sheet";
import type { Colour } from "./snapshot";
import { word } from "./words";

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
      set(rows, { role: "group", "aria-label": word(desk.labels, "tray") });
      const heads = ["head_turn", "head_plays", "tray"].map((key) =>
        html("span", { class: "pw-small", "aria-hidden": "true" }, word(desk.labels, key)),
      );
      rebuilt(rows, [...heads, ...desk.sheet.colours.flatMap((one) => rowNodes(desk, one))]);
      rebuilt(tools, [
        tool(desk, "to_home", (piece) => put(piece, "home"), (piece) => piece.spot !== "home"),
        tool(desk, "to_goal", (piece) => put(piece, "goal"), (piece) => piece.spot !== "goal"),
        ...desk.sheet.marks.map((mark) => markTool(desk, mark)),
      ]);
    },
  };

  function rowNodes({ sheet, geometry, labels, state }: Desk, row: Desk["sheet"]["colours"][0]): Node[] {
    const { colour, plays, fixed } = row;
    const name = word(labels, `name_${colour}`);
    const turn = button("turn", () => edit({ intent: "say", keyword: "turn", value: colour }), {
      class: "pw-cell pw-turn-cell",
      "data-key": `turn ${colour}`,
      "aria-pressed": String(hasTurn(sheet, colour)),
    }, html("span", "pw-dot"));
    nameButton(turn, word(labels, "turn_to", { name }));
    enable(turn, plays);
    const seat = button("seat", () => edit({ intent: "seat", colour }), {
      class: "pw-cell pw-seat-cell",
      "data-key": `seat ${colour}`,
      "aria-pressed": String(plays),
    }, html("span", `pw-swatch pw-swatch-${colour}`, plays ? "✓" : ""));
    nameButton(seat, word(labels, "plays", { name }));
    enable(seat, !fixed);
    const pieces = sheet.pieces.filter((piece) => piece.colour === colour);
    pieces.sort((one, other) => one.id.localeCompare(other.id));
    const cells = pieces.map((piece) => pieceCell(piece));
    while (cells.length < 4) cells.push(html("span", "pw-cell pw-empty"));
    return [turn, seat, ...cells];

    function pieceCell(piece: EditedPiece): HTMLElement {
      const faulty = sheet.faults.some((fault) => fault.pieces.includes(piece.id));
      const looks = {
        class: faulty ? "pw-cell pw-piece-cell pw-faulty-cell" : "pw-cell pw-piece-cell",
        "data-key": `piece ${piece.id}`,
        "data-tray": piece.id,
        "aria-pressed": String(state.selected === piece.id),
      };
      const icon = pieceIcon(geometry.drawing, { colour, label: piece.label });
      const made = button("pick", () => choose(piece.id), looks, icon, html("span", {}, piece.where));
      const words = word(labels, `piece_${colour}`, { n: piece.id.slice(1) });
      set(made, { "aria-label": `${words}, ${piece.where}` });
      return made;
    }
  }

  function markTool(desk: Desk, mark: string): HTMLElement {
    const act = (piece: string) => edit({ intent: "mark", piece, mark });
    const made = tool(desk, `mark_${mark}`, act, ({ marks }) => mark in marks);
    const on = selected(desk)?.marks[mark] ?? false;
    set(made, { "aria-pressed": String(on) });
    return made;
  }

  function tool(
    desk: Desk,
    key: string,
    act: (piece: string) => void,
    fits: (piece: EditedPiece) => boolean,
  ): HTMLElement {
    const piece = selected(desk);
    const looks = { class: "pw-button pw-tool" };
    const made = button(key, () => piece && act(piece.id), looks, word(desk.labels, key));
    enable(made, piece !== undefined && fits(piece));
    return made;
  }
}

function selected({ sheet, state }: Desk): EditedPiece | undefined {
  return sheet.pieces.find(({ id }) => id === state.selected);
}

/** A player may have two colours. */
function hasTurn({ players, turn }: Desk["sheet"], colour: Colour): boolean {
  return players.some((player) => player.includes(colour) && player.includes(turn as Colour));
}
