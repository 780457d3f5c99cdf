import { describe, expect, it } from "vitest";
import { chooseHome, choosePiece, chooseSpot, chooseTarget } from "../src/choices";
import { columnSquare } from "../src/geometry";
import { adding, CLOTH, move, piece, REFUSED, snapshot, state, view } from "./samples";

describe("choosing a piece", () => {
  it("selects one that may move", () => {
    expect(choosePiece(view({}), "Y3").state.selected).toBe("Y3");
  });

  it("takes the choice back the second time", () => {
    expect(choosePiece(view({state: state({ selected: "Y3" })}), "Y3").state.selected).toBeNull();
  });

  it("plays an only move when chosen twice at once", () => {
    const choice = choosePiece(view({state: state({ selected: "Y3" })}), "Y3", true);
    expect(choice.intent).toEqual({ intent: "play", move: 1 });
  });

  it("does not guess among several moves when chosen twice at once", () => {
    const two = snapshot({ moves: [move("Y3", "41", 40), move("Y3", "45", 44)] });
    expect(choosePiece(view({ snapshot: two, state: state({ selected: "Y3" }) }), "Y3", true)).toEqual({ state: {} });
  });

  it("selects one that may not move as well, and asks why", () => {
    const choice = choosePiece(view({}), "Y2");
    expect(choice.state.selected).toBe("Y2");
    expect(choice.intent).toEqual({ intent: "try", piece: "Y2" });
  });

  it("puts that back once it was answered, and asks again where it was not", () => {
    const answered = view({ snapshot: snapshot({ note: REFUSED }), state: state({ selected: "Y2" }) });
    expect(choosePiece(answered, "Y2").state.selected).toBeNull();
    const anew = view({ snapshot: snapshot(), state: state({ selected: "Y2" }) });
    expect(choosePiece(anew, "Y2").intent).toEqual({ intent: "try", piece: "Y2" });
  });

  it("asks about another player's, which is not selected", () => {
    const choice = choosePiece(view({}), "B2");
    expect(choice.state.selected).toBeUndefined();
    expect(choice.intent).toEqual({ intent: "try", piece: "B2" });
  });

  it("asks about the chosen one and the place of another player's", () => {
    const from = view({ state: state({ selected: "Y1" }) });
    expect(choosePiece(from, "B2").intent).toEqual({ intent: "try", piece: "Y1", target: 44 });
  });

  it("never plays another piece than the chosen one", () => {
    const from = view({ snapshot: snapshot({ note: REFUSED }), state: state({ selected: "Y2" }) });
    expect(from.shown).toEqual([0, 1]);
    expect(choosePiece(from, "B2").intent).toEqual({ intent: "try", piece: "Y2", target: 44 });
    expect(chooseSpot(from, 44).intent).toEqual({ intent: "try", piece: "Y2", target: 44 });
  });

  it("says that the throw comes first where nothing can be counted", () => {
    const waiting = snapshot({ phase: "throw", pending: [], moves: [] });
    expect(choosePiece(view({ snapshot: waiting }), "Y2")).toEqual({ state: {}, remark: "throw_first" });
  });

  it("plays the move that captures it", () => {
    const choice = choosePiece(view({state: state({ selected: "Y3" })}), "B2");
    expect(choice.intent).toEqual({ intent: "play", move: 1 });
  });

  it("selects a piece that only moves together with another", () => {
    const both = snapshot({ moves: [move("Y1", "5", 4, { pieces: ["Y1", "Y2"] })] });
    expect(choosePiece(view({ snapshot: both }), "Y2").state.selected).toBe("Y2");
  });

  it("asks once the game is over too", () => {
    const over = snapshot({ phase: "over", moves: [], pending: [] });
    expect(choosePiece(view({ snapshot: over }), "Y3").intent).toEqual({ intent: "try", piece: "Y3" });
  });

  it("asks about the ply that is looked at", () => {
    const then = snapshot({ phase: "viewing", moves: [], pending: [] });
    const choice = choosePiece(view({ snapshot: then, state: state({ viewing: 3 }) }), "Y3");
    expect(choice.intent).toEqual({ intent: "try", piece: "Y3", ply: 3 });
  });
});

