// How the process ends: with 0 after one signal, at once after a second, with one line after an uncaught error.

/* oxlint-disable no-console -- its last words are for the screen */

import os from 'node:os';
import type { Logger } from 'pino';

/** Terminals signal the group, and launchers pass it on: both count as one press of Ctrl+C. */
const PASSED_ON_WITHIN_MS = 1000;

/** Exits with 0 after `stop` succeeds, 1 if it fails. */
export function endOnSignal(stop: () => Promise<void>, log: Logger, isPassedOn: boolean): void {
  let signalledAt: number | null = null;
  const handleSignal = (signal: NodeJS.Signals) => {
    if (signalledAt !== null) {
      if (isPassedOn && performance.now() - signalledAt < PASSED_ON_WITHIN_MS) return;
      log.warn({ signal }, 'second signal: ending at once');
      process.exit(128 + os.constants.signals[signal]);
    }
    signalledAt = performance.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'the server could not end well');
        process.exit(1);
      },
    );
  };
  // SIGHUP: the terminal was closed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handleSignal);
}

/** Written to the log and to standard error, since either may be off. */
export function endOnFaults(log: Logger): void {
  // An unhandled rejection becomes an exception.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the server ends: a fault that nothing caught');
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.error(
      `The server ends: a fault that nothing caught. Whatever it had acknowledged is on the disk.\n${text}`,
    );
    process.exit(1);
  });
  // A closed terminal or pipe must not end the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
