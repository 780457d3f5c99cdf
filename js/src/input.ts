// Choosing with the pointer. Squares are smaller than a fingertip, so that what can be chosen
// is also found a little beside it.

import type { Pointed } from "./dragging";
import { focusOf } from "./keyboard";
import type { Board } from "./render";
import type { Focus } from "./state";
import type { View } from "./view";

/** What was pointed at: a home and a goal are a colour's. */
export type Chosen = Focus | { kind: "home"; id: string } | { kind: "goal"; id: string };

/** Half of the 44 px that a target measures at least. */
const REACH = 22;
/** With a piece selected, a click so near to a square's middle, in radii of a piece, means it. */
const CORE = 0.85;

/** Listen for choices, as long as there is the board. */
export function listenToPointer(
  board: Board,
  view: () => View,
  choose: (chosen: Chosen, again: boolean) => void,
): void {
  board.element.addEventListener("click", (event) => {
    const chosen = pointedAt(board, view(), event);
    if (chosen) choose(chosen, event.detail > 1);
  });
}

/** Give what is meant by a point: what lies there, or what can be chosen a little beside it. */
export function pointedAt(board: Board, view: View, event: Pointed): Chosen | null {
  const target = event.target as Element | null;
  if (!target || !board.element.contains(target)) return null;
  const hit = target.closest<SVGElement>(
    "[data-target],[data-piece],[data-square],[data-home],[data-goal]",
  );
  const focus = hit && focusOf(hit);
  if (focus && focus.kind !== "square") return focus;
  if (focus && view.selected && inCore(view, Number(focus.id), event)) return focus;
  const near = nearest(board, view, event) ?? focus;
  if (near) return near;
  const { home, goal } = hit?.dataset ?? {};
  if (home) return { kind: "home", id: home };
  return goal ? { kind: "goal", id: goal } : null;
}

function inCore({ geometry, drawing }: View, square: number, event: Pointed): boolean {
  const matrix = (event.target as SVGGraphicsElement).getScreenCTM();
  if (!matrix) return true;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const middle = geometry.placeOf("", square);
  return Math.hypot(at.x - middle.x, at.y - middle.y) < CORE * drawing.alone;
}

function nearest(board: Board, view: View, event: Pointed): Focus | null {
  const { selected, targets, movable, ringed } = view;
  // With a piece chosen that cannot move, targets are other pieces': only they themselves are meant.
  const near = selected === null || movable.has(selected) ? targets : [];
  const choices: Focus[] = [
    ...near.map(({ key }): Focus => ({ kind: "target", id: key })),
    ...[...ringed].map((id): Focus => ({ kind: "piece", id })),
  ];
  let best: Focus | null = null;
  let least = REACH;
  for (const choice of choices) {
    const { x, y, width, height } = board.find(choice)!.getBoundingClientRect();
    const far = Math.hypot(event.clientX - x - width / 2, event.clientY - y - height / 2);
    if (far < least) [best, least] = [choice, far];
  }
  return best;
}
