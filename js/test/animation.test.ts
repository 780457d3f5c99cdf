import { describe, expect, it } from "vitest";
import { movementsOf } from "../src/animation";
import type { Piece, Standings } from "../src/snapshot";
import { BOARD, CLOTH, piece, snapshot } from "./samples";

const stood = (pieces: Piece[], last: Standings["last"] = null) => snapshot({ pieces, last });
const movement = (id: string, movements: ReturnType<typeof movementsOf>) =>
  movements.find((one) => one.piece.id === id)!;

describe("the movements of a ply", () => {
  const before = stood([piece("Y3", "40", 39), piece("B2", "43", 42), piece("B1", "home", "home")]);
  const last = { pieces: ["Y3"], way: [39, 40, 41, 42] };
  const taken = [piece("Y3", "43", 42), piece("B2", "home", "home"), piece("B1", "home", "home")];

  it("take the piece that moves square by square", () => {
    const { points, start, end } = movement("Y3", movementsOf(BOARD, before, stood(taken, last)));
    expect(points.map(({ x }) => x)).toEqual([390, 400, 410, 420]);
    expect([start, end]).toEqual([0, 270]);
  });

  it("take what it captures home when it arrives, straight", () => {
    const { points, start, end } = movement("B2", movementsOf(BOARD, before, stood(taken, last)));
    expect(points).toEqual([BOARD.standings(42, 1)[0], BOARD.placeOf("B2", "home")]);
    expect([start, end]).toEqual([270, 670]);
  });

  it("leave the others where they are, below", () => {
    const movements = movementsOf(BOARD, before, stood(taken, last));
    expect(movements.map((one) => one.piece.id)).toEqual(["B1", "B2", "Y3"]);
    expect(movement("B1", movements)).toMatchObject({ start: 270, end: 270 });
  });

  it("go to the end of a way and back", () => {
    const bounced = { pieces: ["Y1"], way: [73, 74, "goal" as const, 74, 73] };
    const there = [piece("Y1", "c6", 73)];
    const { points, end } = movement("Y1", movementsOf(BOARD, stood(there), stood(there, bounced)));
    expect(points.map(({ x }) => x)).toEqual([730, 740, BOARD.placeOf("Y1", "goal").x, 740, 730]);
    expect(end).toBe(360);
  });

  it("send a piece home without a move, at once", () => {
    const sent = [piece("Y3", "home", "home"), piece("B2", "43", 42), piece("B1", "home", "home")];
    expect(movement("Y3", movementsOf(BOARD, before, stood(sent)))).toMatchObject({ start: 0, end: 400 });
  });

  it("take two out of home together, no faster than a straight line", () => {
    const home = [piece("Y1", "home", "home"), piece("Y2", "home", "home")];
    const out = { pieces: ["Y1", "Y2"], way: ["home" as const, 4] };
    const movements = movementsOf(BOARD, stood(home), stood([piece("Y1", "5", 4), piece("Y2", "5", 4)], out));
    const places = BOARD.standings(4, 2);
    expect(movements.map(({ points }) => points.at(-1))).toEqual(places);
    expect(movements.map(({ start, end }) => [start, end])).toEqual([[0, 400], [0, 400]]);
  });

  it("last no longer than is wanted", () => {
    const way = Array.from({ length: 61 }, (_, square) => square);
    const there = [piece("Y3", "61", 60)];
    const from = stood([piece("Y3", "1", 0)]);
    const to = stood(there, { pieces: ["Y3"], way });
    expect(movement("Y3", movementsOf(BOARD, from, to)).end).toBe(1800);
    expect(movement("Y3", movementsOf(BOARD, from, to, 400)).end).toBe(400);
  });

  it("are none where nothing has moved, whatever moved last before", () => {
    const movements = movementsOf(BOARD, stood(taken, last), stood(taken, last));
    expect(movements.every(({ start, end }) => start === 0 && end === 0)).toBe(true);
  });
});

describe("the figures of a ply", () => {
  const two = [piece("Y1", "8", 7, { size: 2 }), piece("Y2", "8", 7, { stack: "Y1" })];
  const one = [piece("Y1", "8", 7), piece("Y2", "12", 11)];

  it("part when one of a stack goes", () => {
    const last = { pieces: ["Y2"], way: [7, 8, 9, 10, 11] };
    const movements = movementsOf(CLOTH, stood(two), stood(one, last));
    expect(movements.map((each) => [each.piece.id, each.piece.size])).toEqual([["Y1", 1], ["Y2", 1]]);
  });

  it("are still apart when one comes to another", () => {
    const last = { pieces: ["Y2"], way: [11, 10, 9, 8, 7] };
    const movements = movementsOf(CLOTH, stood(one), stood(two, last));
    expect(movements.map((each) => [each.piece.id, each.piece.size])).toEqual([["Y1", 1], ["Y2", 1]]);
  });

  it("stay one when they go together", () => {
    const last = { pieces: ["Y1", "Y2"], way: [7, 8] };
    const gone = [piece("Y1", "9", 8, { size: 2 }), piece("Y2", "9", 8, { stack: "Y1" })];
    const movements = movementsOf(CLOTH, stood(two), stood(gone, last));
    expect(movements.map((each) => [each.piece.id, each.piece.size])).toEqual([["Y1", 2]]);
  });
});
