// Going about on the cross with arrow keys: to the square that lies there, over the centre too.

import type { CrossDrawing } from "./lineagetree";
import { CENTRE } from "./lineagetree";

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow leads from a square; null if the key is none, or nothing lies there. */
export type Steps = (from: number, key: string) => number | null;

/** Make the steps of a cross from a board on which all squares are alike: the cloth. */
export function createSteps({ squares, side }: CrossDrawing): Steps {
  const at = squares.map(([x, y]) => [Math.round(x! / side), Math.round(y! / side)] as [number, number]);
  const cells = new Map(at.map(([x, y], square) => [`${x} ${y}`, square]));
  for (const x of [-1, 0, 1]) for (const y of [-1, 0, 1]) cells.set(`${x} ${y}`, CENTRE);

  return (from, key) => {
    const step = STEPS[key];
    if (!step) return null;
    let [x, y] = at[from] ?? [0, 0];
    // The centre is as wide as an arm.
    do [x, y] = [x + step[0], y + step[1]];
    while (from === CENTRE && cells.get(`${x} ${y}`) === CENTRE);
    return cells.get(`${x} ${y}`) ?? null;
  };
}
