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
  for (let [name, value] of Object.entries(attributes))
    value == null || value === !1 ? element.removeAttribute(name) : element.setAttribute(name, value === !0 ? "" : String(value));
}
function filled(element, looks, children) {
  return set(element, typeof looks == "string" ? { class: looks } : looks), element.append(...children), element;
}
function focused(inside) {
  let active = inside.getRootNode().activeElement;
  return active && inside.contains(active) ? active : null;
}
function renewed(layer, children) {
  let looks = (nodes) => Array.from(nodes, ({ outerHTML }) => outerHTML).join("");
  looks(layer.children) !== looks(children) && layer.replaceChildren(...children);
}
function rebuilt(part2, children) {
  let key = focused(part2)?.getAttribute("data-key");
  part2.replaceChildren(...children), key && part2.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}
function button(action, act, attributes, ...children) {
  let made = html("button", { ...{ type: "button", "data-action": action, "data-key": action }, ...attributes }, ...children);
  return made.addEventListener("click", () => {
    made.getAttribute("aria-disabled") !== "true" && act();
  }), made;
}
function nameButton(element, name) {
  set(element, { "aria-label": name, title: name });
}
function enable(element, enabled) {
  set(element, { "aria-disabled": enabled ? null : "true" });
}

// src/announce.ts
function createAnnouncer() {
  let region = html("div", { class: "pw-heard", role: "status", "aria-live": "polite" }), odd = !1;
  return {
    region,
    say(text) {
      text && (odd = !odd, region.replaceChildren(html("p", {}, text + (odd ? " " : ""))));
    }
  };
}

// src/animation.ts
function createPlayer(board) {
  let running = [];
  function skip() {
    for (let animation of running) animation.cancel();
    running = [];
  }
  return {
    skip,
    play(geometry, before, now, most = 1800) {
      if (skip(), !(!isNewMove(before, now) || matchMedia("(prefers-reduced-motion: reduce)").matches))
        for (let id of now.last.pieces) {
          let piece = board.piece(id);
          if (!piece) continue;
          let points = geometry.wayPoints(id, now.last.way), duration = Math.min(points.length * 90, most);
          running.push(piece.node.animate(frames(points, piece.at), { duration, easing: "linear" }));
        }
    }
  };
}
function isNewMove(before, now) {
  if (!before || !now.last || now.last.way.length < 2) return !1;
  let on = now.ply - before.ply;
  return on >= 0 && on <= 2 && JSON.stringify(before.last) !== JSON.stringify(now.last);
}
function frames(points, end) {
  return [...points.slice(0, -1), end].map(({ x, y }) => ({
    transform: `translate(${x}px,${y}px) scale(${end.r})`
  }));
}

// src/geometry.ts
function createGeometry(drawing) {
  let isCloth = drawing.kind === "cloth";
  function middleOf(square) {
    let [x, y] = drawing.squares[square];
    return { x, y };
  }
  function standings(square, count) {
    if (count <= 1) return [{ ...middleOf(square), r: drawing.alone }];
    if (count > 2 && isCloth) return grid(square, count);
    let [x1, y1, x2, y2, r] = drawing.squares[square].slice(2);
    return Array.from({ length: count }, (_, index) => {
      let part2 = index / (count - 1);
      return { x: x1 + (x2 - x1) * part2, y: y1 + (y2 - y1) * part2, r: r * 2 / count };
    });
  }
  function grid(square, count) {
    let { x, y } = middleOf(square), across = Math.ceil(Math.sqrt(count)), cell = drawing.side / across, at = (place) => (place + (1 - across) / 2) * cell;
    return Array.from({ length: count }, (_, index) => {
      let [column, row] = [index % across, Math.floor(index / across)];
      return { x: x + at(column), y: y + at(row), r: cell * 0.44 };
    });
  }
  function placeOf(id, spot) {
    let { homes, goals, homeRadius, goalRadius } = drawing, [places, r] = spot === "home" ? [homes, homeRadius] : [goals, goalRadius], [x = 0, y = 0] = places[id[0]]?.[Number(id.slice(1)) - 1] ?? [];
    return { x, y, r };
  }
  function layout(pieces, guests) {
    let where = /* @__PURE__ */ new Map(), figures = leaders(pieces);
    for (let { id, spot } of figures)
      if (typeof spot != "number") where.set(id, placeOf(id, spot));
      else {
        let there = figures.filter((other) => other.spot === spot).map((other) => other.id), count = there.length + (guests.has(spot) && hasRoom(there.length) ? 1 : 0);
        where.set(id, standings(spot, count)[there.indexOf(id)]);
      }
    for (let { id, stack } of pieces) where.set(id, where.get(stack));
    return where;
  }
  function guestPlace(square, others) {
    return hasRoom(others) ? standings(square, others + 1)[others] : { ...standings(square, 2)[0], ...middleOf(square) };
  }
  function hasRoom(others) {
    return isCloth || others <= 1;
  }
  function wayPoint(piece, spot) {
    return typeof spot == "number" ? middleOf(spot) : placeOf(piece, spot);
  }
  function wayPoints(piece, way) {
    return way.flatMap((spot, index) => {
      let pair = [way[index - 1], spot], bend = drawing.bends.find(([a, b]) => pair.includes(a) && pair.includes(b)), point = wayPoint(piece, spot);
      return bend ? [{ x: bend[2], y: bend[3], bend: !0 }, point] : [point];
    });
  }
  function outward(spot) {
    if (typeof spot != "number" || spot < 68 && (spot + 1) % 17 > 0) return null;
    let arm = spot < 68 ? (spot + 1) / 17 % 4 : Math.floor((spot - 68) / 7);
    return { x: [0, -1, 0, 1][arm], y: [-1, 0, 1, 0][arm] };
  }
  return { drawing, isCloth, ...{ middleOf, standings, placeOf, layout, guestPlace, wayPoint, wayPoints, outward } };
}
function leaders(pieces) {
  return pieces.filter(({ id, stack }) => id === stack);
}
function squareBeside(square, step) {
  if (square < 68) return (square + step + 68) % 68;
  let arm = Math.floor((square - 68) / 7), depth = (square - 68) % 7 + step;
  return depth < 0 ? (17 * arm - 1 + 68) % 68 : 68 + arm * 7 + Math.min(depth, 6);
}
function toPath(points) {
  return points.map(({ x, y, bend }, index) => `${bend ? "Q" : index === 0 ? "M" : points[index - 1].bend ? " " : "L"}${round(x)} ${round(y)}`).join("");
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
    renewing: !1,
    viewing: null,
    playing: !1,
    lost: !1,
    status: ""
  };
}
function stateAfter(state, before, now) {
  let fresh = { ...initialState(), focus: state.focus };
  if (before === null || before.ply !== now.ply || before.turn !== now.turn) return fresh;
  let { statement, selected, chosen } = state, kept = { ...fresh, statement, chosen };
  return selected && movable(now, kept, selected) ? { ...kept, selected } : kept;
}
function chosenCounts({ pending }, { chosen }) {
  return chosen.flatMap((place) => pending[place] ?? []);
}
function sumOf(counts) {
  return counts.reduce((sum2, count) => sum2 + count, 0);
}
function offeredMoves(snapshot, state) {
  let all = snapshot.moves.map((_, index) => index);
  if (!snapshot.adds) return all;
  let wanted = inOrder(chosenCounts(snapshot, state));
  return all.filter((index) => {
    let { counts } = snapshot.moves[index];
    return wanted === "" ? counts.length === 1 : inOrder(counts) === wanted;
  });
}
function inOrder(counts) {
  return [...counts].sort((one, other) => one - other).join();
}
function movesOf(snapshot, state, figure) {
  let { pieces, moves } = snapshot, inside = pieces.filter(({ stack }) => stack === figure).map(({ id }) => id);
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
  let { selected, hovered } = state;
  return selected !== null ? movesOf(snapshot, state, selected) : hovered !== null ? snapshot.moves[hovered] ? [hovered] : [] : snapshot.note?.kind === "refused" ? offeredMoves(snapshot, state) : [];
}
function targetsOf(snapshot, moves) {
  let targets = /* @__PURE__ */ new Map();
  for (let index of moves) {
    let move = snapshot.moves[index], key = `${move.piece[0]} ${move.target}`;
    targets.set(key, [...targets.get(key) ?? [], index]);
  }
  return [...targets].map(([key, those]) => ({ key, moves: those }));
}
function unlike(snapshot, moves) {
  let effects = moves.map((index) => {
    let { piece, pieces, counts, target, captures } = snapshot.moves[index], stack = pieceOf(snapshot, piece)?.stack;
    return JSON.stringify([stack, pieces.length, counts, target, captures]);
  });
  return moves.filter((_, at) => effects.indexOf(effects[at]) === at);
}

