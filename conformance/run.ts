// What the checks of one run share.
import type { Contract, DocumentedAnswer, Operation } from './contract.ts';
import type { EveryAnswer } from './every-answer.ts';
import type { Finding, Report } from './reports/report.ts';
import type { Room } from './room.ts';
import type { Target, Who, WireAnswer } from './target.ts';

/** What a check works with. */
export interface Run {
  contract: Contract;
  /** Those that are checked. */
  operations: readonly Operation[];
  /** Whether this promise is to be looked at. */
  isAsked: (promise: string) => boolean;
  target: Target;
  room: Room;
  report: Report;
  find: (check: Finding['check'], about: string, message: string, calls?: readonly string[], came?: string) => void;
  /** Validates an answer that the room's own calls have not seen. */
  look: (operation: Operation, who: Who, answer: WireAnswer) => void;
  /** What of an answer is not as is documented. */
  faultsOf: (documented: DocumentedAnswer, answer: WireAnswer) => string[];
  /** Looks at what every answer has. */
  everyAnswer: EveryAnswer;
  /** Null where none are asked for. */
  sequences: RandomSequences | null;
  /** The first finding as it was met is enough. */
  isFirstEnough: boolean;
}

export interface RandomSequences {
  runs: number;
  /** The same seed plays the same ones. */
  seed: number;
}

/** What was thrown, with what caused it: `fetch` says no more than that it failed. */
export function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${inWords(error.cause)}`;
}

/** What a target cannot be tried for, in words; no finding. */
export class NotTried extends Error {}
