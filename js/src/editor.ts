// The editor: puts the parts together, listens to the model and to the reader, and cleans up.

import { createActions, createTextField } from "./actions";
import { createAnnouncer } from "./announce";
import { html, set } from "./dom";
import { listenToDrag } from "./dragging";
import { listenToEditKeys } from "./editkeys";
import { createFaultMarks, createFaults } from "./faults";
import { createFiles } from "./files";
import { createGeometry, type Drawing, type Geometry } from "./geometry";
import { createHost, inRoom } from "./host";
import { listenToPointer, type Chosen } from "./input";
import { createLists, createThrows } from "./lists";
import { chosenAt, pick } from "./picking";
import { createBoard } from "./render";
import { createDesk, type Desk, type Edit, type Sheet } from "./sheet";
import type { Labels, Model, Options, Spot } from "./snapshot";
import { initialState, type Focus, type ViewState } from "./state";
import { looksOf } from "./theme";
import { createTray } from "./tray";

const TRAITS = ["drawing", "sheet", "labels", "options"] as const;

interface Message {
  type?: string;
  text?: string;
  name?: string;
  beside?: string;
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  let state = initialState();
  let geometry: Geometry | null = null;
  let drawn = 0;

  const root = html("div", { class: "pw pw-editor", hidden: true });
  const host = createHost(model, el, root, TRAITS, draw, hear);
  const board = createBoard();
  const announcer = createAnnouncer();
  const files = createFiles(send, remark);
  const rules = createLists("pw-rules", ({ sheet }) => [sheet.ruleset], (_, value) =>
    send({ intent: "rules", value }),
  );
  const lists = createLists("pw-choices", ({ sheet }) => sheet.choices, (keyword, value) =>
    send({ intent: "say", keyword, value }),
  );
  const tray = createTray({ edit: send, put, choose: (id) => choose({ kind: "piece", id }) });
  const hint = html("p", "pw-hint");
  const field = createTextField(send, lists.element);
  const actions = createActions(send, files, () => void field.copy(remark));
  const faults = createFaults();
  const throws = createThrows(send);
  const markFaults = createFaultMarks(board);
  const inside = [rules.element, tray.element, hint, faults.element];
  const panel = html("section", "pw-panel", html("div", "pw-panel-inside", ...inside));
  const parts = [board, rules, tray, faults, throws, actions, lists, field];

  /** Tell whether there is a position to be shown: a model may come before it. */
  function isReady(): boolean {
    const [sheet, drawing] = [model.get("sheet") as Sheet, model.get("drawing") as Drawing];
    return Boolean(sheet?.pieces && drawing?.svg);
  }

  function desk(): Desk {
    const drawing = model.get("drawing") as Drawing;
    if (geometry?.drawing !== drawing) geometry = createGeometry(drawing);
    const [labels, options] = [model.get("labels") as Labels, model.get("options") as Options];
    return createDesk(model.get("sheet") as Sheet, { geometry, labels, options, state });
  }

  function send(edit: Edit): void {
    if (host.isGone()) return;
    host.send({ ...edit, revision: (model.get("sheet") as Sheet).revision });
  }

  function change(part: Partial<ViewState>): void {
    state = { ...state, ...part };
    draw();
  }

  function draw(): void {
    if (!isReady()) return;
    const { revision, pieces } = model.get("sheet") as Sheet;
    const [isNew, isFirst] = [revision !== drawn, drawn === 0];
    if (isNew) {
      host.heard();
      drawn = revision;
      const still = pieces.some(({ id }) => id === state.selected);
      state = { ...state, status: "", selected: still ? state.selected : null };
    }
    const gone = host.isGone();
    state = { ...state, gone, lost: gone || host.isSilent() };
    const now = desk();
    const looks = { ...looksOf(now.options), "data-family": now.drawing.kind };
    set(root, { hidden: false, ...looks, "data-revision": revision });
    for (const part of parts) part.draw(now);
    markFaults(now);
    hint.textContent = now.selected ? holding(now, now.selected) : now.say("hint");
    if (isNew && !isFirst) announcer.say(heard(now));
  }

  function choose(chosen: Chosen): void {
    const now = desk();
    if (now.gone) return change({ selected: null });
    const { selected, put: move, remark: label } = pick(now.sheet.pieces, state.selected, chosen);
    const focus = chosen.kind === "home" || chosen.kind === "goal" ? state.focus : chosen;
    const taken = selected !== null && selected !== state.selected;
    change({ selected, focus, status: "" });
    if (move) put(move.piece, move.spot);
    else if (label === "hint") announcer.say(now.say(label));
    else if (label) remark(label);
    else if (taken) announcer.say(holding(now, selected));
  }

  function put(piece: string, spot: Spot): void {
    change({ selected: null });
    send({ intent: "put", piece, spot });
  }

  function drop(piece: string, onto: Chosen | null): void {
    state = { ...state, selected: piece };
    if (onto) choose(onto);
    else change({ selected: null });
  }

  function remark(label: string): void {
    if (!root.isConnected) return;
    const status = desk().say(label);
    announcer.say(status);
    change({ status });
  }

  function go(focus: Focus): void {
    change({ focus });
    board.find(focus)?.focus();
  }

  function escape(): void {
    if (state.selected !== null) change({ selected: null });
    else panel.querySelector<HTMLElement>("[data-tray]")?.focus();
  }

  function hear(message: Message): void {
    host.heard();
    if (message?.type === "file") files.receive(message.name ?? "", message.text ?? "");
    if (message?.type !== "error" || !message.text) return;
    announcer.say(message.text);
    const beside = message.beside === "text";
    if (beside) field.refuse(message.text);
    change({ status: beside ? "" : message.text });
  }

  listenToPointer(board, desk, choose);
  listenToDrag(board.element, {
    drop: (piece, { target }) => drop(piece, chosenAt(board.element, target)),
  });
  listenToEditKeys(board, desk, {
    choose,
    go,
    escape,
    home: (piece) => put(piece, "home"),
  });
  const page = [board, { element: panel }, throws, actions, field];
  const shown = html("div", "pw-page", page.map(({ element }) => element));
  root.append(...inRoom(shown, announcer.region, files.input));
  draw();

  return host.leave;
}

function holding({ say }: Desk, piece: string): string {
  return say("holding", { piece: say(`piece_${piece[0]}`, { n: piece.slice(1) }) });
}

/** Tell what was done, and what is impossible now. */
function heard({ sheet, say }: Desk): string {
  const parts = [sheet.said];
  if (sheet.faults.length > 0) {
    const reasons = sheet.faults.map(({ text }, index) => `${index + 1}: ${text}`);
    parts.push(say("impossible"), reasons.join("; "));
  }
  return parts.filter(Boolean).join(". ");
}

export default { render };
