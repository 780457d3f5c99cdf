// What Python tells of a lesson beside the game of its step: the trait `lesson`, and what it is asked.

import type { Cited, Spot } from "./snapshot";

export type StepState = "done" | "now" | "todo";

export interface StepTold {
  name: string;
  solved: boolean;
}

export interface Hint {
  kind: "rule" | "piece" | "square";
  /** Null as long as it was not asked for. */
  text: string | null;
  statement: Cited | null;
}

export interface Bet {
  question: string;
  answers: string[];
  /** Which answer was given; null before. */
  given: number | null;
  /** Whether another answer is the right one. */
  missed: boolean;
}

export interface LessonTold {
  revision: number;
  title: string;
  /** Which lesson of how many this is; "" for one of somebody's own. */
  kicker: string;
  steps: StepTold[];
  step: number;
  state: "bet" | "goal" | "solved" | "end";
  goal: string;
  /** Whether the throws of the step were prepared. */
  prepared: boolean;
  bet: Bet | null;
  hints: Hint[];
  /** What the hints told so far point at. */
  piece: string | null;
  spot: Spot | null;
  /** Why what was played does not lead to the goal; "" if it does. */
  astray: string;
  /** Whether anything was played or tried, so that there is something to begin again. */
  begun: boolean;
  praise: string;
  cites: Cited[];
  /** Other moves that would have reached the goal. */
  also: { piece: string | null; text: string }[];
  learned: { statement: Cited; text: string }[];
  code: string;
  /** The title of the lesson that comes next. */
  next: string;
}

export type LessonIntent =
  | { intent: "bet"; answer: number }
  | { intent: "hint" | "again" | "next" }
  | { intent: "open"; step: number };

/** How a lesson's parts are told what it is, and whom they ask. */
export interface Lesson {
  told(): LessonTold;
  ask(intent: LessonIntent): void;
}

export function stepState({ steps, step, state }: LessonTold, at: number): StepState {
  if (at === step && state !== "end") return "now";
  return steps[at]!.solved ? "done" : "todo";
}
