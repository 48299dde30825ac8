// Warns when the disk does not answer a small call during the start, which would hang with it.
import { stat } from 'node:fs/promises';

export interface StartWatch {
  /** Ends the watch after the start. */
  stop(): void;
}

const EVERY_MS = 1000;
/** Turns of the event loop, not seconds: a start that computes for long is not waiting. */
const PATIENCE = 20;

/** @param onSilence called once, after about twenty seconds without an answer. */
export function watchStart(
  dataDir: string,
  onSilence: (message: string) => void,
  ask: () => Promise<unknown> = () => stat(dataDir),
): StartWatch {
  let waited = 0;
  let isAsking = false;
  const timer = setInterval(() => {
    if (isAsking) waited += 1;
    if (waited === PATIENCE) {
      clearInterval(timer);
      onSilence(`${dataDir}: the data folder has not answered for ${PATIENCE} seconds. Is its disk or network there?`);
    }
    if (isAsking) return;
    isAsking = true;
    waited = 0;
    // Any answer counts, including an error.
    void ask()
      .catch(() => undefined)
      .finally(() => (isAsking = false));
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
