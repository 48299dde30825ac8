// How the process ends: in order and with 0 after one signal, at once after a second, and with one line after an
// uncaught error, since its state is unknown.

/* oxlint-disable no-console -- its last words are for whoever reads the screen */

import os from 'node:os';
import type { Logger } from 'pino';

/**
 * What a terminal sends to everybody, npm and the other launchers pass on once more: that is one press of Ctrl+C, or one
 * SIGTERM to the whole group.
 */
const PASSED_ON_WITHIN_MS = 1000;

/** Code 0 when `stop` has done its work, 1 when it could not. */
export function endWhenTold(stop: () => Promise<void>, log: Logger, isPassedOn: boolean): void {
  let toldAt: number | null = null;
  const hear = (signal: NodeJS.Signals) => {
    if (toldAt !== null) {
      if (isPassedOn && performance.now() - toldAt < PASSED_ON_WITHIN_MS) return;
      log.warn({ signal }, 'told again: ending at once');
      process.exit(128 + os.constants.signals[signal]);
    }
    toldAt = performance.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'the server could not end well');
        process.exit(1);
      },
    );
  };
  // SIGHUP: the terminal was closed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hear);
}

/** Written to the log and to standard error, since either may be off. */
export function endOnFaults(log: Logger): void {
  // A rejection that nobody handles becomes an exception.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the server ends: a fault that nothing caught');
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.error(
      `The server ends: a fault that nothing caught. Whatever it had acknowledged is on the disk.\n${told}`,
    );
    process.exit(1);
  });
  // A terminal or a pipe that is gone takes the words with it, not the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
