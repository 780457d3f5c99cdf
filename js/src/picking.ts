// Picking a piece up and putting it down: what a click, a drop or Enter means. No rules here.

import type { Chosen } from "./input";
import { focusOf } from "./keyboard";
import type { EditedPiece } from "./sheet";
import type { Spot } from "./snapshot";

export interface Picked {
  /** The piece in hand after that. */
  selected: string | null;
  put?: { piece: string; spot: Spot };
  /** The label of what is to be said, if nothing is done. */
  remark?: string;
}

/** Tell what choosing means with a piece in hand, or with none. */
export function pick(pieces: EditedPiece[], selected: string | null, chosen: Chosen): Picked {
  const held = pieces.find(({ id }) => id === selected);
  if (chosen.kind === "piece") {
    const other = pieces.find(({ id }) => id === chosen.id);
    if (!held || !other) return { selected: other?.id ?? null };
    if (held === other) return { selected: null };
    const apart = typeof other.spot !== "number" && other.colour !== held.colour;
    // A piece where it cannot be put, or where it is already, is picked up instead.
    return apart || other.spot === held.spot ? { selected: other.id } : putDown(held, other.spot);
  }
  if (!held) return { selected: null, remark: "hint" };
  if (chosen.kind === "square") return putDown(held, Number(chosen.id));
  if (chosen.kind === "target") return { selected };
  return chosen.id === held.colour
    ? putDown(held, chosen.kind)
    : { selected, remark: "other_home" };
}

function putDown(held: EditedPiece, spot: Spot): Picked {
  const still = held.spot === spot;
  return still ? { selected: null } : { selected: null, put: { piece: held.id, spot } };
}

/** Give which of the board's things an element is or lies in. */
export function chosenAt(inside: Element, target: EventTarget | null): Chosen | null {
  const hit = (target as Element | null)?.closest<SVGElement>(
    "[data-piece],[data-square],[data-home],[data-goal]",
  );
  if (!hit || !inside.contains(hit)) return null;
  const { home, goal } = hit.dataset;
  if (home) return { kind: "home", id: home };
  return goal ? { kind: "goal", id: goal } : focusOf(hit);
}
