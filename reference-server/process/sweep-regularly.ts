import type { Ports } from '#core/ports.ts';
import { removeAbandonedUploads } from '#core/store/sweep.ts';

const SWEEP_EVERY_MS = 10 * 60_000;

/** Never keeps the process alive. Stopping waits for a sweep that is under way. */
export function sweepRegularly(ports: Ports): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const sweep = () => {
    running = removeAbandonedUploads(ports).then(
      () => undefined,
      (error: unknown) => ports.reportFault(error, 'sweep'),
    );
  };
  sweep();
  const timer = setInterval(sweep, SWEEP_EVERY_MS).unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
