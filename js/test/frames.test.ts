import { describe, expect, it } from "vitest";
import { rowAt, snapshotAt, standingsAt } from "../src/frames";
import type { Frame, Row } from "../src/snapshot";
import { piece, snapshot } from "./samples";

const BEGINNING: Frame = {
  turn: "Y",
  pieces: { Y1: piece("Y1", "8", 7), Y2: piece("Y2", "9", 8) },
  barriers: [],
  held: [],
  late: [],
  last: null,
};
const FRAMES: Frame[] = [
  BEGINNING,
  {},
  { turn: "B", pieces: { Y1: { place: "9", spot: 8 } }, barriers: [8], late: ["Y1"] },
  { pieces: { Y2: { look: { queen: true } } } },
];

describe("frames", () => {
  it("leave what a ply did not change", () => {
    expect(standingsAt(FRAMES, 1).pieces).toEqual([piece("Y1", "8", 7), piece("Y2", "9", 8)]);
    expect(standingsAt(FRAMES, 3)).toMatchObject({ turn: "B", barriers: [8] });
  });

  it("change within pieces and their looks", () => {
    const [second, first] = standingsAt(FRAMES, 3).pieces;
    expect(first).toEqual(piece("Y1", "9", 8));
    expect(second!.look).toMatchObject({ queen: true, lap: 1 });
  });

  it("put the piece first that came first", () => {
    expect(standingsAt(FRAMES, 0).pieces.map(({ id }) => id)).toEqual(["Y1", "Y2"]);
    expect(standingsAt(FRAMES, 2).pieces.map(({ id }) => id)).toEqual(["Y2", "Y1"]);
  });

  it("are not altered by putting them together", () => {
    standingsAt(FRAMES, 3);
    expect(FRAMES[0]).toEqual(BEGINNING);
    expect(standingsAt(FRAMES, 0).pieces[0]).toEqual(piece("Y1", "8", 7));
  });
});

it("an earlier ply is to look at only", () => {
  const then = snapshotAt(snapshot(), FRAMES, 2, { name_B: "Azul" });
  expect(then).toMatchObject({ ply: 2, plies: 9, turn: "B", turnName: "Azul", phase: "viewing" });
  expect(then).toMatchObject({ moves: [], pending: [], canUndo: false, note: null });
});

describe("a ply's row", () => {
  const row: Row = { ply: 2, colour: "Y", dice: [5], text: "Y1 8 → 9", note: "", marks: [] };

  it("tells what was done, and before that only the throw", () => {
    expect(rowAt([row], 2)).toBe(row);
    expect(rowAt([row], 1)).toMatchObject({ dice: [5], text: "" });
  });

  it("is none at the beginning", () => {
    expect(rowAt([row], 0)).toBeUndefined();
  });
});
