import type { Colour, Move, Piece, Snapshot, Spot } from "../src/snapshot";
import { initialState, type View, type ViewState } from "../src/state";

export function piece(id: string, place: string, spot: Spot): Piece {
  return { id, colour: id[0] as Colour, label: id, place, spot };
}

export function move(id: string, target: string, spot: Spot, more: Partial<Move> = {}): Move {
  const plain = {
    piece: id,
    pieces: [id],
    count: 5,
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
    seed: 7,
    turn: "Y",
    turnName: "Amarillo",
    company: "",
    phase: "move",
    dice: [5],
    pending: [5],
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
    moves: [move("Y1", "goal", "goal"), move("Y3", "45", 44, { captures: ["B2"] })],
    canPass: false,
    canUndo: true,
    canRedo: false,
    ply: 7,
    plies: 9,
    note: null,
    last: null,
    outcome: null,
    ...changes,
  };
}

export function state(changes: Partial<ViewState> = {}): ViewState {
  return { ...initialState(), ...changes };
}

export function view(changes: Partial<View> = {}): View {
  return {
    snapshot: snapshot(),
    rows: [],
    labels: {},
    options: { lang: "es", palette: "printed", large: false, theme: "auto" },
    state: state(),
    ...changes,
  };
}
