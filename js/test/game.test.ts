import { describe, expect, it } from "vitest";
import { createReader } from "../src/game";
import { model } from "./samples";

const MOVE = { piece: "Y1", count: 5, target: "13", way: [7, 8, 9, 10, 11, 12], text: "Y1" };

function traits() {
  return {
    setup: { rules: { id: "clasico" }, thrower: { kind: "dice", table: [] } },
    labels: { name_Y: "Amarillo", letter_Y: "A" },
    frames_0: [{ turn: "Y", pieces: { Y1: {} }, barriers: [], held: [], late: [], row: null }],
    snapshot: {
      revision: 1,
      ply: 0,
      phase: "move",
      thrown: { shown: [5], value: null },
      moves: [MOVE],
      note: { kind: "done", title: "x", statement: null },
    },
  };
}

describe("a game", () => {
  it("is put together from its traits", () => {
    expect(createReader(model(traits()))()!.snapshot).toMatchObject({
      rules: { id: "clasico" },
      turnName: "Amarillo",
      pieces: [{ label: "A1", spot: "home" }],
      thrown: { kind: "dice", shown: [5] },
      phase: "move",
    });
  });

  it("has what moves and notes leave out", () => {
    const { moves, note } = createReader(model(traits()))()!.snapshot;
    expect(moves[0]).toEqual({ ...MOVE, pieces: ["Y1"], counts: [5], captures: [], spot: 12 });
    expect(note).toMatchObject({ kind: "done", stop: -1, squares: [], piece: null });
  });

  it("has every move of those that are told together", () => {
    const sent = traits();
    const shared = { piece: "Y1", pieces: ["Y1", "Y2"], way: [[7, 12]], text: "A1 a " };
    const ends = [
      [2, "8", "8", { captures: ["B1"] }],
      [[2, 3], "11", "11"],
      [25, "12", "12", { steps: 5 }],
    ];
    const snapshot = { ...sent.snapshot, moves: [{ ...shared, ends }, MOVE] };
    const { moves } = createReader(model({ ...sent, snapshot }))()!.snapshot;
    const both = { piece: "Y1", pieces: ["Y1", "Y2"] };
    expect(moves).toMatchObject([
      { ...both, count: 2, counts: [2], target: "8", spot: 9, text: "A1 a 8", captures: ["B1"], way: [7, 8, 9] },
      { ...both, count: 5, counts: [2, 3], target: "11", spot: 12, text: "A1 a 11", captures: [] },
      { ...both, count: 25, counts: [25], target: "12", spot: 12, text: "A1 a 12" },
      { text: "Y1", count: 5 },
    ]);
  });

  it("takes for granted what there is nothing to tell of", () => {
    const { revision, ply, phase, note } = traits().snapshot;
    const { snapshot } = createReader(model({ ...traits(), snapshot: { revision, ply, phase, note } }))()!;
    expect(snapshot).toMatchObject({ moves: [], pending: [], canPass: false, outcome: null, plies: 0 });
    expect(snapshot.thrown).toEqual({ kind: "dice", table: [], shown: [], value: null });
  });

  it("is put together again only when a trait has changed", () => {
    const sent = traits();
    const read = createReader(model(sent));
    const before = read();
    expect(read()).toBe(before);
    sent.snapshot = { ...sent.snapshot, revision: 2 };
    expect(read()!.snapshot.revision).toBe(2);
  });

  it("is none before Python has sent it", () => {
    expect(createReader(model({ snapshot: {} }))()).toBeNull();
  });
});
