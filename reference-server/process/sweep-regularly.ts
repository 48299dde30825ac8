import type { Ports } from '#core/ports.ts';
import { removeAbandonedUploads } from '#core/store/sweep.ts';

const SWEEP_EVERY_MS = 10 * 60_000;

/** @param alone runs a sweep unless another server is at one. Never keeps the process alive. Stopping waits for a sweep that is under way. */
export function sweepRegularly(
  ports: Ports,
  alone: (sweep: () => Promise<void>) => Promise<void>,
): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const sweep = () => {
    running = alone(async () => {
      await removeAbandonedUploads(ports);
    }).catch((error: unknown) => ports.reportFault(error, 'sweep'));
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
