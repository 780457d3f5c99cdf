import { describe, expect, it } from "vitest";
import { nextEdited } from "../src/editkeys";
import { pick } from "../src/picking";
import type { EditedPiece, Sheet } from "../src/sheet";
import type { Spot } from "../src/snapshot";
import { piece } from "./samples";

function edited(id: string, spot: Spot): EditedPiece {
  return { ...piece(id, String(spot), spot), where: String(spot), marks: {} };
}

const PIECES = [edited("Y1", "home"), edited("Y2", 11), edited("Y3", "home"), edited("R1", 30)];
const R2 = edited("R2", "home");

describe("with no piece in hand", () => {
  it("a piece is picked up", () => {
    expect(pick(PIECES, null, { kind: "piece", id: "Y2" })).toEqual({ selected: "Y2" });
  });

  it("a square or a home only tells what to do", () => {
    expect(pick(PIECES, null, { kind: "square", id: "3" }).remark).toBe("hint");
    expect(pick(PIECES, null, { kind: "home", id: "Y" }).remark).toBe("hint");
  });
});

describe("with a piece in hand", () => {
  it("it is put on a square, home or into the goal", () => {
    const put = (spot: Spot) => ({ selected: null, put: { piece: "Y2", spot } });
    expect(pick(PIECES, "Y2", { kind: "square", id: "3" })).toEqual(put(3));
    expect(pick(PIECES, "Y2", { kind: "home", id: "Y" })).toEqual(put("home"));
    expect(pick(PIECES, "Y2", { kind: "goal", id: "Y" })).toEqual(put("goal"));
  });

  it("another piece stands for its square, which it then shares", () => {
    const put = { piece: "Y2", spot: 30 };
    expect(pick(PIECES, "Y2", { kind: "piece", id: "R1" })).toEqual({ selected: null, put });
  });

  it("its own place puts it down, another piece there is picked up instead", () => {
    expect(pick(PIECES, "Y2", { kind: "piece", id: "Y2" })).toEqual({ selected: null });
    expect(pick(PIECES, "Y2", { kind: "square", id: "11" })).toEqual({ selected: null });
    expect(pick(PIECES, "Y1", { kind: "piece", id: "Y3" })).toEqual({ selected: "Y3" });
  });

  it("it cannot go into another colour's home: that piece is picked up, or told", () => {
    const pieces = [...PIECES, R2];
    expect(pick(pieces, "Y2", { kind: "piece", id: "R2" })).toEqual({ selected: "R2" });
    const told = { selected: "Y2", remark: "other_home" };
    expect(pick(PIECES, "Y2", { kind: "home", id: "R" })).toEqual(told);
  });
});

describe("arrows", () => {
  const colours = [
    { colour: "R", plays: true, fixed: false, start: 38 },
    { colour: "Y", plays: true, fixed: false, start: 4 },
  ];
  const sheet = { pieces: PIECES, colours } as unknown as Sheet;

  it("go along the track, from home to where the way begins", () => {
    const right = (id: string) => nextEdited(sheet, { kind: "piece", id }, "ArrowRight");
    expect(right("Y2")).toEqual({ kind: "square", id: "12" });
    expect(right("Y1")).toEqual({ kind: "square", id: "4" });
    const left = nextEdited(sheet, { kind: "square", id: "0" }, "ArrowLeft");
    expect(left).toEqual({ kind: "square", id: "67" });
  });

  it("go among all pieces in the order of the tray, round again", () => {
    const down = (id: string) => nextEdited(sheet, { kind: "piece", id }, "ArrowDown");
    expect(["R1", "Y1", "Y3"].map(down)).toEqual(
      ["Y1", "Y2", "R1"].map((id) => ({ kind: "piece", id })),
    );
    const from = { kind: "square", id: "5" } as const;
    expect(nextEdited(sheet, from, "ArrowDown")).toEqual({ kind: "piece", id: "R1" });
    expect(nextEdited(sheet, from, "ArrowUp")).toEqual({ kind: "piece", id: "Y3" });
  });
});
