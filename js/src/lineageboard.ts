// One game's cross: the square that is framed on all of them, and the piece that walks on all.

import { html, renew, set } from "./dom";
import { createPicture, figuresOn, framed, wayOn } from "./lineagepicture";
import type { Steps } from "./lineagecross";
import type { CrossDrawing, Figure, KinGame, Place, Say, Tree } from "./lineagetree";
import type { Spot } from "./snapshot";

export interface KinBoard {
  element: HTMLElement;
  draw(shown: Shown): void;
}

interface Shown {
  place: Place | undefined;
  square: number;
  step: number;
  isOpen: boolean;
  say: Say;
}

/** Every so many steps a way shows where it leads. */
const ARROWS = 13;

export function createKinBoard(
  tree: Tree,
  index: number,
  drawing: CrossDrawing,
  steps: Steps,
  frame: (square: number) => void,
): KinBoard {
  const game = tree.games[index]!;
  const [walk, places] = [tree.walk[index]!, tree.places];
  const picture = createPicture(drawing, game.castles);
  const { svg: root, squares, layers } = picture;
  const caption = html("p", "pw-kin-place");
  const heading = html("h3", "pw-big", game.name);
  const head = html("div", "pw-kin-name", heading, html("span", "pw-small", game.thrown));
  const board = html("div", "pw-board", root);
  const element = html("section", { class: "pw-kin-side", "aria-label": game.name }, head, board, caption);

  // Where it waits is no step, and a home beside the cross is no part of the way.
  const way = walk.filter((spot, at) => spot !== walk[at + 1] && (picture.geometry.isCloth || spot !== "home"));
  layers.ways.append(...wayOn(picture, "Y1", way, ARROWS));
  set(root, { role: "application" });
  squares.forEach((square, number) => {
    set(square, { "data-square": number, role: "button", tabindex: -1, "aria-label": places[number]!.said });
  });
  const numberOf = ({ target }: Event) => Number((target as SVGElement).dataset.square ?? -1);

  // On what is around it: a picture that listens to the focus could have it itself.
  board.addEventListener("focusin", (event) => {
    if (numberOf(event) >= 0) frame(numberOf(event));
  });
  for (const name of ["pointerover", "click"])
    board.addEventListener(name, (event) => {
      if (numberOf(event) >= 0) frame(numberOf(event));
    });
  board.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (numberOf(event) < 0 || ctrlKey || metaKey || altKey || !key.startsWith("Arrow")) return;
    const next = steps(numberOf(event), key);
    if (next !== null) squares[next]!.focus();
    event.preventDefault();
  });

  return {
    element,
    draw({ place, square, step, isOpen, say }) {
      set(element, { "data-open": isOpen });
      set(root, { "aria-label": say("board", { game: game.name }) });
      squares.forEach((one, number) => {
        set(one, { tabindex: number === square ? 0 : -1, "aria-pressed": String(number === square) });
      });
      renew(layers.figures, figuresOn(picture, walking(game, walk[step]!, step)));
      renew(layers.frames, framed(picture, square));
      if (!place) return;
      const [number, kind] = [place.numbers[index]!, place.kinds[index]!];
      const mark = html("span", { class: "pw-kin-mark", "aria-hidden": true });
      renew(caption, mark, html("span", {}, html("strong", {}, number), `, ${say(`is_${kind}`)}`));
    },
  };
}

/** Give the pieces: all as a game begins, then the one that walks. */
function walking({ begins }: KinGame, spot: Spot, step: number): Figure[] {
  const { id, label } = begins[0]!;
  return step === 0 ? begins : [{ id, label, spot }];
}
