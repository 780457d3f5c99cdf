// The marks on the board: ways, targets, verdicts, the last move. Each has a shape, not only a colour.

import { set, svg } from "./dom";
import {
  goalSpot,
  middleOf,
  nest,
  round,
  SHAPES,
  standings,
  toPath,
  wayPoint,
  wayPoints,
  type Point,
  type Standing,
} from "./geometry";
import { focusRing } from "./icons";
import type { Colour, Move, Note, Spot } from "./snapshot";
import { movable, type Target, type View } from "./state";
import { word } from "./words";

/** What the marks are drawn from. */
export interface Scene {
  view: View;
  where: Map<string, Standing>;
  targets: Target[];
  /** Give the drawing of a square. */
  square(index: number): SVGGraphicsElement;
}

/** The way of a refused try: of its spots, those before `stop` can be reached. */
interface Trail {
  piece: string;
  way: Spot[];
  stop: number;
}

/** Draw what lies under the pieces. */
export function drawUnder(scene: Scene): SVGElement[] {
  const { snapshot, state } = scene.view;
  const refused = refusal(scene);
  const trail = refused && trailOf(scene, refused);
  const hovered = state.hovered === null ? undefined : snapshot.moves[state.hovered];
  return [
    ...squaresOf(refused).map((square) => hatching(scene, square)),
    ...lastMove(scene),
    ...snapshot.barriers.map((square) => yoke(scene, square)),
    ...(trail ? trailLine(scene, trail) : []),
    ...(hovered ? wayLine(pointsOf(scene, hovered.piece, hovered.way)) : []),
  ];
}

/** Draw what lies over the pieces and is not to be clicked. */
export function drawOver(scene: Scene): SVGElement[] {
  const refused = refusal(scene);
  if (!refused) return [];
  const marks: SVGElement[] = squaresOf(refused).map((square) =>
    svg("path", { class: "pw-frame", d: scene.square(square).getAttribute("d") }),
  );
  const trail = trailOf(scene, refused);
  if (trail) marks.push(...stepSigns(scene, trail, refused.reach));
  const { piece, reach } = refused;
  if (piece && reach !== null) marks.push(unreached(scene, piece, reach));
  if (trail && isBarred(trail)) marks.push(octagon(stopPoint(scene, trail)));
  return marks;
}

/** Draw the targets, and a badge on every piece that would be captured. */
export function drawTargets(scene: Scene): SVGElement[] {
  return scene.targets.flatMap((target) => [targetMark(scene, target), ...badges(scene, target)]);
}

function refusal({ view }: Scene): Note | null {
  const { note } = view.snapshot;
  return note?.kind === "refused" ? note : null;
}

function squaresOf(note: Note | null): number[] {
  return note?.squares.filter((spot) => typeof spot === "number") ?? [];
}

/** Count the pieces of a piece's colour that are in their goal. */
function inGoal({ view }: Scene, piece: string): number {
  const { pieces } = view.snapshot;
  return pieces.filter(({ spot, colour }) => spot === "goal" && colour === piece[0]).length;
}

function withOrigin({ view }: Scene, piece: string, way: Spot[]): Spot[] {
  const origin = view.snapshot.pieces.find(({ id }) => id === piece)?.spot;
  return origin === undefined || way[0] === origin ? way : [origin, ...way];
}

/** Give the points of a way, from where the piece stands. */
function pointsOf(scene: Scene, piece: string, way: Spot[]): Point[] {
  const points = wayPoints(piece, withOrigin(scene, piece, way), inGoal(scene, piece));
  const at = scene.where.get(piece);
  return at ? [at, ...points.slice(1)] : points;
}

