// Choosing with the keyboard: one tab stop, arrows along the track and among what can be chosen.

import { squareBeside } from "./geometry";
import type { Board } from "./render";
import { pieceOf, type Focus, type ViewState } from "./state";
import type { View } from "./view";

export interface KeyboardActions {
  choose(chosen: Focus): void;
  change(state: Partial<ViewState>): void;
  /** Put the focus on a thing of the board. */
  go(focus: Focus): void;
  /** Go on to what follows the board. */
  leave(): void;
}

/** Listen to keys on the board, as long as there is one. */
export function listenToKeys(
  board: Board,
  view: () => View,
  { choose, change, go, leave }: KeyboardActions,
): void {
  board.element.addEventListener("keydown", (event) => {
    const { key, shiftKey, repeat, ctrlKey, metaKey, altKey } = event;
    const focus = focusOf(event.target as SVGElement);
    if (!focus || ctrlKey || metaKey || altKey) return;
    const now = view();
    if (ARROWS[key]) go(nextFocus(now, focus, key, shiftKey));
    else if (key === "Enter" || key === " ") {
      if (!repeat) choose(focus);
    } else if (key !== "Escape") return;
    else if (now.selected === null) leave();
    else {
      change({ selected: null, asking: [] });
      go({ kind: "piece", id: now.selected });
    }
    event.preventDefault();
  });
}

export const ARROWS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/** Tell which of the board's things an element is. */
export function focusOf({ dataset }: SVGElement): Focus | null {
  const { targetKey, piece, square } = dataset;
  if (targetKey) return { kind: "target", id: targetKey };
  if (piece) return { kind: "piece", id: piece };
  return square ? { kind: "square", id: square } : null;
}

/** Give where an arrow leads. With Shift, Up and Down go among all of the turn's pieces. */
export function nextFocus(view: View, focus: Focus, key: string, all = false): Focus {
  const { kind, id } = focus;
  const step = ARROWS[key]!;
  const targets = view.selected === null ? [] : view.targets.map((target) => target.key);
  const along = key === "ArrowLeft" || key === "ArrowRight";
  if (kind === "target" && (targets.length > 1 || !along))
    return { kind, id: beside(targets, id, step) };
  if (along) return { kind: "square", id: String(squareAlong(view, focus, step)) };
  if (kind === "square" && targets[0] !== undefined) return { kind: "target", id: targets[0] };
  const pieces = choosable(view, all);
  return pieces.length > 0 ? { kind: "piece", id: beside(pieces, id, step) } : focus;
}

function choosable({ figures, ringed, turn }: View, all: boolean): string[] {
  const own = figures.filter(({ colour }) => colour === turn).map(({ id }) => id);
  return (all || ringed.size === 0 ? own : [...ringed]).sort();
}

/** Give what comes before or after in a list, round again. */
export function beside(list: string[], from: string, step: 1 | -1): string {
  const at = list.indexOf(from);
  // From elsewhere a step on leads to the first, a step back to the last.
  return list.at(at < 0 && step < 0 ? -1 : (at + step) % list.length)!;
}

function squareAlong(view: View, { kind, id }: Focus, step: 1 | -1): number {
  if (kind === "square") return squareBeside(Number(id), step);
  const target = view.targets.find(({ key }) => key === id);
  const spot =
    kind === "piece" ? pieceOf(view, id)?.spot : view.moves[target?.moves[0] ?? -1]?.spot;
  return typeof spot === "number" ? squareBeside(spot, step) : 0;
}
