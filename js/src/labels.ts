// Labels of the reader's language, which Python sends: filled in with names and numbers.

import type { Labels } from "./snapshot";

/** Fill `{name}` in a label. A label that is missing shows its key, so that it is noticed. */
export function word(
  labels: Labels,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const template = labels[key] ?? key;
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
