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
