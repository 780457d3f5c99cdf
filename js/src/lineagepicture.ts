// A board of the family tree as a picture: its squares, figures on it, ways and frames.

import { path, set, svg } from "./dom";
import { createGeometry, round, toPath, type Geometry, type Point } from "./geometry";
import type { CrossDrawing, Figure } from "./lineagetree";
import { PLAIN, pieceBody } from "./pieces";
import type { Colour, Piece, Spot } from "./snapshot";

export interface Picture {
  geometry: Geometry;
  svg: SVGSVGElement;
  /** The squares in the order of the cross, its centre last. */
  squares: SVGGraphicsElement[];
  layers: Record<"ways" | "figures" | "frames", SVGGElement>;
}

export function createPicture(drawing: CrossDrawing, castles: boolean): Picture {
  const parsed = new DOMParser().parseFromString(drawing.svg, "image/svg+xml");
  const root = document.importNode(parsed.documentElement, true) as unknown as SVGSVGElement;
  for (const text of root.querySelectorAll("text")) set(text, { "aria-hidden": true });
  if (!castles) set(root, { "data-plain": true });
  const layer = (name: string) => root.appendChild(svg("g", { class: name, "aria-hidden": true }));
  const group = root.querySelector(":scope > .squares")!;
  const [corner, side] = drawing.centre;
  const centre = group.appendChild(path("pw-centre", `M${corner} ${corner}h${side}v${side}h-${side}z`));
  // It lies over the colours of the centre.
  root.append(svg("g", "squares", centre));
  return {
    geometry: createGeometry(drawing),
    svg: root,
    squares: [...group.querySelectorAll<SVGGraphicsElement>("path"), centre],
    layers: { ways: layer("pw-ways"), figures: layer("pw-figures"), frames: layer("pw-frames") },
  };
}

/** Frame a square. */
export function framed({ squares }: Picture, square: number | null): SVGElement[] {
  const d = square === null ? null : squares[square]?.getAttribute("d");
  return d ? ["pw-frame-halo", "pw-frame"].map((name) => path(name, d)) : [];
}

/** Draw figures where they stand. */
export function figuresOn({ geometry }: Picture, figures: Figure[]): SVGElement[] {
  const pieces = figures.map(
    ({ id, label, spot, size = 1, look = PLAIN }): Piece => ({
      id, label, spot, size, look, colour: id[0] as Colour, stack: id, place: "",
    }),
  );
  const where = geometry.layout(pieces, new Set());
  return pieces.map((piece) => {
    const { x, y, r } = where.get(piece.id)!;
    const crowded = r < 0.85 * geometry.drawing.alone;
    const transform = `translate(${round(x)} ${round(y)}) scale(${round(r)})`;
    const drawn = pieceBody(geometry.drawing, { ...piece, outward: geometry.outward(piece.spot), crowded });
    return svg("g", { "data-piece": piece.id, transform }, drawn);
  });
}

/** How far apart the two ways along one's own middle are drawn, in parts of a piece. */
const ASIDE = 0.5;

/** Draw a way; where it comes twice, out and back, each lies on a side of its own. */
export function wayOn({ geometry }: Picture, piece: string, way: Spot[], arrows = 0): SVGElement[] {
  if (way.length < 2) return [];
  const seen = new Set<Spot>();
  const twice = new Set(way.filter((spot) => seen.has(spot) || !seen.add(spot)));
  const passed = new Set<Spot>();
  const points = way.flatMap((spot, index) => {
    // A piece of the way, so that corners bend as they do on the board.
    const made = geometry.wayPoints(piece, index === 0 ? [spot] : [way[index - 1]!, spot]).slice(index === 0 ? 0 : 1);
    const first = !passed.has(spot);
    passed.add(spot);
    const shift = twice.has(spot) && typeof spot === "number" ? (first ? -ASIDE : ASIDE) * geometry.drawing.alone : 0;
    return made.map((point) => ({ ...point, x: point.x + shift }));
  });
  const d = toPath(points);
  const heads = arrows ? headsOf(points.filter(({ bend }) => !bend), arrows) : [];
  return [path("pw-way-halo", d), path("pw-way", d), ...heads];
}

/** Point along a way, every so many steps. */
function headsOf(points: Point[], every: number): SVGElement[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (!next || index % every !== Math.floor(every / 2)) return [];
    const angle = round((Math.atan2(next.y - point.y, next.x - point.x) * 180) / Math.PI);
    const [x, y] = [round((point.x + next.x) / 2), round((point.y + next.y) / 2)];
    return [path("pw-head", "M-.8-1 .5 0-.8 1", `translate(${x} ${y}) rotate(${angle})`)];
  });
}

