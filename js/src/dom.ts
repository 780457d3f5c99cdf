// Making nodes. Text from Python only ever becomes a text node or an attribute's value.

export type Attributes = Record<string, string | number | boolean | null | undefined>;
type Child = Node | string;
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
  return svg("svg", { class: name, viewBox, "aria-hidden": "true" }, ...children);
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
    if (value === null || value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
}

function filled<Made extends Element>(
  element: Made,
  looks: Looks,
  children: Child[],
): Made {
  set(element, typeof looks === "string" ? { class: looks } : looks);
  element.append(...children);
  return element;
}

/** Give what has the focus inside an element, also in a shadow tree. */
export function focused(inside: Element): Element | null {
  const active = (inside.getRootNode() as Document | ShadowRoot).activeElement;
  return active && inside.contains(active) ? active : null;
}

/** Put nodes into a layer, unless it holds the same: a click that has begun needs them. */
export function renewed(layer: Element, children: Element[]): void {
  const looks = (nodes: Iterable<Element>) => Array.from(nodes, ({ outerHTML }) => outerHTML).join("");
  if (looks(layer.children) !== looks(children)) layer.replaceChildren(...children);
}

/** Rebuild a part and give the focus back to the button that had it. */
export function rebuilt(part: Element, children: Child[]): void {
  const key = focused(part)?.getAttribute("data-key");
  part.replaceChildren(...children);
  if (key) part.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
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
  made.addEventListener("click", (click) => {
    if (made.getAttribute("aria-disabled") !== "true") act(click);
  });
  return made;
}

/** Name a button that shows a picture. */
export function nameButton(element: Element, name: string): void {
  set(element, { "aria-label": name, title: name });
}

export function enable(element: Element, enabled: boolean): void {
  set(element, { "aria-disabled": enabled ? null : "true" });
}
