// What the marks on the board have in common: what they are drawn from, ways, and the octagon.

import { svg } from "./dom";
import { round, toPath, wayPoints, type Point, type Standing } from "./geometry";
import type { Spot } from "./snapshot";
import type { Target, View } from "./state";

/** What the marks are drawn from. */
export interface Scene {
  view: View;
  where: Map<string, Standing>;
  targets: Target[];
  /** Give the drawing of a square. */
  square(index: number): SVGGraphicsElement;
}

/** Count the pieces of a piece's colour that are in their goal. */
export function inGoal({ view }: Scene, piece: string): number {
  const { pieces } = view.snapshot;
  return pieces.filter(({ spot, colour }) => spot === "goal" && colour === piece[0]).length;
}

export function isTaken({ view }: Scene, spot: Spot): boolean {
  return view.snapshot.pieces.some((piece) => piece.spot === spot);
}

export function withOrigin({ view }: Scene, piece: string, way: Spot[]): Spot[] {
  const origin = view.snapshot.pieces.find(({ id }) => id === piece)?.spot;
  return origin === undefined || way[0] === origin ? way : [origin, ...way];
}

/** Give the points of a way, from where the piece stands. */
export function pointsOf(scene: Scene, piece: string, way: Spot[]): Point[] {
  const points = wayPoints(piece, withOrigin(scene, piece, way), inGoal(scene, piece));
  const at = scene.where.get(piece);
  return at ? [at, ...points.slice(1)] : points;
}

export function wayLine(points: Point[]): SVGElement[] {
  const d = toPath(points);
  return ["pw-way-halo", "pw-way"].map((name) => svg("path", { class: name, d }));
}

export function moved({ x, y }: Point, scale = 1): string {
  return `translate(${round(x)} ${round(y)})${scale === 1 ? "" : ` scale(${scale})`}`;
}

export function octagon(at: Point): SVGElement {
  return svg(
    "g",
    { class: "pw-stop", transform: moved(at) },
    svg("path", { class: "pw-stop-frame", d: "M-.42-1h.84L1-.42v.84L.42 1h-.84L-1 .42v-.84z" }),
    svg("path", { class: "pw-stop-cross", d: "M-.4-.4.4.4M.4-.4-.4.4" }),
  );
}
