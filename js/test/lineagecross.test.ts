// Arrow keys on the cross: where each leads, and where it leads nowhere.

import { expect, test } from "vitest";
import { createSteps } from "../src/lineagecross";
import { CENTRE, squareOf, type CrossDrawing } from "../src/lineagetree";

/** A cross of two arms, to the left and to the right of a centre as wide as three squares. */
const squares = [[-6, 0], [-4, 0], [4, 0], [6, 0]];
const steps = createSteps({ side: 2, squares } as CrossDrawing);

test("an arrow leads to the square beside", () => {
  expect(steps(0, "ArrowRight")).toBe(1);
  expect(steps(3, "ArrowLeft")).toBe(2);
});

test("the centre is one step wide, however many squares it would hold", () => {
  expect(steps(1, "ArrowRight")).toBe(CENTRE);
  expect(steps(CENTRE, "ArrowRight")).toBe(2);
  expect(steps(CENTRE, "ArrowLeft")).toBe(1);
});

test("beyond the cross, and by any other key, there is no step", () => {
  expect(steps(0, "ArrowLeft")).toBeNull();
  expect(steps(CENTRE, "ArrowUp")).toBeNull();
  expect(steps(0, "Enter")).toBeNull();
});

test("who has not begun stands in the middle of the cloth, and beside the cross of Parchís", () => {
  expect([squareOf("home", true), squareOf("goal", true), squareOf("goal", false)]).toEqual([CENTRE, CENTRE, CENTRE]);
  expect([squareOf("home", false), squareOf(undefined, true), squareOf(0, false)]).toEqual([null, null, 0]);
});
