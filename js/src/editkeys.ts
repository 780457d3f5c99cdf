// Editing with the keyboard: one tab stop on the board, arrows along the track and among pieces.

import { squareBeside } from "./geometry";
import { focusOf } from "./keyboard";
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
export function listenToEditKeys(board: Board, desk: () => Desk | null, actions: EditKeys): void {
  board.element.addEventListener("keydown", (event) => {
    const now = desk();
    const focus = focusOf(event.target as SVGElement);
    if (!now || !focus || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!act(event, now, focus)) return;
    event.preventDefault();
    event.stopPropagation();
  });

  function act({ key, repeat }: KeyboardEvent, now: Desk, focus: Focus): boolean {
    const { selected } = now.state;
    if (key === "Enter" || key === " ") {
      if (!repeat) actions.choose(focus);
    } else if (key === "Escape") actions.escape();
    else if (key === "Delete" || key === "Backspace") {
      const piece = selected ?? (focus.kind === "piece" ? focus.id : null);
      if (piece) actions.home(piece);
    } else if (STEPS[key]) actions.go(nextEdited(now.sheet, focus, key));
    else return false;
    return true;
  }
}

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/** Give where an arrow leads: Left and Right along the track, Up and Down among the pieces. */
export function nextEdited(sheet: Sheet, focus: Focus, key: string): Focus {
  const step = STEPS[key]!;
  if (key === "ArrowLeft" || key === "ArrowRight") {
    if (focus.kind === "square") return { kind: "square", square: squareBeside(focus.square, step) };
    const piece = sheet.pieces.find(({ id }) => focus.kind === "piece" && id === focus.id);
    if (typeof piece?.spot === "number") return { kind: "square", square: squareBeside(piece.spot, step) };
    const own = sheet.colours.find(({ colour }) => colour === piece?.colour);
    return { kind: "square", square: own?.start ?? 0 };
  }
  const ids = sheet.colours.flatMap(({ colour }) =>
    sheet.pieces.filter((one) => one.colour === colour).map(({ id }) => id).sort(),
  );
  const at = focus.kind === "piece" ? ids.indexOf(focus.id) : step > 0 ? -1 : 0;
  return { kind: "piece", id: ids[(at + step + ids.length) % ids.length]! };
}
