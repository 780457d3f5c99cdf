// The marks of the game: targets, barriers, the last move. Each has a shape, not only a colour.

import { circle, path, svg, type Child } from "./dom";
import { COLUMN, columnSquare, round, toPath, type Standing } from "./geometry";
import { focusRing } from "./icons";
import { shape } from "./pieces";
import { refusedUnder, stepSigns } from "./refusal";
import { moved, octagon, outline, pointsOf, wayLine, type Scene } from "./scene";
import type { Colour, Move } from "./snapshot";
import { pieceOf, type Target } from "./state";

/** Draw what lies under the pieces. */
export function drawUnder(scene: Scene): Child {
  const { held, barriers } = scene;
  return [
    refusedUnder(scene),
    lastMove(scene),
    held.map(({ square, colours }) => holding(scene, square, colours)),
    barriers.map((square) => yoke(scene, square)),
    numbers(scene),
    waysShown(scene),
  ];
}

/** Number the squares of the chosen piece's way that bear no number of their own. */
function numbers(scene: Scene): Child {
  const { drawing, selected } = scene;
  const piece = pieceOf(scene, selected);
  if (!piece) return false;
  const { colour, place } = piece;
  const own = drawing.ways?.[colour];
  if (own) return own.map((square, at) => isAhead(own, at, place) && number(scene, square, at + 1));
  return Array.from({ length: COLUMN }, (_, depth) =>
    number(scene, columnSquare(drawing.columns.indexOf(colour), depth), depth + 1),
  );
}

/** A square that is passed twice bears the number that is still to come. */
function isAhead(way: number[], at: number, place: string): boolean {
  const now = Number.parseInt(place, 10) || 0;
  const other = way.indexOf(way[at]!);
  return at === other ? at + 1 > now || way.lastIndexOf(way[at]!) === at : other + 1 <= now;
}

function number({ square: drawn }: Scene, square: number, n: number): SVGElement {
  const { x, y } = drawn(square).getBBox();
  return svg("text", { class: "pw-count-on", "font-size": 1, x: round(x + 0.2), y: round(y + 1) }, n);
}

/** Draw the way of the move that is pointed at, or else each way of the chosen piece. */
function waysShown(scene: Scene): Child {
  const { moves, hovered, selected, movable, shown } = scene;
  const pointed = moves[hovered ?? -1];
  if (pointed) return wayOf(scene, pointed);
  const own = !movable.has(selected ?? "") ? [] : shown.map((index) => moves[index]!);
  const ways = own.map(({ way }) => way.join());
  // A way that another one goes along would be drawn twice.
  const longest = own.filter((_, at) => !ways.some((way, other) => goesAlong(way, ways[at]!, other < at)));
  return longest.map((move) => wayOf(scene, move));
}

/** Tell whether a way begins with another; where both are the same, the first one is drawn. */
function goesAlong(way: string, other: string, isFirst: boolean): boolean {
  return way === other ? isFirst : `${way},`.startsWith(`${other},`);
}

/** Draw a move's way; on the cloth, where ways are long, counted in fives. */
function wayOf(scene: Scene, { piece, way, spot }: Move): Child {
  return [
    wayLine(pointsOf(scene, piece, way)),
    scene.geometry.isCloth && stepSigns(scene, { piece, way, stop: way.length }, spot, 5),
  ];
}

/** Frame the place that a hint points at. */
export function drawHint(scene: Scene): Child {
  const { geometry, guide } = scene;
  if (!guide || guide.spot === null) return false;
  if (typeof guide.spot === "number") return outline(scene, guide.spot, "pw-hint-frame");
  return circle("pw-hint-frame", 1.7, moved(geometry.placeOf(guide.piece ?? scene.turn, guide.spot)));
}

/** Draw the targets, and a badge on every piece that would be captured. */
export function drawTargets(scene: Scene): Child {
  return scene.targets.map((target) => [targetMark(scene, target), badges(scene, target)]);
}

/** Hold two pieces together; where one may move, the yoke shows beyond the rings. */
function yoke({ geometry, figures, ringed }: Scene, square: number): SVGElement {
  const two = geometry.standings(square, 2);
  const hasRing = figures.some(({ id, spot }) => spot === square && ringed.has(id));
  const width = round((hasRing ? 2.85 : 2.26) * two[0]!.r);
  return svg("path", { class: "yoke", "stroke-width": width, d: toPath(two) });
}

/** Frame a castle that is held in the holders' colours, with their shapes at its corners. */
function holding(scene: Scene, square: number, colours: Colour[]): Child {
  const { shapes } = scene.drawing;
  const { x, y, width } = scene.square(square).getBBox();
  const looks = ["held", ...colours.map((colour, n) => `holder s-${colour}${n ? " second" : ""}`)];
  const corners = [colours[0]!, colours.at(-1)!].map((colour, n) => {
    const transform = moved({ x: x + n * width, y: y + (1 - n) * width }, 0.55);
    return svg("g", { transform }, shape(shapes[colour], colour));
  });
  return [looks.map((name) => outline(scene, square, name)), corners];
}

function lastMove({ geometry, last, where }: Scene): Child {
  const { pieces, way } = last ?? { pieces: [], way: [] };
  const [piece] = pieces;
  if (!piece || way.length < 2) return false;
  const points = geometry.wayPoints(piece, way);
  const end = where.get(piece) ?? points.at(-1)!;
  const line = toPath([...points.slice(0, -1), end]);
  return [path("pw-last", line), circle("pw-left", 1.05, moved(points[0]!))];
}

function targetStanding({ geometry, drawing, figures }: Scene, { piece, pieces, spot }: Move): Standing {
  if (typeof spot !== "number") {
    const place = geometry.placeOf(piece, spot);
    return geometry.isCloth ? { ...place, r: drawing.alone } : place;
  }
  const others = figures.filter((one) => one.spot === spot && !pieces.includes(one.id));
  return geometry.guestPlace(spot, others.length);
}

function targetMark(scene: Scene, target: Target): SVGElement {
  const { drawing, say } = scene;
  const moves = target.moves.map((index) => scene.moves[index]!);
  const move = moves[0]!;
  const at = targetStanding(scene, move);
  const colour = move.piece[0] as Colour;
  const d = drawing.shapes[colour];
  const counts = [...new Set(moves.map((one) => one.count))].join("/");
  const size = { "font-size": counts.length > 2 ? 0.75 : 1, y: colour === "R" ? 0.5 : 0.36 };
  const looks = {
    class: "pw-target",
    role: "button",
    tabindex: -1,
    "data-target": move.target,
    "data-target-key": target.key,
    "aria-label": say("target", { text: moves.map((one) => one.text).join("; ") }),
    transform: moved(at, at.r),
  };
  const shapes = ["pw-target-halo", "pw-target-shape"].map((name) => path(name, d));
  return svg("g", looks, focusRing(), shapes, svg("text", size, counts));
}

function badges({ moves, pieces, figures, where }: Scene, target: Target): Child {
  const taken = target.moves.flatMap((index) => moves[index]!.captures);
  const victims = new Set(pieces.filter(({ id }) => taken.includes(id)).map(({ stack }) => stack));
  return figures
    .filter(({ id }) => victims.has(id))
    .map(({ id }) => {
      const { x, y, r } = where.get(id)!;
      return octagon({ x: x - 1.12 * r, y: y + 1 * r }, 0.6, "pw-stop pw-badge");
    });
}
