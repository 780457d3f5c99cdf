// What is impossible: numbered in the panel, and with the same numbers on the board.

import { html, path, rebuilt, renewed, set, svg } from "./dom";
import { verdict } from "./note";
import type { Board } from "./render";
import { moved } from "./scene";
import type { Desk } from "./sheet";
import type { Part } from "./tray";
import { word } from "./words";

const OCTAGON = "M-.42-1h.84L1-.42v.84L.42 1h-.84L-1 .42v-.84z";

/** The card, with what could not be done before all else: its size stays. */
export function createFaults(): Part {
  // It scrolls, so that the keyboard must reach it.
  const element = html("div", { role: "region", "data-part": "faults", tabindex: 0 });
  return {
    element,
    draw({ sheet, labels, state }) {
      const kind = sheet.faults.length > 0 ? "refused" : "done";
      const title = word(labels, kind === "refused" ? "impossible" : "possible");
      const list = sheet.faults.map(({ text }, index) =>
        html("li", {}, html("b", { class: "pw-fault-number", "aria-hidden": "true" }, String(index + 1)), text),
      );
      set(element, { class: `pw-card pw-card-${kind}`, "aria-label": word(labels, "check") });
      const status = state.status || (state.lost ? word(labels, "lost") : "");
      const said = html("p", "pw-status", status);
      rebuilt(element, [said, verdict(kind, title), html("ol", "pw-fault-list", ...list)]);
    },
  };
}

/** Number the squares concerned, and ring the pieces. */
export function createFaultMarks(board: Board): (desk: Desk) => void {
  const layer = svg("g", { class: "pw-fault-marks", "aria-hidden": "true" });
  return ({ sheet }) => {
    const picture = board.element.firstElementChild;
    if (picture && layer.parentNode !== picture) picture.append(layer);
    const taken = new Map<number, number>();
    const signs = sheet.faults.flatMap(({ squares }, index) =>
      squares.map((square) => {
        const place = taken.get(square) ?? 0;
        taken.set(square, place + 1);
        return sign(board, square, place, index + 1);
      }),
    );
    renewed(layer, signs);
    const faulty = new Set(sheet.faults.flatMap(({ pieces }) => pieces));
    for (const { id } of sheet.pieces) board.find({ kind: "piece", id })?.classList.toggle("pw-faulty", faulty.has(id));
  };
}

/** Draw a fault's number at a corner of its square; several stand side by side. */
function sign(board: Board, square: number, place: number, number: number): SVGElement {
  const box = (board.find({ kind: "square", square }) as SVGGraphicsElement).getBBox();
  const at = { x: box.x - 0.4 + 2 * place, y: box.y - 0.4 };
  const text = svg("text", { "font-size": 1.3, y: 0.46 }, String(number));
  return svg("g", { class: "pw-fault-sign", transform: moved(at, 0.95) }, path("", OCTAGON), text);
}
