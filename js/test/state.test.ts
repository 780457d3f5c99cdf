import { describe, expect, it } from "vitest";
import { stateAfter, targetsOf, unlike } from "../src/state";
import { adding, move, piece, REFUSED, snapshot, state, view } from "./samples";

describe("the moves on show", () => {
  it("are none before a choice", () => {
    expect(view({ snapshot: snapshot(), state: state() }).shown).toEqual([]);
  });

  it("are those of the selected piece", () => {
    expect(view({ snapshot: snapshot(), state: state({ selected: "Y3", hovered: 0 }) }).shown).toEqual([1]);
  });

  it("are the one that is pointed at in the panel", () => {
    expect(view({ snapshot: snapshot(), state: state({ hovered: 0 }) }).shown).toEqual([0]);
  });

  it("are all after a refusal, which points at what can be played", () => {
    expect(view({ snapshot: snapshot({ note: REFUSED }), state: state() }).shown).toEqual([0, 1]);
  });
});

describe("the moves on offer", () => {
  it("are all where throws are not added up", () => {
    expect(view({ snapshot: snapshot(), state: state() }).offered).toEqual([0, 1]);
  });

  it("are those with a single throw while none is chosen", () => {
    expect(view({ snapshot: adding(), state: state() }).offered).toEqual([0, 1]);
  });

  it("are those that use just the chosen throws, in whatever order", () => {
    expect(view({ snapshot: adding(), state: state({ chosen: [1] }) }).offered).toEqual([1]);
    expect(view({ snapshot: adding(), state: state({ chosen: [0, 2] }) }).offered).toEqual([2]);
    expect(view({ snapshot: adding(), state: state({ chosen: [0, 1, 2] }) }).offered).toEqual([]);
  });

  it("count a throw as often as it was chosen", () => {
    const twice = adding({ pending: [2, 2], moves: [move("Y1", "5", 4, { counts: [2, 2] })] });
    expect(view({ snapshot: twice, state: state({ chosen: [0] }) }).offered).toEqual([]);
    expect(view({ snapshot: twice, state: state({ chosen: [1, 0] }) }).offered).toEqual([0]);
  });

  it("are a stack's by whichever of its pieces", () => {
    const pieces = [piece("Y1", "9", 8, { size: 2 }), piece("Y2", "9", 8, { stack: "Y1" })];
    const stacked = snapshot({ pieces, moves: [move("Y2", "12", 11)] });
    expect([...view({ snapshot: stacked }).movable]).toEqual(["Y1"]);
  });
});

describe("targets", () => {
  it("gather moves that end on one place, apart by colour", () => {
    const moves = [
      move("Y1", "goal", "goal"),
      move("R1", "goal", "goal"),
      move("Y2", "goal", "goal"),
    ];
    expect(targetsOf(snapshot({ moves }), [0, 1, 2])).toEqual([
      { key: "Y goal", moves: [0, 2] },
      { key: "R goal", moves: [1] },
    ]);
  });
});

describe("a new snapshot", () => {
  const before = state({
    selected: "Y3",
    asking: [0],
    hovered: 1,
    status: "x",
    statement: "CLA-16",
  });

  it("keeps the selected piece while the game has not gone on", () => {
    const after = stateAfter(before, snapshot(), snapshot({ revision: 2 }));
    expect(after).toMatchObject({ selected: "Y3", asking: [], hovered: null, status: "" });
  });

  it("keeps the chosen throws as long, and no longer", () => {
    const chosen = state({ chosen: [0, 2] });
    expect(stateAfter(chosen, adding(), adding({ revision: 2 })).chosen).toEqual([0, 2]);
    expect(stateAfter(chosen, adding(), adding({ ply: 8 })).chosen).toEqual([]);
  });

  it("keeps it though it cannot move, and what is looked at", () => {
    const looking = state({ selected: "Y2", viewing: 3 });
    expect(stateAfter(looking, snapshot(), snapshot({ note: REFUSED }))).toMatchObject({ selected: "Y2", viewing: 3 });
  });

  it("forgets it once the game has gone on", () => {
    expect(stateAfter(before, snapshot(), snapshot({ ply: 8 })).selected).toBeNull();
    expect(stateAfter(before, null, snapshot()).selected).toBeNull();
  });
});

describe("moves alike", () => {
  const moves = [move("K1", "7", 6), move("K4", "7", 6)];

  it("are told once when pieces of one figure do the same", () => {
    const pieces = [piece("K1", "3", 2, { size: 2 }), piece("K4", "3", 2, { stack: "K1" })];
    expect(unlike(snapshot({ pieces, moves }), [0, 1])).toEqual([0]);
  });

  it("are told apart when the pieces are drawn apart", () => {
    const pieces = [piece("K1", "3", 2), piece("K4", "3", 2)];
    expect(unlike(snapshot({ pieces, moves }), [0, 1])).toEqual([0, 1]);
  });
});
