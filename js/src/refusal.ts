// The marks of a refusal: how far the way leads, what bars it, what is not reached.

import { circle, path, svg, type Child } from "./dom";
import { round, type Point } from "./geometry";
import { isTaken, moved, octagon, outline, pointsOf, wayLine, withOrigin, type Scene } from "./scene";
import type { Note, Spot } from "./snapshot";
import { refusalOf } from "./state";

/** The way of a refused try: of its spots, those before `stop` can be reached. */
interface Trail {
  piece: string;
  way: Spot[];
  stop: number;
}

/** Draw what a refusal marks under the pieces: the squares concerned, and the way. */
export function refusedUnder(scene: Scene): Child {
  const refused = refusalOf(scene);
  if (!refused) return false;
  const trail = trailOf(scene, refused);
  return [
    squaresOf(refused).map((square) => hatching(scene, square)),
    trail && trailLine(scene, trail),
  ];
}

/** Draw what a refusal marks over the pieces; none of it can be clicked. */
export function refusedOver(scene: Scene): Child {
  const refused = refusalOf(scene);
  if (!refused) return false;
  const { piece, reach, surplus } = refused;
  const trail = trailOf(scene, refused);
  return [
    squaresOf(refused).map((square) => outline(scene, square, "pw-frame")),
    trail && stepSigns(scene, trail, reach),
    piece && reach !== null && unreached(scene, piece, reach),
    piece && surplus > 0 && surplusSign(scene, piece, surplus),
    trail && isBarred(trail) && octagon(stopPoint(scene, trail), 0.92),
  ];
}

function squaresOf({ squares }: Note): number[] {
  return squares.filter((spot) => typeof spot === "number");
}

function trailOf(scene: Scene, { piece, way, stop }: Note): Trail | null {
  if (!piece || way.length === 0) return null;
  const whole = withOrigin(scene, piece, way);
  return { piece, way: whole, stop: stop < 0 ? whole.length : stop + whole.length - way.length };
}

function isBarred({ way, stop }: Trail): boolean {
  return stop < way.length;
}

function trailLine(scene: Scene, trail: Trail): SVGElement[] {
  const points = pointsOf(scene, trail.piece, trail.way.slice(0, trail.stop));
  return wayLine(isBarred(trail) ? [...points, stopPoint(scene, trail)] : points);
}

/** Give the edge of the square that bars the way; what bars the first step out lies on it. */
function stopPoint({ geometry }: Scene, { piece, way, stop }: Trail): Point {
  const to = geometry.placeOf(piece, way[stop]!);
  const before = way[stop - 1];
  if (before === undefined || before === "home") return to;
  const from = geometry.placeOf(piece, before);
  // A little before the edge, so that what stands behind it can be read.
  return { x: from.x + (to.x - from.x) * 0.4, y: from.y + (to.y - from.y) * 0.4 };
}

/** Number the steps before a way's stop: each, or every fifth. */
export function stepSigns(
  scene: Scene,
  { piece, way, stop }: Trail,
  reach: Spot | null,
  every = 1,
): Child {
  return way.slice(0, stop).map((spot, step) => {
    if (step === 0 || step % every > 0 || spot === reach) return false;
    const { x, y } = scene.geometry.placeOf(piece, spot);
    const taken = isTaken(scene, spot);
    if (taken && every > 1) return false;
    // A piece on the way stays readable.
    return [stepSign(taken ? moved({ x: x - 1, y: y + 0.9 }, 0.75) : moved({ x, y }), step)];
  });
}

function stepSign(transform: string, step: number): SVGElement {
  const text = svg("text", { "font-size": 1.15, y: 0.42 }, step);
  return svg("g", { class: "pw-step", transform }, circle("", 0.85), text);
}

function unreached(scene: Scene, piece: string, spot: Spot): SVGElement {
  const taken = isTaken(scene, spot);
  const transform = moved(scene.geometry.placeOf(piece, spot), taken ? 1.25 : 1);
  const looks = { class: taken ? "pw-unreached" : "pw-unreached pw-free", transform };
  return svg("g", looks, circle("", 1.3), path("", "M.55-.8-.55.8"));
}

/** Write beside the goal how much of the count is left over there. */
function surplusSign({ geometry }: Scene, piece: string, surplus: number): SVGElement {
  const { x, y } = geometry.placeOf(piece, "goal");
  const text = svg("text", { "font-size": 1.1, y: 0.4 }, `+${surplus}`);
  return svg("g", { class: "pw-surplus", transform: moved({ x: x + 1.5, y: y - 1.2 }) }, circle("", 1), text);
}

/** Hatch a square: slanting lines, cut at the edges of its box. */
function hatching(scene: Scene, square: number): SVGElement {
  const { x: left, y: top, width, height } = scene.square(square).getBBox();
  const [right, bottom] = [left + width, top + height];
  let d = "";
  for (let sum = left + top + 0.9; sum < right + bottom; sum += 1.3) {
    const [x1, x2] = [Math.max(left, sum - bottom), Math.min(right, sum - top)];
    d += `M${round(x1)} ${round(sum - x1)}L${round(x2)} ${round(sum - x2)}`;
  }
  return path("pw-hatching", d);
}
