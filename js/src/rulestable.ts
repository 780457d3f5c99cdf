// The table of rulesets: it filters, compares with one of them and opens a rule, all without Python.

import { createAnnouncer } from "./announce";
import { button, html, renew, set, type Child } from "./dom";
import { copied } from "./files";
import { createHost, inRoom } from "./host";
import { word } from "./labels";
import type { Labels, Model, Options } from "./snapshot";
import { createGrid, isAlike, shownRows, written, type Family, type Rules, type Wanted } from "./tablegrid";
import { looksOf } from "./theme";

const TRAITS = ["table", "only_differing", "labels", "options"] as const;

export function renderTable({ model, el }: { model: Model; el: HTMLElement }): () => void {
  let wanted: Wanted | null = null;

  const root = html("div", { class: "pw pw-rulestable", hidden: true });
  const host = createHost(model, el, root, TRAITS, draw, () => {});
  const announcer = createAnnouncer();
  const head = html("div", "pw-table-head");
  const grid = createGrid({ open: (cell) => change({ open: cell }), refer });
  const foot = html("div", "pw-table-foot");
  const page = html("div", "pw-page", head, grid.element, foot);

  function change(part: Partial<Wanted>): void {
    if (wanted) wanted = { ...wanted, ...part };
    draw();
  }

  /** Compare with another ruleset; in a narrow table the one before takes its place. */
  function refer(reference: number): void {
    if (!wanted) return;
    const other = wanted.other === reference ? wanted.reference : wanted.other;
    change({ reference, other, open: null });
    const { rulesets } = family();
    announcer.say(say("refer_to", { name: rulesets[reference]!.name }));
  }

  function say(key: string, values: Record<string, string | number> = {}): string {
    return word(model.get("labels") as Labels, key, values);
  }

  function family(): Family {
    return (model.get("table") as Rules).families[wanted?.family ?? 0]!;
  }

  /** What a family is first shown with. */
  function begin(index: number, only: boolean): Wanted {
    const { reference } = (model.get("table") as Rules).families[index]!;
    return { family: index, reference, other: reference === 0 ? 1 : 0, only, open: null };
  }

  function toggle({ only }: Wanted): HTMLElement {
    const looks = { class: "pw-switch", role: "switch", "aria-checked": String(only) };
    const knob = html("span", { class: "pw-knob", "aria-hidden": true });
    return button("only", () => wanted && change({ only: !wanted.only, open: null }), looks, knob, say("only"));
  }

  function counts(now: Wanted): Child {
    const { rows } = family();
    const told = (shown: number) => say("shown", { n: shown, of: rows.length });
    const inPair = shownRows(family(), now).filter((row) => !now.only || !isAlike(row, now)).length;
    return [
      html("span", "pw-small pw-wide", told(shownRows(family(), now).length)),
      html("span", "pw-small pw-narrow", told(inPair)),
    ];
  }

  function families(now: Wanted): Child {
    const { families: all } = model.get("table") as Rules;
    const buttons = all.map((one, index) => {
      const looks = { class: "pw-segment", "data-key": `family ${index}`, "aria-pressed": String(index === now.family) };
      const act = () => {
        wanted = begin(index, wanted?.only ?? true);
        draw();
      };
      return button("family", act, looks, say(`family_${one.family}`));
    });
    return buttons.length > 1 && html("div", "pw-segments", buttons);
  }

  /** Where all do not fit, two are chosen. */
  function pair({ reference, other }: Wanted): Child {
    const { rulesets } = family();
    const list = (key: string, chosen: number, act: (index: number) => void) => {
      const items = rulesets.map(({ name }, index) =>
        html("option", { value: index, selected: index === chosen }, name),
      );
      const select = html("select", { class: "pw-select", "data-key": `pair ${key}` }, items);
      select.addEventListener("change", () => act(Number(select.value)));
      return html("label", "pw-choice", html("span", "pw-small", say(key)), select);
    };
    const chooseOther = (index: number) => {
      const from = wanted?.reference ?? 0;
      change(index === from ? { other: from, reference: other, open: null } : { other: index, open: null });
    };
    return rulesets.length > 1 && html("div", "pw-pair pw-narrow", list("one", other, chooseOther), list("other", reference, refer));
  }

  async function copy(): Promise<void> {
    if (!wanted) return;
    const text = [[say("rule"), ...family().rulesets.map(({ name }) => name)], ...written(family(), wanted)];
    const done = await copied(text.map((line) => line.join("\t")).join("\n"));
    announcer.say(say(done ? "copied" : "copy_failed"));
    set(foot, { "data-said": say(done ? "copied" : "copy_failed") });
  }

  function draw(): void {
    const rules = model.get("table") as Rules;
    if (!rules?.families) return;
    if (!wanted || !rules.families[wanted.family]) wanted = begin(0, Boolean(model.get("only_differing")));
    const now = wanted;
    set(root, { hidden: false, ...looksOf(model.get("options") as Options) });
    renew(head, toggle(now), counts(now), families(now), pair(now));
    grid.draw({ rules, family: family(), wanted: now, say });
    const name = family().rulesets[now.reference]!.name;
    renew(
      foot,
      html("span", "pw-small", "= ", say("same_key", { name }), " · ", say("tip")),
      button("copy", () => void copy(), { class: "pw-link" }, say("copy")),
    );
  }

  root.append(...inRoom(page, announcer.region));
  draw();

  return host.leave;
}
