// Generated from js/src by `make build-js`: do not edit.

// src/dom.ts
function html(tag, looks = {}, ...children) {
  return filled(document.createElement(tag), looks, children);
}
function svg(tag, looks = {}, ...children) {
  return filled(document.createElementNS("http://www.w3.org/2000/svg", tag), looks, children);
}
function picture(name, viewBox, ...children) {
  return svg("svg", { class: name, viewBox, "aria-hidden": "true" }, ...children);
}
function path(name, d, transform) {
  return svg("path", { class: name, d, transform });
}
function circle(name, r, transform) {
  return svg("circle", { class: name, r, transform });
}
function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === void 0 || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
}
function filled(element, looks, children) {
  set(element, typeof looks === "string" ? { class: looks } : looks);
  element.append(...children);
  return element;
}
function focused(inside) {
  const active = inside.getRootNode().activeElement;
  return active && inside.contains(active) ? active : null;
}
function renewed(layer, children) {
  const looks = (nodes) => Array.from(nodes, ({ outerHTML }) => outerHTML).join("");
  if (looks(layer.children) !== looks(children)) layer.replaceChildren(...children);
}
function rebuilt(part2, children) {
  const key = focused(part2)?.getAttribute("data-key");
  part2.replaceChildren(...children);
  if (key) part2.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}
function button(action, act, attributes, ...children) {
  const keyed = { type: "button", "data-action": action, "data-key": action };
  const made = html("button", { ...keyed, ...attributes }, ...children);
  made.addEventListener("click", () => {
    if (made.getAttribute("aria-disabled") !== "true") act();
  });
  return made;
}
function nameButton(element, name) {
  set(element, { "aria-label": name, title: name });
}
function enable(element, enabled) {
  set(element, { "aria-disabled": enabled ? null : "true" });
}

// src/announce.ts
function createAnnouncer() {
  const region = html("div", { class: "pw-heard", role: "status", "aria-live": "polite" });
  let odd = false;
  return {
    region,
    say(text) {
      if (!text) return;
      odd = !odd;
      region.replaceChildren(html("p", {}, text + (odd ? " " : "")));
    }
  };
}

