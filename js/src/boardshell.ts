// What `Board` shows: one game's view, its timeline, and the last line.

import { createAnnouncer } from "./announce";
import { createCard } from "./card";
import { createClock } from "./clock";
import { html, set } from "./dom";
import { createFooter } from "./footer";
import { createReader } from "./game";
import { createGameView, type Told } from "./gameview";
import type { Drawing } from "./geometry";
import { createHost, inRoom } from "./host";
import { createPanel, type PanelActions } from "./panel";
import { createPasser } from "./passing";
import type { Compared, Labels, Model, Options } from "./snapshot";
import { looksOf } from "./theme";
import { createTimeline } from "./timeline";
import type { View } from "./view";

const TRAITS = ["drawing", "setup", "snapshot", "labels", "options"] as const;

/** By model, the revision at which a throw has passed by itself. */
const passed = new WeakMap<Model, number>();

export function renderBoard({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const root = html("div", { class: "pw", hidden: true });
  const announcer = createAnnouncer();
  const host = createHost(model, el, root, TRAITS, () => game.draw(), hear);
  const clock = createClock(() => game.view(), (ply, playing) => game.look(ply, playing));
  const timeline = createTimeline({ ...clock, remark: (text) => game.remark(text) });
  const footer = createFooter({
    start: (seed) => game.send({ intent: "new", seed }),
    compare: () => game.send({ intent: "compare" }),
    change: (part) => game.change(part),
    remark: (text) => game.remark(text),
  });
  const source = {
    read: readerOf(model),
    isGone: host.isGone,
    isAlone: host.isAlone,
    isSilent: host.isSilent,
    send: (intent: object, revision: number) => host.send({ ...intent, revision }),
    say: announcer.say,
    renewed() {
      host.heard();
      clock.stop();
    },
  };
  const passer = createPasser(() => game.panel.innerText, passOnce);
  const panelOf = (actions: PanelActions) => createPanel(actions, createCard(actions));
  const game = createGameView(source, [{ draw: look }, timeline, footer, passer], panelOf);

  /** Of several views of a model the first that has been read passes for all. */
  function passOnce(): void {
    const { revision } = game.view();
    if (passed.get(model) !== revision) game.send({ intent: "pass" });
    passed.set(model, revision);
  }

  function look({ revision, phase, options }: View): void {
    set(root, { hidden: false, ...looksOf(options), "data-revision": revision, "data-phase": phase });
  }

  function hear(message: { type?: string; text?: string; rulesets?: Compared[] }): void {
    host.heard();
    if (message?.type === "compared" && message.rulesets) footer.compare(message.rulesets);
    if (message?.type === "answered" && message.rulesets) footer.answer(message.rulesets);
    if (message?.type === "error" && message.text) game.remark(message.text);
  }

  // Whoever acts need not watch; before what is done by that begins to play.
  for (const event of ["click", "keydown"]) root.addEventListener(event, game.skip, true);
  const { board, panel, legend, words } = game;
  const page = [board, panel, legend, timeline.element, words, footer.element];
  root.append(...inRoom(html("div", "pw-page", page), announcer.region));
  game.draw();

  return () => {
    clock.stop();
    passer.stop();
    game.skip();
    host.leave();
  };
}

/** Read a model's game, with the board it is drawn on: either may come before the other. */
export function readerOf(model: Model): () => Told | null {
  const read = createReader(model);
  return () => {
    const game = read();
    const drawing = model.get("drawing") as Drawing | undefined;
    if (!game || !drawing?.svg) return null;
    const [labels, options] = [model.get("labels") as Labels, model.get("options") as Options];
    return { game, drawing, labels, options };
  };
}
