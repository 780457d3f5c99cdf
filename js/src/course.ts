// The bundle of the course: its cover, and what a class's codes tell its teacher; Python names it.

import { renderClassroom } from "./classroom";
import { renderCover } from "./cover";
import type { Model } from "./snapshot";

const SHELLS: Record<string, typeof renderCover> = { cover: renderCover, classroom: renderClassroom };

function render(context: { model: Model; el: HTMLElement }): () => void {
  const shell = SHELLS[String(context.model.get("shell"))] ?? renderCover;
  return shell(context);
}

export default { render };
