// The server's log: one line of JSON an event, with its trace, written together after a moment and at the end.
import { writeSync } from 'node:fs';
import { type DestinationStream, type Logger, pino } from 'pino';
import { tracedFields } from '../http/trace.ts';

const GATHERED_MS = 20;
/** Lines are written at once from this size on. */
const GATHERED_BYTES = 8192;
/** Further lines are lost while nothing reads the output, as behind a log driver that hangs. */
const MOST_WAITING_BYTES = 16 * 1024 * 1024;
/** A process that ends waits a tenth of a second between them. */
const LAST_TRIES = 20;

/** @param to standard output by default */
export function openLog(level: string, to: DestinationStream = gathered()): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: tracedFields };
  return pino(options, to);
}

function gathered(): DestinationStream & { flushSync(): void } {
  const { fd } = process.stdout;
  let triesLeft = Infinity;
  const output = pino.destination({
    ...{ fd, sync: false, minLength: GATHERED_BYTES, maxLength: MOST_WAITING_BYTES },
    retryEAGAIN: () => (triesLeft -= 1) > 0,
  });
  // On a full disk or a broken pipe, which a written byte shows, it would try for ever, and the process never end.
  output.on('error', () => (output.flushSync = () => undefined));
  const flushSync = output.flushSync.bind(output);
  output.flushSync = () => {
    try {
      writeSync(fd, '\n');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
    }
    triesLeft = LAST_TRIES;
    try {
      flushSync();
    } catch {
      // The output stands still, and its last lines are lost.
    }
    triesLeft = Infinity;
  };
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
