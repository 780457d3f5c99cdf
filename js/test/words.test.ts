import { describe, expect, it } from "vitest";
import en from "../../parchis_widgets/text/en.json";
import es from "../../parchis_widgets/text/es.json";
import type { Labels } from "../src/snapshot";
import { news, pieceWords, squareWords, word } from "../src/words";
import { piece, snapshot } from "./samples";

const ES: Labels = es.board;
const EN: Labels = en.board;

describe("labels", () => {
  it("have the same keys and placeholders in both languages", () => {
    expect(Object.keys(EN)).toEqual(Object.keys(ES));
    for (const [key, text] of Object.entries(ES)) {
      const holes = (label: string) => (label.match(/\{\w+\}/g) ?? []).sort();
      expect(holes(EN[key]!), key).toEqual(holes(text));
    }
  });

  it("are filled with values, and show their key when they are missing", () => {
    expect(word({ a: "{n} de {of}" }, "a", { n: 1, of: 2 })).toBe("1 de 2");
    expect(word({}, "absent")).toBe("absent");
  });
});

describe("what is heard", () => {
  it("names a square with all that is on it", () => {
    const pieces = [piece("R1", "12", 11), piece("R2", "12", 11), piece("Y1", "c2", 69)];
    const now = snapshot({ pieces, barriers: [11] });
    expect(squareWords(ES, now, 11)).toBe("casilla 12, seguro, dos fichas rojas, barrera");
    expect(squareWords(ES, now, 69)).toBe("pasillo amarillo 2, una ficha amarilla");
    expect(squareWords(EN, now, 1)).toBe("square 2");
  });

  it("names a piece with its place and states", () => {
    const words = pieceWords(ES, piece("Y3", "40", 39), ["can_move", "selected"]);
    expect(words).toBe("ficha amarilla 3, casilla 40, puede mover, elegida");
  });
});

describe("news", () => {
  const before = snapshot();

  it("tell a move, and then whose turn it is", () => {
    const now = snapshot({ ply: 8, dice: [], phase: "throw", turn: "B", turnName: "Azul" });
    expect(news(ES, before, now, "A3 40 → 45")).toBe("A3 40 → 45. Turno de Azul.");
  });

  it("tell a throw", () => {
    const now = snapshot({ dice: [6], turnName: "Azul" });
    expect(news(ES, before, now, "")).toBe("Azul ha sacado 6.");
  });

  it("tell who won", () => {
    const now = snapshot({ phase: "over", outcome: "Gana Amarillo." });
    expect(news(ES, before, now, "")).toBe("Gana Amarillo.");
  });
});
