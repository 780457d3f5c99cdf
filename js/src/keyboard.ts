// Choosing with the keyboard: one tab stop, arrows along the track and among what can be chosen.

import { leaders, squareBeside } from "./geometry";
import type { Board } from "./render";
import type { Snapshot } from "./snapshot";
import { movable, pieceOf, shownMoves, targetsOf, type Focus, type View, type ViewState } from "./state";

export interface KeyboardActions {
  choose(chosen: Focus): void;
  change(state: Partial<ViewState>): void;
  /** Go on to what follows the board. */
  leave(): void;
}

/** Listen to keys on the board, as long as there is one. */
export function listenToKeys(
  board: Board,
  view: () => View | null,
  actions: KeyboardActions,
): void {
  const pressed = (event: KeyboardEvent) => {
    const now = view();
    if (!now || event.ctrlKey || event.metaKey || event.altKey) return;
    const focus = focusOf(event.target as SVGElement);
    if (!focus || !act(event, now, focus)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  function act(event: KeyboardEvent, now: View, focus: Focus): boolean {
    const { key, shiftKey } = event;
    if (key === "Enter" || key === " ") {
      if (!event.repeat) actions.choose(focus);
    } else if (key === "Escape") escape(now);
    else if (ARROWS[key]) go(nextFocus(now, focus, key, shiftKey));
    else return false;
    return true;
  }

  function escape({ state }: View): void {
    if (state.selected === null) actions.leave();
    else {
      actions.change({ selected: null, asking: [] });
      go({ kind: "piece", id: state.selected });
    }
  }

  function go(focus: Focus): void {
    actions.change({ focus });
    board.find(focus)?.focus();
  }

  board.element.addEventListener("keydown", pressed);
}

const ARROWS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/** Tell which of the board's things an element is. */
export function focusOf({ dataset }: SVGElement): Focus | null {
  const { targetKey, piece, square } = dataset;
  if (targetKey !== undefined) return { kind: "target", key: targetKey };
  if (piece !== undefined) return { kind: "piece", id: piece };
  return square === undefined ? null : { kind: "square", square: Number(square) };
}

/** Give where an arrow leads. With Shift, Up and Down go among all of the turn's pieces. */
export function nextFocus(view: View, focus: Focus, key: string, all = false): Focus {
  const step = ARROWS[key]!;
  const targets = view.state.selected === null ? [] : targetKeys(view);
  const along = key === "ArrowLeft" || key === "ArrowRight";
  if (focus.kind === "target" && (targets.length > 1 || !along)) {
    return { kind: "target", key: beside(targets, focus.key, step) };
  }
  if (along) return { kind: "square", square: squareAlong(view.snapshot, focus, step) };
  if (focus.kind === "square" && targets[0] !== undefined)
    return { kind: "target", key: targets[0] };
  const pieces = choosable(view, all);
  const from = focus.kind === "piece" ? focus.id : "";
  return pieces.length > 0 ? { kind: "piece", id: beside(pieces, from, step) } : focus;
}

export function targetKeys({ snapshot, state }: View): string[] {
  return targetsOf(snapshot, shownMoves(snapshot, state)).map(({ key }) => key);
}

function choosable({ snapshot, state }: View, all: boolean): string[] {
  const figures = leaders(snapshot.pieces);
  const free = figures.filter(({ id }) => movable(snapshot, state, id));
  const own = figures.filter(({ colour }) => colour === snapshot.turn);
  return (all || free.length === 0 ? own : free).map(({ id }) => id).sort();
}

function beside(list: string[], from: string, step: 1 | -1): string {
  const at = list.indexOf(from);
  if (at < 0) return list[step > 0 ? 0 : list.length - 1]!;
  return list[(at + step + list.length) % list.length]!;
}

function squareAlong(snapshot: Snapshot, focus: Focus, step: 1 | -1): number {
  if (focus.kind === "square") return squareBeside(focus.square, step);
  const spot =
    focus.kind === "piece"
      ? pieceOf(snapshot, focus.id)?.spot
      : snapshot.moves.find((move) => `${move.piece[0]} ${move.target}` === focus.key)?.spot;
  return typeof spot === "number" ? squareBeside(spot, step) : 0;
}