// src/choices.ts
var NOTHING = { state: {} }, CLEARED = { selected: null, asking: [] };
function choosePiece(from, id, again = !1) {
  let { snapshot, state } = from, piece = pieceOf(snapshot, id);
  if (!piece || snapshot.phase === "over") return NOTHING;
  if (state.selected === id || movable(snapshot, state, id)) return selectPiece(from, id, again);
  let onto = movesOnto(from, piece);
  return onto.length > 0 ? chooseTarget(from, onto) : tryPiece(from, id);
}
function chooseTarget({ snapshot }, moves) {
  let [only] = moves;
  return only === void 0 || !snapshot.moves[only] ? NOTHING : unlike(snapshot, moves).length > 1 ? { state: { asking: moves } } : { state: CLEARED, intent: { intent: "play", move: only } };
}
function chooseSpot(from, spot, colour) {
  let { snapshot, state } = from, selected = pieceOf(snapshot, state.selected);
  if (!selected) return typeof spot == "number" ? chooseOnSquare(from, spot) : NOTHING;
  if (colour && colour !== selected.colour) return { state: {}, remark: "not_on_way" };
  let target = movesTo(from, spot);
  return target.length > 0 ? chooseTarget(from, target) : selected.spot === spot ? { state: CLEARED } : tryPiece(from, selected.id, spot);
}
function chooseHome(from, colour) {
  let { geometry, snapshot, state } = from, selected = pieceOf(snapshot, state.selected);
  if (geometry.isCloth && selected && selected.spot !== "home")
    return chooseSpot(from, "goal", colour);
  let piece = snapshot.pieces.filter((piece2) => piece2.spot === "home" && piece2.colour === colour).find((one) => movable(snapshot, state, one.id));
  return piece ? choosePiece(from, piece.id) : NOTHING;
}
function selectPiece(from, id, again) {
  let { snapshot, state } = from;
  if (state.selected !== id) return { state: { selected: id, asking: [], hovered: null } };
  let moves = shownMoves(snapshot, state);
  return again ? moves.length === 1 ? chooseTarget(from, moves) : NOTHING : { state: CLEARED };
}
function movesOnto(from, { spot }) {
  return from.state.selected === null || typeof spot != "number" ? [] : movesTo(from, spot);
}
function movesTo({ snapshot, state }, spot) {
  return shownMoves(snapshot, state).filter((move) => snapshot.moves[move].spot === spot);
}
function chooseOnSquare(from, square) {
  let { snapshot, state } = from, shown = movesTo(from, square);
  if (shown.length > 0) return chooseTarget(from, shown);
  let there = leaders(snapshot.pieces).filter((piece2) => piece2.spot === square), piece = there.find((one) => movable(snapshot, state, one.id)) ?? there.find((one) => one.colour === snapshot.turn);
  return piece ? choosePiece(from, piece.id) : NOTHING;
}
function tryPiece({ snapshot, state }, piece, target) {
  let chosen = chosenCounts(snapshot, state), count = chosen.length > 0 ? sumOf(chosen) : snapshot.pending[0];
  if (snapshot.phase !== "move" || count === void 0) return { state: {}, remark: "throw_first" };
  let intent = { intent: "try", piece, count };
  return { state: { asking: [] }, intent: target === void 0 ? intent : { ...intent, target } };
}

