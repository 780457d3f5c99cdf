// Generated from js/src by `make build-js`: do not edit.

// src/dom.ts
function html(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}
function svg(tag, attributes = {}, ...children) {
  return filled(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}
function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === void 0 || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
}
function filled(element, attributes, children) {
  set(element, attributes);
  element.append(...children);
  return element;
}
function focused(inside) {
  const active = inside.getRootNode().activeElement;
  return active && inside.contains(active) ? active : null;
}
function rebuilt(part, children) {
  const key = focused(part)?.getAttribute("data-key");
  part.replaceChildren(...children);
  if (key) part.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}
function button(action2, attributes, ...children) {
  const keyed = { type: "button", "data-action": action2, "data-key": action2 };
  return html("button", { ...keyed, ...attributes }, ...children);
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

// src/generated/drawing.json
var drawing_default = { alone: 1.42, paired: 1.15, arm: [[37.1, 22.5, 37.8, 22.5, 35.95, 22.5, 0.95], [38, 19.5, 38.45, 19.5, 36.2, 19.5, 1.15], [38, 16.5, 38.45, 16.5, 36.2, 16.5, 1.15], [38, 13.5, 38.45, 13.5, 36.2, 13.5, 1.15], [38, 10.5, 38.45, 10.5, 36.2, 10.5, 1.15], [38, 7.5, 38.45, 7.5, 36.2, 7.5, 1.15], [38, 4.5, 38.45, 4.5, 36.2, 4.5, 1.15], [38, 1.5, 38.45, 1.5, 36.2, 1.5, 1.15], [31.5, 1.5, 31.4, 1.5, 33.65, 1.5, 1.15], [25, 1.5, 24.55, 1.5, 26.8, 1.5, 1.15], [25, 4.5, 24.55, 4.5, 26.8, 4.5, 1.15], [25, 7.5, 24.55, 7.5, 26.8, 7.5, 1.15], [25, 10.5, 24.55, 10.5, 26.8, 10.5, 1.15], [25, 13.5, 24.55, 13.5, 26.8, 13.5, 1.15], [25, 16.5, 24.55, 16.5, 26.8, 16.5, 1.15], [25, 19.5, 24.55, 19.5, 26.8, 19.5, 1.15], [25.9, 22.5, 25.2, 22.5, 27.05, 22.5, 0.95], [31.5, 4.5, 30.35, 4.5, 32.65, 4.5, 1.15], [31.5, 7.5, 30.35, 7.5, 32.65, 7.5, 1.15], [31.5, 10.5, 30.35, 10.5, 32.65, 10.5, 1.15], [31.5, 13.5, 30.35, 13.5, 32.65, 13.5, 1.15], [31.5, 16.5, 30.35, 16.5, 32.65, 16.5, 1.15], [31.5, 19.5, 30.35, 19.5, 32.65, 19.5, 1.15], [31.5, 22.5, 30.35, 22.5, 32.65, 22.5, 1.15]], corner: [22.7, 22.7], nests: [[6.85, 6.85], [14.15, 6.85], [6.85, 14.15], [14.15, 14.15]], goal: [[31.5, 26], [28.1, 25.9], [34.9, 25.9], [31.5, 28.9]], safe: [4, 11, 16, 21, 28, 33, 38, 45, 50, 55, 62, 67], colours: "YBRG", shapes: { Y: "M-.86 0a.86.86 0 1 0 1.72 0a.86.86 0 1 0-1.72 0z", B: "M-.76-.76h1.52v1.52h-1.52z", R: "M0-.98L.98 .7H-.98z", G: "M0-1.04L1.04 0 0 1.04-1.04 0z", K: "M0-.92L.9-.26.56.78H-.56L-.9-.26z" }, letterSize: { Y: 0.95, B: 0.95, R: 0.74, G: 0.8, K: 0.85 }, letterY: { Y: 0.342, B: 0.342, R: 0.506, G: 0.288, K: 0.336 } };

// src/geometry.ts
var RIM = 68;
var COLUMN = 7;
var SIDE = 63;
var HOME_SIDE = 21;
var SHAPES = drawing_default.shapes;
var LETTER_SIZE = drawing_default.letterSize;
var LETTER_Y = drawing_default.letterY;
var SAFE = new Set(drawing_default.safe);
var COLUMNS = drawing_default.colours;
var HOME_SCALE = 1.1;
function onArm(square) {
  if (square >= RIM) return [Math.floor((square - RIM) / COLUMN), 17 + (square - RIM) % COLUMN];
  const turned2 = (square + 9) % RIM;
  return [Math.floor(turned2 / 17), turned2 % 17];
}
function turned(x, y, arm) {
  return arm === 0 ? { x, y } : turned(y, SIDE - x, arm - 1);
}
function middleOf(square) {
  const [arm, row] = onArm(square);
  const [x, y] = drawing_default.arm[row];
  return turned(x, y, arm);
}
function standings(square, count) {
  if (count <= 1) return [{ ...middleOf(square), r: drawing_default.alone }];
  const [arm, row] = onArm(square);
  const [, , x1, y1, x2, y2, paired] = drawing_default.arm[row];
  return Array.from({ length: count }, (_, index) => {
    const part = index / (count - 1);
    const at = turned(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part, arm);
    return { ...at, r: count === 2 ? paired : paired * 2 / count };
  });
}
function layout(pieces, guests) {
  const where = /* @__PURE__ */ new Map();
  const together = /* @__PURE__ */ new Map();
  for (const piece of pieces) {
    const key = typeof piece.spot === "number" ? `${piece.spot}` : `${piece.spot} ${piece.colour}`;
    together.set(key, [...together.get(key) ?? [], piece]);
  }
  for (const those of together.values()) {
    those.forEach((piece, index) => where.set(piece.id, standing(piece, index, those, guests)));
  }
  return where;
}
function standing(piece, index, together, guests) {
  if (piece.spot === "home") return nest(piece.id);
  if (piece.spot === "goal") return goalSpot(piece.colour, index);
  const count = together.length + (together.length === 1 ? guests.get(piece.spot) ?? 0 : 0);
  return standings(piece.spot, count)[index];
}
function nest(id) {
  const arm = Math.max(COLUMNS.indexOf(id[0]), 0);
  const [x, y] = drawing_default.nests[Number(id.slice(1)) - 1] ?? drawing_default.nests[0];
  const [right, down] = [arm === 2 || arm === 3, arm === 1 || arm === 2];
  const far = SIDE - HOME_SIDE;
  return { x: x + (right ? far : 0), y: y + (down ? far : 0), r: drawing_default.alone * HOME_SCALE };
}
function goalSpot(colour, index) {
  const [x, y] = drawing_default.goal[Math.min(index, 3)];
  return { ...turned(x, y, Math.max(COLUMNS.indexOf(colour), 0)), r: drawing_default.paired };
}
function wayPoint(piece, spot, inGoal2) {
  if (spot === "home") return nest(piece);
  return spot === "goal" ? goalSpot(piece[0], inGoal2) : middleOf(spot);
}
function wayPoints(piece, way, inGoal2) {
  return way.flatMap((spot, index) => {
    const corner = index > 0 ? cornerBetween(way[index - 1], spot) : null;
    const point = wayPoint(piece, spot, inGoal2);
    return corner ? [corner, point] : [point];
  });
}
function cornerBetween(from, to) {
  if (typeof from !== "number" || typeof to !== "number" || Math.abs(from - to) !== 1) return null;
  const [arm, row] = onArm(Math.min(from, to));
  if (row !== 16 || from >= RIM) return null;
  const [x, y] = drawing_default.corner;
  return { ...turned(x, y, arm), bend: true };
}
function placeOf(colour, spot, goal) {
  if (spot === "goal") return goal === void 0 || goal === colour ? "goal" : null;
  if (spot < RIM) return String(spot + 1);
  const arm = Math.floor((spot - RIM) / COLUMN);
  return COLUMNS[arm] === colour ? `c${(spot - RIM) % COLUMN + 1}` : null;
}
function squareBeside(square, step) {
  if (square < RIM) return (square + step + RIM) % RIM;
  const arm = Math.floor((square - RIM) / COLUMN);
  const depth = (square - RIM) % COLUMN + step;
  if (depth < 0) return (17 * arm - 1 + RIM) % RIM;
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
    play(before, now) {
      skip();
      if (!isNewMove(before, now) || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      for (const id of now.last.pieces) {
        const piece = board.piece(id);
        if (!piece) continue;
        const points = wayPoints(id, now.last.way, 0);
        const duration = Math.min(points.length * SQUARE_MS, MOST_MS);
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

// src/state.ts
function initialState() {
  return {
    selected: null,
    focus: null,
    hovered: null,
    asking: [],
    statement: null,
    renewing: false,
    status: ""
  };
}
function stateAfter(state, before, now) {
  const stays = before !== null && before.ply === now.ply && before.turn === now.turn;
  const selected = stays && state.selected && movable(now, state.selected) ? state.selected : null;
  const statement = stays ? state.statement : null;
  return { ...initialState(), selected, statement, focus: state.focus };
}
function movable(snapshot, piece) {
  return snapshot.moves.some((move) => move.pieces.includes(piece));
}
function shownMoves(snapshot, state) {
  const all = snapshot.moves.map((_, index) => index);
  const { selected, hovered } = state;
  if (selected !== null) {
    return all.filter((index) => snapshot.moves[index].pieces.includes(selected));
  }
  if (hovered !== null) return all.filter((index) => index === hovered);
  return snapshot.note?.kind === "refused" ? all : [];
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

// src/choices.ts
var NOTHING = { state: {} };
var CLEARED = { selected: null, asking: [] };
function choosePiece(snapshot, state, id, again = false) {
  const piece = snapshot.pieces.find((one) => one.id === id);
  if (!piece || snapshot.phase === "over") return NOTHING;
  if (movable(snapshot, id)) return selectPiece(snapshot, state, id, again);
  const onto = movesOnto(snapshot, state, piece);
  if (onto.length > 0) return chooseTarget(snapshot, onto);
  return tryPiece(snapshot, id);
}
function chooseTarget(snapshot, moves) {
  const [only] = moves;
  if (only === void 0 || !snapshot.moves[only]) return NOTHING;
  if (moves.length > 1) return { state: { asking: moves } };
  return { state: CLEARED, intent: { intent: "play", move: only } };
}
function chooseSpot(snapshot, state, spot, colour) {
  const selected = snapshot.pieces.find((piece) => piece.id === state.selected);
  if (!selected) return typeof spot === "number" ? chooseOnSquare(snapshot, state, spot) : NOTHING;
  const target = shownMoves(snapshot, state).filter((move) => snapshot.moves[move].spot === spot);
  if (target.length > 0) return chooseTarget(snapshot, target);
  if (selected.spot === spot) return { state: CLEARED };
  const place = placeOf(selected.colour, spot, colour);
  if (place === null) return { state: {}, remark: "not_on_way" };
  return tryPiece(snapshot, selected.id, place);
}
function chooseHome(snapshot, state, colour) {
  const there = snapshot.pieces.filter((piece2) => piece2.spot === "home" && piece2.colour === colour);
  const piece = there.find((one) => movable(snapshot, one.id));
  return piece ? choosePiece(snapshot, state, piece.id) : NOTHING;
}
function selectPiece(snapshot, state, id, again) {
  if (state.selected !== id) return { state: { selected: id, asking: [], hovered: null } };
  const moves = shownMoves(snapshot, state);
  if (again) return moves.length === 1 ? chooseTarget(snapshot, moves) : NOTHING;
  return { state: CLEARED };
}
function movesOnto(snapshot, state, piece) {
  if (state.selected === null || typeof piece.spot !== "number") return [];
  return shownMoves(snapshot, state).filter((move) => snapshot.moves[move].spot === piece.spot);
}
function chooseOnSquare(snapshot, state, square) {
  const shown = shownMoves(snapshot, state).filter((at) => snapshot.moves[at].spot === square);
  if (shown.length > 0) return chooseTarget(snapshot, shown);
  const there = snapshot.pieces.filter((piece2) => piece2.spot === square);
  const piece = there.find((one) => movable(snapshot, one.id)) ?? there.find((one) => one.colour === snapshot.turn);
  return piece ? choosePiece(snapshot, state, piece.id) : NOTHING;
}
function tryPiece(snapshot, piece, target) {
  const [count] = snapshot.pending;
  if (count === void 0) return { state: {}, remark: "throw_first" };
  const intent = { intent: "try", piece, count };
  return { state: { asking: [] }, intent: target === void 0 ? intent : { ...intent, target } };
}

// src/words.ts
function word(labels, key, values = {}) {
  const template = labels[key] ?? key;
  return template.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
function pieceName(labels, piece) {
  return word(labels, `piece_${piece.colour}`, { n: piece.id.slice(1) });
}
function spotName(labels, spot, colour) {
  if (spot === "home" || spot === "goal") return word(labels, `${spot}_${colour}`);
  if (spot < RIM) return word(labels, "square", { n: spot + 1 });
  const arm = Math.floor((spot - RIM) / 7);
  return word(labels, `column_${COLUMNS[arm]}`, { n: (spot - RIM) % 7 + 1 });
}
function pieceWords(labels, piece, states) {
  const where = spotName(labels, piece.spot, piece.colour);
  return [pieceName(labels, piece), where, ...states.map((state) => word(labels, state))].join(
    ", "
  );
}
function squareWords(labels, snapshot, square) {
  const parts = [spotName(labels, square, "")];
  if (SAFE.has(square)) parts.push(word(labels, "safe"));
  parts.push(...crowd(labels, snapshot, square));
  if (snapshot.barriers.includes(square)) parts.push(word(labels, "barrier"));
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
function news(labels, before, now, row) {
  const parts = [];
  if (before && now.ply > before.ply && now.dice.length === 0 && !now.note) parts.push(row);
  if (before && (now.dice.length > before.dice.length || now.dice.join() !== before.dice.join())) {
    if (now.dice.length > 0)
      parts.push(word(labels, "heard_throw", { name: now.turnName, n: now.dice.join(", ") }));
  }
  if (now.note) parts.push(now.note.title, ...now.note.reasons.map((reason) => reason.title));
  if (now.phase === "over") parts.push(now.outcome ?? "");
  else if (now.phase === "throw" && before?.turn !== now.turn) {
    parts.push(word(labels, "heard_turn", { name: now.turnName }));
  }
  return parts.filter(Boolean).map(sentence).join(" ");
}
function sentence(text) {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

// src/footer.ts
function createFooter(start, change) {
  const facts = html("span", { class: "pw-facts" });
  const toggle = button("new", { class: "pw-link" });
  const label = html("span");
  const seed = html("input", {
    type: "number",
    name: "seed",
    min: 0,
    step: 1,
    inputmode: "numeric"
  });
  const begin = html("button", { type: "submit", class: "pw-button", "data-action": "start" });
  const form = html("form", { class: "pw-new" }, html("label", {}, label, seed), begin);
  let open = false;
  toggle.addEventListener("click", () => {
    change({ renewing: !open });
    if (open) seed.focus();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    start(seed.value.trim() === "" ? null : Number(seed.value));
    seed.value = "";
    change({ renewing: false });
  });
  return {
    element: html("div", { class: "pw-footer" }, facts, toggle, form),
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

// src/input.ts
var REACH = 22;
var CORE = 1.2;
function listenToPointer(board, view, choose) {
  const clicked = (event) => {
    const now = view();
    const chosen = now && pointedAt(board, now, event);
    if (chosen) choose(chosen, event.detail > 1);
  };
  board.svg.addEventListener("click", clicked);
  return () => board.svg.removeEventListener("click", clicked);
}
function pointedAt(board, view, event) {
  const hit = event.target.closest(
    "[data-target],[data-piece],[data-square],[data-home],[data-goal]"
  );
  const { targetKey, piece, square, home, goal } = hit?.dataset ?? {};
  if (targetKey !== void 0) return { kind: "target", key: targetKey };
  if (piece !== void 0) return { kind: "piece", id: piece };
  const near = square !== void 0 && inCore(board, Number(square), event) ? null : nearest(board, view, event);
  if (near) return near;
  if (square !== void 0) return { kind: "square", square: Number(square) };
  if (home !== void 0) return { kind: "home", colour: home };
  return goal === void 0 ? null : { kind: "goal", colour: goal };
}
function inCore(board, square, event) {
  const matrix = board.svg.getScreenCTM();
  if (!matrix) return true;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const middle = middleOf(square);
  return Math.hypot(at.x - middle.x, at.y - middle.y) < CORE;
}
function nearest(board, { snapshot, state }, event) {
  const targets = targetsOf(snapshot, shownMoves(snapshot, state));
  const choices = [
    ...targets.map(({ key }) => ({ kind: "target", key })),
    ...snapshot.pieces.filter(({ id }) => movable(snapshot, id)).map(({ id }) => ({ kind: "piece", id }))
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
  board.svg.addEventListener("keydown", pressed);
  return () => board.svg.removeEventListener("keydown", pressed);
}
var ARROWS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };
function focusOf(element) {
  const { targetKey, piece, square } = element.dataset;
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
  const pieces = choosable(view.snapshot, all);
  const from = focus.kind === "piece" ? focus.id : "";
  return pieces.length > 0 ? { kind: "piece", id: beside(pieces, from, step) } : focus;
}
function targetKeys({ snapshot, state }) {
  return targetsOf(snapshot, shownMoves(snapshot, state)).map(({ key }) => key);
}
function choosable(snapshot, all) {
  const free = snapshot.pieces.filter(({ id }) => movable(snapshot, id));
  const own = snapshot.pieces.filter(({ colour }) => colour === snapshot.turn);
  return (all || free.length === 0 ? own : free).map(({ id }) => id).sort();
}
function beside(list, from, step) {
  const at = list.indexOf(from);
  if (at < 0) return list[step > 0 ? 0 : list.length - 1];
  return list[(at + step + list.length) % list.length];
}
function squareAlong(snapshot, focus, step) {
  if (focus.kind === "square") return squareBeside(focus.square, step);
  const spot = focus.kind === "piece" ? snapshot.pieces.find(({ id }) => id === focus.id)?.spot : snapshot.moves.find((move) => `${move.piece[0]} ${move.target}` === focus.key)?.spot;
  return typeof spot === "number" ? squareBeside(spot, step) : 0;
}

// src/dice.ts
var PIPS = {
  1: "4",
  2: "08",
  3: "048",
  4: "0268",
  5: "02468",
  6: "025836"
};
function die(face) {
  const picture = svg("svg", { class: "pw-die", viewBox: "0 0 40 40", "aria-hidden": "true" });
  picture.append(svg("rect", { x: 1.2, y: 1.2, width: 37.6, height: 37.6, rx: 8 }));
  const pips = PIPS[face];
  if (!pips) {
    picture.append(svg("text", { x: 20, y: 27, "font-size": 19 }, String(face)));
    return picture;
  }
  for (const pip of pips) {
    const at = Number(pip);
    picture.append(
      svg("circle", { cx: 10 + 10 * (at % 3), cy: 10 + 10 * Math.floor(at / 3), r: 3.6 })
    );
  }
  return picture;
}

// src/icons.ts
var LINES = {
  undo: "M9 5 5 9l4 4M5 9h9a5 5 0 0 1 0 10h-3",
  redo: "M15 5l4 4-4 4M19 9h-9a5 5 0 0 0 0 10h3",
  first: "M6 6v12M18 6l-8 6 8 6z",
  previous: "M16 6l-8 6 8 6z",
  next: "M8 6l8 6-8 6z",
  last: "M18 6v12M6 6l8 6-8 6z",
  capture: "M6 6l12 12M18 6L6 18",
  six: "M6.5 6.5h11v11h-11z",
  barrier: "M8 5v14M16 5v14",
  home: "M18 6v8H7M11 10l-4 4 4 4"
};
var FILLED = { goal: "M4 6h16l-8 13z" };
function icon(name) {
  const line = LINES[name];
  const data = line ?? FILLED[name];
  const path = svg("path", { d: data, class: line ? "pw-line" : "pw-solid" });
  return svg("svg", { class: "pw-icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, path);
}
function verdictSign(kind) {
  const refused = kind === "refused";
  const frame = refused ? "M8 2h8l6 6v8l-6 6H8l-6-6V8z" : "M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20z";
  const over = "M12 6.2l1.8 3.7 4 .5-3 2.8.8 4-3.6-2-3.6 2 .8-4-3-2.8 4-.5z";
  const signs = { refused: "M8 8l8 8M16 8l-8 8", done: "M7.5 12.5l3 3 6-7", over };
  return svg(
    "svg",
    { class: `pw-sign pw-${kind}`, viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("path", { class: "pw-sign-frame", d: frame }),
    svg("path", { class: "pw-sign-mark", d: signs[kind] })
  );
}
function pieceBody(colour, label) {
  const shape = SHAPES[colour];
  const [letter = "", ...number] = label;
  const text = svg("text", {
    class: `label on-${colour}`,
    "font-size": LETTER_SIZE[colour],
    y: LETTER_Y[colour]
  });
  text.append(letter, svg("tspan", { class: "pw-number" }, number.join("")));
  return svg(
    "g",
    { class: "pw-body" },
    svg("path", { class: "edge", d: shape }),
    svg("path", { class: `body ${colour}`, d: shape }),
    text
  );
}
function pieceIcon(colour, label) {
  const attributes = {
    class: "pw-piece-icon",
    viewBox: "-1.3 -1.3 2.6 2.6",
    "aria-hidden": "true"
  };
  return svg("svg", attributes, pieceBody(colour, label));
}
function focusRing() {
  return ["pw-focus-halo", "pw-focus"].map((name) => svg("circle", { class: name, r: 1.7 }));
}

// src/panel.ts
function createPanel(actions) {
  const turn = html("div", { class: "pw-turn" });
  const throwing = action("throw", actions.throwDice);
  const passing = action("pass", actions.pass);
  const undoing = action("undo", actions.undo);
  const redoing = action("redo", actions.redo);
  const buttons = html("div", { class: "pw-buttons" }, throwing, passing, undoing, redoing);
  const card = html("div", { class: "pw-card" });
  const status = html("p", { class: "pw-status" });
  const inside = html("div", { class: "pw-panel-inside" }, turn, buttons, card, status);
  let drawn = "";
  let drawnTurn = "";
  let drawnLabels;
  return {
    element: html("section", { class: "pw-panel" }, inside),
    draw(view) {
      const { snapshot, labels, state } = view;
      const key = JSON.stringify([snapshot.revision, state.asking, state.statement, state.status]);
      if (key === drawn && drawnLabels === labels) return;
      const { phase, dice, pending } = snapshot;
      const turnKey = JSON.stringify([snapshot.turn, phase, dice, pending, snapshot.turnName]);
      if (turnKey !== drawnTurn || drawnLabels !== labels) turn.replaceChildren(...turnNodes(view));
      [drawn, drawnTurn, drawnLabels] = [key, turnKey, labels];
      throwing.replaceChildren(word(labels, "throw"));
      passing.replaceChildren(word(labels, "pass"));
      nameWithPicture(undoing, "undo", labels);
      nameWithPicture(redoing, "redo", labels);
      enable(throwing, snapshot.phase === "throw");
      enable(undoing, snapshot.canUndo);
      enable(redoing, snapshot.canRedo);
      set(passing, { hidden: !snapshot.canPass });
      set(buttons, { class: snapshot.canPass ? "pw-buttons pw-four" : "pw-buttons" });
      set(card, { class: `pw-card pw-card-${snapshot.note?.kind ?? "plain"}` });
      rebuilt(card, cardNodes(view, actions));
      status.textContent = state.status;
    }
  };
}
function action(name, act) {
  const made = button(name, { class: `pw-button pw-${name}` });
  made.addEventListener("click", () => {
    if (made.getAttribute("aria-disabled") !== "true") act();
  });
  return made;
}
function nameWithPicture(made, name, labels) {
  const words = word(labels, name);
  set(made, { "aria-label": words, title: words });
  made.replaceChildren(icon(name), html("span", {}, words));
}
function turnNodes({ snapshot, labels }) {
  const over = snapshot.phase === "over";
  const name = [
    html("span", { class: "pw-small" }, word(labels, over ? "game_over" : "turn_of")),
    html("strong", { class: "pw-big" }, snapshot.turnName)
  ];
  const colours = snapshot.players.find((player) => player.includes(snapshot.turn)) ?? [snapshot.turn];
  return [
    html(
      "div",
      { class: "pw-colours", "data-colours": colours.join("") },
      ...colours.map((colour) => pieceIcon(colour, word(labels, `letter_${colour}`)))
    ),
    html("div", { class: "pw-who" }, ...name),
    ...throwNodes(snapshot.dice, countWords(snapshot, labels), word(labels, "thrown")),
    html("p", { class: "pw-small pw-company" }, snapshot.company)
  ];
}
function throwNodes(dice, counts, thrown) {
  const faces = html(
    "div",
    { class: `pw-dice${dice.length > 1 ? " pw-many" : ""}` },
    ...dice.map(die)
  );
  if (dice.length === 0) faces.append(html("span", { class: "pw-no-die" }));
  const said = html(
    "div",
    { class: "pw-count" },
    html("span", { class: "pw-small" }, dice.length > 0 || counts ? thrown : "")
  );
  said.append(html("strong", { class: "pw-big" }, dice.join(" + ")));
  if (counts) said.append(html("span", { class: "pw-small" }, counts));
  return [said, faces];
}
function countWords({ pending, dice, bonus }, labels) {
  if (bonus && pending.length > 0) return word(labels, "bonus", { n: pending.join(", ") });
  const differs = pending.some((count) => !dice.includes(count));
  return differs ? word(labels, "counts", { n: pending.join(", ") }) : "";
}
function cardNodes(view, actions) {
  const { snapshot, labels } = view;
  const nodes = [];
  if (snapshot.phase === "over" && snapshot.note?.kind !== "over") {
    nodes.push(verdict("over", snapshot.outcome ?? word(labels, "game_over")));
  }
  if (snapshot.note) nodes.push(...noteNodes(view, snapshot.note, actions));
  else if (snapshot.phase === "throw")
    nodes.push(html("p", { class: "pw-hint" }, word(labels, "hint_throw")));
  if (snapshot.phase === "move") nodes.push(...moveNodes(view, actions));
  return nodes;
}
function verdict(kind, title, ...more) {
  const text = html("p", { class: "pw-title" }, title, ...more);
  return html("div", { class: "pw-verdict" }, verdictSign(kind), text);
}
function noteNodes(view, note, actions) {
  const { labels, state } = view;
  const chips = note.statement ? [" ", chip(note.statement, state, actions)] : [];
  const nodes = [verdict(note.kind, note.title, ...chips)];
  if (note.statement) nodes.push(...opened(note.statement, state));
  if (note.reasons.length > 0) {
    const list = note.reasons.map(
      (reason) => html(
        "li",
        {},
        reason.title,
        " ",
        chip(reason.statement, state, actions),
        ...opened(reason.statement, state)
      )
    );
    nodes.push(heading(word(labels, "also")), html("ul", { class: "pw-reasons" }, ...list));
  }
  return nodes;
}
function heading(text) {
  return html("h4", {}, text);
}
function chip(cited, state, actions) {
  const open = state.statement === cited.id;
  const made = button(
    "statement",
    {
      class: "pw-chip",
      "data-key": `statement ${cited.id}`,
      "data-statement": cited.id,
      "aria-expanded": String(open)
    },
    cited.id
  );
  made.addEventListener("click", () => actions.change({ statement: open ? null : cited.id }));
  return made;
}
function opened(cited, state) {
  if (state.statement !== cited.id) return [];
  const source = html("cite", {}, cited.source);
  return [html("blockquote", { class: "pw-statement" }, html("p", {}, cited.text), source)];
}
function moveNodes({ snapshot, labels, state }, actions) {
  if (snapshot.moves.length === 0)
    return [html("p", { class: "pw-hint" }, word(labels, "no_moves"))];
  const asked = state.asking.filter((index) => snapshot.moves[index]);
  const shown = asked.length > 0 ? asked : snapshot.moves.map((_, index) => index);
  const list = shown.map((index) => html("li", {}, moveButton(snapshot.moves[index].text, index)));
  return [
    heading(word(labels, asked.length > 0 ? "which_move" : "you_can_play")),
    html("ul", { class: "pw-moves" }, ...list)
  ];
  function moveButton(text, index) {
    const piece = snapshot.pieces.find((one) => one.id === snapshot.moves[index].piece);
    const made = button("play", {
      class: "pw-move",
      "data-move": index,
      "data-key": `move ${index}`
    });
    if (piece) made.append(pieceIcon(piece.colour, piece.label));
    made.append(moveWords(text, piece?.label ?? ""));
    made.addEventListener("click", () => actions.play(index));
    for (const event of ["pointerenter", "focus"]) {
      made.addEventListener(event, () => actions.change({ hovered: index }));
    }
    for (const event of ["pointerleave", "blur"]) {
      made.addEventListener(event, () => actions.change({ hovered: null }));
    }
    return made;
  }
}
function moveWords(text, label) {
  if (!label || !text.startsWith(`${label} `)) return html("span", {}, text);
  return html("span", {}, html("b", {}, label), text.slice(label.length));
}

// src/generated/parchis.svg
var parchis_default = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1.1 -1.1 65.2 65.2">\n<rect class="frame" x="-1.1" y="-1.1" width="65.2" height="65.2" rx="1.7"/>\n<rect class="field" width="63" height="63" rx=".9"/>\n<g data-home="Y"><rect class="Y" x="0" y="0" width="21" height="21" rx=".9"/><circle class="nest" cx="10.5" cy="10.5" r="8.75"/><g class="s-Y"><circle class="thin" cx="10.5" cy="10.5" r="8.25"/><g class="thick"><circle cx="6.85" cy="6.85" r="2.35"/><circle cx="14.15" cy="6.85" r="2.35"/><circle cx="6.85" cy="14.15" r="2.35"/><circle cx="14.15" cy="14.15" r="2.35"/></g><g class="ghost"><path d="M-.86 0a.86.86 0 1 0 1.72 0a.86.86 0 1 0-1.72 0z" transform="translate(6.85 6.85)scale(1.5)"/><path d="M-.86 0a.86.86 0 1 0 1.72 0a.86.86 0 1 0-1.72 0z" transform="translate(14.15 6.85)scale(1.5)"/><path d="M-.86 0a.86.86 0 1 0 1.72 0a.86.86 0 1 0-1.72 0z" transform="translate(6.85 14.15)scale(1.5)"/><path d="M-.86 0a.86.86 0 1 0 1.72 0a.86.86 0 1 0-1.72 0z" transform="translate(14.15 14.15)scale(1.5)"/></g></g><path class="Y" d="M-.86 0a.86.86 0 1 0 1.72 0a.86.86 0 1 0-1.72 0z" transform="translate(10.5 10.5)scale(1.75)"/><path class="arc" data-arc="Y" d="M1.25 10.5A9.25 9.25 0 0 1 10.5 1.25"/></g>\n<g data-home="B"><rect class="B" x="0" y="42" width="21" height="21" rx=".9"/><circle class="nest" cx="10.5" cy="52.5" r="8.75"/><g class="s-B"><circle class="thin" cx="10.5" cy="52.5" r="8.25"/><g class="thick"><circle cx="6.85" cy="48.85" r="2.35"/><circle cx="14.15" cy="48.85" r="2.35"/><circle cx="6.85" cy="56.15" r="2.35"/><circle cx="14.15" cy="56.15" r="2.35"/></g><g class="ghost"><path d="M-.76-.76h1.52v1.52h-1.52z" transform="translate(6.85 48.85)scale(1.5)"/><path d="M-.76-.76h1.52v1.52h-1.52z" transform="translate(14.15 48.85)scale(1.5)"/><path d="M-.76-.76h1.52v1.52h-1.52z" transform="translate(6.85 56.15)scale(1.5)"/><path d="M-.76-.76h1.52v1.52h-1.52z" transform="translate(14.15 56.15)scale(1.5)"/></g></g><path class="B" d="M-.76-.76h1.52v1.52h-1.52z" transform="translate(10.5 52.5)scale(1.75)"/><path class="arc" data-arc="B" d="M.28 52.5A10.222 10.222 0 0 0 10.5 62.72"/></g>\n<g data-home="R"><rect class="R" x="42" y="42" width="21" height="21" rx=".9"/><circle class="nest" cx="52.5" cy="52.5" r="8.75"/><g class="s-R"><circle class="thin" cx="52.5" cy="52.5" r="8.25"/><g class="thick"><circle cx="48.85" cy="48.85" r="2.35"/><circle cx="56.15" cy="48.85" r="2.35"/><circle cx="48.85" cy="56.15" r="2.35"/><circle cx="56.15" cy="56.15" r="2.35"/></g><g class="ghost"><path d="M0-.98L.98 .7H-.98z" transform="translate(48.85 48.85)scale(1.5)"/><path d="M0-.98L.98 .7H-.98z" transform="translate(56.15 48.85)scale(1.5)"/><path d="M0-.98L.98 .7H-.98z" transform="translate(48.85 56.15)scale(1.5)"/><path d="M0-.98L.98 .7H-.98z" transform="translate(56.15 56.15)scale(1.5)"/></g></g><path class="R" d="M0-.98L.98 .7H-.98z" transform="translate(52.5 52.5)scale(1.75)"/><path class="arc" data-arc="R" d="M52.5 62.72A10.222 10.222 0 0 0 62.72 52.5"/></g>\n<g data-home="G"><rect class="G" x="42" y="0" width="21" height="21" rx=".9"/><circle class="nest" cx="52.5" cy="10.5" r="8.75"/><g class="s-G"><circle class="thin" cx="52.5" cy="10.5" r="8.25"/><g class="thick"><circle cx="48.85" cy="6.85" r="2.35"/><circle cx="56.15" cy="6.85" r="2.35"/><circle cx="48.85" cy="14.15" r="2.35"/><circle cx="56.15" cy="14.15" r="2.35"/></g><g class="ghost"><path d="M0-1.04L1.04 0 0 1.04-1.04 0z" transform="translate(48.85 6.85)scale(1.5)"/><path d="M0-1.04L1.04 0 0 1.04-1.04 0z" transform="translate(56.15 6.85)scale(1.5)"/><path d="M0-1.04L1.04 0 0 1.04-1.04 0z" transform="translate(48.85 14.15)scale(1.5)"/><path d="M0-1.04L1.04 0 0 1.04-1.04 0z" transform="translate(56.15 14.15)scale(1.5)"/></g></g><path class="G" d="M0-1.04L1.04 0 0 1.04-1.04 0z" transform="translate(52.5 10.5)scale(1.75)"/><path class="arc" data-arc="G" d="M52.5 1.25A9.25 9.25 0 0 1 61.75 10.5"/></g>\n<g class="squares"><path d="M21 0h7v3h-7z"/><path d="M21 3h7v3h-7z"/><path d="M21 6h7v3h-7z"/><path d="M21 9h7v3h-7z"/><path class="Y" d="M21 12h7v3h-7z"/><path d="M21 15h7v3h-7z"/><path d="M21 18h7v3h-7z"/><path d="M21 21h7v3h-4z"/><path d="M21 21v7h3v-4z"/><path d="M18 21v7h3v-7z"/><path d="M15 21v7h3v-7z"/><path class="safe" d="M12 21v7h3v-7z"/><path d="M9 21v7h3v-7z"/><path d="M6 21v7h3v-7z"/><path d="M3 21v7h3v-7z"/><path d="M0 21v7h3v-7z"/><path class="safe" d="M0 35v-7h3v7z"/><path d="M0 42v-7h3v7z"/><path d="M3 42v-7h3v7z"/><path d="M6 42v-7h3v7z"/><path d="M9 42v-7h3v7z"/><path class="B" d="M12 42v-7h3v7z"/><path d="M15 42v-7h3v7z"/><path d="M18 42v-7h3v7z"/><path d="M21 42v-7h3v4z"/><path d="M21 42h7v-3h-4z"/><path d="M21 45h7v-3h-7z"/><path d="M21 48h7v-3h-7z"/><path class="safe" d="M21 51h7v-3h-7z"/><path d="M21 54h7v-3h-7z"/><path d="M21 57h7v-3h-7z"/><path d="M21 60h7v-3h-7z"/><path d="M21 63h7v-3h-7z"/><path class="safe" d="M35 63h-7v-3h7z"/><path d="M42 63h-7v-3h7z"/><path d="M42 60h-7v-3h7z"/><path d="M42 57h-7v-3h7z"/><path d="M42 54h-7v-3h7z"/><path class="R" d="M42 51h-7v-3h7z"/><path d="M42 48h-7v-3h7z"/><path d="M42 45h-7v-3h7z"/><path d="M42 42h-7v-3h4z"/><path d="M42 42v-7h-3v4z"/><path d="M45 42v-7h-3v7z"/><path d="M48 42v-7h-3v7z"/><path class="safe" d="M51 42v-7h-3v7z"/><path d="M54 42v-7h-3v7z"/><path d="M57 42v-7h-3v7z"/><path d="M60 42v-7h-3v7z"/><path d="M63 42v-7h-3v7z"/><path class="safe" d="M63 28v7h-3v-7z"/><path d="M63 21v7h-3v-7z"/><path d="M60 21v7h-3v-7z"/><path d="M57 21v7h-3v-7z"/><path d="M54 21v7h-3v-7z"/><path class="G" d="M51 21v7h-3v-7z"/><path d="M48 21v7h-3v-7z"/><path d="M45 21v7h-3v-7z"/><path d="M42 21v7h-3v-4z"/><path d="M42 21h-7v3h4z"/><path d="M42 18h-7v3h7z"/><path d="M42 15h-7v3h7z"/><path class="safe" d="M42 12h-7v3h7z"/><path d="M42 9h-7v3h7z"/><path d="M42 6h-7v3h7z"/><path d="M42 3h-7v3h7z"/><path d="M42 0h-7v3h7z"/><path class="safe" d="M28 0h7v3h-7z"/><path class="Y" d="M28 3h7v3h-7z"/><path class="Y" d="M28 6h7v3h-7z"/><path class="Y" d="M28 9h7v3h-7z"/><path class="Y" d="M28 12h7v3h-7z"/><path class="Y" d="M28 15h7v3h-7z"/><path class="Y" d="M28 18h7v3h-7z"/><path class="Y" d="M28 21h7v3h-7z"/><path class="B" d="M3 35v-7h3v7z"/><path class="B" d="M6 35v-7h3v7z"/><path class="B" d="M9 35v-7h3v7z"/><path class="B" d="M12 35v-7h3v7z"/><path class="B" d="M15 35v-7h3v7z"/><path class="B" d="M18 35v-7h3v7z"/><path class="B" d="M21 35v-7h3v7z"/><path class="R" d="M35 60h-7v-3h7z"/><path class="R" d="M35 57h-7v-3h7z"/><path class="R" d="M35 54h-7v-3h7z"/><path class="R" d="M35 51h-7v-3h7z"/><path class="R" d="M35 48h-7v-3h7z"/><path class="R" d="M35 45h-7v-3h7z"/><path class="R" d="M35 42h-7v-3h7z"/><path class="G" d="M60 28v7h-3v-7z"/><path class="G" d="M57 28v7h-3v-7z"/><path class="G" d="M54 28v7h-3v-7z"/><path class="G" d="M51 28v7h-3v-7z"/><path class="G" d="M48 28v7h-3v-7z"/><path class="G" d="M45 28v7h-3v-7z"/><path class="G" d="M42 28v7h-3v-7z"/></g>\n<g data-goal="Y"><g class="squares"><path class="Y" d="M24 24h15l-7.5 7.5z"/></g><g class="spots o-Y"><circle cx="31.5" cy="26" r=".45"/><circle cx="28.1" cy="25.9" r=".45"/><circle cx="34.9" cy="25.9" r=".45"/><circle cx="31.5" cy="28.9" r=".45"/></g></g>\n<g data-goal="B"><g class="squares"><path class="B" d="M24 39v-15l7.5 7.5z"/></g><g class="spots o-B"><circle cx="26" cy="31.5" r=".45"/><circle cx="25.9" cy="34.9" r=".45"/><circle cx="25.9" cy="28.1" r=".45"/><circle cx="28.9" cy="31.5" r=".45"/></g></g>\n<g data-goal="R"><g class="squares"><path class="R" d="M39 39h-15l7.5-7.5z"/></g><g class="spots o-R"><circle cx="31.5" cy="37" r=".45"/><circle cx="34.9" cy="37.1" r=".45"/><circle cx="28.1" cy="37.1" r=".45"/><circle cx="31.5" cy="34.1" r=".45"/></g></g>\n<g data-goal="G"><g class="squares"><path class="G" d="M39 24v15l-7.5-7.5z"/></g><g class="spots o-G"><circle cx="37" cy="31.5" r=".45"/><circle cx="37.1" cy="28.1" r=".45"/><circle cx="37.1" cy="34.9" r=".45"/><circle cx="34.1" cy="31.5" r=".45"/></g></g>\n<circle class="start" cx="25" cy="13.5" r=".88"/><circle class="disc" cx="13.5" cy="25" r=".72"/><circle class="ring" cx="13.5" cy="25" r="1"/><circle class="disc" cx="1.5" cy="31.5" r=".72"/><circle class="ring" cx="1.5" cy="31.5" r="1"/><circle class="start" cx="13.5" cy="38" r=".88"/><circle class="disc" cx="25" cy="49.5" r=".72"/><circle class="ring" cx="25" cy="49.5" r="1"/><circle class="disc" cx="31.5" cy="61.5" r=".72"/><circle class="ring" cx="31.5" cy="61.5" r="1"/><circle class="start" cx="38" cy="49.5" r=".88"/><circle class="disc" cx="49.5" cy="38" r=".72"/><circle class="ring" cx="49.5" cy="38" r="1"/><circle class="disc" cx="61.5" cy="31.5" r=".72"/><circle class="ring" cx="61.5" cy="31.5" r="1"/><circle class="start" cx="49.5" cy="25" r=".88"/><circle class="disc" cx="38" cy="13.5" r=".72"/><circle class="ring" cx="38" cy="13.5" r="1"/><circle class="disc" cx="31.5" cy="1.5" r=".72"/><circle class="ring" cx="31.5" cy="1.5" r="1"/>\n<g class="numbers" font-size="1.5" transform="rotate(180)"><text x="-21.79" y="-.96">1</text><text x="-21.79" y="-3.96">2</text><text x="-21.79" y="-6.96">3</text><text x="-21.79" y="-9.96">4</text><text class="on-Y" x="-21.79" y="-12.96">5</text><text x="-21.79" y="-15.96">6</text><path class="underline" d="M-22.22 -15.66h.87"/><text x="-21.79" y="-18.96">7</text><text font-size="1.35" x="-22.89" y="-21.51">8</text><text font-size="1.35" x="-39.72" y="-21.51">60</text><text x="-40.78" y="-18.96">61</text><path class="underline" d="M-41.65 -18.66h1.74"/><text x="-40.78" y="-15.96">62</text><text x="-40.78" y="-12.96">63</text><text x="-40.78" y="-9.96">64</text><text x="-40.78" y="-6.96">65</text><text x="-40.78" y="-3.96">66</text><text x="-40.78" y="-.96">67</text><text x="-29.22" y="-.96">68</text></g>\n<g class="numbers" font-size="1.5" transform="rotate(90)"><text font-size="1.35" x="22.89" y="-21.51">9</text><path class="underline" d="M22.5 -21.21h.78"/><text x="22.22" y="-18.96">10</text><text x="22.22" y="-15.96">11</text><text x="22.22" y="-12.96">12</text><text x="22.22" y="-9.96">13</text><text x="22.22" y="-6.96">14</text><text x="22.22" y="-3.96">15</text><text x="22.22" y="-.96">16</text><text x="33.78" y="-.96">17</text><text x="40.78" y="-.96">18</text><text x="40.78" y="-3.96">19</text><path class="underline" d="M39.91 -3.66h1.74"/><text x="40.78" y="-6.96">20</text><text x="40.78" y="-9.96">21</text><text class="on-B" x="40.78" y="-12.96">22</text><text x="40.78" y="-15.96">23</text><text x="40.78" y="-18.96">24</text><text font-size="1.35" x="39.72" y="-21.51">25</text></g>\n<g class="numbers" font-size="1.5" transform="rotate(0)"><text font-size="1.35" x="23.28" y="41.49">26</text><text x="22.22" y="44.04">27</text><text x="22.22" y="47.04">28</text><text x="22.22" y="50.04">29</text><text x="22.22" y="53.04">30</text><text x="22.22" y="56.04">31</text><text x="22.22" y="59.04">32</text><text x="22.22" y="62.04">33</text><text x="33.78" y="62.04">34</text><text x="40.78" y="62.04">35</text><text x="40.78" y="59.04">36</text><text x="40.78" y="56.04">37</text><text x="40.78" y="53.04">38</text><text class="on-R" x="40.78" y="50.04">39</text><text x="40.78" y="47.04">40</text><text x="40.78" y="44.04">41</text><text font-size="1.35" x="39.72" y="41.49">42</text></g>\n<g class="numbers" font-size="1.5" transform="rotate(270)"><text font-size="1.35" x="-39.72" y="41.49">43</text><text x="-40.78" y="44.04">44</text><text x="-40.78" y="47.04">45</text><text x="-40.78" y="50.04">46</text><text x="-40.78" y="53.04">47</text><text x="-40.78" y="56.04">48</text><text x="-40.78" y="59.04">49</text><text x="-40.78" y="62.04">50</text><text x="-29.22" y="62.04">51</text><text x="-22.22" y="62.04">52</text><text x="-22.22" y="59.04">53</text><text x="-22.22" y="56.04">54</text><text x="-22.22" y="53.04">55</text><text class="on-G" x="-22.22" y="50.04">56</text><text x="-22.22" y="47.04">57</text><text x="-22.22" y="44.04">58</text><text font-size="1.35" x="-23.28" y="41.49">59</text></g>\n<path class="chevron o-Y" d="M30.55 4.05l.95 .9l.95-.9"/>\n<path class="chevron o-B" d="M4.05 32.45l.9-.95l-.9-.95"/>\n<path class="chevron o-R" d="M32.45 58.95l-.95-.9l-.95 .9"/>\n<path class="chevron o-G" d="M58.95 30.55l-.9 .95l.9 .95"/>\n</svg>\n';

// src/scene.ts
function inGoal({ view }, piece) {
  const { pieces } = view.snapshot;
  return pieces.filter(({ spot, colour }) => spot === "goal" && colour === piece[0]).length;
}
function isTaken({ view }, spot) {
  return view.snapshot.pieces.some((piece) => piece.spot === spot);
}
function withOrigin({ view }, piece, way) {
  const origin = view.snapshot.pieces.find(({ id }) => id === piece)?.spot;
  return origin === void 0 || way[0] === origin ? way : [origin, ...way];
}
function pointsOf(scene, piece, way) {
  const points = wayPoints(piece, withOrigin(scene, piece, way), inGoal(scene, piece));
  const at = scene.where.get(piece);
  return at ? [at, ...points.slice(1)] : points;
}
function wayLine(points) {
  const d = toPath(points);
  return ["pw-way-halo", "pw-way"].map((name) => svg("path", { class: name, d }));
}
function moved({ x, y }, scale = 1) {
  return `translate(${round(x)} ${round(y)})${scale === 1 ? "" : ` scale(${scale})`}`;
}
function octagon(at) {
  return svg(
    "g",
    { class: "pw-stop", transform: moved(at) },
    svg("path", { class: "pw-stop-frame", d: "M-.42-1h.84L1-.42v.84L.42 1h-.84L-1 .42v-.84z" }),
    svg("path", { class: "pw-stop-cross", d: "M-.4-.4.4.4M.4-.4-.4.4" })
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
  const marks = squaresOf(refused).map(
    (square) => svg("path", { class: "pw-frame", d: scene.square(square).getAttribute("d") })
  );
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
  const to = wayPoint(piece, way[stop], inGoal(scene, piece));
  const before = way[stop - 1];
  if (before === void 0 || before === "home") return to;
  const from = wayPoint(piece, before, inGoal(scene, piece));
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}
function stepSigns(scene, { piece, way, stop }, reach) {
  return way.slice(0, stop).flatMap((spot, step) => {
    if (step === 0 || spot === reach) return [];
    const { x, y } = wayPoint(piece, spot, inGoal(scene, piece));
    const sign = isTaken(scene, spot) ? moved({ x: x - 1, y: y + 0.9 }, 0.75) : moved({ x, y });
    return [stepSign(sign, step)];
  });
}
function stepSign(transform, step) {
  return svg(
    "g",
    { class: "pw-step", transform },
    svg("circle", { r: 0.85 }),
    svg("text", { "font-size": 1.15, y: 0.42 }, String(step))
  );
}
function unreached(scene, piece, spot) {
  const at = moved(wayPoint(piece, spot, inGoal(scene, piece)), isTaken(scene, spot) ? 1.25 : 1);
  return svg(
    "g",
    { class: isTaken(scene, spot) ? "pw-unreached" : "pw-unreached pw-free", transform: at },
    svg("circle", { r: 1.3 }),
    svg("path", { d: "M.55-.8-.55.8" })
  );
}
function hatching(scene, square) {
  const { x: left, y: top, width, height } = scene.square(square).getBBox();
  const [right, bottom] = [left + width, top + height];
  let d = "";
  for (let sum = left + top + 0.9; sum < right + bottom; sum += 1.3) {
    const [x1, x2] = [Math.max(left, sum - bottom), Math.min(right, sum - top)];
    d += `M${round(x1)} ${round(sum - x1)}L${round(x2)} ${round(sum - x2)}`;
  }
  return svg("path", { class: "pw-hatching", d });
}

// src/marks.ts
function drawUnder(scene) {
  const { snapshot, state } = scene.view;
  const hovered = state.hovered === null ? void 0 : snapshot.moves[state.hovered];
  return [
    ...refusedUnder(scene),
    ...lastMove(scene),
    ...snapshot.barriers.map((square) => yoke(scene, square)),
    ...hovered ? wayLine(pointsOf(scene, hovered.piece, hovered.way)) : []
  ];
}
function drawTargets(scene) {
  return scene.targets.flatMap((target) => [targetMark(scene, target), ...badges(scene, target)]);
}
function yoke({ view }, square) {
  const { snapshot } = view;
  const two = standings(square, 2);
  const ringed = snapshot.pieces.some(({ id, spot }) => spot === square && movable(snapshot, id));
  const width = round((ringed ? 2.85 : 2.26) * two[0].r);
  return svg("path", { class: "yoke", "stroke-width": width, d: toPath(two) });
}
function lastMove(scene) {
  const { last } = scene.view.snapshot;
  const [piece] = last?.pieces ?? [];
  if (!last || !piece || last.way.length < 2) return [];
  const points = wayPoints(piece, last.way, Math.max(inGoal(scene, piece) - 1, 0));
  const at = scene.where.get(piece);
  if (at) points[points.length - 1] = at;
  const origin = last.way[0] === "home" ? nest(piece) : points[0];
  return [
    svg("path", { class: "pw-last", d: toPath(points) }),
    svg("circle", { class: "pw-left", cx: round(origin.x), cy: round(origin.y), r: 1.05 })
  ];
}
function targetStanding(scene, move) {
  if (typeof move.spot !== "number") {
    return move.spot === "goal" ? goalSpot(move.piece[0], inGoal(scene, move.piece)) : nest(move.piece);
  }
  const there = scene.view.snapshot.pieces.filter(
    (piece) => piece.spot === move.spot && !move.pieces.includes(piece.id)
  );
  if (there.length === 0) return standings(move.spot, 1)[0];
  if (there.length === 1) return standings(move.spot, 2)[1];
  return { ...middleOf(move.spot), r: standings(move.spot, 2)[0].r };
}
function targetMark(scene, target) {
  const { snapshot, labels } = scene.view;
  const moves = target.moves.map((index) => snapshot.moves[index]);
  const move = moves[0];
  const at = targetStanding(scene, move);
  const colour = move.piece[0];
  const counts = [...new Set(moves.map((one) => one.count))].join("/");
  return svg(
    "g",
    {
      class: "pw-target",
      role: "button",
      tabindex: -1,
      "data-target": move.target,
      "data-target-key": target.key,
      "data-moves": target.moves.join(","),
      "aria-label": word(labels, "target", { text: moves.map((one) => one.text).join("; ") }),
      transform: moved(at, round(at.r))
    },
    ...focusRing(),
    svg("path", { class: "pw-target-halo", d: SHAPES[colour] }),
    svg("path", { class: "pw-target-shape", d: SHAPES[colour] }),
    svg(
      "text",
      { "font-size": counts.length > 2 ? 0.75 : 1, y: colour === "R" ? 0.5 : 0.36 },
      counts
    )
  );
}
function badges(scene, target) {
  const victims = new Set(
    target.moves.flatMap((index) => scene.view.snapshot.moves[index].captures)
  );
  return [...victims].flatMap((id) => {
    const at = scene.where.get(id);
    if (!at) return [];
    const corner = { x: at.x - 0.95 * at.r, y: at.y + 0.8 * at.r };
    const badge = octagon(corner);
    set(badge, { class: "pw-stop pw-badge", transform: moved(corner, 0.68) });
    return [badge];
  });
}

// src/render.ts
function createBoard() {
  const picture = importBoard();
  const [under, pieces, over, targets] = ["under", "pieces", "over", "targets"].map(
    (name) => picture.appendChild(svg("g", { class: `pw-${name}` }))
  );
  const squares = nameSquares(picture);
  const names = addNames(picture);
  const nodes = /* @__PURE__ */ new Map();
  let where = /* @__PURE__ */ new Map();
  function find(focus) {
    if (focus.kind === "piece") return nodes.get(focus.id) ?? null;
    if (focus.kind === "square") return squares[focus.square] ?? null;
    return targets.querySelector(`[data-target-key="${focus.key}"]`);
  }
  function draw(view) {
    const { snapshot, labels, state } = view;
    const lost = focused(picture);
    const shown = targetsOf(snapshot, shownMoves(snapshot, state));
    where = layout(snapshot.pieces, guestsOf(view, shown));
    drawPieces(view, nodes, pieces, where);
    const scene = { view, where, targets: shown, square: (index) => squares[index] };
    under.replaceChildren(...drawUnder(scene));
    over.replaceChildren(...refusedOver(scene));
    targets.replaceChildren(...drawTargets(scene));
    squares.forEach((square, index) => {
      set(square, { "aria-label": squareWords(labels, snapshot, index) });
    });
    for (const [colour, name] of names)
      name.textContent = word(labels, `name_${colour}`).toUpperCase();
    set(picture, { "aria-label": word(labels, "board") });
    const stop = tabStop(view);
    for (const node2 of picture.querySelectorAll("[tabindex='0']")) set(node2, { tabindex: -1 });
    const node = find(stop);
    if (node) set(node, { tabindex: 0 });
    if (lost && !lost.isConnected) node?.focus();
  }
  function tabStop({ snapshot, state }) {
    if (state.focus && find(state.focus)) return state.focus;
    const piece = snapshot.pieces.find((one) => one.id === state.selected) ?? snapshot.pieces.find((one) => movable(snapshot, one.id)) ?? snapshot.pieces.find((one) => one.colour === snapshot.turn);
    return piece ? { kind: "piece", id: piece.id } : { kind: "square", square: 0 };
  }
  return {
    element: html("div", { class: "pw-board" }, picture),
    svg: picture,
    draw,
    find,
    piece(id) {
      const node = nodes.get(id);
      const at = where.get(id);
      return node && at ? { node, at } : null;
    }
  };
}
function importBoard() {
  const parsed = new DOMParser().parseFromString(parchis_default, "image/svg+xml").documentElement;
  const picture = document.importNode(parsed, true);
  set(picture, { role: "application" });
  return picture;
}
function nameSquares(picture) {
  const squares = [...picture.querySelectorAll(":scope > .squares > path")];
  squares.forEach((square, index) => {
    set(square, { "data-square": index, role: "button", tabindex: -1 });
  });
  return squares;
}
function addNames(picture) {
  const view = Math.random().toString(36).slice(2);
  return [...picture.querySelectorAll("[data-arc]")].map((arc) => {
    const colour = arc.getAttribute("data-arc");
    arc.id = `pw-${view}-${colour}`;
    const along = svg("textPath", { href: `#${arc.id}`, startOffset: "50%" });
    const looks = { class: `name on-${colour}`, "font-size": 1.35, "aria-hidden": "true" };
    arc.after(svg("text", looks, along));
    return [colour, along];
  });
}
function guestsOf({ snapshot }, targets) {
  const guests = /* @__PURE__ */ new Map();
  for (const { moves } of targets) {
    const { spot } = snapshot.moves[moves[0]];
    if (typeof spot === "number") guests.set(spot, 1);
  }
  return guests;
}
function drawPieces(view, nodes, layer, where) {
  const present = new Set(view.snapshot.pieces.map((piece) => piece.id));
  for (const [id, node] of nodes) {
    if (present.has(id)) continue;
    node.remove();
    nodes.delete(id);
  }
  for (const piece of view.snapshot.pieces) {
    const node = nodes.get(piece.id) ?? layer.appendChild(newPiece(piece));
    nodes.set(piece.id, node);
    drawPiece(view, node, piece, where.get(piece.id));
  }
}
function newPiece(piece) {
  return svg(
    "g",
    { "data-piece": piece.id, role: "button", tabindex: -1 },
    svg("circle", { class: "pw-hit", r: 1.3 }),
    svg("path", { class: "pw-points", d: POINTS }),
    svg("circle", { class: "pw-halo", r: 1.26 }),
    svg("circle", { class: "pw-ring", r: 1.26 }),
    ...focusRing()
  );
}
var POINTS = "M-.9-.9-1.4-1.4M.9-.9 1.4-1.4M.9.9 1.4 1.4M-.9.9-1.4 1.4";
function drawPiece({ snapshot, labels, state }, node, piece, at) {
  if (node.getAttribute("data-label") !== piece.label) {
    node.querySelector(".pw-body")?.remove();
    node.append(pieceBody(piece.colour, piece.label));
  }
  const canMove = movable(snapshot, piece.id);
  const refused = !state.selected && snapshot.note?.kind === "refused" && snapshot.note.piece === piece.id;
  const selected = state.selected === piece.id;
  const looks = [
    "pw-piece",
    canMove && "pw-movable",
    (selected || refused) && "pw-selected",
    at.r < 1.2 && "pw-paired"
  ];
  const states = [...canMove ? ["can_move"] : [], ...selected ? ["selected"] : []];
  set(node, {
    class: looks.filter(Boolean).join(" "),
    "data-label": piece.label,
    "data-place": piece.place,
    "aria-label": pieceWords(labels, piece, states),
    "aria-pressed": String(selected),
    transform: `translate(${round(at.x)} ${round(at.y)}) scale(${round(at.r)})`
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
  const attributeFilter = [
    "class",
    "theme",
    "data-theme",
    "data-jp-theme-light",
    "data-vscode-theme-kind"
  ];
  media.addEventListener("change", changed);
  for (const element of [document.body, document.documentElement]) {
    observer.observe(element, { attributes: true, attributeFilter });
  }
  return () => {
    media.removeEventListener("change", changed);
    observer.disconnect();
  };
}

// src/timeline.ts
var RECENT = 5;
var WEIGHT = ["goal", "capture", "home", "barrier", "six"];
var NEAR = 0.026;
var STEPS = ["first", "previous", "next", "last"];
function createTimeline(go) {
  const steps = STEPS.map((name) => button(name, { class: "pw-button pw-square" }, icon(name)));
  const slider = html("input", { type: "range", min: 0, step: 1, class: "pw-slider" });
  const marks = html("div", { class: "pw-marks", "aria-hidden": "true" });
  const ticks = html("div", { class: "pw-ticks" });
  const count = html("p", { class: "pw-ply" });
  const recent = html("ol", { class: "pw-recent" });
  const track = html("div", { class: "pw-track" }, marks, slider, ticks);
  const bar = html(
    "div",
    { class: "pw-bar" },
    html("div", { class: "pw-steps" }, ...steps),
    track,
    count
  );
  let current = null;
  steps.forEach(
    (step, index) => step.addEventListener("click", () => {
      if (!current || step.getAttribute("aria-disabled") === "true") return;
      go(plyOfStep(STEPS[index], current));
    })
  );
  slider.addEventListener(
    "input",
    () => current && showPly(Number(slider.value), current.snapshot.plies)
  );
  slider.addEventListener("change", () => go(Number(slider.value)));
  function showPly(ply, plies) {
    count.replaceChildren(html("b", {}, String(ply)), ` / ${plies}`);
    slider.style.setProperty("--at", `${plies ? 100 * ply / plies : 0}%`);
  }
  return {
    element: html("div", { class: "pw-timeline" }, bar, recent),
    draw(view) {
      const { snapshot, rows, labels } = view;
      current = view;
      const { ply, plies } = snapshot;
      set(slider, { max: Math.max(plies, 1), "aria-label": word(labels, "timeline") });
      set(slider, { "aria-valuetext": word(labels, "ply", { n: ply, of: plies }) });
      slider.value = String(ply);
      showPly(ply, plies);
      steps.forEach((step, index) => {
        const name = word(labels, STEPS[index]);
        set(step, { "aria-label": name, title: name });
        enable(step, index < 2 ? ply > 0 : ply < plies);
      });
      ticks.style.setProperty("--ticks", String(tickCount(plies)));
      marks.replaceChildren(...placeMarks(rows, plies).map(markNode));
      rebuilt(
        recent,
        recentRows(rows, ply).map((row) => rowNode(view, row, go))
      );
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
function rowNode({ snapshot, labels }, row, go) {
  const now = row.ply === snapshot.ply;
  const made = button("go", {
    class: "pw-row",
    "data-ply": row.ply,
    "data-key": `row ${row.ply}`,
    "aria-current": now ? "step" : null
  });
  made.append(
    html("span", { class: "pw-row-ply" }, String(row.ply)),
    pieceIcon(row.colour, word(labels, `letter_${row.colour}`)),
    ...row.dice.map(die),
    html("span", { class: "pw-row-text" }, row.text),
    html("span", { class: "pw-row-note" }, row.note)
  );
  made.addEventListener("click", () => go(row.ply));
  return html("li", {}, made);
}

// src/widget.ts
var TRAITS = ["snapshot", "rows", "labels", "options"];
var DEFAULTS = { lang: "es", palette: "printed", large: false, theme: "auto" };
function render({ model, el }) {
  let state = initialState();
  let drawn = null;
  let waiting = false;
  const root = html("div", { class: "pw" });
  const board = createBoard();
  const player = createPlayer(board);
  const announcer = createAnnouncer();
  const panel = createPanel({
    throwDice: () => send({ intent: "throw" }),
    pass: () => send({ intent: "pass" }),
    undo: () => send({ intent: "undo" }),
    redo: () => send({ intent: "redo" }),
    play: (move) => send({ intent: "play", move }),
    change
  });
  const timeline = createTimeline((ply) => send({ intent: "go", ply }));
  const footer = createFooter((seed) => send({ intent: "new", seed }), change);
  function view() {
    const snapshot = model.get("snapshot");
    if (!snapshot?.pieces) return null;
    const rows = model.get("rows") ?? [];
    const labels = model.get("labels") ?? {};
    const options = { ...DEFAULTS, ...model.get("options") };
    return { snapshot, rows, labels, options, state };
  }
  function send(intent) {
    player.skip();
    model.send({ ...intent, revision: model.get("snapshot").revision });
  }
  function change(part) {
    state = { ...state, ...part };
    draw();
  }
  function draw() {
    const before = drawn;
    const snapshot = model.get("snapshot") ?? null;
    const isNew = snapshot !== null && snapshot.revision !== before?.revision;
    if (isNew && snapshot.pieces) state = stateAfter(state, before, snapshot);
    const now = view();
    if (!now) return;
    drawn = now.snapshot;
    showOptions(now);
    for (const part of [board, panel, timeline, footer]) part.draw(now);
    if (!isNew) return;
    player.play(before, now.snapshot);
    announcer.say(news(now.labels, before, now.snapshot, rowText(now)));
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
    if (!now) return;
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
    if (message?.type !== "error" || !message.text) return;
    announcer.say(message.text);
    change({ status: message.text });
  }
  const events = TRAITS.map((trait) => `change:${trait}`);
  for (const event of events) model.on(event, redraw);
  model.on("msg:custom", hear);
  const endings = [
    listenToPointer(board, view, choose),
    listenToKeys(board, view, {
      choose: chooseByKey,
      change,
      leave: () => panel.element.querySelector("[data-action=throw]")?.focus()
    }),
    watchTheme(redraw)
  ];
  root.addEventListener("keydown", keepFromHost);
  const page = html(
    "div",
    { class: "pw-page" },
    board.element,
    panel.element,
    timeline.element,
    footer.element
  );
  root.append(page, announcer.region);
  el.append(root);
  draw();
  return () => {
    for (const event of events) model.off(event, redraw);
    model.off("msg:custom", hear);
    for (const end of endings) end();
    player.skip();
    root.remove();
  };
}
function choiceOf({ snapshot, state }, chosen, again) {
  if (chosen.kind === "piece") return choosePiece(snapshot, state, chosen.id, again);
  if (chosen.kind === "square") return chooseSpot(snapshot, state, chosen.square);
  if (chosen.kind === "goal") return chooseSpot(snapshot, state, "goal", chosen.colour);
  if (chosen.kind === "home") return chooseHome(snapshot, state, chosen.colour);
  const targets = targetsOf(snapshot, shownMoves(snapshot, state));
  return chooseTarget(snapshot, targets.find(({ key }) => key === chosen.key)?.moves ?? []);
}
function rowText({ rows, snapshot }) {
  return rows.find((row) => row.ply === snapshot.ply)?.text ?? "";
}
function keepFromHost(event) {
  if (event.key !== "Tab" && !event.ctrlKey && !event.metaKey && !event.altKey)
    event.stopPropagation();
}
var widget_default = { render };
export {
  widget_default as default
};
