// The marks of the game: targets, barriers, the last move. Each has a shape, not only a colour.

import { circle, path, svg } from "./dom";
import { leaders, round, toPath, type Standing } from "./geometry";
import { focusRing } from "./icons";
import { shape } from "./pieces";
import { refusedUnder, stepSigns } from "./refusal";
import { moved, octagon, outline, pointsOf, wayLine, type Scene } from "./scene";
import type { Colour, Move } from "./snapshot";
import { movable, type Target } from "./state";
import { word } from "./words";

/** Draw what lies under the pieces. */
export function drawUnder(scene: Scene): SVGElement[] {
  const { snapshot, state } = scene.view;
  const hovered = state.hovered === null ? undefined : snapshot.moves[state.hovered];
  return [
    ...refusedUnder(scene),
    ...lastMove(scene),
    ...snapshot.held.flatMap(({ square, colours }) => holding(scene, square, colours)),
    ...snapshot.barriers.map((square) => yoke(scene, square)),
    ...(hovered ? wayOf(scene, hovered) : []),
  ];
}

/** Draw a move's way; on the cloth, where ways are long, with every fifth step numbered. */
function wayOf(scene: Scene, { piece, way, spot }: Move): SVGElement[] {
  const line = wayLine(pointsOf(scene, piece, way));
  if (!scene.view.geometry.isCloth) return line;
  return [...line, ...stepSigns(scene, { piece, way, stop: way.length }, spot, 5)];
}

/** Draw the targets, and a badge on every piece that would be captured. */
export function drawTargets(scene: Scene): SVGElement[] {
  return scene.targets.flatMap((target) => [targetMark(scene, target), ...badges(scene, target)]);
}

/** Hold two pieces together; where one may move, the yoke shows beyond the rings. */
function yoke({ view }: Scene, square: number): SVGElement {
  const { snapshot, state } = view;
  const two = view.geometry.standings(square, 2);
  const ringed = snapshot.pieces.some(
    ({ id, spot }) => spot === square && movable(snapshot, state, id),
  );
  const width = round((ringed ? 2.85 : 2.26) * two[0]!.r);
  return svg("path", { class: "yoke", "stroke-width": width, d: toPath(two) });
}

/** Frame a castle that is held in the holders' colours, with their shapes at its corners. */
function holding(scene: Scene, square: number, colours: Colour[]): SVGElement[] {
  const { shapes } = scene.view.geometry.drawing;
  const { x, y, width } = scene.square(square).getBBox();
  const looks = ["held", ...colours.map((colour, n) => `holder s-${colour}${n ? " second" : ""}`)];
  const corners = [colours[0]!, colours.at(-1)!].map((colour, n) => {
    const transform = moved({ x: x + n * width, y: y + (1 - n) * width }, 0.55);
    return svg("g", { transform }, ...shape(shapes[colour], colour));
  });
  return [...looks.map((name) => outline(scene, square, name)), ...corners];
}

function lastMove(scene: Scene): SVGElement[] {
  const { geometry, snapshot } = scene.view;
  const { last } = snapshot;
  const [piece] = last?.pieces ?? [];
  if (!last || !piece || last.way.length < 2) return [];
  const points = geometry.wayPoints(piece, last.way);
  const at = scene.where.get(piece);
  if (at) points[points.length - 1] = at;
  return [
    path("pw-last", toPath(points)),
    circle("pw-left", 1.05, moved(points[0]!)),
  ];
}

function targetStanding({ view }: Scene, { piece, pieces, spot }: Move): Standing {
  const { isCloth, drawing, placeOf, guestPlace } = view.geometry;
  if (typeof spot !== "number") {
    const place = placeOf(piece, spot);
    return isCloth ? { ...place, r: drawing.alone } : place;
  }
  const others = leaders(view.snapshot.pieces).filter(
    (one) => one.spot === spot && !pieces.includes(one.id),
  );
  return guestPlace(spot, others.length);
}

function targetMark(scene: Scene, target: Target): SVGElement {
  const { geometry, snapshot, labels } = scene.view;
  const moves = target.moves.map((index) => snapshot.moves[index]!);
  const move = moves[0]!;
  const at = targetStanding(scene, move);
  const colour = move.piece[0] as Colour;
  const d = geometry.drawing.shapes[colour];
  const counts = [...new Set(moves.map((one) => one.count))].join("/");
  const size = { "font-size": counts.length > 2 ? 0.75 : 1, y: colour === "R" ? 0.5 : 0.36 };
  const shapes = [path("pw-target-halo", d), path("pw-target-shape", d)];
  const looks = {
    class: "pw-target",
    role: "button",
    tabindex: -1,
    "data-target": move.target,
    "data-target-key": target.key,
    "aria-label": word(labels, "target", { text: moves.map((one) => one.text).join("; ") }),
    transform: moved(at, round(at.r)),
  };
  return svg("g", looks, ...focusRing(), ...shapes, svg("text", size, counts));
}

function badges(scene: Scene, target: Target): SVGElement[] {
  const { moves, pieces } = scene.view.snapshot;
  const taken = new Set(target.moves.flatMap((index) => moves[index]!.captures));
  const victims = new Set(pieces.filter(({ id }) => taken.has(id)).map(({ stack }) => stack));
  return [...victims].flatMap((id) => {
    const at = scene.where.get(id);
    if (!at) return [];
    const corner = { x: at.x - 0.95 * at.r, y: at.y + 0.8 * at.r };
    return [octagon(corner, 0.68, "pw-stop pw-badge")];
  });
}
