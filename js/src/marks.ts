// The marks of the game: targets, barriers, the last move. Each has a shape, not only a colour.

import { set, svg } from "./dom";
import {
  goalSpot,
  middleOf,
  nest,
  round,
  SHAPES,
  standings,
  toPath,
  wayPoints,
  type Standing,
} from "./geometry";
import { focusRing } from "./icons";
import { refusedUnder } from "./refusal";
import { inGoal, moved, octagon, pointsOf, wayLine, type Scene } from "./scene";
import type { Colour, Move } from "./snapshot";
import { movable, type Target } from "./state";
import { word } from "./words";

/** Draw what lies under the pieces. */
export function drawUnder(scene: Scene): SVGElement[] {
  const { snapshot, state } = scene.view;
  const hovered = state.hovered === null ? undefined : snapshot.moves[state.hovered];
  return [
    ...refusedUnder(scene),
    ...lastMove(scene),
    ...snapshot.barriers.map((square) => yoke(scene, square)),
    ...(hovered ? wayLine(pointsOf(scene, hovered.piece, hovered.way)) : []),
  ];
}

/** Draw the targets, and a badge on every piece that would be captured. */
export function drawTargets(scene: Scene): SVGElement[] {
  return scene.targets.flatMap((target) => [targetMark(scene, target), ...badges(scene, target)]);
}

/** Hold two pieces together; where one may move, the yoke shows beyond the rings. */
function yoke({ view }: Scene, square: number): SVGElement {
  const { snapshot } = view;
  const two = standings(square, 2);
  const ringed = snapshot.pieces.some(({ id, spot }) => spot === square && movable(snapshot, id));
  const width = round((ringed ? 2.85 : 2.26) * two[0]!.r);
  return svg("path", { class: "yoke", "stroke-width": width, d: toPath(two) });
}

function lastMove(scene: Scene): SVGElement[] {
  const { last } = scene.view.snapshot;
  const [piece] = last?.pieces ?? [];
  if (!last || !piece || last.way.length < 2) return [];
  const points = wayPoints(piece, last.way, Math.max(inGoal(scene, piece) - 1, 0));
  const at = scene.where.get(piece);
  if (at) points[points.length - 1] = at;
  const origin = last.way[0] === "home" ? nest(piece) : points[0]!;
  return [
    svg("path", { class: "pw-last", d: toPath(points) }),
    svg("circle", { class: "pw-left", cx: round(origin.x), cy: round(origin.y), r: 1.05 }),
  ];
}

function targetStanding(scene: Scene, move: Move): Standing {
  if (typeof move.spot !== "number") {
    return move.spot === "goal"
      ? goalSpot(move.piece[0]!, inGoal(scene, move.piece))
      : nest(move.piece);
  }
  const there = scene.view.snapshot.pieces.filter(
    (piece) => piece.spot === move.spot && !move.pieces.includes(piece.id),
  );
  if (there.length === 0) return standings(move.spot, 1)[0]!;
  if (there.length === 1) return standings(move.spot, 2)[1]!;
  return { ...middleOf(move.spot), r: standings(move.spot, 2)[0]!.r };
}

function targetMark(scene: Scene, target: Target): SVGElement {
  const { snapshot, labels } = scene.view;
  const moves = target.moves.map((index) => snapshot.moves[index]!);
  const move = moves[0]!;
  const at = targetStanding(scene, move);
  const colour = move.piece[0] as Colour;
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
      transform: moved(at, round(at.r)),
    },
    ...focusRing(),
    svg("path", { class: "pw-target-halo", d: SHAPES[colour] }),
    svg("path", { class: "pw-target-shape", d: SHAPES[colour] }),
    svg(
      "text",
      { "font-size": counts.length > 2 ? 0.75 : 1, y: colour === "R" ? 0.5 : 0.36 },
      counts,
    ),
  );
}

function badges(scene: Scene, target: Target): SVGElement[] {
  const victims = new Set(
    target.moves.flatMap((index) => scene.view.snapshot.moves[index]!.captures),
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
