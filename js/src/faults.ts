// What is impossible: numbered in the panel, and with the same numbers on the board.

import { html, renew, set, svg } from "./dom";
import { verdict } from "./note";
import type { Board } from "./render";
import { octagon } from "./scene";
import type { Desk } from "./sheet";
import type { Part } from "./tray";

/** The card, with what could not be done before all else: its size stays. */
export function createFaults(): Part {
  // It scrolls, so that the keyboard must reach it.
  const element = html("div", { role: "region", "data-part": "faults", tabindex: 0 });
  return {
    element,
    draw({ sheet, status, lost, say }) {
      const kind = sheet.faults.length > 0 ? "refused" : "done";
      const list = sheet.faults.map(({ text }, index) =>
        html("li", {}, html("b", { class: "pw-fault-number", "aria-hidden": true }, index + 1), text),
      );
      set(element, { class: `pw-card pw-card-${kind}`, "aria-label": say("check") });
      renew(
        element,
        html("p", "pw-status", status || (lost && say("lost"))),
        verdict(kind, say(kind === "refused" ? "impossible" : "possible")),
        html("ol", "pw-fault-list", list),
      );
    },
  };
}

/** Number the squares concerned, and ring the pieces. */
export function createFaultMarks(board: Board): (desk: Desk) => void {
  const layer = svg("g", { class: "pw-fault-marks", "aria-hidden": true });
  return ({ sheet }) => {
    const picture = board.element.firstElementChild!;
    if (layer.parentNode !== picture) picture.append(layer);
    const taken = new Map<number, number>();
    const signs = sheet.faults.flatMap(({ squares }, index) =>
      squares.map((square) => {
        const place = taken.get(square) ?? 0;
        taken.set(square, place + 1);
        return sign(board, square, place, index + 1);
      }),
    );
    renew(layer, signs);
    for (const id of new Set(sheet.faults.flatMap(({ pieces }) => pieces)))
      board.find({ kind: "piece", id })?.classList.add("pw-faulty");
  };
}

/** Draw a fault's number at a corner of its square; several stand side by side. */
function sign(board: Board, square: number, place: number, number: number): SVGElement {
  const node = board.find({ kind: "square", id: String(square) }) as SVGGraphicsElement;
  const { x, y } = node.getBBox();
  const drawn = octagon({ x: x - 0.4 + 2 * place, y: y - 0.4 }, 0.95, "pw-fault-sign");
  drawn.lastElementChild!.replaceWith(svg("text", { "font-size": 1.3, y: 0.46 }, number));
  return drawn;
}
