import { counted, grouped } from '#web/format/counted.ts';

/** One call of a change to many items. */
export interface Step {
  readonly key: string;
  /** The name shown if it fails. */
  readonly name: string;
  send: () => Promise<unknown>;
  undo?: () => Promise<unknown>;
}

/** A change to one or many items, with its messages. */
export interface Job {
  readonly steps: readonly Step[];
  /** The noun to count, such as "item". */
  readonly noun: string;
  /** The title during the change: "Moving to Legal". */
  readonly going: string;
  readonly done: { readonly title: string; readonly message: (subject: string) => string };
  /** "not moved" */
  readonly notDone: string;
  /** Absent where it cannot be undone. */
  readonly undone?: {
    readonly title: string;
    readonly message: (subject: string) => string;
    /** "not moved back" */
    readonly not: string;
  };
  /** Groups of steps that run one after the other; a single group by default. */
  readonly wavesOf?: (steps: readonly Step[]) => Step[][];
  /** The reason for a failure that is specific to this change. */
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
  return done.length === total ? counted(total, noun) : `${grouped(done.length)} of ${counted(total, noun)}`;
}
