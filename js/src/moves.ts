// The moves as Python tells them, those of the same pieces along one way together: here each is whole.

import { wayFrom } from "./frames";
import type { Move, Spot } from "./snapshot";

/** One of several moves; it takes as many steps along the way as it counts, if nothing else is told. */
type End = [counts: number | number[], target: string, text: string, more?: { steps?: number; captures?: string[] }];

/** A move, or with `ends` several that have the rest in common. */
export interface ToldMove extends Partial<Move> {
  piece: string;
  text: string;
  way: Spot[];
  ends?: End[];
}

/** Write out moves, in their order. */
export function wholeMoves(told: readonly ToldMove[]): Move[] {
  return told.flatMap(({ ends, ...shared }) => {
    const whole = { pieces: [shared.piece], captures: [], ...shared, way: wayFrom(shared.way) };
    return ends?.map((end) => moveTo(whole, end)) ?? [ending({ counts: [whole.count!], ...whole } as Move)];
  });
}

function moveTo(shared: ToldMove, [told, target, text, { steps, captures = [] } = {}]: End): Move {
  const counts = [told].flat();
  const count = counts.reduce((sum, one) => sum + one, 0);
  const way = shared.way.slice(0, (steps ?? count) + 1);
  return ending({ ...shared, count, counts, target, way, text: shared.text + text, captures } as Move);
}

function ending(move: Move): Move {
  return { ...move, spot: move.way.at(-1)! };
}
