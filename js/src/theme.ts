// Light or dark: what the host says, else what the reader's system prefers.

import type { Attributes } from "./dom";
import type { Options } from "./snapshot";

const PREFERS_DARK = "(prefers-color-scheme: dark)";

type Theme = "light" | "dark";

/** Tell the theme of the page around, from the marks that the hosts set. */
export function hostTheme({ body, documentElement: root }: Document): Theme | null {
  const { jpThemeLight, vscodeThemeKind } = body.dataset;
  if (jpThemeLight) return jpThemeLight === "false" ? "dark" : "light";
  if (vscodeThemeKind) return /light/.test(vscodeThemeKind) ? "light" : "dark";
  const named = root.getAttribute("theme") || root.dataset.theme || body.dataset.theme;
  if (named === "light" || named === "dark") return named;
  const classes = [...root.classList, ...body.classList];
  return classes.includes("dark") || classes.includes("dark-theme") ? "dark" : null;
}

/** The attributes by which a view's style knows how it is to look. */
export function looksOf({ lang, palette, large, theme }: Options): Attributes {
  const around = hostTheme(document) ?? (matchMedia(PREFERS_DARK).matches ? "dark" : "light");
  // Paper is light; and what is written runs from left to right, whatever is around it.
  const shown = matchMedia("print").matches ? "light" : theme === "auto" ? around : theme;
  return { lang, dir: "ltr", "data-palette": palette, "data-theme": shown, "data-large": large };
}

/** Call back whenever the theme may have changed; gives what ends it. */
export function watchTheme(changed: () => void): () => void {
  const media = [PREFERS_DARK, "print"].map((query) => matchMedia(query));
  const observer = new MutationObserver(changed);
  const hosts = ["data-jp-theme-light", "data-vscode-theme-kind"];
  const attributeFilter = ["class", "theme", "data-theme", ...hosts];
  for (const one of media) one.addEventListener("change", changed);
  for (const element of [document.body, document.documentElement]) {
    observer.observe(element, { attributes: true, attributeFilter });
  }
  return () => {
    for (const one of media) one.removeEventListener("change", changed);
    observer.disconnect();
  };
}
