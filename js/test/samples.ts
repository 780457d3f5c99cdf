import { createGeometry, type Drawing, type Geometry } from "../src/geometry";
import { PLAIN } from "../src/pieces";
import type { Colour, Model, Move, Note, Piece, Snapshot, Spot, Thrown } from "../src/snapshot";
import { initialState, type ViewState } from "../src/state";
import { createView, type Given, type View } from "../src/view";

/** Places of four pieces by colour, each colour on a line of its own. */
function places(from: number): Record<string, number[][]> {
  return Object.fromEntries(
    [..."YBRGK"].map((colour, line) => [colour, [1, 2, 3, 4].map((n) => [from + n, 100 + line])]),
  );
}

/** A board of one line: square n lies at (10 n, 0), and the way from 7 to 8 bends. */
export function drawing(changes: Partial<Drawing> = {}): Drawing {
  const signs = { Y: 1, B: 1, R: 1, G: 1, K: 1 };
  return {
    kind: "parchis",
    svg: "<svg/>",
    alone: 2,
    squares: Array.from({ length: 96 }, (_, n) => [10 * n, 0, 10 * n - 1, 0, 10 * n + 1, 0, 1.5]),
    side: 0,
    bends: [[7, 8, 75, 5]],
    homes: places(0),
    homeRadius: 3,
    goals: places(10),
    goalRadius: 1,
    columns: "YBRG",
    names: Array.from({ length: 96 }, (_, n) => `square ${n}`),
    shapes: { Y: "", B: "", R: "", G: "", K: "" },
    letterSize: signs,
    letterY: signs,
    ...changes,
  };
}

export const BOARD: Geometry = createGeometry(drawing());
export const CLOTH: Geometry = createGeometry(drawing({ kind: "cloth", side: 6 }));

export function piece(id: string, place: string, spot: Spot, more: Partial<Piece> = {}): Piece {
  const plain = { id, colour: id[0] as Colour, label: id, place, spot, stack: id, size: 1 };
  return { ...plain, look: PLAIN, ...more };
}

export function dice(...shown: number[]): Thrown {
  return { kind: "dice", shown, value: null, table: [], chances: [] };
}

export function move(id: string, target: string, spot: Spot, more: Partial<Move> = {}): Move {
  const plain = {
    piece: id,
    pieces: [id],
    count: 5,
    counts: [more.count ?? 5],
    target,
    spot,
    captures: [],
    way: [],
    text: target,
  };
  return { ...plain, ...more };
}

/** Yellow has thrown a 5: Y1 can reach its goal, Y3 can go from 40 to 45, Y2 cannot move. */
export function snapshot(changes: Partial<Snapshot> = {}): Snapshot {
  return {
    revision: 1,
    rules: { id: "clasico", name: "clásico" },
    players: [["Y"], ["B"]],
    seed: "7",
    turn: "Y",
    turnName: "Amarillo",
    company: "",
    phase: "move",
    thrown: dice(5),
    pending: [5],
    adds: false,
    bonus: false,
    pieces: [
      piece("Y1", "c4", 71),
      piece("Y2", "8", 7),
      piece("Y3", "40", 39),
      piece("Y4", "goal", "goal"),
      piece("B1", "home", "home"),
      piece("B2", "45", 44),
    ],
    barriers: [],
    held: [],
    legend: [],
    reasons: [],
    moves: [move("Y1", "goal", "goal"), move("Y3", "45", 44, { captures: ["B2"] })],
    canPass: false,
    ply: 7,
    plies: 9,
    note: null,
    last: null,
    outcome: null,
    tally: [],
    position: "",
    ...changes,
  };
}

export function state(changes: Partial<ViewState> = {}): ViewState {
  return { ...initialState(), ...changes };
}

/** Yellow may add up 25, 10 and 3: Y1 can move by 3, Y3 by 10 or, with two throws, by 28. */
export function adding(changes: Partial<Snapshot> = {}): Snapshot {
  const moves = [
    move("Y1", "6", 6, { count: 3 }),
    move("Y3", "69", 44, { count: 10 }),
    move("Y3", "87", 62, { count: 28, counts: [3, 25] }),
  ];
  return snapshot({ adds: true, pending: [25, 10, 3], moves, ...changes });
}

export function view(changes: Partial<Given> = {}): View {
  return createView({
    geometry: BOARD,
    snapshot: snapshot(),
    rows: [],
    labels: {},
    options: { lang: "es", palette: "printed", large: false, theme: "auto" },
    state: state(),
    ...changes,
  });
}

/** A model that only remembers. */
export function model(traits: Record<string, unknown>): Model {
  return { get: (name) => traits[name], send: () => {}, on: () => {}, off: () => {} };
}

/** A note that refuses. */
export const REFUSED: Note = {
  kind: "refused",
  title: "",
  statement: null,
  reasons: [],
  piece: "Y2",
  count: 5,
  squares: [],
  pieces: [],
  way: [],
  stop: -1,
  reach: null,
  surplus: 0,
  would: [],
  elsewhere: [],
};
