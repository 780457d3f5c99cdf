// A game's view: its board with legend and words, and its panel. It can stand several times beside
// one timeline; whose model it is, where its parts lie and what is around them, its shell decides.

import { createPlayer } from "./animation";
import { chooseHome, choosePiece, chooseSpot, chooseTarget, type Choice } from "./choices";
import { focused } from "./dom";
import { listenToDrag, type Pointed } from "./dragging";
import { noteAt, OFFERING_NOTHING, rowAt, snapshotAt } from "./frames";
import type { Game } from "./game";
import { createGeometry, type Drawing, type Geometry } from "./geometry";
import { listenToPointer, pointedAt, type Chosen } from "./input";
import { listenToKeys } from "./keyboard";
import { createLegend } from "./legend";
import type { Panel, PanelActions } from "./panel";
import { createBoard } from "./render";
import type { Intent, Labels, Options, Snapshot } from "./snapshot";
import { initialState, mustPass, pieceOf, stateAfter, type Focus, type ViewState } from "./state";
import { createTextBoard } from "./text";
import { picked } from "./throws";
import { createView, isDeaf, ownColours, type Guide, type View } from "./view";
import { news, plyWords, sumWords } from "./words";

/** No movement to a ply that is looked at takes longer. */
const LOOK_MS = 400;

/** What is shown, as it is now. */
export interface Told {
  game: Game;
  drawing: Drawing;
  labels: Labels;
  options: Options;
  guide?: Guide;
}

/** Where a view gets what it shows, and to whom it passes on what the reader wants. */
export interface Source {
  /** Give what is to be shown; null before there is anything. */
  read(): Told | null;
  isGone(): boolean;
  /** Tell whether Python was never there. */
  isAlone(): boolean;
  isSilent(): boolean;
  send(intent: Intent, revision: number): void;
  /** Say something to those who listen. */
  say(text: string): void;
  /** Python has sent another snapshot. */
  renewed(): void;
}

/** Something of the shell that is drawn whenever the view is. */
export interface Beside {
  draw(view: View): void;
}

export interface GameView {
  board: HTMLElement;
  panel: HTMLElement;
  legend: HTMLElement;
  words: HTMLElement;
  view(): View;
  /** Bring everything up to date, if there is something to be shown. */
  draw(): void;
  change(state: Partial<ViewState>): void;
  /** Show the board after a ply, alone or as one of many; Python is told nothing. */
  look(ply: number, playing?: boolean): void;
  send(intent: Intent): void;
  /** Show and say a remark. */
  remark(text: string): void;
  /** End at once what moves. */
  skip(): void;
}

