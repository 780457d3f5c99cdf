// Moving a piece by dragging it: it follows the pointer, and is put down where that lets go.

/** So far the pointer moves before a click becomes a drag. */
const SLACK_PX = 6;

interface Drag {
  node: SVGGraphicsElement;
  id: string;
  x: number;
  y: number;
  moving: boolean;
}

/** What lies under the pointer, and where that is. */
export interface Pointed {
  target: EventTarget | null;
  clientX: number;
  clientY: number;
}

/** What a drag does. */
export interface DragActions {
  /** A piece is taken up. */
  start?(piece: string): void;
  drop(piece: string, onto: Pointed): void;
}

/** Listen for drags on the board, as long as there is one. */
export function listenToDrag(board: HTMLElement, { start, drop }: DragActions): void {
  let drag: Drag | null = null;
  let dropped = false;

  board.addEventListener("pointerdown", (event) => {
    dropped = false;
    const node = (event.target as Element).closest<SVGGraphicsElement>("[data-piece]");
    if (!node || event.button !== 0 || !event.isPrimary) return;
    drag = { node, id: node.dataset.piece!, x: event.clientX, y: event.clientY, moving: false };
  });
  board.addEventListener("pointermove", (event) => {
    if (!drag) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moving) {
      if (Math.hypot(x, y) < SLACK_PX) return;
      drag.moving = true;
      board.setPointerCapture(event.pointerId);
      start?.(drag.id);
    }
    const scale = (drag.node.parentNode as SVGGraphicsElement).getScreenCTM()?.a ?? 1;
    drag.node.style.translate = `${x / scale}px ${y / scale}px`;
    drag.node.style.pointerEvents = "none";
  });
  board.addEventListener("pointerup", (event) => {
    const done = end();
    if (!done?.moving) return;
    dropped = true;
    const { clientX, clientY } = event;
    const tree = board.getRootNode() as Document | ShadowRoot;
    drop(done.id, { target: tree.elementFromPoint(clientX, clientY), clientX, clientY });
  });
  board.addEventListener("pointercancel", end);
  // A finger on a piece drags it, one beside the pieces scrolls the page.
  board.addEventListener("touchmove", (event) => drag && event.preventDefault(), { passive: false });
  // What ends a drag is no click.
  board.addEventListener("click", (event) => dropped && event.stopImmediatePropagation(), true);

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
