// Where things are drawn. The coordinates come from Python's one table of squares.

import drawing from "./generated/drawing.json";
import type { Colour, Piece, Spot } from "./snapshot";

export interface Point {
  x: number;
  y: number;
  /** A way does not go through it, it bends round it. */
  bend?: true;
}
/** Where a piece stands, and its radius. */
export interface Standing extends Point {
  r: number;
}

export const RIM = 68;
const COLUMN = 7;

const SIDE = 63;
const HOME_SIDE = 21;

export const SHAPES: Record<Colour, string> = drawing.shapes;
export const LETTER_SIZE: Record<Colour, number> = drawing.letterSize;
export const LETTER_Y: Record<Colour, number> = drawing.letterY;
export const SAFE: ReadonlySet<number> = new Set(drawing.safe);
/** Colours by arm. */
export const COLUMNS = drawing.colours;

const HOME_SCALE = 1.1;

/** Give the arm of a square, and its row in the drawing's arm: the rim, then the column. */
function onArm(square: number): [arm: number, row: number] {
  if (square >= RIM) return [Math.floor((square - RIM) / COLUMN), 17 + ((square - RIM) % COLUMN)];
  const turned = (square + 9) % RIM;
  return [Math.floor(turned / 17), turned % 17];
}

/** Turn a point of the top arm to another arm. */
function turned(x: number, y: number, arm: number): Point {
  return arm === 0 ? { x, y } : turned(y, SIDE - x, arm - 1);
}

/** Give where a piece that is alone stands on a square. */
export function middleOf(square: number): Point {
  const [arm, row] = onArm(square);
  const [x, y] = drawing.arm[row]!;
  return turned(x!, y!, arm);
}

/** Give where `count` pieces stand on a square, the first one by its number. */
export function standings(square: number, count: number): Standing[] {
  if (count <= 1) return [{ ...middleOf(square), r: drawing.alone }];
  const [arm, row] = onArm(square);
  const [, , x1, y1, x2, y2, paired] = drawing.arm[row]!;
  return Array.from({ length: count }, (_, index) => {
    const part = index / (count - 1);
    const at = turned(x1! + (x2! - x1!) * part, y1! + (y2! - y1!) * part, arm);
    return { ...at, r: count === 2 ? paired! : (paired! * 2) / count };
  });
}

/** Give where every piece stands; a square in `guests` keeps room for as many more. */
export function layout(
  pieces: Piece[],
  guests: ReadonlyMap<number, number>,
): Map<string, Standing> {
  const where = new Map<string, Standing>();
  const together = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = typeof piece.spot === "number" ? `${piece.spot}` : `${piece.spot} ${piece.colour}`;
    together.set(key, [...(together.get(key) ?? []), piece]);
  }
  for (const those of together.values()) {
    those.forEach((piece, index) => where.set(piece.id, standing(piece, index, those, guests)));
  }
  return where;
}

function standing(
  piece: Piece,
  index: number,
  together: Piece[],
  guests: ReadonlyMap<number, number>,
): Standing {
  if (piece.spot === "home") return nest(piece.id);
  if (piece.spot === "goal") return goalSpot(piece.colour, index);
  const count = together.length + (together.length === 1 ? (guests.get(piece.spot) ?? 0) : 0);
  return standings(piece.spot, count)[index]!;
}

/** Give a piece's own place at home. Homes are corners: turning would shuffle their places. */
export function nest(id: string): Standing {
  const arm = Math.max(COLUMNS.indexOf(id[0]!), 0);
  const [x, y] = drawing.nests[Number(id.slice(1)) - 1] ?? drawing.nests[0]!;
  const [right, down] = [arm === 2 || arm === 3, arm === 1 || arm === 2];
  const far = SIDE - HOME_SIDE;
  return { x: x! + (right ? far : 0), y: y! + (down ? far : 0), r: drawing.alone * HOME_SCALE };
}

/** Give a place in a colour's goal, by how many are there before. */
export function goalSpot(colour: string, index: number): Standing {
  const [x, y] = drawing.goal[Math.min(index, 3)]!;
  return { ...turned(x!, y!, Math.max(COLUMNS.indexOf(colour), 0)), r: drawing.paired };
}

/** Give the point at which a piece's way meets a spot; `inGoal` are there already. */
export function wayPoint(piece: string, spot: Spot, inGoal: number): Point {
  if (spot === "home") return nest(piece);
  return spot === "goal" ? goalSpot(piece[0]!, inGoal) : middleOf(spot);
}

/** Give a way's points, with those by which it goes round the corners outside the goal. */
export function wayPoints(piece: string, way: Spot[], inGoal: number): Point[] {
  return way.flatMap((spot, index) => {
    const corner = index > 0 ? cornerBetween(way[index - 1]!, spot) : null;
    const point = wayPoint(piece, spot, inGoal);
    return corner ? [corner, point] : [point];
  });
}

function cornerBetween(from: Spot, to: Spot): Point | null {
  if (typeof from !== "number" || typeof to !== "number" || Math.abs(from - to) !== 1) return null;
  const [arm, row] = onArm(Math.min(from, to));
  if (row !== 16 || from >= RIM) return null;
  const [x, y] = drawing.corner;
  return { ...turned(x!, y!, arm), bend: true };
}

/** Name a spot as positions do, for a colour; null if that colour never stands there. */
export function placeOf(colour: Colour, spot: number | "goal", goal?: string): string | null {
  if (spot === "goal") return goal === undefined || goal === colour ? "goal" : null;
  if (spot < RIM) return String(spot + 1);
  const arm = Math.floor((spot - RIM) / COLUMN);
  return COLUMNS[arm] === colour ? `c${((spot - RIM) % COLUMN) + 1}` : null;
}

/** Give the square beside one along the track: round the rim, or up and down a column. */
export function squareBeside(square: number, step: 1 | -1): number {
  if (square < RIM) return (square + step + RIM) % RIM;
  const arm = Math.floor((square - RIM) / COLUMN);
  const depth = ((square - RIM) % COLUMN) + step;
  if (depth < 0) return (17 * arm - 1 + RIM) % RIM;
  return RIM + arm * COLUMN + Math.min(depth, COLUMN - 1);
}

export function toPath(points: Point[]): string {
  const drawn = points.map(({ x, y, bend }, index) => {
    const command = bend ? "Q" : index === 0 ? "M" : points[index - 1]!.bend ? " " : "L";
    return `${command}${round(x)} ${round(y)}`;
  });
  return drawn.join("");
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
