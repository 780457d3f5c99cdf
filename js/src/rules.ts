// The bundle of what is told of rules: a form of house rules, a table of rulesets; Python names it.

import { renderForm } from "./formshell";
import { renderTable } from "./rulestable";
import type { Model } from "./snapshot";

const SHELLS: Record<string, typeof renderForm> = { form: renderForm, table: renderTable };

function render(context: { model: Model; el: HTMLElement }): () => void {
  const shell = SHELLS[String(context.model.get("shell"))] ?? renderForm;
  return shell(context);
}

export default { render };
