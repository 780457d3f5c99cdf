import { describe, expect, it } from "vitest";
import { squareBeside, toPath } from "../src/geometry";
import { BOARD, CLOTH, piece } from "./samples";

const NONE = new Set<number>();
const alone = [piece("Y1", "5", 4)];

describe("pieces", () => {
  it("share a square, the first by its number", () => {
    const [first, second] = BOARD.standings(4, 2);
    expect(first!.x).toBeLessThan(second!.x);
    expect(first!.r).toBeLessThan(BOARD.standings(4, 1)[0]!.r);
  });

  it("make room for a guest", () => {
    expect(BOARD.layout(alone, NONE).get("Y1")).toEqual(BOARD.standings(4, 1)[0]);
    expect(BOARD.layout(alone, new Set([4])).get("Y1")).toEqual(BOARD.standings(4, 2)[0]);
  });

  it("have each their own place at home and in the goal", () => {
    const both = [piece("Y2", "home", "home"), piece("Y4", "goal", "goal")];
    const where = BOARD.layout(both, NONE);
    expect(where.get("Y2")).toEqual({ x: 2, y: 100, r: 3 });
    expect(where.get("Y4")).toEqual({ x: 14, y: 100, r: 1 });
  });
});

describe("on the cloth", () => {
  const five = ["Y1", "K1", "K2", "K3", "K4"].map((id) => piece(id, "9", 4));

  it("several share a grid, no two in one place, a little over the square's edges", () => {
    const where = CLOTH.layout(five, NONE);
    const places = [...where.values()];
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
    const [side, over] = [3, 1.2];
    expect(places.every(({ x, y, r }) => Math.abs(x - 40) + r <= over * side && Math.abs(y) + r <= over * side)).toBe(true);
  });

  it("those of a stack have one place, that of its leader", () => {
    const stack = [piece("Y2", "9", 4, { size: 2 }), piece("Y3", "9", 4, { stack: "Y2" })];
    const where = CLOTH.layout(stack, NONE);
    expect(where.get("Y3")).toEqual(where.get("Y2"));
    expect(where.get("Y2")).toEqual(CLOTH.standings(4, 1)[0]);
  });

  it("one guest more always finds room; in a row it stands over two", () => {
    expect(CLOTH.guestPlace(4, 2)).toEqual(CLOTH.standings(4, 3)[2]);
    expect(BOARD.guestPlace(4, 2)).toEqual({ x: 40, y: 0, r: 1.5 });
  });

  it("the way out is known on the tips and in the middle columns", () => {
    expect(CLOTH.outward(67)).toEqual({ x: 0, y: -1 });
    expect(CLOTH.outward(75)).toEqual({ x: -1, y: 0 });
    expect(CLOTH.outward(95)).toEqual({ x: 1, y: 0 });
    expect(CLOTH.outward(0)).toBeNull();
    expect(CLOTH.outward("home")).toBeNull();
  });
});

describe("a way", () => {
  it("bends where the drawing says, in both directions", () => {
    for (const way of [
      [7, 8],
      [8, 7],
    ]) {
      const points = BOARD.wayPoints("Y1", way);
      expect(points.map(({ bend }) => bend ?? false)).toEqual([false, true, false]);
    }
    expect(BOARD.wayPoints("Y1", [67, 68, 69])).toHaveLength(3);
  });

  it("is drawn as lines and bends", () => {
    const bent = [
      { x: 0, y: 0 },
      { x: 1, y: 0, bend: true as const },
      { x: 1, y: 1 },
      { x: 1, y: 2 },
    ];
    expect(toPath(bent)).toBe("M0 0Q1 0 1 1L1 2");
  });

  it("leads from the piece's own place at home into its own in the goal", () => {
    const [from, to] = BOARD.wayPoints("Y2", ["home", "goal"]);
    expect(from).toMatchObject({ x: 2 });
    expect(to).toMatchObject({ x: 12 });
  });
});

describe("the track", () => {
  it("closes, and columns end at the goal and open at their tip", () => {
    expect(squareBeside(67, 1)).toBe(0);
    expect(squareBeside(0, -1)).toBe(67);
    expect(squareBeside(68, -1)).toBe(67);
    expect(squareBeside(75, -1)).toBe(16);
    expect(squareBeside(74, 1)).toBe(74);
  });
});
