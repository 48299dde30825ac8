import type { Room } from '#core/room/room.ts';
import { removeAbandonedUploads } from '#core/room/sweep.ts';

const SWEEP_EVERY_MS = 10 * 60_000;

/** Never keeps the process alive. @param alone runs a sweep unless another server is running one */
export function sweepRegularly(
  room: Pick<Room, 'ports' | 'memory'>,
  alone: (sweep: () => Promise<void>) => Promise<void>,
): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const sweep = () => {
    running = alone(async () => {
      await removeAbandonedUploads(room);
    }).catch((error: unknown) => room.ports.reportFault(error, 'sweep'));
  };
  sweep();
  const timer = setInterval(sweep, SWEEP_EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
