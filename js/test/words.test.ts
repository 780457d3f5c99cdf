import { describe, expect, it } from "vitest";
import en from "../../parchis_widgets/text/en/board.json";
import es from "../../parchis_widgets/text/es/board.json";
import type { Labels } from "../src/snapshot";
import { word } from "../src/labels";
import { news, pieceWords, squareWords, sumWords } from "../src/words";
import { adding, CLOTH, dice, piece, snapshot, state, view } from "./samples";

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
    expect(squareWords(view({ labels: ES, snapshot: now }), 11)).toBe("square 11, dos fichas rojas, barrera");
    expect(squareWords(view({ labels: EN, snapshot: now }), 69)).toBe("square 69, one yellow piece");
    expect(squareWords(view({ labels: ES, snapshot: now }), 1)).toBe("square 1");
  });

  it("names a castle with those who hold it", () => {
    const held = [{ square: 3, colours: ["Y" as const, "K" as const] }];
    const words = squareWords(view({ labels: ES, geometry: CLOTH, snapshot: snapshot({ held }) }), 3);
    expect(words).toBe("square 3, tomado por Amarillo y Negro");
  });

  it("names a piece with its place and states", () => {
    const now = view({ labels: ES, state: state({ selected: "Y3" }) });
    const words = pieceWords(now, piece("Y3", "40", 39));
    expect(words).toBe("ficha amarilla 3, square 39, puede mover, elegida");
    expect(pieceWords(now, piece("B1", "home", "home"))).toBe("ficha azul 1, casa azul");
  });

  it("names a stack once, with all its numbers", () => {
    const look = { way: "back" as const, queen: true, lap: 2, taken: 1, done: false };
    const pieces = ["Y1", "Y3", "Y2"].map((id) => piece(id, "80", 7, { stack: "Y1", size: 3, look }));
    const stacked = { geometry: CLOTH, snapshot: snapshot({ pieces, moves: [] }) };
    expect(pieceWords(view({ labels: ES, ...stacked }), pieces[0]!)).toBe(
      "fichas amarillas 1, 2 y 3, tres juntas, square 7, de vuelta, Reina, vuelta 2",
    );
    expect(pieceWords(view({ labels: EN, ...stacked }), pieces[0]!)).toBe(
      "yellow pieces 1, 2 and 3, three together, square 7, homeward, Queen, lap 2",
    );
  });

  it("names what is back in the Charkoni", () => {
    const look = { way: "" as const, queen: false, lap: 1, taken: 1, done: true };
    const back = piece("K4", "goal", "goal", { look });
    const now = view({ labels: ES, geometry: CLOTH, snapshot: snapshot({ pieces: [back] }) });
    expect(pieceWords(now, back)).toBe(
      "ficha negra 4, Charkoni, terminada, una captura",
    );
  });

  it("adds up what is chosen", () => {
    expect(sumWords([25, 3])).toBe("25 + 3 = 28");
    expect(sumWords([25])).toBe("25");
    expect(sumWords([])).toBe("");
  });
});

describe("news", () => {
  const before = snapshot();

  it("tell a move, and then whose turn it is", () => {
    const now = snapshot({ ply: 8, thrown: dice(), phase: "throw", turn: "B", turnName: "Azul" });
    expect(news(view({ labels: ES, snapshot: now }), before, "A3 40 → 45")).toBe("A3 40 → 45. Turno de Azul.");
  });

  it("tell a throw", () => {
    const now = snapshot({ thrown: dice(6), turnName: "Azul" });
    expect(news(view({ labels: ES, snapshot: now }), before, "")).toBe("Azul ha sacado 6.");
  });

  it("tell what cowries count, also when they fall alike again", () => {
    const thrown = { kind: "cowries" as const, shown: [1, 0, 1, 0, 0, 0], value: 2, table: [], chances: [] };
    const first = adding({ thrown, pending: [2] });
    const again = adding({ thrown, pending: [2, 2], ply: 8 });
    expect(news(view({ labels: ES, snapshot: again }), first, "")).toBe("Amarillo ha sacado 2.");
    expect(news(view({ labels: ES, snapshot: { ...again, revision: 3 } }), again, "")).toBe("");
  });

  it("tell who won", () => {
    const now = snapshot({ phase: "over", outcome: "Gana el amarillo." });
    expect(news(view({ labels: ES, snapshot: now }), before, "")).toBe("Gana el amarillo.");
  });
});
