import { describe, expect, it } from "vitest";
import type { Row, RowMark } from "../src/snapshot";
import { placeMarks, plyOfStep, recentRows } from "../src/timeline";
import { snapshot, view } from "./samples";

function row(ply: number, ...marks: RowMark[]): Row {
  return { ply, colour: "Y", dice: [1], text: "", note: "", marks };
}
const ROWS = [2, 3, 5, 6, 9].map((ply) => row(ply));

describe("a step", () => {
  const at = (ply: number) => view({ snapshot: snapshot({ ply, plies: 9 }), rows: ROWS });

  it("goes to the throw before or after", () => {
    expect(plyOfStep("previous", at(5))).toBe(3);
    expect(plyOfStep("previous", at(4))).toBe(3);
    expect(plyOfStep("next", at(6))).toBe(9);
  });

  it("stops at the ends", () => {
    expect(plyOfStep("previous", at(2))).toBe(0);
    expect(plyOfStep("next", at(9))).toBe(9);
    expect(plyOfStep("first", at(5))).toBe(0);
    expect(plyOfStep("last", at(5))).toBe(9);
  });
});

describe("the recent rows", () => {
  it("end with the ply on the board", () => {
    const rows = [1, 2, 3, 4, 5, 6, 7].map((ply) => row(ply));
    expect(recentRows(rows, 6).map(({ ply }) => ply)).toEqual([2, 3, 4, 5, 6]);
    expect(recentRows(rows, 99).map(({ ply }) => ply)).toEqual([3, 4, 5, 6, 7]);
  });

  it("are the first ones at the beginning", () => {
    expect(recentRows(ROWS, 0)).toHaveLength(5);
    expect(recentRows([], 0)).toEqual([]);
  });
});

describe("marks", () => {
  it("stand at their ply's part of the slider", () => {
    expect(placeMarks([row(5, "capture")], 10)).toEqual([{ mark: "capture", at: 5 }]);
  });

  it("leave the weightier one where two would overlap", () => {
    const marks = placeMarks([row(50, "six", "goal"), row(51, "barrier"), row(90, "six")], 100);
    expect(marks.map(({ mark }) => mark)).toEqual(["goal", "six"]);
  });

  it("bear a game without plies", () => {
    expect(placeMarks([], 0)).toEqual([]);
  });
});
