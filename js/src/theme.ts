// Light or dark: what the host says, else what the reader's system prefers.

import type { Options } from "./snapshot";

const PREFERS_DARK = "(prefers-color-scheme: dark)";

/** Tell the theme of the page around, from the marks that the hosts set. */
export function hostTheme(page: Document): "light" | "dark" | null {
  const { body, documentElement } = page;
  const jupyter = body.dataset.jpThemeLight;
  if (jupyter !== undefined) return jupyter === "false" ? "dark" : "light";
  const code = body.dataset.vscodeThemeKind;
  if (code !== undefined) return /light/.test(code) ? "light" : "dark";
  const told = [documentElement.getAttribute("theme"), documentElement.dataset.theme, body.dataset.theme];
  const named = told.find(Boolean) ?? "";
  if (/^(light|dark)$/.test(named)) return named as "light" | "dark";
  const classes = `${documentElement.className} ${body.className}`;
  return /(^|\s)dark(-theme)?(\s|$)/.test(classes) ? "dark" : null;
}

export function themeFor(options: Options): "light" | "dark" {
  if (options.theme === "light" || options.theme === "dark") return options.theme;
  return hostTheme(document) ?? (matchMedia(PREFERS_DARK).matches ? "dark" : "light");
}

/** Call back whenever the theme may have changed; gives what ends it. */
export function watchTheme(changed: () => void): () => void {
  const media = matchMedia(PREFERS_DARK);
  const observer = new MutationObserver(changed);
  const hosts = ["data-jp-theme-light", "data-vscode-theme-kind"];
  const attributeFilter = ["class", "theme", "data-theme", ...hosts];
  media.addEventListener("change", changed);
  for (const element of [document.body, document.documentElement]) {
    observer.observe(element, { attributes: true, attributeFilter });
  }
  return () => {
    media.removeEventListener("change", changed);
    observer.disconnect();
  };
}
