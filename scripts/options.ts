// Options of the tools, as node:util parses them: --help prints the usage, and a wrong option ends the tool with a message
// instead of a stack trace.
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** @param exitCode of a wrong option, where 2 has another meaning */
export function readOptions<T extends ParseArgsConfig>(
  config: T,
  usage?: string,
  exitCode = 2,
): ReturnType<typeof parseArgs<T>> {
  if (usage !== undefined && process.argv.slice(2).includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  return orRefuse(() => parseArgs(config), usage, exitCode);
}

/** Ends the program if `read` throws. */
export function orRefuse<T>(read: () => T, usage?: string, exitCode = 2): T {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (usage !== undefined) console.error(`\n${usage}`);
    process.exit(exitCode);
  }
}
