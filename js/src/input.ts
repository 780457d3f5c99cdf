// Choosing with the pointer. Squares are smaller than a fingertip, so that what can be chosen
// is also found a little beside it.

import { focusOf } from "./keyboard";
import type { Board } from "./render";
import { leaders } from "./geometry";
import type { Focus, View } from "./state";
import { movable, shownMoves, targetsOf } from "./state";

/** What was pointed at. */
export type Chosen = Focus | { kind: "home"; colour: string } | { kind: "goal"; colour: string };

/** Half of the 44 px that a target measures at least. */
const REACH = 22;
/** With a piece selected, a click so near to a square's middle, in radii of a piece, means it. */
const CORE = 0.85;

/** Listen for choices, as long as there is the board. */
export function listenToPointer(
  board: Board,
  view: () => View | null,
  choose: (chosen: Chosen, again: boolean) => void,
): void {
  board.element.addEventListener("click", (event) => {
    const now = view();
    const chosen = now && pointedAt(board, now, event);
    if (chosen) choose(chosen, event.detail > 1);
  });
}

function pointedAt(board: Board, view: View, event: MouseEvent): Chosen | null {
  const hit = (event.target as Element).closest<SVGElement>(
    "[data-target],[data-piece],[data-square],[data-home],[data-goal]",
  );
  const focus = hit && focusOf(hit);
  if (focus && focus.kind !== "square") return focus;
  if (focus && view.state.selected && inCore(view, focus.square, event)) return focus;
  const near = nearest(board, view, event) ?? focus;
  if (near) return near;
  const { home, goal } = hit?.dataset ?? {};
  if (home !== undefined) return { kind: "home", colour: home };
  return goal === undefined ? null : { kind: "goal", colour: goal };
}

function inCore({ geometry }: View, square: number, event: MouseEvent): boolean {
  const matrix = (event.target as SVGGraphicsElement).getScreenCTM();
  if (!matrix) return true;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const middle = geometry.middleOf(square);
  return Math.hypot(at.x - middle.x, at.y - middle.y) < CORE * geometry.drawing.alone;
}

function nearest(board: Board, { snapshot, state }: View, event: MouseEvent): Focus | null {
  const targets = targetsOf(snapshot, shownMoves(snapshot, state));
  const choices: Focus[] = [
    ...targets.map(({ key }): Focus => ({ kind: "target", key })),
    ...leaders(snapshot.pieces)
      .filter(({ id }) => movable(snapshot, state, id))
      .map(({ id }): Focus => ({ kind: "piece", id })),
  ];
  let best: Focus | null = null;
  let least = REACH;
  for (const choice of choices) {
    const box = board.find(choice)?.getBoundingClientRect();
    if (!box) continue;
    const far = Math.hypot(
      event.clientX - box.x - box.width / 2,
      event.clientY - box.y - box.height / 2,
    );
    if (far < least) [best, least] = [choice, far];
  }
  return best;
}