/** Make a view; what stands beside the board, `panelOf` decides. */
export function createGameView(
  source: Source,
  beside: Beside[],
  panelOf: (actions: PanelActions) => Panel,
): GameView {
  let state = initialState();
  let geometry: Geometry | null = null;
  let latest: Snapshot | null = null;
  let shown: Snapshot | null = null;

  const board = createBoard();
  const player = createPlayer(board, view);
  const actions = {
    act: (intent: "throw" | "pass" | "undo" | "redo") => send({ intent }),
    hint: (on: boolean) => send({ intent: "hints", on }),
    play: (move: number) => send({ intent: "play", move }),
    remark,
    pick,
    change,
    point: (hovered: number | null) => changeOnBoard({ hovered }),
    back: () => look(latest!.ply),
    take: (branch: number) => send({ intent: "branch", branch }),
    branch: () => send({ intent: "go", ply: view().ply }),
    answers: () => send({ intent: "answers", ply: state.viewing }),
  };
  const panel = panelOf(actions);
  const [legend, words] = [createLegend(), createTextBoard()];
  const parts: Beside[] = [board, panel, legend, words, ...beside];

  function view(viewing = state.viewing): View {
    const { game, drawing, labels, options, guide } = source.read()!;
    const { snapshot, frames, rows } = game;
    if (geometry?.drawing !== drawing) geometry = createGeometry(drawing);
    const idle = state.gone && snapshot.phase !== "over" ? OFFERING_NOTHING : {};
    const here = { ...snapshot, ...idle, note: noteAt(snapshot, snapshot.ply) };
    const now = viewing === null ? here : snapshotAt(snapshot, frames, viewing, labels);
    return createView({ geometry, snapshot: now, rows, labels, options, state, guide });
  }

  function look(ply: number, playing = false): void {
    if (!playing) player.skip();
    const before = shown;
    const viewing = ply === latest?.ply ? null : ply;
    const { focus, counting } = state;
    change({ ...initialState(), focus, counting, viewing, playing });
    const now = view();
    player.play(before?.ply, ply, LOOK_MS);
    // Row after row would be too much to listen to.
    if (!playing) source.say(plyWords(now, now.ply));
  }

  function send(intent: Intent): void {
    source.send(intent, latest!.revision);
  }

  function change(part: Partial<ViewState>): void {
    state = { ...state, ...part };
    draw();
  }

  /** Change what is seen on the board alone: the panel's buttons are not built again. */
  function changeOnBoard(part: Partial<ViewState>): void {
    state = { ...state, ...part };
    board.draw(view());
  }

  function goOnBoard(focus: Focus): void {
    changeOnBoard({ focus });
    board.find(focus)?.focus();
  }

  function pick(place: number): void {
    change(picked(state, place));
    source.say(sumWords(view().counts));
  }

  function draw(): void {
    const told = source.read();
    if (!told) return;
    const before = shown;
    const { snapshot } = told.game;
    const isNew = snapshot.revision !== before?.revision;
    if (isNew) {
      source.renewed();
      state = stateAfter(state, latest, snapshot);
    }
    const gone = source.isGone();
    state = { ...state, gone, alone: source.isAlone(), lost: gone || source.isSilent() };
    const now = view();
    [latest, shown] = [snapshot, now.snapshot];
    for (const part of parts) part.draw(now);
    if (!isNew) return;
    player.play(before?.ply, now.ply);
    if (mustPass(now) && hasFocus()) panel.goTo("[data-action=pass]");
    source.say(news(now, before, rowAt(now.rows, now.ply)?.text ?? ""));
  }

  /** Tell whether the reader is on the board or in the panel. */
  function hasFocus(): boolean {
    return Boolean(focused(board.element) ?? focused(panel.element));
  }

  function remark(status: string): void {
    source.say(status);
    change({ status });
  }

  function choose(chosen: Chosen, again = false): void {
    const now = view();
    if (isDeaf(now)) return;
    const choice = choiceOf(now, chosen, again);
    const focus = chosen.kind === "home" || chosen.kind === "goal" ? state.focus : chosen;
    const status = choice.remark ? now.say(choice.remark) : "";
    source.say(status);
    change({ ...choice.state, focus, status });
    if (choice.intent) send(choice.intent);
  }

  function chooseByKey(chosen: Focus): void {
    const before = state.selected;
    choose(chosen);
    const [target] = view().targets;
    if (state.asking.length > 0) panel.goTo("[data-move]");
    else if (state.selected !== null && state.selected !== before && target)
      goOnBoard({ kind: "target", id: target.key });
  }

  /** Show where a piece may land that is taken up. */
  function takeUp(piece: string): void {
    const now = view();
    if (isDeaf(now)) return;
    const selected = now.movable.has(piece) ? piece : null;
    change({ selected, asking: [], hovered: null, settled: true });
  }

  /** Put a piece down: what it may not do is refused as when it is tried. */
  function drop(piece: string, onto: Pointed): void {
    const now = view();
    const chosen = pointedAt(board, now, onto);
    const at = chosen?.kind === "piece" ? pieceOf(now, chosen.id) : null;
    if (!chosen || at?.stack === piece || isDeaf(now)) return;
    const isHeld = now.movable.has(piece);
    if (!isHeld) state = { ...state, selected: piece };
    if (!at) choose(chosen);
    else if (typeof at.spot === "number") choose({ kind: "square", id: String(at.spot) });
    else choose({ kind: at.spot, id: at.colour });
    if (!ownColours(now).includes(pieceOf(now, piece)!.colour)) change({ selected: null });
  }

  listenToPointer(board, view, choose);
  listenToDrag(board.element, { start: takeUp, drop });
  listenToKeys(board, view, {
    choose: chooseByKey,
    change,
    go: goOnBoard,
    leave: () => panel.goTo("[data-action=throw]"),
  });
  return {
    board: board.element,
    panel: panel.element,
    legend: legend.element,
    words: words.element,
    view: () => view(),
    draw,
    change,
    look,
    send,
    remark,
    skip: player.skip,
  };
}

function choiceOf(view: View, { kind, id }: Chosen, again: boolean): Choice {
  if (kind === "piece") return choosePiece(view, id, again);
  if (kind === "square") return chooseSpot(view, Number(id));
  if (kind === "goal") return chooseSpot(view, "goal", id);
  if (kind === "home") return chooseHome(view, id);
  return chooseTarget(view, view.targets.find(({ key }) => key === id)?.moves ?? []);
}
