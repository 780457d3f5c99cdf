import { describe, expect, it } from "vitest";
import { chooseHome, choosePiece, chooseSpot, chooseTarget } from "../src/choices";
import { move, piece, snapshot, state } from "./samples";

describe("choosing a piece", () => {
  it("selects one that may move", () => {
    expect(choosePiece(snapshot(), state(), "Y3").state.selected).toBe("Y3");
  });

  it("takes the choice back the second time", () => {
    expect(choosePiece(snapshot(), state({ selected: "Y3" }), "Y3").state.selected).toBeNull();
  });

  it("plays an only move when chosen twice at once", () => {
    const choice = choosePiece(snapshot(), state({ selected: "Y3" }), "Y3", true);
    expect(choice.intent).toEqual({ intent: "play", move: 1 });
  });

  it("does not guess among several moves when chosen twice at once", () => {
    const two = snapshot({ moves: [move("Y3", "41", 40), move("Y3", "45", 44)] });
    expect(choosePiece(two, state({ selected: "Y3" }), "Y3", true)).toEqual({ state: {} });
  });

  it("tries one that may not move, with the first count", () => {
    const choice = choosePiece(snapshot({ pending: [20, 10] }), state(), "Y2");
    expect(choice.intent).toEqual({ intent: "try", piece: "Y2", count: 20 });
  });

  it("says that the throw comes first where nothing can be counted", () => {
    const waiting = snapshot({ phase: "throw", pending: [], moves: [] });
    expect(choosePiece(waiting, state(), "Y2")).toEqual({ state: {}, remark: "throw_first" });
  });

  it("plays the move that captures it", () => {
    const choice = choosePiece(snapshot(), state({ selected: "Y3" }), "B2");
    expect(choice.intent).toEqual({ intent: "play", move: 1 });
  });

  it("selects a piece that only moves together with another", () => {
    const both = snapshot({ moves: [move("Y1", "5", 4, { pieces: ["Y1", "Y2"] })] });
    expect(choosePiece(both, state(), "Y2").state.selected).toBe("Y2");
  });

  it("does nothing once the game is over", () => {
    expect(choosePiece(snapshot({ phase: "over" }), state(), "Y3")).toEqual({ state: {} });
  });
});

describe("choosing a target", () => {
  it("plays its only move", () => {
    expect(chooseTarget(snapshot(), [1]).intent).toEqual({ intent: "play", move: 1 });
  });

  it("asks where several moves end there", () => {
    expect(chooseTarget(snapshot(), [0, 1])).toEqual({ state: { asking: [0, 1] } });
  });
});

describe("choosing a square", () => {
  const selected = state({ selected: "Y3" });

  it("plays the move that ends there", () => {
    expect(chooseSpot(snapshot(), selected, 44).intent).toEqual({ intent: "play", move: 1 });
  });

  it("tries to go there otherwise", () => {
    const intent = { intent: "try", piece: "Y3", count: 5, target: "50" };
    expect(chooseSpot(snapshot(), selected, 49).intent).toEqual(intent);
  });

  it("names squares of the own column, and only those", () => {
    expect(chooseSpot(snapshot(), selected, 68).intent).toMatchObject({ target: "c1" });
    expect(chooseSpot(snapshot(), selected, 75)).toEqual({ state: {}, remark: "not_on_way" });
  });

  it("tries to reach the own goal, and only that", () => {
    expect(chooseSpot(snapshot(), selected, "goal", "Y").intent).toMatchObject({ target: "goal" });
    expect(chooseSpot(snapshot(), selected, "goal", "B").remark).toBe("not_on_way");
  });

  it("chooses the piece on it while none is selected", () => {
    expect(chooseSpot(snapshot(), state(), 39).state.selected).toBe("Y3");
    expect(chooseSpot(snapshot(), state(), 7).intent).toMatchObject({ piece: "Y2" });
    expect(chooseSpot(snapshot(), state(), 20)).toEqual({ state: {} });
  });
});

describe("choosing a home", () => {
  it("chooses its first piece that may leave", () => {
    const pieces = [
      piece("Y1", "12", 11),
      piece("Y2", "home", "home"),
      piece("Y3", "home", "home"),
    ];
    const moves = [move("Y2", "5", 4), move("Y3", "5", 4)];
    expect(chooseHome(snapshot({ pieces, moves }), state(), "Y").state.selected).toBe("Y2");
    expect(chooseHome(snapshot(), state(), "B")).toEqual({ state: {} });
  });
});
