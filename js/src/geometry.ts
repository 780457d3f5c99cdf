// Where things are drawn on one board. The coordinates come from Python, with the board's picture.

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

/** The trait `drawing`: the board itself, as Python sends it once. */
export interface Drawing {
  kind: "parchis" | "cloth";
  /** The layer on which pieces and marks are drawn; its squares in the order of the cross. */
  svg: string;
  /** Radius of a piece that has its square to itself. */
  alone: number;
  /** By square: where one stands, the first and the second of two, and the radius of these. */
  squares: number[][];
  /** Side of a square on which several share a grid; 0 where they stand in a row. */
  side: number;
  /** A way between squares a and b bends round (x, y). */
  bends: number[][];
  /** Places by colour and number of the piece. */
  homes: Record<string, number[][]>;
  homeRadius: number;
  goals: Record<string, number[][]>;
  goalRadius: number;
  /** (cloth) By colour, the point by which its ways lead out of the Charkoni and into it. */
  gates?: Record<string, number[]>;
  /** (cloth) By colour, the squares of its way: from the Charkoni, and back into it. */
  ways?: Record<string, number[]>;
  /** The colours in the order of the arms. */
  columns: string;
  /** What each square is called. */
  names: string[];
  shapes: Record<Colour, string>;
  letterSize: Record<Colour, number>;
  letterY: Record<Colour, number>;
  /** (cloth) How far a shape reaches to its sides, up and down, and where a crown sits on it. */
  reach?: Record<Colour, [side: number, top: number, bottom: number, crown: number]>;
}

/** What is asked about one board. */
export interface Geometry {
  drawing: Drawing;
  isCloth: boolean;
  /** Give where `count` pieces stand on a square, the first one by its number. */
  standings(square: number, count: number): Standing[];
  /** Give the place of a piece at home, in the goal, or alone on a square. */
  placeOf(id: string, spot: Spot): Standing;
  /** Give where every piece stands; a square among `guests` keeps room for one figure more. */
  layout(pieces: Piece[], guests: ReadonlySet<Spot>): Map<string, Standing>;
  /** Give where a piece is drawn that may come to a square where others stay. */
  guestPlace(square: number, others: number): Standing;
  /** Give a way's points, with those by which it goes round corners. */
  wayPoints(piece: string, way: Spot[]): Point[];
  /** Give the direction from the middle out along an arm, on its tip and its middle column. */
  outward(spot: Spot): Point | null;
}

/**
 * Where more than two share a square they lie over one another, and a little over its edges:
 * how far apart in parts of their share of it, and the radius of each.
 */
const [APART, IN_CELL] = [1.12, 0.6];
const RIM = 68;
export const COLUMN = 7;
const ARM = RIM / 4;

/** By square, as `drawing` has them. */
type Slots = [x: number, y: number, x1: number, y1: number, x2: number, y2: number, r: number];

export function createGeometry(drawing: Drawing): Geometry {
  const isCloth = drawing.kind === "cloth";

  function standings(square: number, count: number): Standing[] {
    const [x, y, x1, y1, x2, y2, r] = drawing.squares[square] as Slots;
    if (count <= 1) return [{ x, y, r: drawing.alone }];
    if (count > 2 && isCloth) return grid(x, y, count);
    return Array.from({ length: count }, (_, index) => {
      const part = index / (count - 1);
      return { x: x1 + (x2 - x1) * part, y: y1 + (y2 - y1) * part, r: (r * 2) / count };
    });
  }

  function grid(x: number, y: number, count: number): Standing[] {
    const across = Math.ceil(Math.sqrt(count));
    const cell = drawing.side / across;
    const at = (place: number) => (place + (1 - across) / 2) * cell * APART;
    return Array.from({ length: count }, (_, index) => {
      const [column, row] = [index % across, Math.floor(index / across)];
      return { x: x + at(column), y: y + at(row), r: cell * IN_CELL };
    });
  }

  function placeOf(id: string, spot: Spot): Standing {
    if (typeof spot === "number") return standings(spot, 1)[0]!;
    const { homes, goals, homeRadius, goalRadius } = drawing;
    const [places, r] = spot === "home" ? [homes, homeRadius] : [goals, goalRadius];
    const [x = 0, y = 0] = places[id[0]!]?.[Number(id.slice(1)) - 1] ?? [];
    return { x, y, r };
  }

  function layout(pieces: Piece[], guests: ReadonlySet<Spot>): Map<string, Standing> {
    const figures = leaders(pieces);
    return new Map(pieces.map(({ id, stack, spot }) => {
      if (typeof spot !== "number") return [id, placeOf(stack, spot)];
      const there = figures.filter((other) => other.spot === spot);
      const count = there.length + (guests.has(spot) && hasRoom(there.length) ? 1 : 0);
      return [id, standings(spot, count)[there.findIndex((one) => one.id === stack)]!];
    }));
  }

  function guestPlace(square: number, others: number): Standing {
    if (hasRoom(others)) return standings(square, others + 1)[others]!;
    return { ...standings(square, 1)[0]!, r: standings(square, 2)[0]!.r };
  }

  /** In a row two have room. */
  function hasRoom(others: number): boolean {
    return isCloth || others <= 1;
  }

  function wayPoints(piece: string, way: Spot[]): Point[] {
    return way.flatMap((spot, index) => {
      const pair = [way[index - 1], spot];
      const bend = drawing.bends.find(([a, b]) => pair.includes(a) && pair.includes(b));
      const point = placeOf(piece, spot);
      const [x, y] = drawing.gates?.[piece[0]!] ?? [];
      // In the Charkoni a way begins and ends; the piece itself stands in its tray.
      if (x !== undefined && y !== undefined && typeof spot !== "number")
        return index === 0 ? [point, { x, y }] : [{ x, y }, point];
      return bend ? [{ x: bend[2]!, y: bend[3]!, bend: true as const }, point] : [point];
    });
  }

  function outward(spot: Spot): Point | null {
    if (typeof spot !== "number" || (spot < RIM && (spot + 1) % ARM > 0)) return null;
    const arm = spot < RIM ? ((spot + 1) / ARM) % 4 : Math.floor((spot - RIM) / COLUMN);
    // From the top arm counter-clockwise.
    return { x: [0, -1, 0, 1][arm]!, y: [-1, 0, 1, 0][arm]! };
  }

  return { drawing, isCloth, standings, placeOf, layout, guestPlace, wayPoints, outward };
}

/** Give the pieces that are drawn: of each stack the first. */
export function leaders(pieces: Piece[]): Piece[] {
  return pieces.filter(({ id, stack }) => id === stack);
}

/** Give the square of an arm's middle column by its depth. */
export function columnSquare(arm: number, depth: number): number {
  return RIM + COLUMN * arm + depth;
}

/** Give the square beside one along the track: round the rim, or up and down a column. */
export function squareBeside(square: number, step: 1 | -1): number {
  if (square < RIM) return (square + step + RIM) % RIM;
  const arm = Math.floor((square - RIM) / COLUMN);
  const depth = ((square - RIM) % COLUMN) + step;
  if (depth < 0) return (ARM * arm - 1 + RIM) % RIM;
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
