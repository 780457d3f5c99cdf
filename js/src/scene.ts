// What the marks on the board have in common: what they are drawn from, ways, and the octagon.

import { path, svg } from "./dom";
import { round, toPath, type Point, type Standing } from "./geometry";
import type { Spot } from "./snapshot";
import { pieceOf } from "./state";
import type { View } from "./view";

/** What the marks are drawn from. */
export interface Scene extends View {
  where: Map<string, Standing>;
  /** Give the drawing of a square. */
  square(index: number): SVGGraphicsElement;
}

/** Draw a square's outline once more. */
export function outline(scene: Scene, square: number, name: string): SVGPathElement {
  return path(name, scene.square(square).getAttribute("d")!);
}

export function isTaken({ pieces }: Scene, spot: Spot): boolean {
  return pieces.some((piece) => piece.spot === spot);
}

export function withOrigin(scene: Scene, piece: string, way: Spot[]): Spot[] {
  const origin = pieceOf(scene, piece)?.spot;
  return origin === undefined || way[0] === origin ? way : [origin, ...way];
}

/** Give the points of a way, from where the piece stands. */
export function pointsOf(scene: Scene, piece: string, way: Spot[]): Point[] {
  const points = scene.geometry.wayPoints(piece, withOrigin(scene, piece, way));
  const at = scene.where.get(piece);
  return at ? [at, ...points.slice(1)] : points;
}

export function wayLine(points: Point[]): SVGElement[] {
  const d = toPath(points);
  return ["pw-way-halo", "pw-way"].map((name) => path(name, d));
}

export function moved({ x, y }: Point, scale = 1): string {
  return `translate(${round(x)} ${round(y)})${scale === 1 ? "" : ` scale(${round(scale)})`}`;
}

export function octagon(at: Point, scale = 1, name = "pw-stop"): SVGElement {
  return svg(
    "g",
    { class: name, transform: moved(at, scale) },
    path("pw-stop-frame", "M-.42-1h.84L1-.42v.84L.42 1h-.84L-1 .42v-.84z"),
    path("pw-stop-cross", "M-.4-.4.4.4M.4-.4-.4.4"),
  );
}
