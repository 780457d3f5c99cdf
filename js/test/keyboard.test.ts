import { describe, expect, it } from "vitest";
import { nextFocus } from "../src/keyboard";
import type { Focus } from "../src/state";
import { move, snapshot, state, view } from "./samples";

const Y1: Focus = { kind: "piece", id: "Y1" };

describe("arrows", () => {
  it("go among the movable pieces, round again", () => {
    expect(nextFocus(view(), Y1, "ArrowDown")).toEqual({ kind: "piece", id: "Y3" });
    expect(nextFocus(view(), Y1, "ArrowUp")).toEqual({ kind: "piece", id: "Y3" });
  });

  it("go among all own pieces with Shift, or where none may move", () => {
    const stuck = view({ snapshot: snapshot({ moves: [] }) });
    expect(nextFocus(view(), Y1, "ArrowDown", true)).toEqual({ kind: "piece", id: "Y2" });
    expect(nextFocus(stuck, Y1, "ArrowDown")).toEqual({ kind: "piece", id: "Y2" });
  });

  it("go along the track from a piece or a square", () => {
    const piece: Focus = { kind: "piece", id: "Y3" };
    expect(nextFocus(view(), piece, "ArrowRight")).toEqual({ kind: "square", id: "40" });
    expect(nextFocus(view(), { kind: "square", id: "0" }, "ArrowLeft")).toEqual({
      kind: "square",
      id: "67",
    });
  });

  it("go among targets where there are several, along the track where there is one", () => {
    const moves = [move("Y3", "41", 40), move("Y3", "45", 44)];
    const two = view({ snapshot: snapshot({ moves }), state: state({ selected: "Y3" }) });
    const target: Focus = { kind: "target", id: "Y 45" };
    expect(nextFocus(two, target, "ArrowRight")).toEqual({ kind: "target", id: "Y 41" });
    const one = view({ state: state({ selected: "Y3" }) });
    expect(nextFocus(one, target, "ArrowRight")).toEqual({ kind: "square", id: "45" });
  });

  it("lead back from a square to the targets", () => {
    const one = view({ state: state({ selected: "Y3" }) });
    const back = nextFocus(one, { kind: "square", id: "46" }, "ArrowDown");
    expect(back).toEqual({ kind: "target", id: "Y 45" });
  });
});
