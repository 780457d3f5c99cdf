// Editing with the keyboard: one tab stop on the board, arrows along the track and among pieces.

import { squareBeside } from "./geometry";
import { ARROWS, beside, focusOf } from "./keyboard";
import type { Board } from "./render";
import type { Desk, Sheet } from "./sheet";
import type { Focus } from "./state";

export interface EditKeys {
  choose(chosen: Focus): void;
  go(focus: Focus): void;
  home(piece: string): void;
  /** Let go of the piece in hand; with none, go on to what follows the board. */
  escape(): void;
}

/** Listen to keys on the board, as long as there is one. */
export function listenToEditKeys(board: Board, desk: () => Desk, actions: EditKeys): void {
  board.element.addEventListener("keydown", (event) => {
    const { key, repeat, ctrlKey, metaKey, altKey } = event;
    const focus = focusOf(event.target as SVGElement);
    if (!focus || ctrlKey || metaKey || altKey) return;
    const { sheet, selected } = desk();
    if (ARROWS[key]) actions.go(nextEdited(sheet, focus, key));
    else if (key === "Enter" || key === " ") {
      if (!repeat) actions.choose(focus);
    } else if (key === "Escape") actions.escape();
    else if (key === "Delete" || key === "Backspace") {
      const piece = selected ?? (focus.kind === "piece" ? focus.id : null);
      if (piece) actions.home(piece);
    } else return;
    event.preventDefault();
  });
}

/** Give where an arrow leads: Left and Right along the track, Up and Down among the pieces. */
export function nextEdited({ pieces, colours }: Sheet, { kind, id }: Focus, key: string): Focus {
  const step = ARROWS[key]!;
  const piece = kind === "piece" ? pieces.find((one) => one.id === id) : undefined;
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const spot = piece ? piece.spot : Number(id);
    const start = colours.find(({ colour }) => colour === piece?.colour)?.start ?? 0;
    const square = typeof spot === "number" ? squareBeside(spot, step) : start;
    return { kind: "square", id: String(square) };
  }
  const ids = colours.flatMap(({ colour }) =>
    pieces.filter((one) => one.colour === colour).map((one) => one.id).sort(),
  );
  return { kind: "piece", id: beside(ids, id, step) };
}