// src/animation.ts
var SQUARE_MS = 90;
var MOST_MS = 1800;
function createPlayer(board) {
  let running = [];
  function skip() {
    for (const animation of running) animation.cancel();
    running = [];
  }
  return {
    skip,
    play(geometry, before, now, most = MOST_MS) {
      skip();
      if (!isNewMove(before, now) || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      for (const id of now.last.pieces) {
        const piece = board.piece(id);
        if (!piece) continue;
        const points = geometry.wayPoints(id, now.last.way);
        const duration = Math.min(points.length * SQUARE_MS, most);
        running.push(piece.node.animate(frames(points, piece.at), { duration, easing: "linear" }));
      }
    }
  };
}
function isNewMove(before, now) {
  if (!before || !now.last || now.last.way.length < 2) return false;
  const on = now.ply - before.ply;
  return on >= 0 && on <= 2 && JSON.stringify(before.last) !== JSON.stringify(now.last);
}
function frames(points, end) {
  return [...points.slice(0, -1), end].map(({ x, y }) => ({
    transform: `translate(${x}px,${y}px) scale(${end.r})`
  }));
}

// src/geometry.ts
var IN_CELL = 0.44;
var RIM = 68;
var COLUMN = 7;
var ARM = RIM / 4;
function createGeometry(drawing) {
  const isCloth = drawing.kind === "cloth";
  function middleOf(square) {
    const [x, y] = drawing.squares[square];
    return { x, y };
  }
  function standings(square, count) {
    if (count <= 1) return [{ ...middleOf(square), r: drawing.alone }];
    if (count > 2 && isCloth) return grid(square, count);
    const [x1, y1, x2, y2, r] = drawing.squares[square].slice(2);
    return Array.from({ length: count }, (_, index) => {
      const part2 = index / (count - 1);
      return { x: x1 + (x2 - x1) * part2, y: y1 + (y2 - y1) * part2, r: r * 2 / count };
    });
  }
  function grid(square, count) {
    const { x, y } = middleOf(square);
    const across = Math.ceil(Math.sqrt(count));
    const cell = drawing.side / across;
    const at = (place) => (place + (1 - across) / 2) * cell;
    return Array.from({ length: count }, (_, index) => {
      const [column, row] = [index % across, Math.floor(index / across)];
      return { x: x + at(column), y: y + at(row), r: cell * IN_CELL };
    });
  }
  function placeOf(id, spot) {
    const { homes, goals, homeRadius, goalRadius } = drawing;
    const [places, r] = spot === "home" ? [homes, homeRadius] : [goals, goalRadius];
    const [x = 0, y = 0] = places[id[0]]?.[Number(id.slice(1)) - 1] ?? [];
    return { x, y, r };
  }
  function layout(pieces, guests) {
    const where = /* @__PURE__ */ new Map();
    const figures = leaders(pieces);
    for (const { id, spot } of figures) {
      if (typeof spot !== "number") where.set(id, placeOf(id, spot));
      else {
        const there = figures.filter((other) => other.spot === spot).map((other) => other.id);
        const count = there.length + (guests.has(spot) && hasRoom(there.length) ? 1 : 0);
        where.set(id, standings(spot, count)[there.indexOf(id)]);
      }
    }
    for (const { id, stack } of pieces) where.set(id, where.get(stack));
    return where;
  }
  function guestPlace(square, others) {
    if (hasRoom(others)) return standings(square, others + 1)[others];
    return { ...standings(square, 2)[0], ...middleOf(square) };
  }
  function hasRoom(others) {
    return isCloth || others <= 1;
  }
  function wayPoint(piece, spot) {
    return typeof spot === "number" ? middleOf(spot) : placeOf(piece, spot);
  }
  function wayPoints(piece, way) {
    return way.flatMap((spot, index) => {
      const pair = [way[index - 1], spot];
      const bend = drawing.bends.find(([a, b]) => pair.includes(a) && pair.includes(b));
      const point = wayPoint(piece, spot);
      return bend ? [{ x: bend[2], y: bend[3], bend: true }, point] : [point];
    });
  }
  function outward(spot) {
    if (typeof spot !== "number" || spot < RIM && (spot + 1) % ARM > 0) return null;
    const arm = spot < RIM ? (spot + 1) / ARM % 4 : Math.floor((spot - RIM) / COLUMN);
    return { x: [0, -1, 0, 1][arm], y: [-1, 0, 1, 0][arm] };
  }
  const asked = { middleOf, standings, placeOf, layout, guestPlace, wayPoint, wayPoints, outward };
  return { drawing, isCloth, ...asked };
}
function leaders(pieces) {
  return pieces.filter(({ id, stack }) => id === stack);
}
function squareBeside(square, step) {
  if (square < RIM) return (square + step + RIM) % RIM;
  const arm = Math.floor((square - RIM) / COLUMN);
  const depth = (square - RIM) % COLUMN + step;
  if (depth < 0) return (ARM * arm - 1 + RIM) % RIM;
  return RIM + arm * COLUMN + Math.min(depth, COLUMN - 1);
}
function toPath(points) {
  const drawn = points.map(({ x, y, bend }, index) => {
    const command = bend ? "Q" : index === 0 ? "M" : points[index - 1].bend ? " " : "L";
    return `${command}${round(x)} ${round(y)}`;
  });
  return drawn.join("");
}
function round(value) {
  return Math.round(value * 100) / 100;
}

// src/state.ts
function initialState() {
  return {
    selected: null,
    chosen: [],
    focus: null,
    hovered: null,
    asking: [],
    statement: null,
    renewing: false,
    viewing: null,
    playing: false,
    lost: false,
    status: ""
  };
}
function stateAfter(state, before, now) {
  const fresh = { ...initialState(), focus: state.focus };
  if (before === null || before.ply !== now.ply || before.turn !== now.turn) return fresh;
  const { statement, selected, chosen } = state;
  const kept = { ...fresh, statement, chosen };
  return selected && movable(now, kept, selected) ? { ...kept, selected } : kept;
}
function chosenCounts({ pending }, { chosen }) {
  return chosen.flatMap((place) => pending[place] ?? []);
}
function sumOf(counts) {
  return counts.reduce((sum2, count) => sum2 + count, 0);
}
function offeredMoves(snapshot, state) {
  const all = snapshot.moves.map((_, index) => index);
  if (!snapshot.adds) return all;
  const wanted = inOrder(chosenCounts(snapshot, state));
  return all.filter((index) => {
    const { counts } = snapshot.moves[index];
    return wanted === "" ? counts.length === 1 : inOrder(counts) === wanted;
  });
}
function inOrder(counts) {
  return [...counts].sort((one, other) => one - other).join();
}
function movesOf(snapshot, state, figure) {
  const { pieces, moves } = snapshot;
  const inside = pieces.filter(({ stack }) => stack === figure).map(({ id }) => id);
  return offeredMoves(snapshot, state).filter(
    (index) => moves[index].pieces.some((id) => inside.includes(id))
  );
}
function pieceOf({ pieces }, id) {
  return pieces.find((piece) => piece.id === id);
}
function movable(snapshot, state, figure) {
  return movesOf(snapshot, state, figure).length > 0;
}
function shownMoves(snapshot, state) {
  const { selected, hovered } = state;
  if (selected !== null) return movesOf(snapshot, state, selected);
  if (hovered !== null) return snapshot.moves[hovered] ? [hovered] : [];
  return snapshot.note?.kind === "refused" ? offeredMoves(snapshot, state) : [];
}
function targetsOf(snapshot, moves) {
  const targets = /* @__PURE__ */ new Map();
  for (const index of moves) {
    const move = snapshot.moves[index];
    const key = `${move.piece[0]} ${move.target}`;
    targets.set(key, [...targets.get(key) ?? [], index]);
  }
  return [...targets].map(([key, those]) => ({ key, moves: those }));
}
function unlike(snapshot, moves) {
  const effects = moves.map((index) => {
    const { piece, pieces, counts, target, captures } = snapshot.moves[index];
    const stack = pieceOf(snapshot, piece)?.stack;
    return JSON.stringify([stack, pieces.length, counts, target, captures]);
  });
  return moves.filter((_, at) => effects.indexOf(effects[at]) === at);
}

// src/choices.ts
var NOTHING = { state: {} };
var CLEARED = { selected: null, asking: [] };
function choosePiece(from, id, again = false) {
  const { snapshot, state } = from;
  const piece = pieceOf(snapshot, id);
  if (!piece || snapshot.phase === "over") return NOTHING;
  if (state.selected === id || movable(snapshot, state, id)) return selectPiece(from, id, again);
  const onto = movesOnto(from, piece);
  if (onto.length > 0) return chooseTarget(from, onto);
  return tryPiece(from, id);
}
function chooseTarget({ snapshot }, moves) {
  const [only] = moves;
  if (only === void 0 || !snapshot.moves[only]) return NOTHING;
  if (unlike(snapshot, moves).length > 1) return { state: { asking: moves } };
  return { state: CLEARED, intent: { intent: "play", move: only } };
}
function chooseSpot(from, spot, colour) {
  const { snapshot, state } = from;
  const selected = pieceOf(snapshot, state.selected);
  if (!selected) return typeof spot === "number" ? chooseOnSquare(from, spot) : NOTHING;
  if (colour && colour !== selected.colour) return { state: {}, remark: "not_on_way" };
  const target = movesTo(from, spot);
  if (target.length > 0) return chooseTarget(from, target);
  if (selected.spot === spot) return { state: CLEARED };
  return tryPiece(from, selected.id, spot);
}
function chooseHome(from, colour) {
  const { geometry, snapshot, state } = from;
  const selected = pieceOf(snapshot, state.selected);
  if (geometry.isCloth && selected && selected.spot !== "home") {
    return chooseSpot(from, "goal", colour);
  }
  const there = snapshot.pieces.filter((piece2) => piece2.spot === "home" && piece2.colour === colour);
  const piece = there.find((one) => movable(snapshot, state, one.id));
  return piece ? choosePiece(from, piece.id) : NOTHING;
}
function selectPiece(from, id, again) {
  const { snapshot, state } = from;
  if (state.selected !== id) return { state: { selected: id, asking: [], hovered: null } };
  const moves = shownMoves(snapshot, state);
  if (again) return moves.length === 1 ? chooseTarget(from, moves) : NOTHING;
  return { state: CLEARED };
}
function movesOnto(from, { spot }) {
  return from.state.selected === null || typeof spot !== "number" ? [] : movesTo(from, spot);
}
function movesTo({ snapshot, state }, spot) {
  return shownMoves(snapshot, state).filter((move) => snapshot.moves[move].spot === spot);
}
function chooseOnSquare(from, square) {
  const { snapshot, state } = from;
  const shown = movesTo(from, square);
  if (shown.length > 0) return chooseTarget(from, shown);
  const there = leaders(snapshot.pieces).filter((piece2) => piece2.spot === square);
  const piece = there.find((one) => movable(snapshot, state, one.id)) ?? there.find((one) => one.colour === snapshot.turn);
  return piece ? choosePiece(from, piece.id) : NOTHING;
}
function tryPiece({ snapshot, state }, piece, target) {
  const chosen = chosenCounts(snapshot, state);
  const count = chosen.length > 0 ? sumOf(chosen) : snapshot.pending[0];
  if (snapshot.phase !== "move" || count === void 0) return { state: {}, remark: "throw_first" };
  const intent = { intent: "try", piece, count };
  return { state: { asking: [] }, intent: target === void 0 ? intent : { ...intent, target } };
}

// src/words.ts
function word(labels, key, values = {}) {
  const template = labels[key] ?? key;
  return template.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
function listed(labels, words) {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  return word(labels, "and", { list: words.slice(0, -1).join(", "), last });
}
function pieceWords(labels, geometry, snapshot, piece, states) {
  const { colour, id, look, spot } = piece;
  const numbers = snapshot.pieces.filter(({ stack }) => stack === id).map((one) => one.id.slice(1));
  const size = numbers.length;
  const name = size > 1 ? `pieces_${colour}` : `piece_${colour}`;
  const parts = [word(labels, name, { n: listed(labels, numbers.sort()) })];
  if (size > 1) parts.push(word(labels, "together", { n: word(labels, `number_${size}`) }));
  if (typeof spot === "number") parts.push(geometry.drawing.names[spot]);
  else parts.push(word(labels, geometry.isCloth ? "charkoni" : `${spot}_${colour}`));
  parts.push(...lookWords(labels, look), ...states.map((state) => word(labels, state)));
  return parts.join(", ");
}
function lookWords(labels, { way, queen, lap, taken, done }) {
  const words = [];
  if (done) words.push(word(labels, "done"));
  else if (way) words.push(word(labels, way));
  if (queen) words.push(word(labels, "queen"));
  else if (taken > 0) words.push(word(labels, "taken"));
  if (lap > 1) words.push(word(labels, "lap", { n: lap }));
  return words;
}
function squareWords(labels, geometry, snapshot, square) {
  const parts = [geometry.drawing.names[square], ...crowd(labels, snapshot, square)];
  if (snapshot.barriers.includes(square)) parts.push(word(labels, "barrier"));
  for (const held of snapshot.held) {
    if (held.square !== square) continue;
    const names = held.colours.map((colour) => word(labels, `name_${colour}`));
    parts.push(word(labels, "held", { colours: listed(labels, names) }));
  }
  return parts.join(", ");
}
function crowd(labels, snapshot, square) {
  const counts = /* @__PURE__ */ new Map();
  for (const { spot, colour } of snapshot.pieces) {
    if (spot === square) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].map(
    ([colour, n]) => word(labels, n === 1 ? `one_${colour}` : `some_${colour}`, {
      n: word(labels, `number_${n}`)
    })
  );
}
function thrownWords({ shown, value }, joint) {
  return String(value ?? shown.join(joint));
}
function sumWords(counts) {
  return counts.length < 2 ? counts.join() : `${counts.join(" + ")} = ${sumOf(counts)}`;
}
function news(labels, before, now, row) {
  const parts = [];
  const { shown } = now.thrown;
  if (before && now.ply > before.ply && shown.length === 0 && !now.note) parts.push(row);
  if (before && shown.length > 0 && isNewThrow(before, now)) {
    const n = thrownWords(now.thrown, ", ");
    parts.push(word(labels, "heard_throw", { name: now.turnName, n }));
  }
  if (now.note) parts.push(now.note.title, ...now.note.reasons.map((reason) => reason.title));
  if (now.phase === "over") parts.push(now.outcome ?? "");
  else if (now.phase === "throw" && before?.turn !== now.turn) {
    parts.push(word(labels, "heard_turn", { name: now.turnName }));
  }
  return parts.filter(Boolean).map(sentence).join(" ");
}
function isNewThrow(before, now) {
  const grown = now.adds && now.pending.length > before.pending.length && now.ply > before.ply;
  return grown || now.thrown.shown.join() !== before.thrown.shown.join();
}
function sentence(text) {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

// src/footer.ts
function createFooter(start, change) {
  const facts = html("span", "pw-facts");
  const toggle = button("new", unfold, { class: "pw-link" });
  const label = html("span");
  const seed = html("input", {
    type: "number",
    name: "seed",
    min: 0,
    step: 1,
    inputmode: "numeric"
  });
  const begin = html("button", { type: "submit", class: "pw-button", "data-action": "start" });
  const form = html("form", "pw-new", html("label", {}, label, seed), begin);
  let open = false;
  function unfold() {
    change({ renewing: !open });
    if (open) seed.focus();
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    start(seed.value.trim() === "" ? null : Number(seed.value));
    seed.value = "";
    change({ renewing: false });
  });
  return {
    element: html("div", "pw-footer", facts, toggle, form),
    draw({ snapshot, labels, state }) {
      open = state.renewing;
      const { rules, players, seed: of } = snapshot;
      const parts = [rules.name, word(labels, "players", { n: players.length })];
      if (of !== null) parts.push(word(labels, "seed", { n: of }));
      facts.textContent = parts.join(" · ");
      toggle.textContent = word(labels, "new_game");
      label.textContent = word(labels, "seed_optional");
      begin.textContent = word(labels, "start");
      set(toggle, { "aria-expanded": String(open) });
      set(form, { hidden: !open });
    }
  };
}

// src/frames.ts
var TO_LOOK_AT = {
  phase: "viewing",
  company: "",
  outcome: null,
  note: null,
  moves: [],
  reasons: {},
  pending: [],
  bonus: false,
  canPass: false,
  canUndo: false,
  canRedo: false
};
function snapshotAt(now, frames2, ply, labels) {
  const then = standingsAt(frames2, ply);
  const turnName = word(labels, `name_${then.turn}`);
  const thrown = { ...now.thrown, shown: [], value: null };
  return { ...now, ...TO_LOOK_AT, ...then, ply, turnName, thrown };
}
function standingsAt(frames2, ply) {
  const whole = frames2.slice(0, ply + 1).reduce(merged, {});
  const isLate = ({ id }) => Number(whole.late.includes(id));
  const pieces = Object.values(whole.pieces).sort((one, other) => isLate(one) - isLate(other));
  return { ...whole, pieces };
}
function rowAt(rows, ply) {
  const row = ply > 0 ? rows.find((one) => one.ply >= ply) : void 0;
  return !row || row.ply === ply ? row : { ...row, text: "", note: "" };
}
function merged(base, changes) {
  const whole = { ...base };
  for (const [name, value] of Object.entries(changes)) {
    const old = base[name];
    whole[name] = isObject(value) && isObject(old) ? merged(old, value) : value;
  }
  return whole;
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/keyboard.ts
function listenToKeys(board, view, actions) {
  const pressed = (event) => {
    const now = view();
    if (!now || event.ctrlKey || event.metaKey || event.altKey) return;
    const focus = focusOf(event.target);
    if (!focus || !act(event, now, focus)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  function act(event, now, focus) {
    const { key, shiftKey } = event;
    if (key === "Enter" || key === " ") {
      if (!event.repeat) actions.choose(focus);
    } else if (key === "Escape") escape(now);
    else if (ARROWS[key]) go(nextFocus(now, focus, key, shiftKey));
    else return false;
    return true;
  }
  function escape({ state }) {
    if (state.selected === null) actions.leave();
    else {
      actions.change({ selected: null, asking: [] });
      go({ kind: "piece", id: state.selected });
    }
  }
  function go(focus) {
    actions.change({ focus });
    board.find(focus)?.focus();
  }
  board.element.addEventListener("keydown", pressed);
}
var ARROWS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };
function focusOf({ dataset }) {
  const { targetKey, piece, square } = dataset;
  if (targetKey !== void 0) return { kind: "target", key: targetKey };
  if (piece !== void 0) return { kind: "piece", id: piece };
  return square === void 0 ? null : { kind: "square", square: Number(square) };
}
function nextFocus(view, focus, key, all = false) {
  const step = ARROWS[key];
  const targets = view.state.selected === null ? [] : targetKeys(view);
  const along = key === "ArrowLeft" || key === "ArrowRight";
  if (focus.kind === "target" && (targets.length > 1 || !along)) {
    return { kind: "target", key: beside(targets, focus.key, step) };
  }
  if (along) return { kind: "square", square: squareAlong(view.snapshot, focus, step) };
  if (focus.kind === "square" && targets[0] !== void 0)
    return { kind: "target", key: targets[0] };
  const pieces = choosable(view, all);
  const from = focus.kind === "piece" ? focus.id : "";
  return pieces.length > 0 ? { kind: "piece", id: beside(pieces, from, step) } : focus;
}
function targetKeys({ snapshot, state }) {
  return targetsOf(snapshot, shownMoves(snapshot, state)).map(({ key }) => key);
}
function choosable({ snapshot, state }, all) {
  const figures = leaders(snapshot.pieces);
  const free = figures.filter(({ id }) => movable(snapshot, state, id));
  const own = figures.filter(({ colour }) => colour === snapshot.turn);
  return (all || free.length === 0 ? own : free).map(({ id }) => id).sort();
}
function beside(list, from, step) {
  const at = list.indexOf(from);
  if (at < 0) return list[step > 0 ? 0 : list.length - 1];
  return list[(at + step + list.length) % list.length];
}
function squareAlong(snapshot, focus, step) {
  if (focus.kind === "square") return squareBeside(focus.square, step);
  const spot = focus.kind === "piece" ? pieceOf(snapshot, focus.id)?.spot : snapshot.moves.find((move) => `${move.piece[0]} ${move.target}` === focus.key)?.spot;
  return typeof spot === "number" ? squareBeside(spot, step) : 0;
}

// src/input.ts
var REACH = 22;
var CORE = 0.85;
function listenToPointer(board, view, choose) {
  board.element.addEventListener("click", (event) => {
    const now = view();
    const chosen = now && pointedAt(board, now, event);
    if (chosen) choose(chosen, event.detail > 1);
  });
}
function pointedAt(board, view, event) {
  const hit = event.target.closest(
    "[data-target],[data-piece],[data-square],[data-home],[data-goal]"
  );
  const focus = hit && focusOf(hit);
  if (focus && focus.kind !== "square") return focus;
  if (focus && inCore(view, focus.square, event)) return focus;
  const near = nearest(board, view, event) ?? focus;
  if (near) return near;
  const { home, goal } = hit?.dataset ?? {};
  if (home !== void 0) return { kind: "home", colour: home };
  return goal === void 0 ? null : { kind: "goal", colour: goal };
}
function inCore({ geometry }, square, event) {
  const matrix = event.target.getScreenCTM();
  if (!matrix) return true;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const middle = geometry.middleOf(square);
  return Math.hypot(at.x - middle.x, at.y - middle.y) < CORE * geometry.drawing.alone;
}
function nearest(board, { snapshot, state }, event) {
  const targets = targetsOf(snapshot, shownMoves(snapshot, state));
  const choices = [
    ...targets.map(({ key }) => ({ kind: "target", key })),
    ...leaders(snapshot.pieces).filter(({ id }) => movable(snapshot, state, id)).map(({ id }) => ({ kind: "piece", id }))
  ];
  let best = null;
  let least = REACH;
  for (const choice of choices) {
    const box = board.find(choice)?.getBoundingClientRect();
    if (!box) continue;
    const far = Math.hypot(
      event.clientX - box.x - box.width / 2,
      event.clientY - box.y - box.height / 2
    );
    if (far < least) [best, least] = [choice, far];
  }
  return best;
}

// src/kernel.ts
var PATIENCE_MS = 5e3;
function createKernel(model, el, changed) {
  let waiting;
  let silent = false;
  function heard() {
    clearTimeout(waiting);
    silent = false;
  }
  function lost() {
    silent = true;
    changed();
  }
  return {
    heard,
    isGone() {
      const marked = el.closest(".jupyter-widgets-disconnected") !== null;
      return silent || marked || model.comm_live === false || model.widget_manager?.kernel === null;
    },
    send(content) {
      heard();
      waiting = setTimeout(lost, PATIENCE_MS);
      try {
        model.send(content);
      } catch {
        lost();
      }
    }
  };
}

// src/pieces.ts
var PLAIN = { way: "", queen: false, lap: 1, taken: 0, done: false };
var LAYER = 0.24;
var [GAP, DEPTH] = [0.12, 0.34];
function pieceBody(drawing, figure) {
  const { colour, label, look = PLAIN, size = 1, crowded } = figure;
  const hollow = look.done || look.way === "back";
  const [letter = "", ...number] = label;
  const text = svg("text", {
    class: `label ${hollow ? "inked" : `on-${colour}`}`,
    "font-size": drawing.letterSize[colour] * (size > 1 && !crowded ? 1.25 : 1),
    y: drawing.letterY[colour]
  });
  text.append(size > 1 && crowded ? `×${size}` : letter);
  if (size === 1) text.append(svg("tspan", "pw-number", number.join("")));
  const d = drawing.shapes[colour];
  const body = svg("g", "pw-body");
  for (let below = size - 1; below > 0; below--) {
    body.append(svg("g", { transform: `translate(0 ${LAYER * below})` }, ...shape(d, colour)));
  }
  body.append(...chevron(drawing, figure), ...shape(d, colour));
  const inside = `translate(0 ${colour === "R" ? 0.04 : 0}) scale(.7)`;
  if (hollow) body.append(path("hollow", d, inside));
  body.append(text, ...signs(drawing, figure));
  return body;
}
function shape(d, colour) {
  return ["edge", `body ${colour}`].map((name) => path(name, d));
}
function chevron({ reach }, { colour, look, outward }) {
  if (!reach || !look?.way || !outward) return [];
  const [side, top, bottom] = reach[colour];
  const away = look.way === "out" ? 1 : -1;
  const [x, y] = [away * outward.x, away * outward.y];
  const behind = look.queen && y < 0;
  const foot = behind ? bottom + GAP + DEPTH : -(x ? side : y < 0 ? top : bottom) - GAP;
  const d = `M-.5 ${foot}l.5-${DEPTH}.5 ${DEPTH}`;
  const transform = `rotate(${Math.atan2(x, -y) * 180 / Math.PI})`;
  return ["halo", "heading"].map((name) => path(name, d, transform));
}
function signs({ reach }, figure) {
  const { colour, look = PLAIN, size = 1, crowded } = figure;
  const made = [];
  const sign = (x, y, ...inside) => made.push(svg("g", { transform: `translate(${x} ${y})` }, ...inside));
  if (look.queen && reach) made.push(path("crown", crown(reach[colour][3])));
  if (look.taken > 0) sign(-0.8, -0.72, circle("badge", 0.32));
  if (size > 1 && !crowded) {
    const back = { class: "badge", x: -0.72, y: -0.47, width: 1.44, height: 0.94, rx: 0.47 };
    sign(0.9, -0.85, svg("rect", back), written("on-badge", `×${size}`));
  }
  if (look.lap > 1) sign(0.8, 0.78, circle("light", 0.5), written("inked", String(look.lap)));
  if (look.done) {
    sign(0.72, -0.72, circle("badge", 0.52), path("tick", "M-.24.02-.06.2.26-.2"));
  }
  return made;
}
function crown(foot) {
  return `M-.6 ${-foot}l-.2-.6.44.28L0 ${-foot - 0.78}l.36.46.44-.28-.2.6z`;
}
function written(name, text) {
  return svg("text", { class: `label ${name}`, "font-size": 0.8, y: 0.29 }, text);
}
function pieceIcon(drawing, figure) {
  const half = figure.look ? 1.8 : 1.3;
  const viewBox = `${-half} ${-half} ${2 * half} ${2 * half}`;
  return picture("pw-piece-icon", viewBox, pieceBody(drawing, { outward: { x: 0, y: 1 }, ...figure }));
}

// src/legend.ts
var LOOKS = {
  out: { way: "out" },
  back: { way: "back" },
  queen: { queen: true },
  taken: { taken: 1 },
  second_lap: { lap: 2 }
};
function createLegend() {
  const element = html("ul", "pw-legend");
  return {
    element,
    draw({ geometry, snapshot, labels }) {
      const entries = entriesOf(snapshot);
      const label = word(labels, "letter_Y");
      const nodes = entries.map((entry) => {
        const look = { ...PLAIN, ...LOOKS[entry] };
        const size = entry === "stack" ? 3 : 1;
        const picture2 = pieceIcon(geometry.drawing, { colour: "Y", label, look, size });
        return html("li", {}, picture2, word(labels, entry));
      });
      element.replaceChildren(...nodes);
      set(element, { "aria-label": word(labels, "legend"), hidden: entries.length === 0 });
    }
  };
}
function entriesOf({ legend, pieces }) {
  const entries = legend.flatMap((one) => one === "queen" ? [one, "taken"] : [one]);
  if (pieces.some(({ look }) => look.lap > 1)) entries.push("second_lap");
  return entries;
}

// src/icons.ts
var DRAWN = {
  undo: "M9 5 5 9l4 4M5 9h9a5 5 0 0 1 0 10h-3",
  redo: "M15 5l4 4-4 4M19 9h-9a5 5 0 0 0 0 10h3",
  first: "M6 6v12M18 6l-8 6 8 6z",
  previous: "M16 6l-8 6 8 6z",
  next: "M8 6l8 6-8 6z",
  play: "M8 5l11 7-11 7z",
  pause: "M9 6v12M15 6v12",
  last: "M18 6v12M6 6l8 6-8 6z",
  capture: "M6 6l12 12M18 6L6 18",
  six: "M6.5 6.5h11v11h-11z",
  barrier: "M8 5v14M16 5v14",
  home: "M18 6v8H7M11 10l-4 4 4 4",
  goal: "M4 6h16l-8 13z"
};
var VIEW_BOX = "0 0 24 24";
function icon(name) {
  const drawn = path(name === "goal" || name === "play" ? "pw-solid" : "pw-line", DRAWN[name]);
  return picture("pw-icon", VIEW_BOX, drawn);
}
function verdictSign(kind) {
  const refused = kind === "refused";
  const frame = refused ? "M8 2h8l6 6v8l-6 6H8l-6-6V8z" : "M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20z";
  const over = "M12 6.2l1.8 3.7 4 .5-3 2.8.8 4-3.6-2-3.6 2 .8-4-3-2.8 4-.5z";
  const signs2 = { refused: "M8 8l8 8M16 8l-8 8", done: "M7.5 12.5l3 3 6-7", over };
  const drawn = [path("pw-sign-frame", frame), path("pw-sign-mark", signs2[kind])];
  return picture(`pw-sign pw-${kind}`, VIEW_BOX, ...drawn);
}
function focusRing() {
  return ["pw-focus-halo", "pw-focus"].map((name) => circle(name, 1.7));
}

// src/note.ts
function verdict(kind, title, ...more) {
  const text = html("p", "pw-title", title, ...more);
  return html("div", "pw-verdict", verdictSign(kind), text);
}
function noteNodes(view, note, actions) {
  const { labels, state } = view;
  const chips = note.statement ? [" ", chip(note.statement, state, actions)] : [];
  const nodes = [verdict(note.kind, note.title, ...chips)];
  if (note.statement) nodes.push(...opened(note.statement, state));
  const cite = (cited2) => [" ", chip(cited2, state, actions)];
  const item = (text, cited2) => html("li", {}, text, ...cited2.flatMap(cite), ...cited2.flatMap((one) => opened(one, state)));
  const reasons = note.reasons.map(({ title, statement }) => item(title, [statement]));
  nodes.push(...part(labels, "also", "pw-reasons", reasons));
  const would = note.would.map(({ text, statements }) => item(text, statements));
  nodes.push(...part(labels, "would", "pw-reasons", would));
  nodes.push(...part(labels, "elsewhere", "pw-elsewhere", note.elsewhere.map(otherRules)));
  const cited = note.elsewhere.flatMap(({ statement }) => statement ?? []);
  const open = cited.find(({ id }) => id === state.statement);
  if (open && open.id !== note.statement?.id) nodes.push(...opened(open, state));
  return nodes;
  function otherRules({ name, legal, statement }) {
    const sign = html("span", { "aria-hidden": "true" }, legal ? "✓ " : "✗ ");
    const said = word(labels, legal ? "legal_there" : "illegal_there");
    const heard = html("span", "pw-heard", ` ${said} `);
    const chips2 = statement ? cite(statement) : [];
    return html("li", legal ? "pw-yes" : "pw-no", sign, name, heard, ...chips2);
  }
}
function part(labels, key, name, list) {
  return list.length > 0 ? [heading(labels, key), html("ul", { class: name, "data-part": key }, ...list)] : [];
}
function heading(labels, key, values) {
  return html("h4", {}, word(labels, key, values));
}
function chip(cited, state, actions) {
  const open = state.statement === cited.id;
  const looks = {
    class: "pw-chip",
    "data-key": `statement ${cited.id}`,
    "aria-expanded": String(open)
  };
  const act = () => actions.change({ statement: open ? null : cited.id });
  return button("statement", act, looks, cited.id);
}
function opened(cited, state) {
  if (state.statement !== cited.id) return [];
  const source = html("cite", {}, cited.source);
  return [html("blockquote", "pw-statement", html("p", {}, cited.text), source)];
}

// src/dice.ts
var PIPS = ["", "4", "08", "048", "0268", "02468", "025836"];
var TURNS = [-14, 9, -4, 16, -9, 5, -11];
var SHELL = "M0-21c9.5 0 15.5 9.5 15.5 19.5S9.5 20 0 20-15.5 10-15.5-1.5-9.5-21 0-21z";
var MOUTH = "M1-16c-4.4 8-4.4 23 0 31.5 2.5-8.5 2.5-23.5 0-31.5z";
var TEETH = [-12, -8, -4, 0, 4, 8, 12].map((y) => `M-7 ${y}h5M2.5 ${y}h4.5`).join("");
var BACK = "M0-13c6 0 9.5 6 9.5 12S6 13 0 13-9.5 6-9.5-1-6-13 0-13z";
function face(kind, count) {
  const long = kind === "long_dice";
  const [name, viewBox] = long ? ["pw-die pw-long", "8 -16 24 72"] : ["pw-die", "0 0 40 40"];
  const body = long ? { x: 10.2, y: -12.8, width: 19.6, height: 65.6, rx: 5 } : { x: 1.2, y: 1.2, width: 37.6, height: 37.6, rx: kind === "cowries" ? 18.8 : 8 };
  return picture(name, viewBox, svg("rect", body), ...marksOf(kind, count));
}
function marksOf(kind, count) {
  const pips = kind === "cowries" ? void 0 : PIPS[count];
  if (!pips) return [svg("text", { x: 20, y: 27, "font-size": 19 }, String(count))];
  const [across, down, r] = kind === "long_dice" ? [5, 20, 2.7] : [10, 10, 3.6];
  return [...pips].map((pip) => {
    const [column, row] = [Number(pip) % 3, Math.floor(Number(pip) / 3)];
    return svg("circle", { cx: 20 + across * (column - 1), cy: 20 + down * (row - 1), r });
  });
}
function cowrie(up, index) {
  const inside = up ? [path("pw-mouth", MOUTH), path("pw-teeth", TEETH)] : [path("pw-back", BACK)];
  const name = `pw-cowrie pw-${up ? "up" : "down"}`;
  const transform = `rotate(${TURNS[index % TURNS.length]})`;
  const shell = svg("g", { transform }, path("pw-shell", SHELL), ...inside);
  return picture(name, "-22 -24 44 48", shell);
}

// src/timeline.ts
var RECENT = 5;
var WEIGHT = ["goal", "capture", "home", "barrier", "six"];
var NEAR = 0.026;
var STEPS = ["first", "previous", "next", "last"];
function createTimeline({ look, play }) {
  const steps = STEPS.map((name) => {
    const act = () => current && look(plyOfStep(name, current));
    return button(name, act, { class: "pw-button pw-square" }, icon(name));
  });
  const playing = button("play-on", play, { class: "pw-button pw-square" });
  const slider = html("input", { type: "range", min: 0, step: 1, class: "pw-slider" });
  const marks = html("div", { class: "pw-marks", "aria-hidden": "true" });
  const ticks = html("div", "pw-ticks");
  const count = html("p", "pw-ply");
  const recent = html("ol", "pw-recent");
  const track = html("div", "pw-track", marks, slider, ticks);
  const left = html("div", "pw-steps", ...steps.slice(0, 2), playing, ...steps.slice(2));
  const bar = html("div", "pw-bar", left, track, count);
  let current = null;
  slider.addEventListener("input", () => look(Number(slider.value)));
  return {
    element: html("div", "pw-timeline", bar, recent),
    draw(view) {
      const { snapshot, rows, labels, state } = view;
      current = view;
      const { ply, plies } = snapshot;
      const valuetext = word(labels, "ply", { n: ply, of: plies });
      set(slider, { "aria-label": word(labels, "timeline"), "aria-valuetext": valuetext });
      slider.max = String(Math.max(plies, 1));
      slider.value = String(ply);
      slider.style.setProperty("--at", `${plies ? 100 * ply / plies : 0}%`);
      count.replaceChildren(html("b", {}, String(ply)), ` / ${plies}`);
      const acting = state.playing ? "pause" : "play";
      nameButton(playing, word(labels, acting));
      renewed(playing, [icon(acting)]);
      enable(playing, plies > 0);
      steps.forEach((step, index) => {
        nameButton(step, word(labels, STEPS[index]));
        enable(step, index < 2 ? ply > 0 : ply < plies);
      });
      ticks.style.setProperty("--ticks", String(tickCount(plies)));
      marks.replaceChildren(...placeMarks(rows, plies).map(markNode));
      const nodes = recentRows(rows, ply).map((row) => rowNode(view, row, look));
      rebuilt(recent, nodes);
    }
  };
}
function plyOfStep(step, { snapshot, rows }) {
  const { ply, plies } = snapshot;
  if (step === "first") return 0;
  if (step === "last") return plies;
  const others = rows.map((row) => row.ply);
  if (step === "previous") return Math.max(0, ...others.filter((other) => other < ply));
  return Math.min(plies, ...others.filter((other) => other > ply));
}
function placeMarks(rows, plies) {
  const all = rows.flatMap(
    (row) => row.marks.map((mark) => ({ mark, at: row.ply / Math.max(plies, 1) }))
  );
  all.sort((one, other) => WEIGHT.indexOf(one.mark) - WEIGHT.indexOf(other.mark));
  const placed = [];
  for (const one of all) {
    if (placed.every((other) => Math.abs(other.at - one.at) >= NEAR)) placed.push(one);
  }
  return placed.sort((one, other) => one.at - other.at);
}
function recentRows(rows, ply) {
  const after = rows.findIndex((row) => row.ply >= ply);
  const end = after < 0 ? rows.length : after + 1;
  return rows.slice(Math.max(0, end - RECENT), Math.max(end, RECENT));
}
function tickCount(plies) {
  const each = [1, 2, 5, 10, 20, 50, 100].find((size) => plies / size <= 40) ?? 200;
  return Math.max(plies / each, 1);
}
function markNode({ mark, at }) {
  const node = html("span", { class: "pw-mark", "data-mark": mark }, icon(mark));
  node.style.setProperty("--at", String(at));
  return node;
}
function rowNode(view, row, look) {
  const { ply } = row;
  const looks = {
    class: "pw-row",
    "data-ply": ply,
    "data-key": `row ${ply}`,
    "aria-current": ply === view.snapshot.ply ? "step" : null
  };
  const number = html("span", "pw-row-ply", String(ply));
  return html("li", {}, button("look", () => look(ply), looks, number, ...rowParts(view, row)));
}
function colourIcon({ geometry, labels }, colour) {
  return pieceIcon(geometry.drawing, { colour, label: word(labels, `letter_${colour}`) });
}
function rowParts(view, row) {
  return [
    colourIcon(view, row.colour),
    ...row.dice.map((count) => face(view.snapshot.thrown.kind, count)),
    html("span", "pw-row-text", row.text),
    html("span", "pw-row-note", row.note)
  ];
}

// src/throws.ts
function throwNodes({ snapshot, labels }) {
  const { thrown } = snapshot;
  if (thrown.kind === "cowries") return [mat(thrown, labels), table(thrown, labels)];
  const { kind, shown } = thrown;
  const faces = html("div", `pw-dice${shown.length > 1 ? " pw-many" : ""}`);
  faces.append(...shown.map((one) => face(kind, one)));
  if (shown.length === 0) faces.append(html("span", "pw-no-die"));
  const counts = countWords(snapshot, labels);
  const heading2 = shown.length > 0 || counts ? word(labels, "thrown") : "";
  const said = html("div", "pw-count", small(heading2));
  said.append(html("strong", "pw-big", thrownWords(thrown, " + ")));
  if (counts) said.append(small(counts));
  return [said, faces];
}
function countWords({ adds, pending, thrown, bonus }, labels) {
  if (adds) return "";
  if (bonus && pending.length > 0) return word(labels, "bonus", { n: pending.join(", ") });
  const differs = pending.some((count) => !thrown.shown.includes(count));
  return differs ? word(labels, "counts", { n: pending.join(", ") }) : "";
}
function small(text) {
  return html("span", "pw-small", text);
}
function mat(thrown, labels) {
  const { shown, table: table2 } = thrown;
  const waiting = shown.length === 0;
  const lying = waiting ? table2.slice(1).map(() => 0) : shown;
  const shells = lying.map((up2, index) => cowrie(up2 > 0, index));
  const laid = html("div", waiting ? "pw-shells pw-waiting" : "pw-shells", ...shells);
  const made = html("div", "pw-mat", laid);
  if (waiting) return made;
  const n = mouthsUp(thrown);
  const up = small(word(labels, n === 1 ? "mouths_1" : "mouths", { n }));
  made.append(html("div", "pw-count", html("strong", {}, String(thrown.value)), up));
  return made;
}
function mouthsUp({ shown }) {
  return shown.filter((up) => up > 0).length;
}
function table(thrown, labels) {
  const now = thrown.shown.length > 0 ? mouthsUp(thrown) : -1;
  const values = thrown.table.map(
    (value, up) => html("li", { "aria-current": up === now }, mouths(up), html("b", {}, String(value)))
  );
  return html("ol", { class: "pw-table", "aria-label": word(labels, "table") }, ...values);
}
function mouths(up) {
  return html("span", "pw-small", `${up} `, html("span", { "aria-hidden": "true" }, "↑"));
}
function tokenNodes(view, pick) {
  const { snapshot, labels, state } = view;
  if (!snapshot.adds || snapshot.pending.length === 0) return [];
  const picking = snapshot.phase === "move";
  const tokens = snapshot.pending.map((count, place) => {
    const inside = tokenInside(snapshot.thrown, count);
    if (!picking) return html("span", "pw-token", ...inside);
    const looks = {
      class: "pw-token",
      "data-key": `token ${place}`,
      "aria-pressed": String(state.chosen.includes(place)),
      "aria-label": word(labels, "token", { n: count })
    };
    return button("token", () => pick(place), looks, ...inside);
  });
  return [
    html("h4", {}, word(labels, picking ? "to_use" : "thrown_so_far"), sum(view)),
    html("div", "pw-token-row", ...tokens)
  ];
}
function tokenInside({ table: table2 }, count) {
  const up = table2.indexOf(count);
  return [html("b", {}, String(count)), ...up < 0 ? [] : [mouths(up)]];
}
function sum({ snapshot, labels, state }) {
  const counts = chosenCounts(snapshot, state);
  if (counts.length > 0) return html("strong", "pw-sum", sumWords(counts));
  const several = snapshot.phase === "move" && snapshot.pending.length > 1;
  return html("span", "pw-hint", several ? word(labels, "hint_sum") : "");
}
function picked({ chosen }, place) {
  const without = chosen.filter((other) => other !== place);
  return { chosen: without.length < chosen.length ? without : [...chosen, place], asking: [] };
}

// src/panel.ts
var ACTS = ["throw", "pass", "undo", "redo"];
function createPanel(actions) {
  const turn = html("div", "pw-turn");
  const [throwing, passing, undoing, redoing] = ACTS.map(
    (name) => button(name, () => actions.act(name), { class: `pw-button pw-${name}` })
  );
  const buttons = html("div", "pw-buttons", throwing, passing, undoing, redoing);
  const tokens = html("div", "pw-tokens");
  const card = html("div", "pw-card");
  const said = html("p", "pw-status");
  const inside = html("div", "pw-panel-inside", turn, tokens, buttons, card, said);
  let drawn = "";
  let drawnTurn = "";
  let drawnLabels;
  return {
    element: html("section", "pw-panel", inside),
    draw(view) {
      const { snapshot, labels, state } = view;
      const { chosen, asking, statement, viewing, lost } = state;
      const status = state.status || (lost ? word(labels, "lost") : "");
      const key = JSON.stringify([snapshot.revision, chosen, asking, statement, viewing, lost, status]);
      if (key === drawn && drawnLabels === labels) return;
      const { phase, thrown, pending, moves, canPass } = snapshot;
      const turnKey = JSON.stringify([snapshot.turn, phase, thrown, pending, snapshot.turnName]);
      if (turnKey !== drawnTurn || drawnLabels !== labels) turn.replaceChildren(...turnNodes(view));
      [drawn, drawnTurn, drawnLabels] = [key, turnKey, labels];
      throwing.replaceChildren(word(labels, "throw"));
      passing.replaceChildren(word(labels, canPass && moves.length > 0 ? "decline" : "pass"));
      nameWithPicture(undoing, "undo", labels);
      nameWithPicture(redoing, "redo", labels);
      enable(throwing, snapshot.phase === "throw");
      enable(undoing, snapshot.canUndo);
      enable(redoing, snapshot.canRedo);
      set(passing, { hidden: !canPass });
      set(buttons, { class: canPass ? "pw-buttons pw-four" : "pw-buttons" });
      rebuilt(tokens, tokenNodes(view, actions.pick));
      set(card, { class: `pw-card pw-card-${snapshot.note?.kind ?? "plain"}` });
      rebuilt(card, cardNodes(view, actions));
      said.textContent = status;
    }
  };
}
function nameWithPicture(made, name, labels) {
  const words = word(labels, name);
  nameButton(made, words);
  made.replaceChildren(icon(name), html("span", {}, words));
}
function turnNodes(view) {
  const { snapshot, labels } = view;
  const over = snapshot.phase === "over";
  const heading2 = html("span", "pw-small", word(labels, over ? "game_over" : "turn_of"));
  const name = html("strong", "pw-big", snapshot.turnName);
  const colours = snapshot.players.find((player) => player.includes(snapshot.turn)) ?? [snapshot.turn];
  const icons = colours.map((colour) => colourIcon(view, colour));
  return [
    html("div", { class: "pw-colours", "data-colours": colours.join("") }, ...icons),
    html("div", "pw-who", heading2, name),
    ...throwNodes(view),
    html("p", "pw-small pw-company", snapshot.company)
  ];
}
function cardNodes(view, actions) {
  const { snapshot, labels } = view;
  const nodes = [];
  if (snapshot.phase === "viewing") return viewingNodes(view, actions);
  if (snapshot.phase === "over" && snapshot.note?.kind !== "over") {
    nodes.push(verdict("over", snapshot.outcome ?? word(labels, "game_over")));
  }
  if (snapshot.note) nodes.push(...noteNodes(view, snapshot.note, actions));
  else if (snapshot.phase === "throw") nodes.push(hint(labels, `hint_throw_${snapshot.thrown.kind}`));
  if (snapshot.phase === "move") nodes.push(...moveNodes(view, actions));
  return nodes;
}
function viewingNodes(view, { back, branch }) {
  const { snapshot, rows, labels, state } = view;
  const { ply, plies } = snapshot;
  const row = rowAt(rows, ply);
  const leave = (name, act) => button(name, act, { class: "pw-button" }, word(labels, name));
  const ways = [leave("back_to_game", back)];
  if (!state.lost) ways.push(leave("branch", () => branch(ply)));
  return [
    heading(labels, "viewing", { n: ply, of: plies }),
    html("p", "pw-viewed", ...row ? rowParts(view, row) : [word(labels, "first")]),
    html("div", "pw-buttons", ...ways)
  ];
}
function hint(labels, key) {
  return html("p", "pw-hint", word(labels, key));
}
function moveNodes(view, actions) {
  const { geometry, snapshot, labels, state } = view;
  const asked = state.asking.filter((index) => snapshot.moves[index]);
  const shown = unlike(snapshot, asked.length > 0 ? asked : offeredMoves(snapshot, state));
  if (shown.length === 0) {
    const none = snapshot.moves.length === 0 ? "no_moves" : "no_moves_with";
    const reasons = [...new Set(Object.values(snapshot.reasons))];
    const list2 = reasons.map((reason) => html("li", {}, reason));
    return [hint(labels, none), html("ul", "pw-reasons", ...list2)];
  }
  const list = shown.map((index) => html("li", {}, moveButton(snapshot.moves[index].text, index)));
  return [
    heading(labels, asked.length > 0 ? "which_move" : "you_can_play"),
    html("ul", asked.length > 0 ? "pw-moves pw-asking" : "pw-moves", ...list)
  ];
  function moveButton(text, index) {
    const piece = pieceOf(snapshot, snapshot.moves[index].piece);
    const looks = { class: "pw-move", "data-move": index, "data-key": `move ${index}` };
    const made = button("play", () => actions.play(index), looks);
    if (piece) made.append(pieceIcon(geometry.drawing, { colour: piece.colour, label: piece.label }));
    made.append(moveWords(text, piece?.label ?? ""));
    const point = (hovered) => () => actions.change({ hovered });
    for (const event of ["pointerenter", "focus"]) made.addEventListener(event, point(index));
    for (const event of ["pointerleave", "blur"]) made.addEventListener(event, point(null));
    return made;
  }
}
function moveWords(text, label) {
  if (!label || !text.startsWith(`${label} `)) return html("span", {}, text);
  return html("span", {}, html("b", {}, label), text.slice(label.length));
}

// src/figures.ts
function drawFigures(view, nodes, layer, where) {
  const figures = leaders(view.snapshot.pieces);
  for (const [id, node] of nodes) {
    if (figures.some((piece) => piece.id === id)) continue;
    node.remove();
    nodes.delete(id);
  }
  for (const piece of figures) {
    const node = nodes.get(piece.id) ?? layer.appendChild(newFigure(piece));
    nodes.set(piece.id, node);
    drawFigure(view, node, piece, where.get(piece.id));
  }
}
function newFigure(piece) {
  return svg(
    "g",
    { "data-piece": piece.id, role: "button", tabindex: -1 },
    svg("title"),
    circle("pw-hit", 1.3),
    path("pw-points", POINTS),
    circle("pw-halo", 1.26),
    circle("pw-ring", 1.26),
    ...focusRing(),
    svg("g")
  );
}
var POINTS = "M-.9-.9-1.4-1.4M.9-.9 1.4-1.4M.9.9 1.4 1.4M-.9.9-1.4 1.4";
function drawFigure(view, node, piece, at) {
  const { geometry, snapshot, labels, state } = view;
  const crowded = at.r < 0.85 * geometry.drawing.alone;
  const figure = { ...piece, outward: geometry.outward(piece.spot), crowded };
  renewed(node.lastElementChild, [pieceBody(geometry.drawing, figure)]);
  const canMove = movable(snapshot, state, piece.id);
  const selected = state.selected === piece.id;
  const looks = [
    "pw-piece",
    canMove && "pw-movable",
    (selected || isRefused(view, piece)) && "pw-selected",
    crowded && "pw-paired"
  ];
  const states = [canMove && "can_move", selected && "selected"].filter((one) => one !== false);
  const reason = snapshot.reasons[piece.id] ?? "";
  node.querySelector("title").textContent = reason;
  set(node, {
    "aria-description": reason || null,
    class: looks.filter(Boolean).join(" "),
    "data-place": piece.place,
    "aria-label": pieceWords(labels, geometry, snapshot, piece, states),
    "aria-pressed": String(selected),
    transform: `translate(${round(at.x)} ${round(at.y)}) scale(${round(at.r)})`
  });
}
function isRefused({ snapshot, state }, { id }) {
  const { note } = snapshot;
  if (state.selected || note?.kind !== "refused") return false;
  return pieceOf(snapshot, note.piece)?.stack === id;
}

// src/scene.ts
function outline(scene, square, name) {
  return path(name, scene.square(square).getAttribute("d"));
}
function isTaken({ view }, spot) {
  return view.snapshot.pieces.some((piece) => piece.spot === spot);
}
function withOrigin({ view }, piece, way) {
  const origin = pieceOf(view.snapshot, piece)?.spot;
  return origin === void 0 || way[0] === origin ? way : [origin, ...way];
}
function pointsOf(scene, piece, way) {
  const points = scene.view.geometry.wayPoints(piece, withOrigin(scene, piece, way));
  const at = scene.where.get(piece);
  return at ? [at, ...points.slice(1)] : points;
}
function wayLine(points) {
  const d = toPath(points);
  return ["pw-way-halo", "pw-way"].map((name) => path(name, d));
}
function moved({ x, y }, scale = 1) {
  return `translate(${round(x)} ${round(y)})${scale === 1 ? "" : ` scale(${scale})`}`;
}
function octagon(at, scale = 1, name = "pw-stop") {
  return svg(
    "g",
    { class: name, transform: moved(at, scale) },
    path("pw-stop-frame", "M-.42-1h.84L1-.42v.84L.42 1h-.84L-1 .42v-.84z"),
    path("pw-stop-cross", "M-.4-.4.4.4M.4-.4-.4.4")
  );
}

// src/refusal.ts
function refusedUnder(scene) {
  const refused = refusal(scene);
  const trail = refused && trailOf(scene, refused);
  const squares = squaresOf(refused).map((square) => hatching(scene, square));
  return trail ? [...squares, ...trailLine(scene, trail)] : squares;
}
function refusedOver(scene) {
  const refused = refusal(scene);
  if (!refused) return [];
  const marks = squaresOf(refused).map((one) => outline(scene, one, "pw-frame"));
  const trail = trailOf(scene, refused);
  if (trail) marks.push(...stepSigns(scene, trail, refused.reach));
  const { piece, reach } = refused;
  if (piece && reach !== null) marks.push(unreached(scene, piece, reach));
  if (trail && isBarred(trail)) marks.push(octagon(stopPoint(scene, trail)));
  return marks;
}
function refusal({ view }) {
  const { note } = view.snapshot;
  return note?.kind === "refused" ? note : null;
}
function squaresOf(note) {
  return note?.squares.filter((spot) => typeof spot === "number") ?? [];
}
function trailOf(scene, { piece, way, stop }) {
  if (!piece || way.length === 0) return null;
  const whole = withOrigin(scene, piece, way);
  return { piece, way: whole, stop: stop < 0 ? whole.length : stop + whole.length - way.length };
}
function isBarred({ way, stop }) {
  return stop < way.length;
}
function trailLine(scene, trail) {
  const points = pointsOf(scene, trail.piece, trail.way.slice(0, trail.stop));
  return wayLine(isBarred(trail) ? [...points, stopPoint(scene, trail)] : points);
}
function stopPoint(scene, { piece, way, stop }) {
  const { geometry } = scene.view;
  const to = geometry.wayPoint(piece, way[stop]);
  const before = way[stop - 1];
  if (before === void 0 || before === "home") return to;
  const from = geometry.wayPoint(piece, before);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}
function stepSigns(scene, { piece, way, stop }, reach, every = 1) {
  return way.slice(0, stop).flatMap((spot, step) => {
    if (step === 0 || step % every > 0 || spot === reach) return [];
    const { x, y } = scene.view.geometry.wayPoint(piece, spot);
    const taken = isTaken(scene, spot);
    if (taken && every > 1) return [];
    return [stepSign(taken ? moved({ x: x - 1, y: y + 0.9 }, 0.75) : moved({ x, y }), step)];
  });
}
function stepSign(transform, step) {
  const text = svg("text", { "font-size": 1.15, y: 0.42 }, String(step));
  return svg("g", { class: "pw-step", transform }, circle("", 0.85), text);
}
function unreached(scene, piece, spot) {
  const taken = isTaken(scene, spot);
  const transform = moved(scene.view.geometry.wayPoint(piece, spot), taken ? 1.25 : 1);
  const looks = { class: taken ? "pw-unreached" : "pw-unreached pw-free", transform };
  return svg("g", looks, circle("", 1.3), path("", "M.55-.8-.55.8"));
}
function hatching(scene, square) {
  const { x: left, y: top, width, height } = scene.square(square).getBBox();
  const [right, bottom] = [left + width, top + height];
  let d = "";
  for (let sum2 = left + top + 0.9; sum2 < right + bottom; sum2 += 1.3) {
    const [x1, x2] = [Math.max(left, sum2 - bottom), Math.min(right, sum2 - top)];
    d += `M${round(x1)} ${round(sum2 - x1)}L${round(x2)} ${round(sum2 - x2)}`;
  }
  return path("pw-hatching", d);
}

// src/marks.ts
function drawUnder(scene) {
  const { snapshot, state } = scene.view;
  const hovered = state.hovered === null ? void 0 : snapshot.moves[state.hovered];
  return [
    ...refusedUnder(scene),
    ...lastMove(scene),
    ...snapshot.held.flatMap(({ square, colours }) => holding(scene, square, colours)),
    ...snapshot.barriers.map((square) => yoke(scene, square)),
    ...hovered ? wayOf(scene, hovered) : []
  ];
}
function wayOf(scene, { piece, way, spot }) {
  const line = wayLine(pointsOf(scene, piece, way));
  if (!scene.view.geometry.isCloth) return line;
  return [...line, ...stepSigns(scene, { piece, way, stop: way.length }, spot, 5)];
}
function drawTargets(scene) {
  return scene.targets.flatMap((target) => [targetMark(scene, target), ...badges(scene, target)]);
}
function yoke({ view }, square) {
  const { snapshot, state } = view;
  const two = view.geometry.standings(square, 2);
  const ringed = snapshot.pieces.some(
    ({ id, spot }) => spot === square && movable(snapshot, state, id)
  );
  const width = round((ringed ? 2.85 : 2.26) * two[0].r);
  return svg("path", { class: "yoke", "stroke-width": width, d: toPath(two) });
}
function holding(scene, square, colours) {
  const { shapes } = scene.view.geometry.drawing;
  const { x, y, width } = scene.square(square).getBBox();
  const looks = ["held", ...colours.map((colour, n) => `holder s-${colour}${n ? " second" : ""}`)];
  const corners = [colours[0], colours.at(-1)].map((colour, n) => {
    const transform = moved({ x: x + n * width, y: y + (1 - n) * width }, 0.55);
    return svg("g", { transform }, ...shape(shapes[colour], colour));
  });
  return [...looks.map((name) => outline(scene, square, name)), ...corners];
}
function lastMove(scene) {
  const { geometry, snapshot } = scene.view;
  const { last } = snapshot;
  const [piece] = last?.pieces ?? [];
  if (!last || !piece || last.way.length < 2) return [];
  const points = geometry.wayPoints(piece, last.way);
  const at = scene.where.get(piece);
  if (at) points[points.length - 1] = at;
  return [
    path("pw-last", toPath(points)),
    circle("pw-left", 1.05, moved(points[0]))
  ];
}
function targetStanding({ view }, { piece, pieces, spot }) {
  const { isCloth, drawing, placeOf, guestPlace } = view.geometry;
  if (typeof spot !== "number") {
    const place = placeOf(piece, spot);
    return isCloth ? { ...place, r: drawing.alone } : place;
  }
  const others = leaders(view.snapshot.pieces).filter(
    (one) => one.spot === spot && !pieces.includes(one.id)
  );
  return guestPlace(spot, others.length);
}
function targetMark(scene, target) {
  const { geometry, snapshot, labels } = scene.view;
  const moves = target.moves.map((index) => snapshot.moves[index]);
  const move = moves[0];
  const at = targetStanding(scene, move);
  const colour = move.piece[0];
  const d = geometry.drawing.shapes[colour];
  const counts = [...new Set(moves.map((one) => one.count))].join("/");
  const size = { "font-size": counts.length > 2 ? 0.75 : 1, y: colour === "R" ? 0.5 : 0.36 };
  const shapes = [path("pw-target-halo", d), path("pw-target-shape", d)];
  const looks = {
    class: "pw-target",
    role: "button",
    tabindex: -1,
    "data-target": move.target,
    "data-target-key": target.key,
    "aria-label": word(labels, "target", { text: moves.map((one) => one.text).join("; ") }),
    transform: moved(at, round(at.r))
  };
  return svg("g", looks, ...focusRing(), ...shapes, svg("text", size, counts));
}
function badges(scene, target) {
  const { moves, pieces } = scene.view.snapshot;
  const taken = new Set(target.moves.flatMap((index) => moves[index].captures));
  const victims = new Set(pieces.filter(({ id }) => taken.has(id)).map(({ stack }) => stack));
  return [...victims].flatMap((id) => {
    const at = scene.where.get(id);
    if (!at) return [];
    const corner = { x: at.x - 0.95 * at.r, y: at.y + 0.8 * at.r };
    return [octagon(corner, 0.68, "pw-stop pw-badge")];
  });
}

// src/render.ts
function createBoard() {
  const element = html("div", "pw-board");
  let picture2 = null;
  let where = /* @__PURE__ */ new Map();
  function find(focus) {
    if (!picture2) return null;
    if (focus.kind === "piece") return picture2.figures.get(focus.id) ?? null;
    if (focus.kind === "square") return picture2.squares[focus.square] ?? null;
    return picture2.layers.targets.querySelector(`[data-target-key="${focus.key}"]`);
  }
  function draw(view) {
    if (picture2?.geometry !== view.geometry) {
      picture2 = newPicture(view.geometry);
      element.replaceChildren(picture2.svg);
    }
    const { svg: root, squares, names, layers, figures } = picture2;
    const { geometry, snapshot, labels, state } = view;
    const lost = focused(root);
    const shown = targetsOf(snapshot, shownMoves(snapshot, state));
    const guests = new Set(shown.map(({ moves }) => snapshot.moves[moves[0]].spot));
    where = geometry.layout(snapshot.pieces, guests);
    drawFigures(view, figures, layers.pieces, where);
    const scene = { view, where, targets: shown, square: (index) => squares[index] };
    renewed(layers.under, drawUnder(scene));
    renewed(layers.over, refusedOver(scene));
    renewed(layers.targets, drawTargets(scene));
    squares.forEach((square, index) => {
      set(square, { "aria-label": squareWords(labels, geometry, snapshot, index) });
    });
    for (const [colour, name] of names)
      name.textContent = word(labels, `name_${colour}`).toUpperCase();
    set(root, { "aria-label": word(labels, `board_${geometry.drawing.kind}`) });
    for (const node2 of root.querySelectorAll("[tabindex='0']")) set(node2, { tabindex: -1 });
    const node = find(tabStop(view));
    if (node) set(node, { tabindex: 0 });
    if (lost && !lost.isConnected) node?.focus();
  }
  function tabStop({ snapshot, state }) {
    if (state.focus && find(state.focus)) return state.focus;
    const figures = leaders(snapshot.pieces);
    const piece = figures.find((one) => one.id === state.selected) ?? figures.find((one) => movable(snapshot, state, one.id)) ?? figures.find((one) => one.colour === snapshot.turn);
    return piece ? { kind: "piece", id: piece.id } : { kind: "square", square: 0 };
  }
  return {
    element,
    draw,
    find,
    piece(id) {
      const node = picture2?.figures.get(id);
      const at = where.get(id);
      return node && at ? { node, at } : null;
    }
  };
}
function newPicture(geometry) {
  const parsed = new DOMParser().parseFromString(geometry.drawing.svg, "image/svg+xml");
  const root = document.importNode(parsed.documentElement, true);
  set(root, { role: "application" });
  const [squares, names] = [nameSquares(root), addNames(root)];
  const layer = (name) => root.appendChild(svg("g", `pw-${name}`));
  const layers = {
    under: layer("under"),
    pieces: layer("pieces"),
    over: layer("over"),
    targets: layer("targets")
  };
  return { geometry, svg: root, squares, names, layers, figures: /* @__PURE__ */ new Map() };
}
function nameSquares(picture2) {
  const squares = [...picture2.querySelectorAll(":scope > .squares > path")];
  squares.forEach((square, index) => {
    set(square, { "data-square": index, role: "button", tabindex: -1 });
  });
  return squares;
}
function addNames(picture2) {
  const view = Math.random().toString(36).slice(2);
  const places = [...picture2.querySelectorAll("[data-name],[data-arc]")];
  return places.map((place) => {
    const { arc, name } = place.dataset;
    set(place, { "aria-hidden": "true" });
    if (arc === void 0) return [name, place];
    place.id = `pw-${view}-${arc}`;
    const along = svg("textPath", { href: `#${place.id}`, startOffset: "50%" });
    const looks = { class: `name on-${arc}`, "font-size": 1.35, "aria-hidden": "true" };
    place.after(svg("text", looks, along));
    return [arc, along];
  });
}

// src/theme.ts
var PREFERS_DARK = "(prefers-color-scheme: dark)";
function hostTheme(page) {
  const { body, documentElement } = page;
  const jupyter = body.dataset.jpThemeLight;
  if (jupyter !== void 0) return jupyter === "false" ? "dark" : "light";
  const code = body.dataset.vscodeThemeKind;
  if (code !== void 0) return /light/.test(code) ? "light" : "dark";
  const named = documentElement.getAttribute("theme") ?? documentElement.dataset.theme ?? "";
  if (/^(light|dark)$/.test(named)) return named;
  const classes = `${documentElement.className} ${body.className}`;
  return /(^|\s)dark(-theme)?(\s|$)/.test(classes) ? "dark" : null;
}
function themeFor(options) {
  if (options.theme === "light" || options.theme === "dark") return options.theme;
  return hostTheme(document) ?? (matchMedia(PREFERS_DARK).matches ? "dark" : "light");
}
function watchTheme(changed) {
  const media = matchMedia(PREFERS_DARK);
  const observer = new MutationObserver(changed);
  const hosts = ["data-jp-theme-light", "data-vscode-theme-kind"];
  const attributeFilter = ["class", "theme", "data-theme", ...hosts];
  media.addEventListener("change", changed);
  for (const element of [document.body, document.documentElement]) {
    observer.observe(element, { attributes: true, attributeFilter });
  }
  return () => {
    media.removeEventListener("change", changed);
    observer.disconnect();
  };
}

// src/widget.ts
var TRAITS = ["drawing", "snapshot", "rows", "frames", "labels", "options"];
var ROW_MS = 800;
function render({ model, el }) {
  let state = initialState();
  let geometry = null;
  let latest = null;
  let shown = null;
  let waiting = false;
  let ticking;
  const root = html("div", "pw");
  const board = createBoard();
  const player = createPlayer(board);
  const announcer = createAnnouncer();
  const panel = createPanel({
    act: (intent) => send({ intent }),
    play: (move) => send({ intent: "play", move }),
    pick,
    change,
    back: () => {
      leave();
      if (latest) look(latest.ply);
    },
    branch: (ply) => {
      leave();
      send({ intent: "go", ply });
    }
  });
  const timeline = createTimeline({ look, play });
  const kernel = createKernel(model, el, redraw);
  const footer = createFooter((seed) => send({ intent: "new", seed }), change);
  const parts = [board, panel, createLegend(), timeline, footer];
  function view() {
    const snapshot = model.get("snapshot");
    const drawing = model.get("drawing");
    if (!snapshot?.pieces || !drawing?.svg) return null;
    if (geometry?.drawing !== drawing) geometry = createGeometry(drawing);
    const rows = model.get("rows") ?? [];
    const labels = model.get("labels") ?? {};
    const options = model.get("options");
    const game = { geometry, snapshot, rows, labels, options, state };
    const frames2 = model.get("frames");
    if (state.viewing === null || !frames2?.length) return game;
    return { ...game, snapshot: snapshotAt(snapshot, frames2, state.viewing, labels) };
  }
  function look(ply, playing = false) {
    player.skip();
    const before = shown;
    const viewing = ply === latest?.ply ? null : ply;
    change({ ...initialState(), focus: state.focus, viewing, playing });
    clearTimeout(ticking);
    if (playing) ticking = setTimeout(advance, ROW_MS);
    const now = view();
    if (!now) return;
    player.play(now.geometry, before, now.snapshot, ROW_MS);
    if (!playing) announcer.say(plyWords(now));
  }
  function play() {
    const now = view();
    if (!now) return;
    const { ply, plies } = now.snapshot;
    if (state.playing) look(ply);
    else if (ply < plies) advance();
    else look(0, true);
  }
  function advance() {
    const now = view();
    if (!now) return;
    const ply = plyOfStep("next", now);
    look(ply, ply < now.snapshot.plies);
  }
  function leave() {
    timeline.element.querySelector("[data-action=play-on]")?.focus();
  }
  function send(intent) {
    player.skip();
    kernel.send({ ...intent, revision: model.get("snapshot").revision });
  }
  function change(part2) {
    state = { ...state, ...part2 };
    draw();
  }
  function pick(place) {
    change(picked(state, place));
    const now = view();
    if (now) announcer.say(sumWords(chosenCounts(now.snapshot, state)));
  }
  function draw() {
    const before = shown;
    const snapshot = model.get("snapshot") ?? null;
    const isNew = snapshot !== null && snapshot.revision !== before?.revision;
    if (isNew && snapshot.pieces) {
      kernel.heard();
      clearTimeout(ticking);
      state = stateAfter(state, latest, snapshot);
    }
    state = { ...state, lost: kernel.isGone() };
    const now = view();
    if (!now) return;
    [latest, shown] = [snapshot, now.snapshot];
    showOptions(now);
    for (const part2 of parts) part2.draw(now);
    if (!isNew) return;
    player.play(now.geometry, before, now.snapshot);
    announcer.say(news(now.labels, before, now.snapshot, rowAt(now.rows, now.snapshot.ply)?.text ?? ""));
  }
  function showOptions({ snapshot, options }) {
    set(root, {
      lang: options.lang,
      "data-revision": snapshot.revision,
      "data-phase": snapshot.phase,
      "data-palette": options.palette,
      "data-theme": themeFor(options),
      "data-large": options.large
    });
  }
  function redraw() {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      if (root.isConnected || !el.isConnected) draw();
    });
  }
  function choose(chosen, again = false) {
    player.skip();
    const now = view();
    if (!now || now.snapshot.phase === "viewing") return;
    const choice = choiceOf(now, chosen, again);
    const focus = "id" in chosen || "square" in chosen || "key" in chosen ? chosen : state.focus;
    const status = choice.remark ? word(now.labels, choice.remark) : "";
    if (choice.remark) announcer.say(status);
    change({ ...choice.state, focus, status });
    if (choice.intent) send(choice.intent);
  }
  function chooseByKey(chosen) {
    const before = state.selected;
    choose(chosen);
    const now = view();
    if (!now) return;
    const [key] = targetKeys(now);
    if (state.asking.length > 0)
      root.querySelector(`[data-move="${state.asking[0]}"]`)?.focus();
    else if (state.selected !== null && state.selected !== before && key !== void 0) {
      change({ focus: { kind: "target", key } });
      board.find({ kind: "target", key })?.focus();
    }
  }
  function hear(message) {
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
    leave: () => panel.element.querySelector("[data-action=throw]")?.focus()
  });
  const forgetTheme = watchTheme(redraw);
  root.addEventListener("keydown", keepFromHost);
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
function choiceOf(from, chosen, again) {
  const { snapshot, state } = from;
  if (chosen.kind === "piece") return choosePiece(from, chosen.id, again);
  if (chosen.kind === "square") return chooseSpot(from, chosen.square);
  if (chosen.kind === "goal") return chooseSpot(from, "goal", chosen.colour);
  if (chosen.kind === "home") return chooseHome(from, chosen.colour);
  const targets = targetsOf(snapshot, shownMoves(snapshot, state));
  return chooseTarget(from, targets.find(({ key }) => key === chosen.key)?.moves ?? []);
}
function plyWords({ labels, snapshot, rows }) {
  const { ply, plies } = snapshot;
  const row = rowAt(rows, ply);
  const parts = [word(labels, "ply", { n: ply, of: plies }), row?.text, row?.note];
  return parts.filter(Boolean).join(". ");
}
function keepFromHost(event) {
  if (event.key !== "Tab" && !event.ctrlKey && !event.metaKey && !event.altKey)
    event.stopPropagation();
}
var widget_default = { render };
export {
  widget_default as default
};
