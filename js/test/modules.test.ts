// The modules' imports lead one way: no module needs itself, however far round.

/// <reference types="vite/client" />
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("../src/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});
const IMPORT = /^(?:import|export)\b[^;]*?from "\.\/(\w+)";/gm;

/** By module, those it imports, types among them. */
function importsOf(): Map<string, string[]> {
  return new Map(
    Object.entries(SOURCES).map(([file, text]) => [
      file.replace(/.*\/|\.ts$/g, ""),
      [...text.matchAll(IMPORT)].map(([, other]) => other!),
    ]),
  );
}

/** Give a circle that can be reached from a module, as the names on it. */
function circleFrom(imports: Map<string, string[]>, way: string[], done: Set<string>): string[] {
  const module = way.at(-1)!;
  const at = way.indexOf(module);
  if (at < way.length - 1) return way.slice(at);
  if (done.has(module)) return [];
  for (const other of imports.get(module) ?? []) {
    const circle = circleFrom(imports, [...way, other], done);
    if (circle.length > 0) return circle;
  }
  done.add(module);
  return [];
}

test("no module's imports lead back to it", () => {
  const [imports, done] = [importsOf(), new Set<string>()];
  const circles = [...imports.keys()].map((module) => circleFrom(imports, [module], done));
  expect(circles.filter((circle) => circle.length > 0)).toEqual([]);
});

test("a circle would be found", () => {
  const imports = new Map([["view", ["words"]], ["words", ["state", "view"]]]);
  expect(circleFrom(imports, ["view"], new Set())).toEqual(["view", "words", "view"]);
});

test("every import is read", () => {
  expect(importsOf().get("words")).toContain("view");
});