function wayLine(points: Point[]): SVGElement[] {
  const d = toPath(points);
  return ["pw-way-halo", "pw-way"].map((name) => svg("path", { class: name, d }));
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
function stopPoint(scene: Scene, { piece, way, stop }: Trail): Point {
  const to = wayPoint(piece, way[stop]!, inGoal(scene, piece));
  const before = way[stop - 1];
  if (before === undefined || before === "home") return to;
  const from = wayPoint(piece, before, inGoal(scene, piece));
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

function stepSigns(scene: Scene, { piece, way, stop }: Trail, reach: Spot | null): SVGElement[] {
  return way.slice(0, stop).flatMap((spot, step) => {
    if (step === 0 || spot === reach) return [];
    const { x, y } = wayPoint(piece, spot, inGoal(scene, piece));
    // A piece on the way stays readable.
    const sign = isTaken(scene, spot) ? moved({ x: x - 1, y: y + 0.9 }, 0.75) : moved({ x, y });
    return [stepSign(sign, step)];
  });
}

function moved({ x, y }: Point, scale = 1): string {
  return `translate(${round(x)} ${round(y)})${scale === 1 ? "" : ` scale(${scale})`}`;
}

function isTaken({ view }: Scene, spot: Spot): boolean {
  return view.snapshot.pieces.some((piece) => piece.spot === spot);
}

function stepSign(transform: string, step: number): SVGElement {
  return svg(
    "g",
    { class: "pw-step", transform },
    svg("circle", { r: 0.85 }),
    svg("text", { "font-size": 1.15, y: 0.42 }, String(step)),
  );
}

function octagon(at: Point): SVGElement {
  return svg(
    "g",
    { class: "pw-stop", transform: moved(at) },
    svg("path", { class: "pw-stop-frame", d: "M-.42-1h.84L1-.42v.84L.42 1h-.84L-1 .42v-.84z" }),
    svg("path", { class: "pw-stop-cross", d: "M-.4-.4.4.4M.4-.4-.4.4" }),
  );
}

function unreached(scene: Scene, piece: string, spot: Spot): SVGElement {
  const at = moved(wayPoint(piece, spot, inGoal(scene, piece)), isTaken(scene, spot) ? 1.25 : 1);
  return svg(
    "g",
    { class: isTaken(scene, spot) ? "pw-unreached" : "pw-unreached pw-free", transform: at },
    svg("circle", { r: 1.3 }),
    svg("path", { d: "M.55-.8-.55.8" }),
  );
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
  return svg("path", { class: "pw-hatching", d });
}

/** Hold two pieces together; where one may move, the yoke shows beyond the rings. */
function yoke({ view }: Scene, square: number): SVGElement {
  const { snapshot } = view;
  const two = standings(square, 2);
  const ringed = snapshot.pieces.some(({ id, spot }) => spot === square && movable(snapshot, id));
  const width = round((ringed ? 2.85 : 2.26) * two[0]!.r);
  return svg("path", { class: "yoke", "stroke-width": width, d: toPath(two) });
}

function lastMove(scene: Scene): SVGElement[] {
  const { last } = scene.view.snapshot;
  const [piece] = last?.pieces ?? [];
  if (!last || !piece || last.way.length < 2) return [];
  const points = wayPoints(piece, last.way, Math.max(inGoal(scene, piece) - 1, 0));
  const at = scene.where.get(piece);
  if (at) points[points.length - 1] = at;
  const origin = last.way[0] === "home" ? nest(piece) : points[0]!;
  return [
    svg("path", { class: "pw-last", d: toPath(points) }),
    svg("circle", { class: "pw-left", cx: round(origin.x), cy: round(origin.y), r: 1.05 }),
  ];
}

function targetStanding(scene: Scene, move: Move): Standing {
  if (typeof move.spot !== "number") {
    return move.spot === "goal"
      ? goalSpot(move.piece[0]!, inGoal(scene, move.piece))
      : nest(move.piece);
  }
  const there = scene.view.snapshot.pieces.filter(
    (piece) => piece.spot === move.spot && !move.pieces.includes(piece.id),
  );
  if (there.length === 0) return standings(move.spot, 1)[0]!;
  if (there.length === 1) return standings(move.spot, 2)[1]!;
  return { ...middleOf(move.spot), r: standings(move.spot, 2)[0]!.r };
}

function targetMark(scene: Scene, target: Target): SVGElement {
  const { snapshot, labels } = scene.view;
  const moves = target.moves.map((index) => snapshot.moves[index]!);
  const move = moves[0]!;
  const at = targetStanding(scene, move);
  const colour = move.piece[0] as Colour;
  const counts = [...new Set(moves.map((one) => one.count))].join("/");
  return svg(
    "g",
    {
      class: "pw-target",
      role: "button",
      tabindex: -1,
      "data-target": move.target,
      "data-target-key": target.key,
      "data-moves": target.moves.join(","),
      "aria-label": word(labels, "target", { text: moves.map((one) => one.text).join("; ") }),
      transform: moved(at, round(at.r)),
    },
    ...focusRing(),
    svg("path", { class: "pw-target-halo", d: SHAPES[colour] }),
    svg("path", { class: "pw-target-shape", d: SHAPES[colour] }),
    svg(
      "text",
      { "font-size": counts.length > 2 ? 0.75 : 1, y: colour === "R" ? 0.5 : 0.36 },
      counts,
    ),
  );
}

function badges(scene: Scene, target: Target): SVGElement[] {
  const victims = new Set(
    target.moves.flatMap((index) => scene.view.snapshot.moves[index]!.captures),
  );
  return [...victims].flatMap((id) => {
    const at = scene.where.get(id);
    if (!at) return [];
    const corner = { x: at.x - 0.95 * at.r, y: at.y + 0.8 * at.r };
    const badge = octagon(corner);
    set(badge, { class: "pw-stop pw-badge", transform: moved(corner, 0.68) });
    return [badge];
  });
}
