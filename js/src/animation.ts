// Moving pieces square by square. The board is right before it begins: this only plays what was.

import type { Geometry, Point, Standing } from "./geometry";
import type { Board } from "./render";
import type { Snapshot } from "./snapshot";

const SQUARE_MS = 90;
/** No move is watched longer than this. */
const MOST_MS = 1800;

export interface Player {
  /** Play the last move of a snapshot that goes on from another. */
  play(geometry: Geometry, before: Snapshot | null, now: Snapshot, most?: number): void;
  /** End at once what is being played. */
  skip(): void;
}

export function createPlayer(board: Board): Player {
  let running: Animation[] = [];

  function skip(): void {
    for (const animation of running) animation.cancel();
    running = [];
  }

  return {
    skip,
    play(geometry, before, now, most = MOST_MS) {
      skip();
      if (!isNewMove(before, now) || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      for (const id of now.last!.pieces) {
        const piece = board.piece(id);
        // Of pieces in one figure the one that leads it is moved for all.
        if (!piece) continue;
        const points = geometry.wayPoints(id, now.last!.way);
        const duration = Math.min(points.length * SQUARE_MS, most);
        running.push(piece.node.animate(frames(points, piece.at), { duration, easing: "linear" }));
      }
    },
  };
}

/** Tell whether a snapshot shows a move that was just made, not one gone back or jumped to. */
export function isNewMove(before: Snapshot | null, now: Snapshot): boolean {
  if (!before || !now.last || now.last.way.length < 2) return false;
  const on = now.ply - before.ply;
  return on >= 0 && on <= 2 && JSON.stringify(before.last) !== JSON.stringify(now.last);
}

function frames(points: Point[], end: Standing): Keyframe[] {
  return [...points.slice(0, -1), end].map(({ x, y }) => ({
    transform: `translate(${x}px,${y}px) scale(${end.r})`,
  }));
}
