// What Python sends of a form of house rules, what it is asked, and what its parts are shown.

import type { Cited, Citing, Statements } from "./cites";

export interface Question {
  text: string;
  /** The answer of the rules that the form begins with. */
  published: number;
  options: [answer: string, who: string, cited: Cited[]][];
  /** Of a question that is answered with a number, between which. */
  least?: number;
  most?: number;
}

export interface Group {
  id: string;
  name: string;
  questions: string[];
}

/** What stays as long as the form begins with the same rules. */
export interface Form extends Statements {
  base: { id: string; name: string };
  groups: Group[];
  questions: Record<string, Question>;
}

export interface Way {
  texts: string[];
  cited: Cited[];
  /** Whether it leaves everything as it was. */
  back: boolean;
}

export interface Clash {
  key: string;
  switch: string;
  /** The switch that it needs. */
  under: string;
  text: string;
  ways: Way[];
}

/** What is chosen, and what follows from it. */
export interface Choices {
  revision: number;
  step: number;
  chosen: Record<string, number>;
  turned: string[];
  /** Those that decide nothing; of them, those that are not shown. */
  idle: string[];
  away: string[];
  /** By group, what is said of those that are not shown. */
  beside: Record<string, string>;
  changes: { switch: string; text: string; cited: Cited[] }[];
  clashes: Clash[];
  warning: string;
  title: string;
  id: string;
  code: string;
  others: [id: string, name: string][];
  /** What has just been done, for those who hear it. */
  said: string;
  /** Lines of code to copy. */
  lines: { play?: string; compare?: string };
}

export type Asked =
  | { intent: "choose"; switch: string; option: number }
  | { intent: "settle"; clash: string; way: number }
  | { intent: "read"; code: string }
  | { intent: "compare"; other: string }
  | { intent: "play" };

/** All that a form draws. */
export interface Sheet extends Citing {
  form: Form;
  choices: Choices;
  gone: boolean;
  say(key: string, values?: Record<string, string | number>): string;
}

export interface Part {
  element: HTMLElement;
  draw(sheet: Sheet): void;
}

/** Say how many, in the word for one or for several. */
export function counted({ say }: Sheet, one: string, many: string, n: number): string {
  return n === 1 ? say(one) : say(many, { n });
}
