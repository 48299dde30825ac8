import type { FileRecord } from './record.d.mts';

/** Its name, what it shows, the arguments of the Node process that it is, and variables of its environment. */
export type Step = readonly [name: string, title: string, args: readonly string[], settings?: Record<string, string>];

export interface StepResult {
  name: string;
  title: string;
  passed: boolean;
  seconds: number;
  /** Seconds of processor time; null where the system does not say. */
  processor: number | null;
  faults: readonly string[];
  warnings: readonly string[];
  files: readonly FileRecord[];
}

export function runSteps(
  steps: readonly Step[],
  options?: { atOnce?: number; hasHurry?: boolean; results?: StepResult[] },
): Promise<StepResult[]>;
/** Prints the table. @param commandOf the command for a step that failed without a test @returns the code to end with */
export function report(results: readonly StepResult[], commandOf?: (step: string) => string): number;
/** Ends the process with this code once all output is written, also to a slow pipe. */
export function end(code: number): void;
