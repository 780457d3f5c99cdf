// Playing what a ply moved. The board is right at once: in a layer above it the figures are drawn
// as they stood before, and move, while those that stand below are hidden.

import { svg } from "./dom";
import { figureAt } from "./figures";
import type { Geometry, Standing } from "./geometry";
import { pieceBody } from "./pieces";
import type { Board } from "./render";
import { moved } from "./scene";
import type { Piece, Standings } from "./snapshot";
import { pieceOf, sumOf, type View } from "./state";

const SQUARE_MS = 90;
/** No way is watched longer than this. */
const MOST_MS = 1800;
/** A straight line: out of home, back there, or aside. */
const LINE_MS = 400;
/** What would wait longer is played at once, and what was before it is dropped. */
const WAIT_MS = 3000;
/** Of a longer jump nothing is played. */
const FEW_PLIES = 8;

export interface Player {
  /** Play, after what is playing, the plies from the one shown before to a later one. */
  play(from: number | undefined, to: number, most?: number): void;
  /** End at once all that is played. */
  skip(): void;
}

/** A figure, the points it goes through, and when it does, in milliseconds. */
export interface Movement {
  piece: Piece;
  points: Standing[];
  start: number;
  end: number;
}
/** What one ply moves, among the figures that stay. */
type Step = Movement[];

/** Make what plays on a board; it asks for the view, also as it was after a ply. */
export function createPlayer(board: Board, view: (ply?: number) => View | null): Player {
  const air = svg("g", { class: "pw-air", "aria-hidden": "true" });
  let queue: Step[] = [];
  let clock: Animation | undefined;

  function run(steps: Step[]): void {
    const [playing] = queue;
    const [step] = (queue = steps);
    if (step && step === playing) return;
    clock?.cancel();
    air.remove();
    if (!step) return;
    air.replaceChildren(...step.map((movement) => moving(view()!.geometry, movement)));
    board.element.firstElementChild!.append(air);
    clock = air.animate([], time(step));
    clock.onfinish = () => run(queue.slice(1));
  }

  return {
    skip: () => run([]),
    play(from, to, most = MOST_MS) {
      const length = to - (from ?? to);
      const isFar = length < 0 || length > FEW_PLIES;
      if (isFar || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches)
        return run([]);
      const steps = Array.from({ length }, (_, n) => {
        const [before, now] = [n, n + 1].map((ply) => view(to - length + ply)!) as [View, View];
        return movementsOf(now.geometry, before.snapshot, now.snapshot, most);
      });
      const all = [...queue, ...steps.filter(time)];
      run(sumOf(all.slice(0, -1).map(time)) > WAIT_MS ? all.slice(-1) : all);
    },
  };
}

/** Draw a figure where it stands, and set it going. */
function moving(geometry: Geometry, { piece, points, start, end }: Movement): SVGElement {
  const [at] = points as [Standing];
  const body = pieceBody(geometry.drawing, figureAt(geometry, piece, at));
  const node = svg("g", { "data-moving": piece.id, transform: moved(at, at.r) }, body);
  const frames = points.map(({ x, y, r }) => ({
    transform: `translate(${x}px,${y}px) scale(${r})`,
  }));
  if (end > start) node.animate(frames, { delay: start, duration: end - start, fill: "both" });
  return node;
}

/** Give of each figure how it gets from where it stands before a ply to where it stands then. */
export function movementsOf(
  geometry: Geometry,
  before: Standings,
  now: Standings,
  most = MOST_MS,
): Step {
  const [from, to] = [before, now].map(({ pieces }) => geometry.layout(pieces, new Set()));
  const last = JSON.stringify(before.last) === JSON.stringify(now.last) ? null : now.last;
  const way = last ? geometry.wayPoints(last.pieces[0]!, last.way) : [];
  const least = last?.way[0] === "home" ? LINE_MS : 0;
  const arrival = Math.min(Math.max(SQUARE_MS * (way.length - 1), least), most);
  const entered = way.slice(1, -1).map((point) => ({ ...point, r: geometry.drawing.alone }));
  // What stands together and goes to one place is one figure.
  const figures = before.pieces.map(({ id, stack }) => stack + pieceOf(now, id)!.spot);
  const movements = before.pieces.map((piece, index): Movement => {
    const { id } = piece;
    const size = figures.filter((figure) => figure === figures[index]).length;
    const [at, place] = [from!.get(id)!, to!.get(id)!];
    const moves = last?.pieces.includes(id);
    const points = moves ? [at, ...entered, place] : [at, place];
    const stays = at.x === place.x && at.y === place.y;
    const end = arrival + (moves || stays ? 0 : LINE_MS);
    return { piece: { ...piece, size }, points, start: moves ? 0 : arrival, end };
  });
  // Those that stay lie lowest, those that make the move highest.
  return movements
    .filter((_, index) => figures.indexOf(figures[index]!) === index)
    .sort((one, other) => other.start - one.start || one.end - other.end);
}

function time(step: Step): number {
  return Math.max(...step.map(({ end }) => end));
}
