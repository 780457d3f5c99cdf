// The editor: puts the parts together, listens to the model and to the reader, and cleans up.

import { createActions, createTextField } from "./actions";
import { createAnnouncer } from "./announce";
import { html, set } from "./dom";
import { listenToDrag } from "./dragging";
import { listenToEditKeys } from "./editkeys";
import { createFaultMarks, createFaults } from "./faults";
import { createFiles } from "./files";
import { createGeometry, type Drawing, type Geometry } from "./geometry";
import { listenToPointer, type Chosen } from "./input";
import { createKernel } from "./kernel";
import { createLists, createThrows } from "./lists";
import { pick } from "./picking";
import { createBoard } from "./render";
import { deskOf, type Desk, type Edit, type Sheet } from "./sheet";
import type { Labels, Model, Options, Spot } from "./snapshot";
import { initialState, type Focus, type ViewState } from "./state";
import { themeFor, watchTheme } from "./theme";
import { createTray } from "./tray";
import { word } from "./words";

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
  let waiting = false;

  const root = html("div", "pw pw-editor");
  const board = createBoard();
  const announcer = createAnnouncer();
  const kernel = createKernel(model, el, redraw);
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

  function desk(): Desk | null {
    const sheet = model.get("sheet") as Sheet | undefined;
    const drawing = model.get("drawing") as Drawing | undefined;
    if (!sheet?.pieces || !drawing?.svg) return null;
    if (geometry?.drawing !== drawing) geometry = createGeometry(drawing);
    const [labels, options] = [model.get("labels") as Labels, model.get("options") as Options];
    return deskOf(sheet, geometry, labels, options, state);
  }

  function send(edit: Edit): void {
    kernel.send({ ...edit, revision: (model.get("sheet") as Sheet).revision });
  }

  function change(part: Partial<ViewState>): void {
    state = { ...state, ...part };
    draw();
  }

  function draw(): void {
    let now = desk();
    if (!now) return;
    const isNew = now.sheet.revision !== drawn;
    const first = drawn === 0;
    if (isNew) {
      kernel.heard();
      drawn = now.sheet.revision;
      const still = now.sheet.pieces.some(({ id }) => id === state.selected);
      state = { ...state, status: "", selected: still ? state.selected : null };
    }
    state = { ...state, lost: kernel.isGone() };
    now = desk()!;
    showOptions(now);
    for (const part of parts) part.draw(now);
    markFaults(now);
    const { selected } = state;
    hint.textContent = selected ? holding(now.labels, selected) : word(now.labels, "hint");
    if (isNew && !first) announcer.say(heard(now));
  }

  function showOptions({ sheet, options }: Desk): void {
    set(root, {
      lang: options.lang,
      "data-revision": sheet.revision,
      "data-family": geometry?.drawing.kind,
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

  function choose(chosen: Chosen): void {
    const now = desk();
    if (!now) return;
    const { selected, put: move, remark: label } = pick(now.sheet.pieces, state.selected, chosen);
    const focus = "id" in chosen || "square" in chosen ? chosen : state.focus;
    const taken = selected !== null && selected !== state.selected;
    change({ selected, focus, status: "" });
    if (move) put(move.piece, move.spot);
    else if (label === "hint") announcer.say(word(now.labels, label));
    else if (label) remark(label);
    else if (taken) announcer.say(holding(now.labels, selected));
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
    const now = desk();
    if (!now || !root.isConnected) return;
    const status = word(now.labels, label);
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
    kernel.heard();
    if (message?.type === "file") files.receive(message.name ?? "", message.text ?? "");
    if (message?.type !== "error" || !message.text) return;
    announcer.say(message.text);
    const beside = message.beside === "text";
    if (beside) field.refuse(message.text);
    change({ status: beside ? "" : message.text });
  }

  const events = ["comm_live_update", ...TRAITS.map((trait) => `change:${trait}`)];
  for (const event of events) model.on(event, redraw);
  model.on("msg:custom", hear);
  listenToPointer(board, desk, choose);
  listenToDrag(board.element, drop);
  listenToEditKeys(board, desk, {
    choose,
    go,
    escape,
    home: (piece) => put(piece, "home"),
  });
  const forgetTheme = watchTheme(redraw);
  root.addEventListener("keydown", keepFromHost);
  const page = [board, { element: panel }, throws, actions, field];
  root.append(html("div", "pw-page", ...page.map(({ element }) => element)), announcer.region);
  el.append(root);
  draw();

  return () => {
    for (const event of events) model.off(event, redraw);
    model.off("msg:custom", hear);
    forgetTheme();
    kernel.heard();
    root.remove();
  };
}

function holding(labels: Labels, piece: string): string {
  return word(labels, "holding", { piece: word(labels, `piece_${piece[0]}`, { n: piece.slice(1) }) });
}

/** Tell what was done, and what is impossible now. */
function heard({ sheet, labels }: Desk): string {
  const parts = [sheet.said];
  if (sheet.faults.length > 0) {
    const reasons = sheet.faults.map(({ text }, index) => `${index + 1}: ${text}`);
    parts.push(word(labels, "impossible"), reasons.join("; "));
  }
  return parts.filter(Boolean).join(". ");
}

/** Keys meant for the widget are not shortcuts of the notebook. */
function keepFromHost(event: KeyboardEvent): void {
  if (event.key !== "Tab" && !event.ctrlKey && !event.metaKey && !event.altKey)
    event.stopPropagation();
}

export default { render };
