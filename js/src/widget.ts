// The widget: puts the parts together, listens to the model and to the reader, and cleans up.

import { createAnnouncer } from "./announce";
import { createPlayer } from "./animation";
import { chooseHome, choosePiece, chooseSpot, chooseTarget, type Choice } from "./choices";
import { html, set } from "./dom";
import { createFooter } from "./footer";
import { OFFERING_NOTHING, rowAt, snapshotAt } from "./frames";
import { createReader } from "./game";
import { createGeometry, type Drawing, type Geometry } from "./geometry";
import { createHost } from "./host";
import { listenToPointer, type Chosen } from "./input";
import { listenToKeys } from "./keyboard";
import { createLegend } from "./legend";
import { createPanel } from "./panel";
import { createBoard } from "./render";
import type { Intent, Labels, Model, Options, Snapshot } from "./snapshot";
import { initialState, stateAfter, type Focus, type ViewState } from "./state";
import { createTextBoard } from "./text";
import { looksOf } from "./theme";
import { picked } from "./throws";
import { createTimeline, plyOfStep } from "./timeline";
import { createView, type View } from "./view";
import { news, sumWords } from "./words";

const TRAITS = ["drawing", "setup", "snapshot", "labels", "options"] as const;
/** How long each row is shown when the game is played. */
const ROW_MS = 800;

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  let state = initialState();
  let geometry: Geometry | null = null;
  let latest: Snapshot | null = null;
  let shown: Snapshot | null = null;
  let ticking: ReturnType<typeof setTimeout> | undefined;

  const read = createReader(model);
  const root = html("div", { class: "pw", hidden: true });
  const host = createHost(model, el, root, TRAITS, draw, hear);
  const board = createBoard();
  const player = createPlayer(board, view);
  const announcer = createAnnouncer();
  const panel = createPanel({
    act: (intent) => send({ intent }),
    play: (move) => send({ intent: "play", move }),
    pick,
    change,
    point: (hovered) => changeOnBoard({ hovered }),
    back: () => look(latest!.ply),
    branch: () => send({ intent: "go", ply: view().ply }),
  });
  const timeline = createTimeline({ look, play, step: (name) => look(plyOfStep(name, view())) });
  const footer = createFooter((seed) => send({ intent: "new", seed }), change);
  const parts = [board, panel, createLegend(), timeline, createTextBoard(), footer];

  /** Tell whether there is a game to be shown: a model may come before it. */
  function isReady(): boolean {
    return read() !== null && Boolean((model.get("drawing") as Drawing | undefined)?.svg);
  }

  function view(viewing = state.viewing): View {
    const { snapshot, frames, rows } = read()!;
    const drawing = model.get("drawing") as Drawing;
    if (geometry?.drawing !== drawing) geometry = createGeometry(drawing);
    const labels = model.get("labels") as Labels;
    const options = model.get("options") as Options;
    const idle = state.gone && snapshot.phase !== "over" ? OFFERING_NOTHING : {};
    const now = viewing === null ? { ...snapshot, ...idle } : snapshotAt(snapshot, frames, viewing, labels);
    return createView({ geometry, snapshot: now, rows, labels, options, state });
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
    player.play(before?.ply, ply, ROW_MS / 2);
    // Row after row would be too much to listen to.
    if (!playing) announcer.say(plyWords(now));
  }

  /** Show row after row to the end, from the beginning if it stands there; or pause. */
  function play(): void {
    const { ply, plies } = view();
    if (state.playing) look(ply);
    else if (ply < plies) advance();
    else look(0, true);
  }

  function advance(): void {
    const now = view();
    const ply = plyOfStep("next", now);
    look(ply, ply < now.plies);
  }

  function goTo(selector: string): void {
    root.querySelector<HTMLElement>(selector)?.focus();
  }

  function send(intent: Intent): void {
    host.send({ ...intent, revision: (model.get("snapshot") as Snapshot).revision });
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
    announcer.say(sumWords(view().counts));
  }

  function draw(): void {
    if (!isReady()) return;
    const before = shown;
    const { snapshot } = read()!;
    const isNew = snapshot.revision !== before?.revision;
    if (isNew) {
      host.heard();
      clearTimeout(ticking);
      state = stateAfter(state, latest, snapshot);
    }
    const gone = host.isGone();
    state = { ...state, gone, lost: gone || host.isSilent() };
    const now = view();
    [latest, shown] = [snapshot, now.snapshot];
    const { revision, phase, options } = now;
    set(root, { hidden: false, ...looksOf(options), "data-revision": revision, "data-phase": phase });
    for (const part of parts) part.draw(now);
    if (!isNew) return;
    player.play(before?.ply, now.ply);
    announcer.say(news(now, before, rowAt(now.rows, now.ply)?.text ?? ""));
  }

  function choose(chosen: Chosen, again = false): void {
    const now = view();
    if (now.phase === "viewing") return;
    const choice = choiceOf(now, chosen, again);
    const focus = chosen.kind === "home" || chosen.kind === "goal" ? state.focus : chosen;
    const status = choice.remark ? now.say(choice.remark) : "";
    announcer.say(status);
    change({ ...choice.state, focus, status });
    if (choice.intent) send(choice.intent);
  }

  function chooseByKey(chosen: Focus): void {
    const before = state.selected;
    choose(chosen);
    const [target] = view().targets;
    if (state.asking.length > 0) goTo("[data-move]");
    else if (state.selected !== null && state.selected !== before && target)
      goOnBoard({ kind: "target", id: target.key });
  }

  function hear(message: { type?: string; text?: string }): void {
    host.heard();
    if (message?.type !== "error" || !message.text) return;
    announcer.say(message.text);
    change({ status: message.text });
  }

  listenToPointer(board, view, choose);
  listenToKeys(board, view, {
    choose: chooseByKey,
    change,
    go: goOnBoard,
    leave: () => goTo("[data-action=throw]"),
  });
  // Whoever acts need not watch; before what is done by that begins to play.
  for (const event of ["click", "keydown"]) root.addEventListener(event, player.skip, true);
  root.append(html("div", "pw-page", ...parts.map(({ element }) => element)), announcer.region);
  draw();

  return () => {
    clearTimeout(ticking);
    player.skip();
    host.leave();
  };
}

function choiceOf(view: View, { kind, id }: Chosen, again: boolean): Choice {
  if (kind === "piece") return choosePiece(view, id, again);
  if (kind === "square") return chooseSpot(view, Number(id));
  if (kind === "goal") return chooseSpot(view, "goal", id);
  if (kind === "home") return chooseHome(view, id);
  return chooseTarget(view, view.targets.find(({ key }) => key === id)?.moves ?? []);
}

function plyWords({ ply, plies, rows, say }: View): string {
  const row = rowAt(rows, ply);
  const parts = [say("ply", { n: ply, of: plies }), row?.text, row?.note];
  return parts.filter(Boolean).join(". ");
}

export default { render };
