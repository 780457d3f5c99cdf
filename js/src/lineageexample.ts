// A row's example: three small boards with what is tried on each, and what the rules answer.

import { opened, pills, type Citing } from "./cites";
import { html, set, type Child } from "./dom";
import { icon } from "./icons";
import { createPicture, figuresOn, framed, wayOn } from "./lineagepicture";
import { squareOf, type CrossDrawing, type Example, type KinRow, type Say, type Tree } from "./lineagetree";
import { octagon } from "./scene";

/** Draw the boards of an example, each with its position and what is tried. */
export function exampleBoards(
  tree: Tree,
  row: KinRow,
  drawings: Record<string, CrossDrawing>,
): HTMLElement[] {
  return tree.games.map(({ name, board, castles }, index) => {
    const example = row.examples[index]!;
    const picture = createPicture(drawings[board]!, castles);
    const { geometry, layers, svg: root } = picture;
    for (const group of root.querySelectorAll(".squares")) set(group, { "aria-hidden": true });
    set(root, { role: "img", "aria-label": `${name}: ${example.question}` });
    layers.figures.append(...figuresOn(picture, example.pieces));
    const reached = example.stop < 0 ? example.way : example.way.slice(0, example.stop + 1);
    layers.ways.append(...wayOn(picture, example.piece ?? "", reached));
    layers.frames.append(...framed(picture, squareOf(reached.at(-1), geometry.isCloth)));
    const barred = example.way[example.stop];
    if (barred !== undefined && example.piece) {
      const at = geometry.placeOf(example.piece, barred);
      // Beside the piece that bars it, which is to be seen.
      layers.frames.append(octagon({ x: at.x + at.r, y: at.y - at.r }, 1.1));
    }
    return html("div", "pw-board", root);
  });
}

/** Tell what is asked of a game, and the answer; and a line to copy where it cannot be tried. */
export function exampleWords(
  name: string,
  example: Example,
  place: string,
  { citing, say, away }: { citing: Citing; say: Say; away: boolean },
): Child {
  const { position, question, text, cited } = example;
  const kind = example.legal ? "yes" : "no";
  const answer = [html("strong", {}, `${say(kind)}. `), text, " ", pills(citing, place, cited)];
  return [
    html("h4", {}, name),
    html("p", {}, question),
    html("p", `pw-kin-answer pw-kin-${kind}`, icon(kind), html("span", {}, answer)),
    opened(citing, place, cited),
    away && html("code", "pw-kin-code", `pw.Board(pw.Game.from_position("${position}"))`),
  ];
}
