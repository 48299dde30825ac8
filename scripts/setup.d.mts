/** The folder of the project. */
export const root: string;
/** The built server, to be run with plain Node. */
export const serverFile: string;
/** What comes first among the arguments of a Node process that must not outlive the one that STARTED_BY names. */
export const asChild: readonly string[];
/** Runs a TypeScript file of the project, and ends as it did when it did not end well. */
export function runScript(file: string, ...args: string[]): Promise<void>;
