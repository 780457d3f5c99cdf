// Making nodes. Text from Python only ever becomes a text node or an attribute's value.

export type Attributes = Record<string, string | number | boolean | null | undefined>;
/** What can be put into a node; what is false or missing is left out, so that it can be told. */
export type Child = Node | string | number | false | null | undefined | Child[];
/** Attributes, or only a class. */
type Looks = Attributes | string;

export function html<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  looks: Looks = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  return filled(document.createElement(tag), looks, children);
}

export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  looks: Looks = {},
  ...children: Child[]
): SVGElementTagNameMap[Tag] {
  return filled(document.createElementNS("http://www.w3.org/2000/svg", tag), looks, children);
}

/** A small picture beside words that say the same. */
export function picture(name: string, viewBox: string, ...children: Child[]): SVGSVGElement {
  return svg("svg", { class: name, viewBox, "aria-hidden": true }, ...children);
}

export function path(name: string, d: string, transform?: string): SVGPathElement {
  return svg("path", { class: name, d, transform });
}

export function circle(name: string, r: number, transform?: string): SVGCircleElement {
  return svg("circle", { class: name, r, transform });
}

/** Set attributes; those without a value are taken away. */
export function set(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    const absent = value === null || value === undefined || value === false;
    if (absent) element.removeAttribute(name);
    // What is set once more, even to the same, is styled once more.
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
}

function filled<Made extends Element>(
  element: Made,
  looks: Looks,
  children: Child[],
): Made {
  set(element, typeof looks === "string" ? { class: looks } : looks);
  element.append(nodesOf(children));
  return element;
}

function nodesOf(children: Child[]): DocumentFragment {
  const all = children.flat(Infinity as 1) as (Node | string)[];
  const nodes = document.createDocumentFragment();
  nodes.append(...all.filter((one) => one || typeof one === "number"));
  return nodes;
}

/** Give what has the focus inside an element, also in a shadow tree. */
export function focused(inside: Element): HTMLElement | null {
  const active = (inside.getRootNode() as Document | ShadowRoot).activeElement;
  return active && inside.contains(active) ? (active as HTMLElement) : null;
}

/**
 * Bring what is in a part up to date. Nodes that would look the same stay: a click that has begun
 * needs them; so what a button does must follow from how it looks. The focus goes to the button
 * that stands for the one that had it.
 */
export function renew(part: Element, ...children: Child[]): void {
  const key = focused(part)?.dataset.key;
  const made = [...nodesOf(children).childNodes];
  const old = [...part.childNodes];
  made.forEach((child, index) => {
    const before = old[index];
    if (!before) part.append(child);
    else if (!before.isEqualNode(child)) before.replaceWith(child);
  });
  for (const left of old.slice(made.length)) left.remove();
  if (key && !focused(part))
    part.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

/** What a part was made from last. */
const sources = new WeakMap<Element, string>();

/** Bring a part up to date only if it is made from something else than last time, told as a text. */
export function renewFrom(part: Element, from: string, make: () => Child): void {
  if (sources.get(part) === from) return;
  sources.set(part, from);
  renew(part, make());
}

/** A button that stays in the tab order when it can do nothing, so that the focus is not lost. */
export function button(
  action: string,
  act: (click: MouseEvent) => void,
  attributes: Attributes,
  ...children: Child[]
): HTMLButtonElement {
  const keyed = { type: "button", "data-action": action, "data-key": action };
  const made = html("button", { ...keyed, ...attributes }, ...children);
  if (!attributes["aria-disabled"]) made.addEventListener("click", act);
  return made;
}

/** The rest of a double click is not meant for what has come there in between. */
export function once(act: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) act();
  };
}

/** A button that can do nothing if there is a `why`, and then tells it to whoever asks. */
export function buttonUnless(
  why: string,
  remark: (text: string) => void,
  ...[action, act, attributes, ...children]: Parameters<typeof button>
): HTMLButtonElement {
  if (!why) return button(action, act, attributes, ...children);
  const looks = { ...attributes, "aria-disabled": true, title: why, "aria-description": why };
  const made = button(action, act, looks, ...children);
  made.addEventListener("click", () => remark(why));
  return made;
}

/** The attributes of a button that shows a picture. */
export function named(name: string): Attributes {
  return { "aria-label": name, title: name };
}
