// Choosing with the pointer. Squares are smaller than a fingertip, so that what can be chosen
// is also found a little beside it.

import type { Board } from "./render";
import { middleOf } from "./geometry";
import type { Focus, View } from "./state";
import { movable, shownMoves, targetsOf } from "./state";

/** What was pointed at. */
export type Chosen = Focus | { kind: "home"; colour: string } | { kind: "goal"; colour: string };

/** Half of the 44 px that a target measures at least. */
const REACH = 22;
/** So near to its middle, in board units, a click is meant for that square. */
const CORE = 1.2;

/** Listen for choices; gives what ends it. */
export function listenToPointer(
  board: Board,
  view: () => View | null,
  choose: (chosen: Chosen, again: boolean) => void,
): () => void {
  const clicked = (event: MouseEvent) => {
    const now = view();
    const chosen = now && pointedAt(board, now, event);
    if (chosen) choose(chosen, event.detail > 1);
  };
  board.svg.addEventListener("click", clicked);
  return () => board.svg.removeEventListener("click", clicked);
}

function pointedAt(board: Board, view: View, event: MouseEvent): Chosen | null {
  const hit = (event.target as Element).closest<SVGElement>(
    "[data-target],[data-piece],[data-square],[data-home],[data-goal]",
  );
  const { targetKey, piece, square, home, goal } = hit?.dataset ?? {};
  if (targetKey !== undefined) return { kind: "target", key: targetKey };
  if (piece !== undefined) return { kind: "piece", id: piece };
  const near =
    square !== undefined && inCore(board, Number(square), event)
      ? null
      : nearest(board, view, event);
  if (near) return near;
  if (square !== undefined) return { kind: "square", square: Number(square) };
  if (home !== undefined) return { kind: "home", colour: home };
  return goal === undefined ? null : { kind: "goal", colour: goal };
}

function inCore(board: Board, square: number, event: MouseEvent): boolean {
  const matrix = board.svg.getScreenCTM();
  if (!matrix) return true;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const middle = middleOf(square);
  return Math.hypot(at.x - middle.x, at.y - middle.y) < CORE;
}

function nearest(board: Board, { snapshot, state }: View, event: MouseEvent): Focus | null {
  const targets = targetsOf(snapshot, shownMoves(snapshot, state));
  const choices: Focus[] = [
    ...targets.map(({ key }): Focus => ({ kind: "target", key })),
    ...snapshot.pieces
      .filter(({ id }) => movable(snapshot, id))
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
