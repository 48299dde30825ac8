// Shared by all checks of one run.
import type { Contract, DocumentedAnswer, Operation } from '../contract.ts';
import type { EveryAnswer } from '../answers/every-answer.ts';
import type { CallsAsCurl } from '../reports/curl.ts';
import type { Finding, Report } from '../reports/report.ts';
import type { Room } from '../room/room.ts';
import type { Target, Who, WireAnswer } from '../target.ts';

export interface Run {
  contract: Contract;
  /** The operations to check. */
  operations: readonly Operation[];
  /** Whether this promise is to be checked. */
  isSelected: (promise: string) => boolean;
  target: Target;
  room: Room;
  report: Report;
  find: (check: Finding['check'], about: string, message: string, calls?: readonly string[], actual?: string) => void;
  /** Makes the calls of one promise, and records them. */
  recorded: (promise: string, calls: CallsAsCurl, work: () => Promise<void>) => Promise<void>;
  /** Deletes what was made so far, unless the room is kept. */
  clear: () => Promise<void>;
  /** Validates an answer of a call outside of the room. */
  look: (operation: Operation, who: Who, answer: WireAnswer) => void;
  faultsOf: (documented: DocumentedAnswer, answer: WireAnswer) => string[];
  /** Checks the headers of every answer. */
  everyAnswer: EveryAnswer;
  /** Null if none are requested. */
  sequences: RandomSequences | null;
  /** Whether each answer has to mean the same as the core's. */
  hasTwin: boolean;
  /** Whether the first finding is enough, without shrinking. */
  isFirstEnough: boolean;
}

export interface RandomSequences {
  runs: number;
  /** The same seed plays the same sequences. */
  seed: number;
}

/** An error with its cause: `fetch` itself reports only that it failed. */
export function errorInWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${errorInWords(error.cause)}`;
}

/** A reason why the target cannot be tried; not a finding. */
export class NotTried extends Error {}
