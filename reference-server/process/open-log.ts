// The log of the server: a line of JSON for each thing that happened, with the trace of the request that it happened in.
// Lines are gathered for a moment and written together; the end of the process writes what it finds.
import { type DestinationStream, type Logger, pino } from 'pino';
import { tracedFields } from '../http/trace.ts';

const GATHERED_MS = 20;
/** Written at once from this size on. */
const GATHERED_BYTES = 8192;

/** @param to standard output without */
export function openLog(level: string, to: DestinationStream = gathered()): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: tracedFields };
  return pino(options, to);
}

function gathered(): DestinationStream & { flushSync(): void } {
  const output = pino.destination({ fd: process.stdout.fd, sync: false, minLength: GATHERED_BYTES });
  let isDue = false;
  const flush = () => {
    isDue = false;
    output.flush();
  };
  return {
    write(line) {
      output.write(line);
      if (!isDue) setTimeout(flush, GATHERED_MS).unref();
      isDue = true;
    },
    flushSync: () => output.flushSync(),
  };
}
