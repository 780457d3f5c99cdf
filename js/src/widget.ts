// The widget: puts the parts together, listens to the model and to the reader, and cleans up.

import { createAnnouncer } from "./announce";
import { createPlayer } from "./animation";
import { chooseHome, choosePiece, chooseSpot, chooseTarget, type Choice } from "./choices";
import { html, set } from "./dom";
import { createFooter } from "./footer";
import { rowAt, snapshotAt } from "./frames";
import { createReader } from "./game";
import { createGeometry, type Drawing, type Geometry } from "./geometry";
import { listenToPointer, type Chosen } from "./input";
import { createKernel } from "./kernel";
import { listenToKeys, targetKeys } from "./keyboard";
import { createLegend } from "./legend";
import { createPanel } from "./panel";
import { createBoard } from "./render";
import type { Intent, Labels, Model, Options, Snapshot } from "./snapshot";
import {
  chosenCounts,
  initialState,
  stateAfter,
  targetsOf,
  shownMoves,
  type View,
  type ViewState,
} from "./state";
import { createTextBoard } from "./text";
import { themeFor, watchTheme } from "./theme";
import { picked } from "./throws";
import { createTimeline, plyOfStep } from "./timeline";
import { news, sumWords, word } from "./words";

const TRAITS = ["drawing", "setup", "snapshot", "labels", "options"] as const;
/** How long each row is shown when the game is played. */
const ROW_MS = 800;

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  let state = initialState();
  let geometry: Geometry | null = null;
  let latest: Snapshot | null = null;
  let shown: Snapshot | null = null;
  let waiting = false;
  let ticking: ReturnType<typeof setTimeout> | undefined;

  const read = createReader(model);
  const root = html("div", "pw");
  const board = createBoard();
  const player = createPlayer(board, view);
  const announcer = createAnnouncer();
  const panel = createPanel({
    act: (intent) => send({ intent }),
    play: (move) => send({ intent: "play", move }),
    pick,
    change,
    back: () => look(latest!.ply),
    branch: (ply) => send({ intent: "go", ply }),
  });
  const timeline = createTimeline({ look, play });
  const kernel = createKernel(model, el, redraw);
  const footer = createFooter((seed) => send({ intent: "new", seed }), change);
  const parts = [board, panel, createLegend(), timeline, createTextBoard(), footer];

  function view(viewing = state.viewing): View | null {
    const game = read();
    const drawing = model.get("drawing") as Drawing | undefined;
    if (!game || !drawing?.svg) return null;
    if (geometry?.drawing !== drawing) geometry = createGeometry(drawing);
    const labels = model.get("labels") as Labels;
    const options = model.get("options") as Options;
    const { snapshot, frames, rows } = game;
    const whole = { geometry, snapshot, rows, labels, options, state };
    if (viewing === null) return whole;
    return { ...whole, snapshot: snapshotAt(snapshot, frames, viewing, labels) };
  }

  /** Show the board after a ply; Python is told nothing. */
  function look(ply: number, playing = false): void {
    if (!playing) player.skip();
    const before = shown;
    const viewing = ply === latest?.ply ? null : ply;
    change({ ...initialState(), focus: state.focus, viewing, playing });
    clearTimeout(ticking);
    if (playing) ticking = setTimeout(advance, ROW_MS);
    const now = view();
    if (!now) return;
    player.play(before?.ply, ply, ROW_MS / 2);
    // Row after row would be too much to listen to.
    if (!playing) announcer.say(plyWords(now));
  }

  /** Show row after row to the end, from the beginning if it stands there; or pause. */
  function play(): void {
    const now = view();
    if (!now) return;
    const { ply, plies } = now.snapshot;
    if (state.playing) look(ply);
    else if (ply < plies) advance();
    else look(0, true);
  }

  function advance(): void {
    const now = view();
    if (!now) return;
    const ply = plyOfStep("next", now);
    look(ply, ply < now.snapshot.plies);
  }

  function send(intent: Intent): void {
    kernel.send({ ...intent, revision: (model.get("snapshot") as Snapshot).revision });
  }

  function change(part: Partial<ViewState>): void {
    state = { ...state, ...part };
    draw();
  }

  function pick(place: number): void {
    change(picked(state, place));
    const now = view();
    if (now) announcer.say(sumWords(chosenCounts(now.snapshot, state)));
  }

  function draw(): void {
    const before = shown;
    const snapshot = read()?.snapshot ?? null;
    const isNew = snapshot !== null && snapshot.revision !== before?.revision;
    if (isNew) {
      kernel.heard();
      clearTimeout(ticking);
      state = stateAfter(state, latest, snapshot);
    }
    state = { ...state, lost: kernel.isGone() };
    const now = view();
    if (!now) return;
    [latest, shown] = [snapshot, now.snapshot];
    showOptions(now);
    for (const part of parts) part.draw(now);
    if (!isNew) return;
    const { ply } = now.snapshot;
    player.play(before?.ply, ply);
    announcer.say(news(now.labels, before, now.snapshot, rowAt(now.rows, ply)?.text ?? ""));
  }

  function showOptions({ snapshot, options }: View): void {
    set(root, {
      lang: options.lang,
      "data-revision": snapshot.revision,
      "data-phase": snapshot.phase,
      "data-palette": options.palette,
      "data-theme": themeFor(options),
      "data-large": options.large,
    });
  }

  // Python sets several traits at once: they are drawn together.
  function redraw(): void {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      if (root.isConnected || !el.isConnected) draw();
    });
  }

  function choose(chosen: Chosen, again = false): void {
    const now = view();
    if (!now || now.snapshot.phase === "viewing") return;
    const choice = choiceOf(now, chosen, again);
    const focus = "id" in chosen || "square" in chosen || "key" in chosen ? chosen : state.focus;
    const status = choice.remark ? word(now.labels, choice.remark) : "";
    if (choice.remark) announcer.say(status);
    change({ ...choice.state, focus, status });
    if (choice.intent) send(choice.intent);
  }

  function chooseByKey(chosen: Parameters<typeof choose>[0]): void {
    const before = state.selected;
    choose(chosen);
    const now = view();
    if (!now) return;
    const [key] = targetKeys(now);
    if (state.asking.length > 0)
      root.querySelector<HTMLElement>(`[data-move="${state.asking[0]}"]`)?.focus();
    else if (state.selected !== null && state.selected !== before && key !== undefined) {
      change({ focus: { kind: "target", key } });
      board.find({ kind: "target", key })?.focus();
    }
  }

  function hear(message: { type?: string; text?: string }): void {
    kernel.heard();
    if (message?.type !== "error" || !message.text) return;
    announcer.say(message.text);
    change({ status: message.text });
  }

  const events = ["comm_live_update", ...TRAITS.map((trait) => `change:${trait}`)];
  for (const event of events) model.on(event, redraw);
  model.on("msg:custom", hear);
  listenToPointer(board, view, choose);
  listenToKeys(board, view, {
    choose: chooseByKey,
    change,
    leave: () => panel.element.querySelector<HTMLElement>("[data-action=throw]")?.focus(),
  });
  const forgetTheme = watchTheme(redraw);
  root.addEventListener("keydown", keepFromHost);
  // Whoever acts need not watch; before what is done by that begins to play.
  for (const event of ["click", "keydown"]) root.addEventListener(event, player.skip, true);
  root.append(html("div", "pw-page", ...parts.map(({ element }) => element)), announcer.region);
  el.append(root);
  draw();

  return () => {
    for (const event of events) model.off(event, redraw);
    model.off("msg:custom", hear);
    forgetTheme();
    kernel.heard();
    clearTimeout(ticking);
    player.skip();
    root.remove();
  };
}

function choiceOf(from: View, chosen: Chosen, again: boolean): Choice {
  const { snapshot, state } = from;
  if (chosen.kind === "piece") return choosePiece(from, chosen.id, again);
  if (chosen.kind === "square") return chooseSpot(from, chosen.square);
  if (chosen.kind === "goal") return chooseSpot(from, "goal", chosen.colour);
  if (chosen.kind === "home") return chooseHome(from, chosen.colour);
  const targets = targetsOf(snapshot, shownMoves(snapshot, state));
  return chooseTarget(from, targets.find(({ key }) => key === chosen.key)?.moves ?? []);
}

function plyWords({ labels, snapshot, rows }: View): string {
  const { ply, plies } = snapshot;
  const row = rowAt(rows, ply);
  const parts = [word(labels, "ply", { n: ply, of: plies }), row?.text, row?.note];
  return parts.filter(Boolean).join(". ");
}

/** Keys meant for the widget are not shortcuts of the notebook. */
function keepFromHost(event: KeyboardEvent): void {
  if (event.key !== "Tab" && !event.ctrlKey && !event.metaKey && !event.altKey)
    event.stopPropagation();
}

export default { render };
