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
import type { Target, View } from "./state";
import { word } from "./words";

/** What the marks are drawn from. */
export interface Scene {
  view: View;
  where: Map<string, Standing>;
  targets: Target[];
  /** Path data of a square's outline. */
  outline(square: number): string;
}

/** Draw what lies under the pieces. */
export function drawUnder(scene: Scene): SVGElement[] {
  const { snapshot, state } = scene.view;
  const refused = snapshot.note?.kind === "refused" ? snapshot.note : null;
  const hovered = state.hovered === null ? undefined : snapshot.moves[state.hovered];
  return [
    ...(refused?.squares.map((square) => hatching(scene, square)) ?? []),
    ...lastMove(scene),
    ...snapshot.barriers.map(yoke),
    ...(refused ? refusedWay(scene, refused) : []),
    ...(hovered ? wayLine(scene, hovered.piece, hovered.way) : []),
  ];
}

/** Draw what lies over the pieces and is not to be clicked. */
export function drawOver(scene: Scene): SVGElement[] {
  const { snapshot } = scene.view;
  const refused = snapshot.note?.kind === "refused" ? snapshot.note : null;
  return refused ? [...frames(scene, refused), ...refusedSigns(scene, refused)] : [];
}

/** Draw the targets, and a badge on every piece that would be captured. */
export function drawTargets(scene: Scene): SVGElement[] {
  return scene.targets.flatMap((target) => [targetMark(scene, target), ...badges(scene, target)]);
}

function inGoal({ view }: Scene, colour: string): number {
  return view.snapshot.pieces.filter((piece) => piece.spot === "goal" && piece.colour === colour).length;
}

function fromOrigin({ view }: Scene, id: string, way: Spot[]): Spot[] {
  const origin = view.snapshot.pieces.find((piece) => piece.id === id)?.spot;
  return origin === undefined || way[0] === origin ? way : [origin, ...way];
}

function wayLine(scene: Scene, piece: string, way: Spot[]): SVGElement[] {
  const points = wayPoints(piece, fromOrigin(scene, piece, way), inGoal(scene, piece[0]!));
  const at = scene.where.get(piece);
  if (at && points.length > 0) points[0] = at;
  const d = toPath(points);
  return [svg("path", { class: "pw-way-halo", d }), svg("path", { class: "pw-way", d })];
}

function refusedWay(scene: Scene, note: Note): SVGElement[] {
  if (!note.piece || note.way.length === 0) return [];
  const whole = fromOrigin(scene, note.piece, note.way);
  return wayLine(scene, note.piece, note.stop < 0 ? whole : note.way.slice(0, note.stop + 1)).map(
    (line) => (note.stop < 0 ? line : stopped(line, scene, note)),
  );
}

/** End a way's line at the edge of the square that bars it. */
function stopped(line: SVGElement, scene: Scene, note: Note): SVGElement {
  const way = note.way.slice(0, note.stop);
  const points = wayPoints(note.piece!, fromOrigin(scene, note.piece!, way), inGoal(scene, note.piece![0]!));
  const at = scene.where.get(note.piece!);
  if (at) points[0] = at;
  set(line, { d: toPath([...points, stopPoint(scene, note)]) });
  return line;
}

function stopPoint(scene: Scene, note: Note): Point {
  const piece = note.piece!;
  const count = inGoal(scene, piece[0]!);
  const whole = fromOrigin(scene, piece, note.way);
  const barred = whole.length - note.way.length + note.stop;
  const [from, to] = [Math.max(barred - 1, 0), barred].map((index) => wayPoint(piece, whole[index]!, count));
  // A piece at home or in the same place has no edge between: the sign then lies on the square.
  if (!from || !to || whole[barred - 1] === "home") return to ?? from!;
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

function refusedSigns(scene: Scene, note: Note): SVGElement[] {
  if (!note.piece) return [];
  const signs: SVGElement[] = [];
  const whole = fromOrigin(scene, note.piece, note.way);
  const shift = whole.length - note.way.length;
  const end = note.stop < 0 ? whole.length : note.stop + shift;
  for (let step = 1; step < end; step += 1) {
    if (whole[step] === note.reach && note.stop < 0) continue;
    signs.push(stepSign(wayPoint(note.piece, whole[step]!, inGoal(scene, note.piece[0]!)), step));
  }
  if (note.reach !== null) signs.push(unreached(scene, note.piece, note.reach));
  if (note.stop >= 0 && note.way.length > note.stop) signs.push(octagon(stopPoint(scene, note)));
  return signs;
}

function moved({ x, y }: Point, scale = 1): string {
  return `translate(${round(x)} ${round(y)})${scale === 1 ? "" : ` scale(${scale})`}`;
}

function stepSign(at: Point, step: number): SVGElement {
  return svg(
    "g",
    { class: "pw-step", transform: moved(at) },
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
  return svg(
    "g",
    { class: "pw-unreached", transform: moved(wayPoint(piece, spot, inGoal(scene, piece[0]!))) },
    svg("circle", { class: "pw-unreached-halo", r: 1.3 }),
    svg("circle", { r: 1.3 }),
    svg("path", { d: "M.55-.8-.55.8" }),
  );
}

function frames(scene: Scene, note: Note): SVGElement[] {
  return note.squares.map((square) => svg("path", { class: "pw-frame", d: scene.outline(square) }));
}

/** Hatch a square: slanting lines, cut at the edges of its box. */
function hatching(scene: Scene, square: number): SVGElement {
  const numbers = scene.outline(square).match(/[MHVL][^MHVLz]+/g) ?? [];
  const xs: number[] = [];
  const ys: number[] = [];
  for (const part of numbers) {
    const values = part.slice(1).trim().split(" ").map(Number);
    if (part[0] !== "V") xs.push(values[0]!);
    if (part[0] !== "H") ys.push(values.at(-1)!);
  }
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let d = "";
  for (let sum = left + top + 0.9; sum < right + bottom; sum += 1.3) {
    const [x1, x2] = [Math.max(left, sum - bottom), Math.min(right, sum - top)];
    d += `M${round(x1)} ${round(sum - x1)}L${round(x2)} ${round(sum - x2)}`;
  }
  return svg("path", { class: "pw-hatching", d });
}

function yoke(square: number): SVGElement {
  const two = standings(square, 2);
  return svg("path", { class: "yoke", "stroke-width": round(2.26 * two[0]!.r), d: toPath(two) });
}

function lastMove(scene: Scene): SVGElement[] {
  const { last } = scene.view.snapshot;
  const [piece] = last?.pieces ?? [];
  if (!last || !piece || last.way.length < 2) return [];
  const points = wayPoints(piece, last.way, Math.max(inGoal(scene, piece[0]!) - 1, 0));
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
    return move.spot === "goal" ? goalSpot(move.piece[0]!, inGoal(scene, move.piece[0]!)) : nest(move.piece);
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
    svg("text", { "font-size": counts.length > 2 ? 0.75 : 1, y: colour === "R" ? 0.5 : 0.36 }, counts),
  );
}

function badges(scene: Scene, target: Target): SVGElement[] {
  const victims = new Set(target.moves.flatMap((index) => scene.view.snapshot.moves[index]!.captures));
  return [...victims].flatMap((id) => {
    const at = scene.where.get(id);
    if (!at) return [];
    const corner = { x: at.x - 0.95 * at.r, y: at.y + 0.8 * at.r };
    const badge = octagon(corner);
    set(badge, { class: "pw-stop pw-badge", transform: moved(corner, 0.68) });
    return [badge];
  });
}