// src/words.ts
function word(labels, key, values = {}) {
  return (labels[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
function listed(labels, words) {
  let last = words.at(-1) ?? "";
  return words.length < 2 ? last : word(labels, "and", { list: words.slice(0, -1).join(", "), last });
}
function pieceWords(labels, geometry, snapshot, piece, states) {
  let { colour, id, look, spot } = piece, numbers = snapshot.pieces.filter(({ stack }) => stack === id).map((one) => one.id.slice(1)), size = numbers.length, name = size > 1 ? `pieces_${colour}` : `piece_${colour}`, parts = [word(labels, name, { n: listed(labels, numbers.sort()) })];
  return size > 1 && parts.push(word(labels, "together", { n: word(labels, `number_${size}`) })), typeof spot == "number" ? parts.push(geometry.drawing.names[spot]) : parts.push(word(labels, geometry.isCloth ? "charkoni" : `${spot}_${colour}`)), parts.push(...lookWords(labels, look), ...states.map((state) => word(labels, state))), parts.join(", ");
}
function lookWords(labels, { way, queen, lap, taken, done }) {
  let words = [];
  return done ? words.push(word(labels, "done")) : way && words.push(word(labels, way)), queen ? words.push(word(labels, "queen")) : taken > 0 && words.push(word(labels, "taken")), lap > 1 && words.push(word(labels, "lap", { n: lap })), words;
}
function squareWords(labels, geometry, snapshot, square) {
  let parts = [geometry.drawing.names[square], ...crowd(labels, snapshot, square)];
  snapshot.barriers.includes(square) && parts.push(word(labels, "barrier"));
  for (let held of snapshot.held) {
    if (held.square !== square) continue;
    let names = held.colours.map((colour) => word(labels, `name_${colour}`));
    parts.push(word(labels, "held", { colours: listed(labels, names) }));
  }
  return parts.join(", ");
}
function crowd(labels, snapshot, square) {
  let counts = /* @__PURE__ */ new Map();
  for (let { spot, colour } of snapshot.pieces)
    spot === square && counts.set(colour, (counts.get(colour) ?? 0) + 1);
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
  let parts = [], { shown } = now.thrown;
  if (before && now.ply > before.ply && shown.length === 0 && !now.note && parts.push(row), before && shown.length > 0 && isNewThrow(before, now)) {
    let n = thrownWords(now.thrown, ", ");
    parts.push(word(labels, "heard_throw", { name: now.turnName, n }));
  }
  return now.note && parts.push(now.note.title, ...now.note.reasons.map((reason) => reason.title)), now.phase === "over" ? parts.push(now.outcome ?? "") : now.phase === "throw" && before?.turn !== now.turn && parts.push(word(labels, "heard_turn", { name: now.turnName })), parts.filter(Boolean).map(sentence).join(" ");
}
function isNewThrow(before, now) {
  return now.adds && now.pending.length > before.pending.length && now.ply > before.ply || now.thrown.shown.join() !== before.thrown.shown.join();
}
function sentence(text) {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

// src/footer.ts
function createFooter(start, change) {
  let facts = html("span", "pw-facts"), toggle = button("new", unfold, { class: "pw-link" }), label = html("span"), seed = html("input", {
    type: "number",
    name: "seed",
    min: 0,
    step: 1,
    inputmode: "numeric"
  }), begin = html("button", { type: "submit", class: "pw-button", "data-action": "start" }), form = html("form", "pw-new", html("label", {}, label, seed), begin), open = !1;
  function unfold() {
    change({ renewing: !open }), open && seed.focus();
  }
  return form.addEventListener("submit", (event) => {
    event.preventDefault(), start(seed.value.trim() === "" ? null : Number(seed.value)), seed.value = "", change({ renewing: !1 });
  }), {
    element: html("div", "pw-footer", facts, toggle, form),
    draw({ snapshot, labels, state }) {
      open = state.renewing;
      let { rules, players, seed: of } = snapshot, parts = [rules.name, word(labels, "players", { n: players.length })];
      of !== null && parts.push(word(labels, "seed", { n: of })), facts.textContent = parts.join(" · "), toggle.textContent = word(labels, "new_game"), label.textContent = word(labels, "seed_optional"), begin.textContent = word(labels, "start"), set(toggle, { "aria-expanded": String(open) }), set(form, { hidden: !open });
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
  bonus: !1,
  canPass: !1,
  canUndo: !1,
  canRedo: !1
};
function snapshotAt(now, frames2, ply, labels) {
  let then = standingsAt(frames2, ply), turnName = word(labels, `name_${then.turn}`), thrown = { ...now.thrown, shown: [], value: null };
  return { ...now, ...TO_LOOK_AT, ...then, ply, turnName, thrown };
}
function standingsAt(frames2, ply) {
  let whole = frames2.slice(0, ply + 1).reduce(merged, {}), isLate = ({ id }) => Number(whole.late.includes(id)), pieces = Object.values(whole.pieces).sort((one, other) => isLate(one) - isLate(other));
  return { ...whole, pieces };
}
function rowAt(rows, ply) {
  let row = ply > 0 ? rows.find((one) => one.ply >= ply) : void 0;
  return !row || row.ply === ply ? row : { ...row, text: "", note: "" };
}
function merged(base, changes) {
  let whole = { ...base };
  for (let [name, value] of Object.entries(changes)) {
    let old = base[name];
    whole[name] = isObject(value) && isObject(old) ? merged(old, value) : value;
  }
  return whole;
}
function isObject(value) {
  return typeof value == "object" && value !== null && !Array.isArray(value);
}

// src/keyboard.ts
function listenToKeys(board, view, actions) {
  let pressed = (event) => {
    let now = view();
    if (!now || event.ctrlKey || event.metaKey || event.altKey) return;
    let focus = focusOf(event.target);
    !focus || !act(event, now, focus) || (event.preventDefault(), event.stopPropagation());
  };
  function act(event, now, focus) {
    let { key, shiftKey } = event;
    if (key === "Enter" || key === " ")
      event.repeat || actions.choose(focus);
    else if (key === "Escape") escape(now);
    else if (ARROWS[key]) go(nextFocus(now, focus, key, shiftKey));
    else return !1;
    return !0;
  }
  function escape({ state }) {
    state.selected === null ? actions.leave() : (actions.change({ selected: null, asking: [] }), go({ kind: "piece", id: state.selected }));
  }
  function go(focus) {
    actions.change({ focus }), board.find(focus)?.focus();
  }
  board.element.addEventListener("keydown", pressed);
}
var ARROWS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };
function focusOf({ dataset }) {
  let { targetKey, piece, square } = dataset;
  return targetKey !== void 0 ? { kind: "target", key: targetKey } : piece !== void 0 ? { kind: "piece", id: piece } : square === void 0 ? null : { kind: "square", square: Number(square) };
}
function nextFocus(view, focus, key, all = !1) {
  let step = ARROWS[key], targets = view.state.selected === null ? [] : targetKeys(view), along = key === "ArrowLeft" || key === "ArrowRight";
  if (focus.kind === "target" && (targets.length > 1 || !along))
    return { kind: "target", key: beside(targets, focus.key, step) };
  if (along) return { kind: "square", square: squareAlong(view.snapshot, focus, step) };
  if (focus.kind === "square" && targets[0] !== void 0)
    return { kind: "target", key: targets[0] };
  let pieces = choosable(view, all), from = focus.kind === "piece" ? focus.id : "";
  return pieces.length > 0 ? { kind: "piece", id: beside(pieces, from, step) } : focus;
}
function targetKeys({ snapshot, state }) {
  return targetsOf(snapshot, shownMoves(snapshot, state)).map(({ key }) => key);
}
function choosable({ snapshot, state }, all) {
  let figures = leaders(snapshot.pieces), free = figures.filter(({ id }) => movable(snapshot, state, id)), own = figures.filter(({ colour }) => colour === snapshot.turn);
  return (all || free.length === 0 ? own : free).map(({ id }) => id).sort();
}
function beside(list, from, step) {
  let at = list.indexOf(from);
  return at < 0 ? list[step > 0 ? 0 : list.length - 1] : list[(at + step + list.length) % list.length];
}
function squareAlong(snapshot, focus, step) {
  if (focus.kind === "square") return squareBeside(focus.square, step);
  let spot = focus.kind === "piece" ? pieceOf(snapshot, focus.id)?.spot : snapshot.moves.find((move) => `${move.piece[0]} ${move.target}` === focus.key)?.spot;
  return typeof spot == "number" ? squareBeside(spot, step) : 0;
}

// src/input.ts
var REACH = 22, CORE = 0.85;
function listenToPointer(board, view, choose) {
  board.element.addEventListener("click", (event) => {
    let now = view(), chosen = now && pointedAt(board, now, event);
    chosen && choose(chosen, event.detail > 1);
  });
}
function pointedAt(board, view, event) {
  let hit = event.target.closest(
    "[data-target],[data-piece],[data-square],[data-home],[data-goal]"
  ), focus = hit && focusOf(hit);
  if (focus && focus.kind !== "square" || focus && inCore(view, focus.square, event)) return focus;
  let near = nearest(board, view, event) ?? focus;
  if (near) return near;
  let { home, goal } = hit?.dataset ?? {};
  return home !== void 0 ? { kind: "home", colour: home } : goal === void 0 ? null : { kind: "goal", colour: goal };
}
function inCore({ geometry }, square, event) {
  let matrix = event.target.getScreenCTM();
  if (!matrix) return !0;
  let at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()), middle = geometry.middleOf(square);
  return Math.hypot(at.x - middle.x, at.y - middle.y) < CORE * geometry.drawing.alone;
}
function nearest(board, { snapshot, state }, event) {
  let choices = [
    ...targetsOf(snapshot, shownMoves(snapshot, state)).map(({ key }) => ({ kind: "target", key })),
    ...leaders(snapshot.pieces).filter(({ id }) => movable(snapshot, state, id)).map(({ id }) => ({ kind: "piece", id }))
  ], best = null, least = REACH;
  for (let choice of choices) {
    let box = board.find(choice)?.getBoundingClientRect();
    if (!box) continue;
    let far = Math.hypot(
      event.clientX - box.x - box.width / 2,
      event.clientY - box.y - box.height / 2
    );
    far < least && ([best, least] = [choice, far]);
  }
  return best;
}

// src/kernel.ts
function createKernel(model, el, changed) {
  let waiting, silent = !1;
  function heard() {
    clearTimeout(waiting), silent = !1;
  }
  function lost() {
    silent = !0, changed();
  }
  return {
    heard,
    isGone() {
      let marked = el.closest(".jupyter-widgets-disconnected") !== null;
      return silent || marked || model.comm_live === !1 || model.widget_manager?.kernel === null;
    },
    send(content) {
      heard(), waiting = setTimeout(lost, 5e3);
      try {
        model.send(content);
      } catch {
        lost();
      }
    }
  };
}

// src/pieces.ts
var PLAIN = { way: "", queen: !1, lap: 1, taken: 0, done: !1 }, LAYER = 0.24, [GAP, DEPTH] = [0.12, 0.34];
function pieceBody(drawing, figure) {
  let { colour, label, look = PLAIN, size = 1, crowded } = figure, hollow = look.done || look.way === "back", [letter = "", ...number] = label, text = svg("text", {
    class: `label ${hollow ? "inked" : `on-${colour}`}`,
    "font-size": drawing.letterSize[colour] * (size > 1 && !crowded ? 1.25 : 1),
    y: drawing.letterY[colour]
  });
  text.append(size > 1 && crowded ? `×${size}` : letter), size === 1 && text.append(svg("tspan", "pw-number", number.join("")));
  let d = drawing.shapes[colour], body = svg("g", "pw-body");
  for (let below = size - 1; below > 0; below--)
    body.append(svg("g", { transform: `translate(0 ${LAYER * below})` }, ...shape(d, colour)));
  body.append(...chevron(drawing, figure), ...shape(d, colour));
  let inside = `translate(0 ${colour === "R" ? 0.04 : 0}) scale(.7)`;
  return hollow && body.append(path("hollow", d, inside)), body.append(text, ...signs(drawing, figure)), body;
}
function shape(d, colour) {
  return ["edge", `body ${colour}`].map((name) => path(name, d));
}
function chevron({ reach }, { colour, look, outward }) {
  if (!reach || !look?.way || !outward) return [];
  let [side, top, bottom] = reach[colour], away = look.way === "out" ? 1 : -1, [x, y] = [away * outward.x, away * outward.y], d = `M-.5 ${look.queen && y < 0 ? bottom + GAP + DEPTH : -(x ? side : y < 0 ? top : bottom) - GAP}l.5-${DEPTH}.5 ${DEPTH}`, transform = `rotate(${Math.atan2(x, -y) * 180 / Math.PI})`;
  return ["halo", "heading"].map((name) => path(name, d, transform));
}
function signs({ reach }, figure) {
  let { colour, look = PLAIN, size = 1, crowded } = figure, made = [], sign = (x, y, ...inside) => made.push(svg("g", { transform: `translate(${x} ${y})` }, ...inside));
  return look.queen && reach && made.push(path("crown", crown(reach[colour][3]))), look.taken > 0 && sign(-0.8, -0.72, circle("badge", 0.32)), size > 1 && !crowded && sign(0.9, -0.85, svg("rect", { class: "badge", x: -0.72, y: -0.47, width: 1.44, height: 0.94, rx: 0.47 }), written("on-badge", `×${size}`)), look.lap > 1 && sign(0.8, 0.78, circle("light", 0.5), written("inked", String(look.lap))), look.done && sign(0.72, -0.72, circle("badge", 0.52), path("tick", "M-.24.02-.06.2.26-.2")), made;
}
function crown(foot) {
  return `M-.6 ${-foot}l-.2-.6.44.28L0 ${-foot - 0.78}l.36.46.44-.28-.2.6z`;
}
function written(name, text) {
  return svg("text", { class: `label ${name}`, "font-size": 0.8, y: 0.29 }, text);
}
function pieceIcon(drawing, figure) {
  let half = figure.look ? 1.8 : 1.3, viewBox = `${-half} ${-half} ${2 * half} ${2 * half}`;
  return picture("pw-piece-icon", viewBox, pieceBody(drawing, { outward: { x: 0, y: 1 }, ...figure }));
}

// src/legend.ts
var LOOKS = {
  out: { way: "out" },
  back: { way: "back" },
  queen: { queen: !0 },
  taken: { taken: 1 },
  second_lap: { lap: 2 }
};
function createLegend() {
  let element = html("ul", "pw-legend");
  return {
    element,
    draw({ geometry, snapshot, labels }) {
      let entries = entriesOf(snapshot), label = word(labels, "letter_Y"), nodes = entries.map((entry) => {
        let look = { ...PLAIN, ...LOOKS[entry] }, size = entry === "stack" ? 3 : 1, picture2 = pieceIcon(geometry.drawing, { colour: "Y", label, look, size });
        return html("li", {}, picture2, word(labels, entry));
      });
      element.replaceChildren(...nodes), set(element, { "aria-label": word(labels, "legend"), hidden: entries.length === 0 });
    }
  };
}
function entriesOf({ legend, pieces }) {
  let entries = legend.flatMap((one) => one === "queen" ? [one, "taken"] : [one]);
  return pieces.some(({ look }) => look.lap > 1) && entries.push("second_lap"), entries;
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
}, VIEW_BOX = "0 0 24 24";
function icon(name) {
  let drawn = path(name === "goal" || name === "play" ? "pw-solid" : "pw-line", DRAWN[name]);
  return picture("pw-icon", VIEW_BOX, drawn);
}
function verdictSign(kind) {
  let frame = kind === "refused" ? "M8 2h8l6 6v8l-6 6H8l-6-6V8z" : "M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20z", signs2 = { refused: "M8 8l8 8M16 8l-8 8", done: "M7.5 12.5l3 3 6-7", over: "M12 6.2l1.8 3.7 4 .5-3 2.8.8 4-3.6-2-3.6 2 .8-4-3-2.8 4-.5z" }, drawn = [path("pw-sign-frame", frame), path("pw-sign-mark", signs2[kind])];
  return picture(`pw-sign pw-${kind}`, VIEW_BOX, ...drawn);
}
function focusRing() {
  return ["pw-focus-halo", "pw-focus"].map((name) => circle(name, 1.7));
}

// src/note.ts
function verdict(kind, title, ...more) {
  let text = html("p", "pw-title", title, ...more);
  return html("div", "pw-verdict", verdictSign(kind), text);
}
function noteNodes(view, note, actions) {
  let { labels, state } = view, chips = note.statement ? [" ", chip(note.statement, state, actions)] : [], nodes = [verdict(note.kind, note.title, ...chips)];
  note.statement && nodes.push(...opened(note.statement, state));
  let cite = (cited2) => [" ", chip(cited2, state, actions)], item = (text, cited2) => html("li", {}, text, ...cited2.flatMap(cite), ...cited2.flatMap((one) => opened(one, state))), reasons = note.reasons.map(({ title, statement }) => item(title, [statement]));
  nodes.push(...part(labels, "also", "pw-reasons", reasons));
  let would = note.would.map(({ text, statements }) => item(text, statements));
  nodes.push(...part(labels, "would", "pw-reasons", would)), nodes.push(...part(labels, "elsewhere", "pw-elsewhere", note.elsewhere.map(otherRules)));
  let open = note.elsewhere.flatMap(({ statement }) => statement ?? []).find(({ id }) => id === state.statement);
  return open && open.id !== note.statement?.id && nodes.push(...opened(open, state)), nodes;
  function otherRules({ name, legal, statement }) {
    let sign = html("span", { "aria-hidden": "true" }, legal ? "✓ " : "✗ "), said = word(labels, legal ? "legal_there" : "illegal_there"), heard = html("span", "pw-heard", ` ${said} `), chips2 = statement ? cite(statement) : [];
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
  let open = state.statement === cited.id, looks = {
    class: "pw-chip",
    "data-key": `statement ${cited.id}`,
    "aria-expanded": String(open)
  };
  return button("statement", () => actions.change({ statement: open ? null : cited.id }), looks, cited.id);
}
function opened(cited, state) {
  if (state.statement !== cited.id) return [];
  let source = html("cite", {}, cited.source);
  return [html("blockquote", "pw-statement", html("p", {}, cited.text), source)];
}

// src/dice.ts
var PIPS = ["", "4", "08", "048", "0268", "02468", "025836"], TURNS = [-14, 9, -4, 16, -9, 5, -11], SHELL = "M0-21c9.5 0 15.5 9.5 15.5 19.5S9.5 20 0 20-15.5 10-15.5-1.5-9.5-21 0-21z", MOUTH = "M1-16c-4.4 8-4.4 23 0 31.5 2.5-8.5 2.5-23.5 0-31.5z", TEETH = [-12, -8, -4, 0, 4, 8, 12].map((y) => `M-7 ${y}h5M2.5 ${y}h4.5`).join(""), BACK = "M0-13c6 0 9.5 6 9.5 12S6 13 0 13-9.5 6-9.5-1-6-13 0-13z";
function face(kind, count) {
  let long = kind === "long_dice", [name, viewBox] = long ? ["pw-die pw-long", "8 -16 24 72"] : ["pw-die", "0 0 40 40"];
  return picture(name, viewBox, svg("rect", long ? { x: 10.2, y: -12.8, width: 19.6, height: 65.6, rx: 5 } : { x: 1.2, y: 1.2, width: 37.6, height: 37.6, rx: kind === "cowries" ? 18.8 : 8 }), ...marksOf(kind, count));
}
function marksOf(kind, count) {
  let pips = kind === "cowries" ? void 0 : PIPS[count];
  if (!pips) return [svg("text", { x: 20, y: 27, "font-size": 19 }, String(count))];
  let [across, down, r] = kind === "long_dice" ? [5, 20, 2.7] : [10, 10, 3.6];
  return [...pips].map((pip) => {
    let [column, row] = [Number(pip) % 3, Math.floor(Number(pip) / 3)];
    return svg("circle", { cx: 20 + across * (column - 1), cy: 20 + down * (row - 1), r });
  });
}
function cowrie(up, index) {
  let inside = up ? [path("pw-mouth", MOUTH), path("pw-teeth", TEETH)] : [path("pw-back", BACK)], name = `pw-cowrie pw-${up ? "up" : "down"}`, transform = `rotate(${TURNS[index % TURNS.length]})`, shell = svg("g", { transform }, path("pw-shell", SHELL), ...inside);
  return picture(name, "-22 -24 44 48", shell);
}

// src/timeline.ts
var RECENT = 5, WEIGHT = ["goal", "capture", "home", "barrier", "six"], NEAR = 0.026, STEPS = ["first", "previous", "next", "last"];
function createTimeline({ look, play }) {
  let steps = STEPS.map((name) => button(name, () => current && look(plyOfStep(name, current)), { class: "pw-button pw-square" }, icon(name))), playing = button("play-on", play, { class: "pw-button pw-square" }), slider = html("input", { type: "range", min: 0, step: 1, class: "pw-slider" }), marks = html("div", { class: "pw-marks", "aria-hidden": "true" }), ticks = html("div", "pw-ticks"), count = html("p", "pw-ply"), recent = html("ol", "pw-recent"), track = html("div", "pw-track", marks, slider, ticks), left = html("div", "pw-steps", ...steps.slice(0, 2), playing, ...steps.slice(2)), bar = html("div", "pw-bar", left, track, count), current = null;
  return slider.addEventListener("input", () => look(Number(slider.value))), {
    element: html("div", "pw-timeline", bar, recent),
    draw(view) {
      let { snapshot, rows, labels, state } = view;
      current = view;
      let { ply, plies } = snapshot, valuetext = word(labels, "ply", { n: ply, of: plies });
      set(slider, { "aria-label": word(labels, "timeline"), "aria-valuetext": valuetext }), slider.max = String(Math.max(plies, 1)), slider.value = String(ply), slider.style.setProperty("--at", `${plies ? 100 * ply / plies : 0}%`), count.replaceChildren(html("b", {}, String(ply)), ` / ${plies}`);
      let acting = state.playing ? "pause" : "play";
      nameButton(playing, word(labels, acting)), renewed(playing, [icon(acting)]), enable(playing, plies > 0), steps.forEach((step, index) => {
        nameButton(step, word(labels, STEPS[index])), enable(step, index < 2 ? ply > 0 : ply < plies);
      }), ticks.style.setProperty("--ticks", String(tickCount(plies))), marks.replaceChildren(...placeMarks(rows, plies).map(markNode));
      let nodes = recentRows(rows, ply).map((row) => rowNode(view, row, look));
      rebuilt(recent, nodes);
    }
  };
}
function plyOfStep(step, { snapshot, rows }) {
  let { ply, plies } = snapshot;
  if (step === "first") return 0;
  if (step === "last") return plies;
  let others = rows.map((row) => row.ply);
  return step === "previous" ? Math.max(0, ...others.filter((other) => other < ply)) : Math.min(plies, ...others.filter((other) => other > ply));
}
function placeMarks(rows, plies) {
  let all = rows.flatMap(
    (row) => row.marks.map((mark) => ({ mark, at: row.ply / Math.max(plies, 1) }))
  );
  all.sort((one, other) => WEIGHT.indexOf(one.mark) - WEIGHT.indexOf(other.mark));
  let placed = [];
  for (let one of all)
    placed.every((other) => Math.abs(other.at - one.at) >= NEAR) && placed.push(one);
  return placed.sort((one, other) => one.at - other.at);
}
function recentRows(rows, ply) {
  let after = rows.findIndex((row) => row.ply >= ply), end = after < 0 ? rows.length : after + 1;
  return rows.slice(Math.max(0, end - RECENT), Math.max(end, RECENT));
}
function tickCount(plies) {
  let each = [1, 2, 5, 10, 20, 50, 100].find((size) => plies / size <= 40) ?? 200;
  return Math.max(plies / each, 1);
}
function markNode({ mark, at }) {
  let node = html("span", { class: "pw-mark", "data-mark": mark }, icon(mark));
  return node.style.setProperty("--at", String(at)), node;
}
function rowNode(view, row, look) {
  let { ply } = row, looks = {
    class: "pw-row",
    "data-ply": ply,
    "data-key": `row ${ply}`,
    "aria-current": ply === view.snapshot.ply ? "step" : null
  }, number = html("span", "pw-row-ply", String(ply));
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
  let { thrown } = snapshot;
  if (thrown.kind === "cowries") return [mat(thrown, labels), table(thrown, labels)];
  let { kind, shown } = thrown, faces = html("div", `pw-dice${shown.length > 1 ? " pw-many" : ""}`);
  faces.append(...shown.map((one) => face(kind, one))), shown.length === 0 && faces.append(html("span", "pw-no-die"));
  let counts = countWords(snapshot, labels), heading2 = shown.length > 0 || counts ? word(labels, "thrown") : "", said = html("div", "pw-count", small(heading2));
  return said.append(html("strong", "pw-big", thrownWords(thrown, " + "))), counts && said.append(small(counts)), [said, faces];
}
function countWords({ adds, pending, thrown, bonus }, labels) {
  return adds ? "" : bonus && pending.length > 0 ? word(labels, "bonus", { n: pending.join(", ") }) : pending.some((count) => !thrown.shown.includes(count)) ? word(labels, "counts", { n: pending.join(", ") }) : "";
}
function small(text) {
  return html("span", "pw-small", text);
}
function mat(thrown, labels) {
  let { shown, table: table2 } = thrown, waiting = shown.length === 0, shells = (waiting ? table2.slice(1).map(() => 0) : shown).map((up2, index) => cowrie(up2 > 0, index)), laid = html("div", waiting ? "pw-shells pw-waiting" : "pw-shells", ...shells), made = html("div", "pw-mat", laid);
  if (waiting) return made;
  let n = mouthsUp(thrown), up = small(word(labels, n === 1 ? "mouths_1" : "mouths", { n }));
  return made.append(html("div", "pw-count", html("strong", {}, String(thrown.value)), up)), made;
}
function mouthsUp({ shown }) {
  return shown.filter((up) => up > 0).length;
}
function table(thrown, labels) {
  let now = thrown.shown.length > 0 ? mouthsUp(thrown) : -1, values = thrown.table.map(
    (value, up) => html("li", { "aria-current": up === now }, mouths(up), html("b", {}, String(value)))
  );
  return html("ol", { class: "pw-table", "aria-label": word(labels, "table") }, ...values);
}
function mouths(up) {
  return html("span", "pw-small", `${up} `, html("span", { "aria-hidden": "true" }, "↑"));
}
function tokenNodes(view, pick) {
  let { snapshot, labels, state } = view;
  if (!snapshot.adds || snapshot.pending.length === 0) return [];
  let picking = snapshot.phase === "move", tokens = snapshot.pending.map((count, place) => {
    let inside = tokenInside(snapshot.thrown, count);
    if (!picking) return html("span", "pw-token", ...inside);
    let looks = {
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
  let up = table2.indexOf(count);
  return [html("b", {}, String(count)), ...up < 0 ? [] : [mouths(up)]];
}
function sum({ snapshot, labels, state }) {
  let counts = chosenCounts(snapshot, state);
  if (counts.length > 0) return html("strong", "pw-sum", sumWords(counts));
  let several = snapshot.phase === "move" && snapshot.pending.length > 1;
  return html("span", "pw-hint", several ? word(labels, "hint_sum") : "");
}
function picked({ chosen }, place) {
  let without = chosen.filter((other) => other !== place);
  return { chosen: without.length < chosen.length ? without : [...chosen, place], asking: [] };
}

// src/panel.ts
var ACTS = ["throw", "pass", "undo", "redo"];
function createPanel(actions) {
  let turn = html("div", "pw-turn"), [throwing, passing, undoing, redoing] = ACTS.map(
    (name) => button(name, () => actions.act(name), { class: `pw-button pw-${name}` })
  ), buttons = html("div", "pw-buttons", throwing, passing, undoing, redoing), tokens = html("div", "pw-tokens"), card = html("div", "pw-card"), said = html("p", "pw-status"), inside = html("div", "pw-panel-inside", turn, tokens, buttons, card, said), drawn = "", drawnTurn = "", drawnLabels;
  return {
    element: html("section", "pw-panel", inside),
    draw(view) {
      let { snapshot, labels, state } = view, { chosen, asking, statement, viewing, lost } = state, status = state.status || (lost ? word(labels, "lost") : ""), key = JSON.stringify([snapshot.revision, chosen, asking, statement, viewing, lost, status]);
      if (key === drawn && drawnLabels === labels) return;
      let { phase, thrown, pending, moves, canPass } = snapshot, turnKey = JSON.stringify([snapshot.turn, phase, thrown, pending, snapshot.turnName]);
      (turnKey !== drawnTurn || drawnLabels !== labels) && turn.replaceChildren(...turnNodes(view)), [drawn, drawnTurn, drawnLabels] = [key, turnKey, labels], throwing.replaceChildren(word(labels, "throw")), passing.replaceChildren(word(labels, canPass && moves.length > 0 ? "decline" : "pass")), nameWithPicture(undoing, "undo", labels), nameWithPicture(redoing, "redo", labels), enable(throwing, snapshot.phase === "throw"), enable(undoing, snapshot.canUndo), enable(redoing, snapshot.canRedo), set(passing, { hidden: !canPass }), set(buttons, { class: canPass ? "pw-buttons pw-four" : "pw-buttons" }), rebuilt(tokens, tokenNodes(view, actions.pick)), set(card, { class: `pw-card pw-card-${snapshot.note?.kind ?? "plain"}` }), rebuilt(card, cardNodes(view, actions)), said.textContent = status;
    }
  };
}
function nameWithPicture(made, name, labels) {
  let words = word(labels, name);
  nameButton(made, words), made.replaceChildren(icon(name), html("span", {}, words));
}
function turnNodes(view) {
  let { snapshot, labels } = view, over = snapshot.phase === "over", heading2 = html("span", "pw-small", word(labels, over ? "game_over" : "turn_of")), name = html("strong", "pw-big", snapshot.turnName), colours = snapshot.players.find((player) => player.includes(snapshot.turn)) ?? [snapshot.turn], icons = colours.map((colour) => colourIcon(view, colour));
  return [
    html("div", { class: "pw-colours", "data-colours": colours.join("") }, ...icons),
    html("div", "pw-who", heading2, name),
    ...throwNodes(view),
    html("p", "pw-small pw-company", snapshot.company)
  ];
}
function cardNodes(view, actions) {
  let { snapshot, labels } = view, nodes = [];
  return snapshot.phase === "viewing" ? viewingNodes(view, actions) : (snapshot.phase === "over" && snapshot.note?.kind !== "over" && nodes.push(verdict("over", snapshot.outcome ?? word(labels, "game_over"))), snapshot.note ? nodes.push(...noteNodes(view, snapshot.note, actions)) : snapshot.phase === "throw" && nodes.push(hint(labels, `hint_throw_${snapshot.thrown.kind}`)), snapshot.phase === "move" && nodes.push(...moveNodes(view, actions)), nodes);
}
function viewingNodes(view, { back, branch }) {
  let { snapshot, rows, labels, state } = view, { ply, plies } = snapshot, row = rowAt(rows, ply), leave = (name, act) => button(name, act, { class: "pw-button" }, word(labels, name)), ways = [leave("back_to_game", back)];
  return state.lost || ways.push(leave("branch", () => branch(ply))), [
    heading(labels, "viewing", { n: ply, of: plies }),
    html("p", "pw-viewed", ...row ? rowParts(view, row) : [word(labels, "first")]),
    html("div", "pw-buttons", ...ways)
  ];
}
function hint(labels, key) {
  return html("p", "pw-hint", word(labels, key));
}
function moveNodes(view, actions) {
  let { geometry, snapshot, labels, state } = view, asked = state.asking.filter((index) => snapshot.moves[index]), shown = unlike(snapshot, asked.length > 0 ? asked : offeredMoves(snapshot, state));
  if (shown.length === 0) {
    let none = snapshot.moves.length === 0 ? "no_moves" : "no_moves_with", list2 = [...new Set(Object.values(snapshot.reasons))].map((reason) => html("li", {}, reason));
    return [hint(labels, none), html("ul", "pw-reasons", ...list2)];
  }
  let list = shown.map((index) => html("li", {}, moveButton(snapshot.moves[index].text, index)));
  return [
    heading(labels, asked.length > 0 ? "which_move" : "you_can_play"),
    html("ul", asked.length > 0 ? "pw-moves pw-asking" : "pw-moves", ...list)
  ];
  function moveButton(text, index) {
    let piece = pieceOf(snapshot, snapshot.moves[index].piece), looks = { class: "pw-move", "data-move": index, "data-key": `move ${index}` }, made = button("play", () => actions.play(index), looks);
    piece && made.append(pieceIcon(geometry.drawing, { colour: piece.colour, label: piece.label })), made.append(moveWords(text, piece?.label ?? ""));
    let point = (hovered) => () => actions.change({ hovered });
    for (let event of ["pointerenter", "focus"]) made.addEventListener(event, point(index));
    for (let event of ["pointerleave", "blur"]) made.addEventListener(event, point(null));
    return made;
  }
}
function moveWords(text, label) {
  return !label || !text.startsWith(`${label} `) ? html("span", {}, text) : html("span", {}, html("b", {}, label), text.slice(label.length));
}

// src/figures.ts
function drawFigures(view, nodes, layer, where) {
  let figures = leaders(view.snapshot.pieces);
  for (let [id, node] of nodes)
    figures.some((piece) => piece.id === id) || (node.remove(), nodes.delete(id));
  for (let piece of figures) {
    let node = nodes.get(piece.id) ?? layer.appendChild(newFigure(piece));
    nodes.set(piece.id, node), drawFigure(view, node, piece, where.get(piece.id));
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
  let { geometry, snapshot, labels, state } = view, crowded = at.r < 0.85 * geometry.drawing.alone, figure = { ...piece, outward: geometry.outward(piece.spot), crowded };
  renewed(node.lastElementChild, [pieceBody(geometry.drawing, figure)]);
  let canMove = movable(snapshot, state, piece.id), selected = state.selected === piece.id, looks = [
    "pw-piece",
    canMove && "pw-movable",
    (selected || isRefused(view, piece)) && "pw-selected",
    crowded && "pw-paired"
  ], states = [canMove && "can_move", selected && "selected"].filter((one) => one !== !1), reason = snapshot.reasons[piece.id] ?? "";
  node.querySelector("title").textContent = reason, set(node, {
    "aria-description": reason || null,
    class: looks.filter(Boolean).join(" "),
    "data-place": piece.place,
    "aria-label": pieceWords(labels, geometry, snapshot, piece, states),
    "aria-pressed": String(selected),
    transform: `translate(${round(at.x)} ${round(at.y)}) scale(${round(at.r)})`
  });
}
function isRefused({ snapshot, state }, { id }) {
  let { note } = snapshot;
  return state.selected || note?.kind !== "refused" ? !1 : pieceOf(snapshot, note.piece)?.stack === id;
}

// src/scene.ts
function outline(scene, square, name) {
  return path(name, scene.square(square).getAttribute("d"));
}
function isTaken({ view }, spot) {
  return view.snapshot.pieces.some((piece) => piece.spot === spot);
}
function withOrigin({ view }, piece, way) {
  let origin = pieceOf(view.snapshot, piece)?.spot;
  return origin === void 0 || way[0] === origin ? way : [origin, ...way];
}
function pointsOf(scene, piece, way) {
  let points = scene.view.geometry.wayPoints(piece, withOrigin(scene, piece, way)), at = scene.where.get(piece);
  return at ? [at, ...points.slice(1)] : points;
}
function wayLine(points) {
  let d = toPath(points);
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
  let refused = refusal(scene), trail = refused && trailOf(scene, refused), squares = squaresOf(refused).map((square) => hatching(scene, square));
  return trail ? [...squares, ...trailLine(scene, trail)] : squares;
}
function refusedOver(scene) {
  let refused = refusal(scene);
  if (!refused) return [];
  let marks = squaresOf(refused).map((one) => outline(scene, one, "pw-frame")), trail = trailOf(scene, refused);
  trail && marks.push(...stepSigns(scene, trail, refused.reach));
  let { piece, reach } = refused;
  return piece && reach !== null && marks.push(unreached(scene, piece, reach)), trail && isBarred(trail) && marks.push(octagon(stopPoint(scene, trail))), marks;
}
function refusal({ view }) {
  let { note } = view.snapshot;
  return note?.kind === "refused" ? note : null;
}
function squaresOf(note) {
  return note?.squares.filter((spot) => typeof spot == "number") ?? [];
}
function trailOf(scene, { piece, way, stop }) {
  if (!piece || way.length === 0) return null;
  let whole = withOrigin(scene, piece, way);
  return { piece, way: whole, stop: stop < 0 ? whole.length : stop + whole.length - way.length };
}
function isBarred({ way, stop }) {
  return stop < way.length;
}
function trailLine(scene, trail) {
  let points = pointsOf(scene, trail.piece, trail.way.slice(0, trail.stop));
  return wayLine(isBarred(trail) ? [...points, stopPoint(scene, trail)] : points);
}
function stopPoint(scene, { piece, way, stop }) {
  let { geometry } = scene.view, to = geometry.wayPoint(piece, way[stop]), before = way[stop - 1];
  if (before === void 0 || before === "home") return to;
  let from = geometry.wayPoint(piece, before);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}
function stepSigns(scene, { piece, way, stop }, reach, every = 1) {
  return way.slice(0, stop).flatMap((spot, step) => {
    if (step === 0 || step % every > 0 || spot === reach) return [];
    let { x, y } = scene.view.geometry.wayPoint(piece, spot), taken = isTaken(scene, spot);
    return taken && every > 1 ? [] : [stepSign(taken ? moved({ x: x - 1, y: y + 0.9 }, 0.75) : moved({ x, y }), step)];
  });
}
function stepSign(transform, step) {
  let text = svg("text", { "font-size": 1.15, y: 0.42 }, String(step));
  return svg("g", { class: "pw-step", transform }, circle("", 0.85), text);
}
function unreached(scene, piece, spot) {
  let taken = isTaken(scene, spot), transform = moved(scene.view.geometry.wayPoint(piece, spot), taken ? 1.25 : 1);
  return svg("g", { class: taken ? "pw-unreached" : "pw-unreached pw-free", transform }, circle("", 1.3), path("", "M.55-.8-.55.8"));
}
function hatching(scene, square) {
  let { x: left, y: top, width, height } = scene.square(square).getBBox(), [right, bottom] = [left + width, top + height], d = "";
  for (let sum2 = left + top + 0.9; sum2 < right + bottom; sum2 += 1.3) {
    let [x1, x2] = [Math.max(left, sum2 - bottom), Math.min(right, sum2 - top)];
    d += `M${round(x1)} ${round(sum2 - x1)}L${round(x2)} ${round(sum2 - x2)}`;
  }
  return path("pw-hatching", d);
}

// src/marks.ts
function drawUnder(scene) {
  let { snapshot, state } = scene.view, hovered = state.hovered === null ? void 0 : snapshot.moves[state.hovered];
  return [
    ...refusedUnder(scene),
    ...lastMove(scene),
    ...snapshot.held.flatMap(({ square, colours }) => holding(scene, square, colours)),
    ...snapshot.barriers.map((square) => yoke(scene, square)),
    ...hovered ? wayOf(scene, hovered) : []
  ];
}
function wayOf(scene, { piece, way, spot }) {
  let line = wayLine(pointsOf(scene, piece, way));
  return scene.view.geometry.isCloth ? [...line, ...stepSigns(scene, { piece, way, stop: way.length }, spot, 5)] : line;
}
function drawTargets(scene) {
  return scene.targets.flatMap((target) => [targetMark(scene, target), ...badges(scene, target)]);
}
function yoke({ view }, square) {
  let { snapshot, state } = view, two = view.geometry.standings(square, 2), ringed = snapshot.pieces.some(
    ({ id, spot }) => spot === square && movable(snapshot, state, id)
  ), width = round((ringed ? 2.85 : 2.26) * two[0].r);
  return svg("path", { class: "yoke", "stroke-width": width, d: toPath(two) });
}
function holding(scene, square, colours) {
  let { shapes } = scene.view.geometry.drawing, { x, y, width } = scene.square(square).getBBox(), looks = ["held", ...colours.map((colour, n) => `holder s-${colour}${n ? " second" : ""}`)], corners = [colours[0], colours.at(-1)].map((colour, n) => {
    let transform = moved({ x: x + n * width, y: y + (1 - n) * width }, 0.55);
    return svg("g", { transform }, ...shape(shapes[colour], colour));
  });
  return [...looks.map((name) => outline(scene, square, name)), ...corners];
}
function lastMove(scene) {
  let { geometry, snapshot } = scene.view, { last } = snapshot, [piece] = last?.pieces ?? [];
  if (!last || !piece || last.way.length < 2) return [];
  let points = geometry.wayPoints(piece, last.way), at = scene.where.get(piece);
  return at && (points[points.length - 1] = at), [
    path("pw-last", toPath(points)),
    circle("pw-left", 1.05, moved(points[0]))
  ];
}
function targetStanding({ view }, { piece, pieces, spot }) {
  let { isCloth, drawing, placeOf, guestPlace } = view.geometry;
  if (typeof spot != "number") {
    let place = placeOf(piece, spot);
    return isCloth ? { ...place, r: drawing.alone } : place;
  }
  let others = leaders(view.snapshot.pieces).filter(
    (one) => one.spot === spot && !pieces.includes(one.id)
  );
  return guestPlace(spot, others.length);
}
function targetMark(scene, target) {
  let { geometry, snapshot, labels } = scene.view, moves = target.moves.map((index) => snapshot.moves[index]), move = moves[0], at = targetStanding(scene, move), colour = move.piece[0], d = geometry.drawing.shapes[colour], counts = [...new Set(moves.map((one) => one.count))].join("/"), size = { "font-size": counts.length > 2 ? 0.75 : 1, y: colour === "R" ? 0.5 : 0.36 }, shapes = [path("pw-target-halo", d), path("pw-target-shape", d)], looks = {
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
  let { moves, pieces } = scene.view.snapshot, taken = new Set(target.moves.flatMap((index) => moves[index].captures));
  return [...new Set(pieces.filter(({ id }) => taken.has(id)).map(({ stack }) => stack))].flatMap((id) => {
    let at = scene.where.get(id);
    if (!at) return [];
    let corner = { x: at.x - 0.95 * at.r, y: at.y + 0.8 * at.r };
    return [octagon(corner, 0.68, "pw-stop pw-badge")];
  });
}

// src/render.ts
function createBoard() {
  let element = html("div", "pw-board"), picture2 = null, where = /* @__PURE__ */ new Map();
  function find(focus) {
    return picture2 ? focus.kind === "piece" ? picture2.figures.get(focus.id) ?? null : focus.kind === "square" ? picture2.squares[focus.square] ?? null : picture2.layers.targets.querySelector(`[data-target-key="${focus.key}"]`) : null;
  }
  function draw(view) {
    picture2?.geometry !== view.geometry && (picture2 = newPicture(view.geometry), element.replaceChildren(picture2.svg));
    let { svg: root, squares, names, layers, figures } = picture2, { geometry, snapshot, labels, state } = view, lost = focused(root), shown = targetsOf(snapshot, shownMoves(snapshot, state)), guests = new Set(shown.map(({ moves }) => snapshot.moves[moves[0]].spot));
    where = geometry.layout(snapshot.pieces, guests), drawFigures(view, figures, layers.pieces, where);
    let scene = { view, where, targets: shown, square: (index) => squares[index] };
    renewed(layers.under, drawUnder(scene)), renewed(layers.over, refusedOver(scene)), renewed(layers.targets, drawTargets(scene)), squares.forEach((square, index) => {
      set(square, { "aria-label": squareWords(labels, geometry, snapshot, index) });
    });
    for (let [colour, name] of names)
      name.textContent = word(labels, `name_${colour}`).toUpperCase();
    set(root, { "aria-label": word(labels, `board_${geometry.drawing.kind}`) });
    for (let node2 of root.querySelectorAll("[tabindex='0']")) set(node2, { tabindex: -1 });
    let node = find(tabStop(view));
    node && set(node, { tabindex: 0 }), lost && !lost.isConnected && node?.focus();
  }
  function tabStop({ snapshot, state }) {
    if (state.focus && find(state.focus)) return state.focus;
    let figures = leaders(snapshot.pieces), piece = figures.find((one) => one.id === state.selected) ?? figures.find((one) => movable(snapshot, state, one.id)) ?? figures.find((one) => one.colour === snapshot.turn);
    return piece ? { kind: "piece", id: piece.id } : { kind: "square", square: 0 };
  }
  return {
    element,
    draw,
    find,
    piece(id) {
      let node = picture2?.figures.get(id), at = where.get(id);
      return node && at ? { node, at } : null;
    }
  };
}
function newPicture(geometry) {
  let parsed = new DOMParser().parseFromString(geometry.drawing.svg, "image/svg+xml"), root = document.importNode(parsed.documentElement, !0);
  set(root, { role: "application" });
  let [squares, names] = [nameSquares(root), addNames(root)], layer = (name) => root.appendChild(svg("g", `pw-${name}`)), layers = {
    under: layer("under"),
    pieces: layer("pieces"),
    over: layer("over"),
    targets: layer("targets")
  };
  return { geometry, svg: root, squares, names, layers, figures: /* @__PURE__ */ new Map() };
}
function nameSquares(picture2) {
  let squares = [...picture2.querySelectorAll(":scope > .squares > path")];
  return squares.forEach((square, index) => {
    set(square, { "data-square": index, role: "button", tabindex: -1 });
  }), squares;
}
function addNames(picture2) {
  let view = Math.random().toString(36).slice(2);
  return [...picture2.querySelectorAll("[data-name],[data-arc]")].map((place) => {
    let { arc, name } = place.dataset;
    if (set(place, { "aria-hidden": "true" }), arc === void 0) return [name, place];
    place.id = `pw-${view}-${arc}`;
    let along = svg("textPath", { href: `#${place.id}`, startOffset: "50%" }), looks = { class: `name on-${arc}`, "font-size": 1.35, "aria-hidden": "true" };
    return place.after(svg("text", looks, along)), [arc, along];
  });
}

// src/theme.ts
var PREFERS_DARK = "(prefers-color-scheme: dark)";
function hostTheme(page) {
  let { body, documentElement } = page, jupyter = body.dataset.jpThemeLight;
  if (jupyter !== void 0) return jupyter === "false" ? "dark" : "light";
  let code = body.dataset.vscodeThemeKind;
  if (code !== void 0) return /light/.test(code) ? "light" : "dark";
  let named = documentElement.getAttribute("theme") ?? documentElement.dataset.theme ?? "";
  if (/^(light|dark)$/.test(named)) return named;
  let classes = `${documentElement.className} ${body.className}`;
  return /(^|\s)dark(-theme)?(\s|$)/.test(classes) ? "dark" : null;
}
function themeFor(options) {
  return options.theme === "light" || options.theme === "dark" ? options.theme : hostTheme(document) ?? (matchMedia(PREFERS_DARK).matches ? "dark" : "light");
}
function watchTheme(changed) {
  let media = matchMedia(PREFERS_DARK), observer = new MutationObserver(changed), attributeFilter = ["class", "theme", "data-theme", ...["data-jp-theme-light", "data-vscode-theme-kind"]];
  media.addEventListener("change", changed);
  for (let element of [document.body, document.documentElement])
    observer.observe(element, { attributes: !0, attributeFilter });
  return () => {
    media.removeEventListener("change", changed), observer.disconnect();
  };
}

// src/widget.ts
var TRAITS = ["drawing", "snapshot", "rows", "frames", "labels", "options"], DEFAULTS = { lang: "es", palette: "printed", large: !1, theme: "auto" }, ROW_MS = 800;
function render({ model, el }) {
  let state = initialState(), geometry = null, latest = null, shown = null, waiting = !1, ticking, root = html("div", "pw"), board = createBoard(), player = createPlayer(board), announcer = createAnnouncer(), panel = createPanel({
    act: (intent) => send({ intent }),
    play: (move) => send({ intent: "play", move }),
    pick,
    change,
    back: () => {
      leave(), latest && look(latest.ply);
    },
    branch: (ply) => {
      leave(), send({ intent: "go", ply });
    }
  }), timeline = createTimeline({ look, play }), kernel = createKernel(model, el, redraw), footer = createFooter((seed) => send({ intent: "new", seed }), change), parts = [board, panel, createLegend(), timeline, footer];
  function view() {
    let snapshot = model.get("snapshot"), drawing = model.get("drawing");
    if (!snapshot?.pieces || !drawing?.svg) return null;
    geometry?.drawing !== drawing && (geometry = createGeometry(drawing));
    let rows = model.get("rows") ?? [], labels = model.get("labels") ?? {}, options = { ...DEFAULTS, ...model.get("options") }, game = { geometry, snapshot, rows, labels, options, state }, frames2 = model.get("frames");
    return state.viewing === null || !frames2?.length ? game : { ...game, snapshot: snapshotAt(snapshot, frames2, state.viewing, labels) };
  }
  function look(ply, playing = !1) {
    player.skip();
    let before = shown, viewing = ply === latest?.ply ? null : ply;
    change({ ...initialState(), focus: state.focus, viewing, playing }), clearTimeout(ticking), playing && (ticking = setTimeout(advance, ROW_MS));
    let now = view();
    now && (player.play(now.geometry, before, now.snapshot, ROW_MS), playing || announcer.say(plyWords(now)));
  }
  function play() {
    let now = view();
    if (!now) return;
    let { ply, plies } = now.snapshot;
    state.playing ? look(ply) : ply < plies ? advance() : look(0, !0);
  }
  function advance() {
    let now = view();
    if (!now) return;
    let ply = plyOfStep("next", now);
    look(ply, ply < now.snapshot.plies);
  }
  function leave() {
    timeline.element.querySelector("[data-action=play-on]")?.focus();
  }
  function send(intent) {
    player.skip(), kernel.send({ ...intent, revision: model.get("snapshot").revision });
  }
  function change(part2) {
    state = { ...state, ...part2 }, draw();
  }
  function pick(place) {
    change(picked(state, place));
    let now = view();
    now && announcer.say(sumWords(chosenCounts(now.snapshot, state)));
  }
  function draw() {
    let before = shown, snapshot = model.get("snapshot") ?? null, isNew = snapshot !== null && snapshot.revision !== before?.revision;
    isNew && snapshot.pieces && (kernel.heard(), clearTimeout(ticking), state = stateAfter(state, latest, snapshot)), state = { ...state, lost: kernel.isGone() };
    let now = view();
    if (now) {
      [latest, shown] = [snapshot, now.snapshot], showOptions(now);
      for (let part2 of parts) part2.draw(now);
      isNew && (player.play(now.geometry, before, now.snapshot), announcer.say(news(now.labels, before, now.snapshot, rowAt(now.rows, now.snapshot.ply)?.text ?? "")));
    }
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
    waiting || (waiting = !0, queueMicrotask(() => {
      waiting = !1, (root.isConnected || !el.isConnected) && draw();
    }));
  }
  function choose(chosen, again = !1) {
    player.skip();
    let now = view();
    if (!now || now.snapshot.phase === "viewing") return;
    let choice = choiceOf(now, chosen, again), focus = "id" in chosen || "square" in chosen || "key" in chosen ? chosen : state.focus, status = choice.remark ? word(now.labels, choice.remark) : "";
    choice.remark && announcer.say(status), change({ ...choice.state, focus, status }), choice.intent && send(choice.intent);
  }
  function chooseByKey(chosen) {
    let before = state.selected;
    choose(chosen);
    let now = view();
    if (!now) return;
    let [key] = targetKeys(now);
    state.asking.length > 0 ? root.querySelector(`[data-move="${state.asking[0]}"]`)?.focus() : state.selected !== null && state.selected !== before && key !== void 0 && (change({ focus: { kind: "target", key } }), board.find({ kind: "target", key })?.focus());
  }
  function hear(message) {
    kernel.heard(), !(message?.type !== "error" || !message.text) && (announcer.say(message.text), change({ status: message.text }));
  }
  let events = ["comm_live_update", ...TRAITS.map((trait) => `change:${trait}`)];
  for (let event of events) model.on(event, redraw);
  model.on("msg:custom", hear), listenToPointer(board, view, choose), listenToKeys(board, view, {
    choose: chooseByKey,
    change,
    leave: () => panel.element.querySelector("[data-action=throw]")?.focus()
  });
  let forgetTheme = watchTheme(redraw);
  root.addEventListener("keydown", keepFromHost);
  let page = html("div", "pw-page", ...parts.map(({ element }) => element));
  return root.append(page, announcer.region), el.append(root), draw(), () => {
    for (let event of events) model.off(event, redraw);
    model.off("msg:custom", hear), forgetTheme(), kernel.heard(), clearTimeout(ticking), player.skip(), root.remove();
  };
}
function choiceOf(from, chosen, again) {
  let { snapshot, state } = from;
  if (chosen.kind === "piece") return choosePiece(from, chosen.id, again);
  if (chosen.kind === "square") return chooseSpot(from, chosen.square);
  if (chosen.kind === "goal") return chooseSpot(from, "goal", chosen.colour);
  if (chosen.kind === "home") return chooseHome(from, chosen.colour);
  let targets = targetsOf(snapshot, shownMoves(snapshot, state));
  return chooseTarget(from, targets.find(({ key }) => key === chosen.key)?.moves ?? []);
}
function plyWords({ labels, snapshot, rows }) {
  let { ply, plies } = snapshot, row = rowAt(rows, ply);
  return [word(labels, "ply", { n: ply, of: plies }), row?.text, row?.note].filter(Boolean).join(". ");
}
function keepFromHost(event) {
  event.key !== "Tab" && !event.ctrlKey && !event.metaKey && !event.altKey && event.stopPropagation();
}
var widget_default = { render };
export {
  widget_default as default
};
