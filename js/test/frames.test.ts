import { describe, expect, it } from "vitest";
import { framesOf, rowAt, rowsOf, snapshotAt, standingsAt } from "../src/frames";
import type { Frame, Row } from "../src/snapshot";
import { model, piece, snapshot } from "./samples";

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
    expect(standingsAt(FRAMES, 1, {}).pieces).toEqual([piece("Y1", "8", 7), piece("Y2", "9", 8)]);
    expect(standingsAt(FRAMES, 3, {})).toMatchObject({ turn: "B", barriers: [8] });
  });

  it("change within pieces and their looks", () => {
    const [second, first] = standingsAt(FRAMES, 3, {}).pieces;
    expect(first).toEqual(piece("Y1", "9", 8));
    expect(second!.look).toMatchObject({ queen: true, lap: 1 });
  });

  it("put the piece first that came first", () => {
    expect(standingsAt(FRAMES, 0, {}).pieces.map(({ id }) => id)).toEqual(["Y1", "Y2"]);
    expect(standingsAt(FRAMES, 2, {}).pieces.map(({ id }) => id)).toEqual(["Y2", "Y1"]);
  });

  it("are not altered by putting them together", () => {
    standingsAt(FRAMES, 3, {});
    expect(FRAMES[0]).toEqual(BEGINNING);
    expect(standingsAt(FRAMES, 0, {}).pieces[0]).toEqual(piece("Y1", "8", 7));
  });

  it("leave out what goes without saying of a piece", () => {
    const frames = [{ ...BEGINNING, pieces: { Y1: {}, B2: { place: "12", spot: 11 } } }];
    expect(standingsAt(frames, 0, { letter_Y: "A", letter_B: "Z", name_Y: "Amarillo" })).toMatchObject({
      turnName: "Amarillo",
      pieces: [piece("Y1", "home", "home", { label: "A1" }), piece("B2", "12", 11, { label: "Z2" })],
    });
  });

  it("are read from their pages up to the first that is empty", () => {
    const pages = { frames_0: [BEGINNING], frames_1: [{}, {}], frames_2: [], frames_3: [{}] };
    expect(framesOf(model(pages))).toEqual([BEGINNING, {}, {}]);
    expect(framesOf(model({}))).toEqual([]);
  });
});

describe("rows", () => {
  const row = { from: 1, colour: "Y", dice: [5], text: "choose", note: "", marks: [] };

  it("end with the last ply that tells of them", () => {
    const frames = [{ row: null }, { row }, { row: { text: "Y1 8 → 9" } }, { row: { from: 3, colour: "B", dice: [2] } }];
    expect(rowsOf(frames, { choose: "choose" })).toEqual([
      { ...row, text: "Y1 8 → 9", ply: 2 },
      { ...row, from: 3, colour: "B", dice: [2], text: "choose", ply: 3 },
    ]);
  });

  it("go on over plies that change nothing of them", () => {
    expect(rowsOf([{ row: null }, { row }, {}], {}).map(({ ply }) => ply)).toEqual([2]);
    expect(rowsOf([{ row: null }], {})).toEqual([]);
  });
});

it("an earlier ply is to look at only", () => {
  const then = snapshotAt(snapshot(), FRAMES, 2, { name_B: "Azul" });
  expect(then).toMatchObject({ ply: 2, plies: 9, turn: "B", turnName: "Azul", phase: "viewing" });
  expect(then).toMatchObject({ moves: [], pending: [], canPass: false, note: null });
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
