// The bundle of the course: its cover, what a class's codes tell its teacher, and its words; Python names it.

import { renderClassroom } from "./classroom";
import { renderCover } from "./cover";
import { renderGlossary } from "./glossary";
import type { Model } from "./snapshot";

const SHELLS: Record<string, typeof renderCover> = {
  cover: renderCover,
  classroom: renderClassroom,
  glossary: renderGlossary,
};

function render(context: { model: Model; el: HTMLElement }): () => void {
  const shell = SHELLS[String(context.model.get("shell"))] ?? renderCover;
  return shell(context);
}

export default { render };
