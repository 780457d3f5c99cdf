import { describe, expect, it } from "vitest";
import { isNewMove } from "../src/animation";
import { snapshot } from "./samples";

const last = { pieces: ["Y3"], way: [39, 40] };

describe("a movement is played", () => {
  it("for a move that was just made", () => {
    expect(isNewMove(snapshot(), snapshot({ ply: 8, last }))).toBe(true);
  });

  it("neither for what was there, nor back, nor far", () => {
    expect(isNewMove(null, snapshot({ last }))).toBe(false);
    expect(isNewMove(snapshot({ last }), snapshot({ ply: 8, last }))).toBe(false);
    expect(isNewMove(snapshot(), snapshot({ ply: 6, last }))).toBe(false);
    expect(isNewMove(snapshot(), snapshot({ ply: 30, last }))).toBe(false);
  });
});
