import { counted } from '#web/format/counted.ts';

/** One call of a change to many. */
export interface Step {
  /** Of the item that it changes, for whoever wants to know what was not changed. */
  readonly key: string;
  /** Whose failure it would be. */
  readonly name: string;
  send: () => Promise<unknown>;
  /** Back to what was before. */
  undo: () => Promise<unknown>;
}

/** A change to one or many, and what is said of it. */
export interface Job {
  readonly steps: readonly Step[];
  /** What is counted, such as "item". */
  readonly noun: string;
  /** While it goes on: "Moving to Legal". */
  readonly going: string;
  readonly done: { readonly title: string; readonly message: (subject: string) => string };
  /** "not moved" */
  readonly notDone: string;
  readonly undone: { readonly title: string; readonly message: (subject: string) => string };
  /** "not moved back" */
  readonly notUndone: string;
  /** Why a step failed, where it is something that this kind of change alone knows. */
  readonly reasonOf?: (error: unknown) => string | undefined;
}

export interface Failure {
  readonly step: Step;
  readonly reason: string;
}

/** "Offer.pdf", "3 items", "2 of 3 items". */
export function subjectOf(done: readonly Step[], total: number, noun: string): string {
  const [step] = done;
  if (total === 1 && step) return step.name;
  return done.length === total ? counted(total, noun) : `${done.length} of ${counted(total, noun)}`;
}
