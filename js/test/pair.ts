// A shell for the tests: two games' views under one timeline, with a card of their own.

import { createClock } from "../src/clock";
import { html, set } from "../src/dom";
import { createReader } from "../src/game";
import { createGameView, type GameView } from "../src/gameview";
import type { Drawing } from "../src/geometry";
import { createPanel, type Card } from "../src/panel";
import type { Intent, Labels, Model, Options } from "../src/snapshot";
import { looksOf } from "../src/theme";
import { createTimeline } from "../src/timeline";

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const views: GameView[] = [];
  const clock = createClock(
    () => views[0]!.view(),
    (ply, playing) => views.forEach((view) => view.look(ply, playing)),
  );
  const timeline = createTimeline({ ...clock, remark: () => {} });
  views.push(viewOf(model, "left", [timeline]), viewOf(model, "right", []));
  const root = html("div", "pw", views.map(({ board, panel }) => [board, panel]), timeline.element);
  set(root, looksOf(model.get("options") as Options));
  el.append(root);
  for (const view of views) view.draw();
  return () => root.remove();
}

function viewOf(model: Model, side: string, beside: Parameters<typeof createGameView>[1]): GameView {
  const traits = model.get(side) as Record<string, unknown>;
  const told = { ...model, get: (name: string) => traits[name] ?? model.get(name) };
  const read = createReader(told);
  const source = {
    read() {
      const game = read()!;
      const [labels, options] = [model.get("labels") as Labels, model.get("options") as Options];
      return { game, drawing: told.get("drawing") as Drawing, labels, options };
    },
    isGone: () => false,
    isAlone: () => false,
    isSilent: () => false,
    send: (intent: Intent, revision: number) => model.send({ ...intent, side, revision }),
    say: () => {},
    renewed: () => {},
  };
  return createGameView(source, beside, (actions) => createPanel(actions, cardOf(side)));
}

function cardOf(side: string): Card {
  const element = html("p", "pw-card");
  return { element, draw: ({ ply }) => void (element.textContent = `${side} ${ply}`) };
}

export default { render };
