/** Its name, what it shows, and the arguments of the Node process that it is. */
export type Step = readonly [name: string, title: string, args: readonly string[]];

export interface StepResult {
  name: string;
  title: string;
  passed: boolean;
  seconds: number;
  faults: readonly string[];
  warnings: readonly string[];
}

/** Runs a lane one step after the other, and the lanes side by side. */
export function runLanes(lanes: readonly (readonly Step[])[], results?: StepResult[]): Promise<StepResult[]>;
/** Says what passed and what failed. @returns the code to end with */
export function report(results: readonly StepResult[]): number;