describe("choosing a target", () => {
  it("plays its only move", () => {
    expect(chooseTarget(view(), [1]).intent).toEqual({ intent: "play", move: 1 });
  });

  it("asks where several moves end there", () => {
    expect(chooseTarget(view(), [0, 1])).toEqual({ state: { asking: [0, 1] } });
  });
});

describe("choosing a square", () => {
  const selected = view({ state: state({ selected: "Y3" }) });

  it("plays the move that ends there", () => {
    expect(chooseSpot(selected, 44).intent).toEqual({ intent: "play", move: 1 });
  });

  it("tries to go there otherwise", () => {
    const intent = { intent: "try", piece: "Y3", target: 49 };
    expect(chooseSpot(selected, 49).intent).toEqual(intent);
  });

  it("leaves it to Python whether a square is on the way", () => {
    expect(chooseSpot(selected, 75).intent).toMatchObject({ target: 75 });
  });

  it("tries to reach the own goal, and only that", () => {
    expect(chooseSpot(selected, "goal", "Y").intent).toMatchObject({ target: "goal" });
    // As far as the last square of the other colour's column.
    expect(chooseSpot(selected, "goal", "B").intent).toMatchObject({ target: columnSquare(1, 6) });
  });

  it("asks about the own home, and remarks upon another's", () => {
    expect(chooseSpot(selected, "home", "Y").intent).toMatchObject({ target: "home" });
    expect(chooseSpot(selected, "home", "B").remark).toBe("not_on_way");
  });

  it("chooses the piece on it while none is selected", () => {
    expect(chooseSpot(view(), 39).state.selected).toBe("Y3");
    expect(chooseSpot(view(), 7).intent).toMatchObject({ piece: "Y2" });
    expect(chooseSpot(view(), 44).intent).toMatchObject({ piece: "B2" });
    expect(chooseSpot(view(), 20)).toEqual({ state: {} });
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
    expect(chooseHome(view({ snapshot: snapshot({ pieces, moves }) }), "Y").state.selected).toBe("Y2");
    expect(chooseHome(view(), "B").intent).toEqual({ intent: "try", piece: "B1" });
  });

  it("means the goal on the cloth, where both are one place, for a piece on its way", () => {
    const from = view({ geometry: CLOTH, state: state({ selected: "Y1" }) });
    expect(chooseHome(from, "Y").intent).toEqual({ intent: "play", move: 0 });
    expect(chooseHome(from, "B").intent).toEqual({ intent: "play", move: 0 });
  });
});

describe("with throws that add up", () => {
  const chosen = (...places: number[]) =>
    view({ snapshot: adding(), state: state({ chosen: places }) });

  it("a piece is selected if the chosen throws move it", () => {
    expect(choosePiece(chosen(1), "Y3").state.selected).toBe("Y3");
    expect(choosePiece(chosen(0, 2), "Y3").state.selected).toBe("Y3");
  });

  it("another is tried with their sum, or with any where none is chosen", () => {
    expect(choosePiece(chosen(0, 1), "Y3").intent).toEqual({ intent: "try", piece: "Y3", count: 35 });
    expect(choosePiece(chosen(), "Y2").intent).toEqual({ intent: "try", piece: "Y2" });
  });

  it("a place is asked about with the chosen throws, or played with those that lead there", () => {
    const held = (...places: number[]) =>
      view({ snapshot: adding(), state: state({ chosen: places, selected: "Y3" }) });
    expect(chooseSpot(held(1), 62).intent).toEqual({ intent: "try", piece: "Y3", count: 10, target: 62 });
    expect(chooseSpot(held(), 62).intent).toEqual({ intent: "play", move: 2 });
  });

  it("a selected piece is asked about again if other throws are chosen since", () => {
    const from = view({ snapshot: adding(), state: state({ chosen: [0], selected: "Y3" }) });
    expect(choosePiece(from, "Y3").intent).toEqual({ intent: "try", piece: "Y3", count: 25 });
  });

  it("nothing is tried before all is thrown", () => {
    const waiting = view({ snapshot: adding({ phase: "throw", moves: [] }) });
    expect(choosePiece(waiting, "Y3").remark).toBe("throw_first");
  });
});
