// Moving a piece by dragging it: it follows the pointer, and is put down where that lets go.

import type { Chosen } from "./input";
import { chosenAt } from "./picking";

/** So far the pointer moves before a click becomes a drag. */
const SLACK_PX = 6;

interface Drag {
  node: SVGGraphicsElement;
  id: string;
  x: number;
  y: number;
  moving: boolean;
}

/** Listen for drags on the board, as long as there is one. */
export function listenToDrag(
  board: HTMLElement,
  drop: (piece: string, onto: Chosen | null) => void,
): void {
  let drag: Drag | null = null;

  board.addEventListener("pointerdown", (event) => {
    const node = (event.target as Element).closest<SVGGraphicsElement>("[data-piece]");
    if (!node || event.button !== 0) return;
    drag = { node, id: node.dataset.piece!, x: event.clientX, y: event.clientY, moving: false };
  });
  board.addEventListener("pointermove", (event) => {
    if (!drag) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moving && Math.hypot(x, y) < SLACK_PX) return;
    if (!drag.moving) board.setPointerCapture(event.pointerId);
    drag.moving = true;
    const scale = (drag.node.parentNode as SVGGraphicsElement).getScreenCTM()?.a ?? 1;
    drag.node.style.translate = `${x / scale}px ${y / scale}px`;
    drag.node.style.pointerEvents = "none";
  });
  board.addEventListener("pointerup", (event) => {
    const done = end();
    if (done?.moving) drop(done.id, chosenAt(board, event.clientX, event.clientY));
  });
  board.addEventListener("pointercancel", end);

  function end(): Drag | null {
    const done = drag;
    drag = null;
    done?.node.style.removeProperty("translate");
    const under = done?.moving ?? false;
    // What lies below is looked for before the piece can be hit again.
    if (under) queueMicrotask(() => done?.node.style.removeProperty("pointer-events"));
    return done;
  }
}
