// The bundle of all that shows games: each is a shell around the same views, and Python names it.

import { renderBoard } from "./boardshell";
import type { Model } from "./snapshot";

const SHELLS: Record<string, typeof renderBoard> = { board: renderBoard };

function render(context: { model: Model; el: HTMLElement }): () => void {
  const shell = SHELLS[String(context.model.get("shell"))] ?? renderBoard;
  return shell(context);
}

export default { render };
