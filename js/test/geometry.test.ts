import { describe, expect, it } from "vitest";
import {
  goalSpot,
  layout,
  middleOf,
  nest,
  placeOf,
  squareBeside,
  standings,
  toPath,
  wayPoints,
} from "../src/geometry";
import { piece } from "./samples";

describe("the arms", () => {
  it("are the top one turned counter-clockwise", () => {
    expect([67, 16, 33, 50].map(middleOf)).toEqual([
      { x: 31.5, y: 1.5 },
      { x: 1.5, y: 31.5 },
      { x: 31.5, y: 61.5 },
      { x: 61.5, y: 31.5 },
    ]);
    expect(middleOf(68)).toEqual({ x: 31.5, y: 4.5 });
    expect(middleOf(75)).toEqual({ x: 4.5, y: 31.5 });
  });

  it("have numbers 1, 18, 35 and 52 beside their tips", () => {
    expect([0, 17, 34, 51].map(middleOf)).toEqual([
      { x: 25, y: 1.5 },
      { x: 1.5, y: 38 },
      { x: 38, y: 61.5 },
      { x: 61.5, y: 25 },
    ]);
  });
});

describe("pieces", () => {
  it("share a square, the first by its number", () => {
    const [first, second] = standings(4, 2);
    expect(first!.x).toBeLessThan(second!.x);
    expect(first!.r).toBeLessThan(standings(4, 1)[0]!.r);
  });

  it("make room for a guest", () => {
    const alone = [piece("Y1", "5", 4)];
    expect(layout(alone, new Map()).get("Y1")).toEqual(standings(4, 1)[0]);
    expect(layout(alone, new Map([[4, 1]])).get("Y1")).toEqual(standings(4, 2)[0]);
  });

  it("have each their own nest, read like a page in every home", () => {
    expect(nest("B1").y).toBeGreaterThan(42);
    expect(nest("B1").x).toBeLessThan(nest("B2").x);
    expect(nest("G3").y).toBeGreaterThan(nest("G1").y);
    expect(nest("G3").x).toBeGreaterThan(42);
  });

  it("fill the goal one spot after the other", () => {
    const two = layout([piece("Y1", "goal", "goal"), piece("Y4", "goal", "goal")], new Map());
    expect(two.get("Y1")).toEqual(goalSpot("Y", 0));
    expect(two.get("Y4")).toEqual(goalSpot("Y", 1));
  });
});

describe("a way", () => {
  it("bends round the corner outside the goal, in both directions", () => {
    for (const way of [
      [7, 8],
      [8, 7],
      [58, 59],
    ]) {
      const points = wayPoints("Y1", way, 0);
      expect(points.map(({ bend }) => bend ?? false)).toEqual([false, true, false]);
    }
    expect(wayPoints("Y1", [67, 68, 69], 0)).toHaveLength(3);
    expect(wayPoints("Y1", [67, 0], 0)).toHaveLength(2);
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

  it("leads from the nest into the goal", () => {
    const [from, to] = wayPoints("Y2", ["home", "goal"], 2);
    expect(from).toEqual(nest("Y2"));
    expect(to).toEqual(goalSpot("Y", 2));
  });
});

describe("places", () => {
  it("are named as in the notation", () => {
    expect(placeOf("B", 4)).toBe("5");
    expect(placeOf("B", 75)).toBe("c1");
    expect(placeOf("B", 68)).toBeNull();
    expect(placeOf("B", "goal", "B")).toBe("goal");
    expect(placeOf("B", "goal", "Y")).toBeNull();
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
