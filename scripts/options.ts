// Options of the tools, as node:util parses them: a wrong one ends the tool with a message instead of a stack trace.
import { parseArgs, type ParseArgsConfig } from 'node:util';

export function readOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  return orRefuse(() => parseArgs(config));
}

/** Ends the program with 2 if `read` throws. */
export function orRefuse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
