// Warns when the disk does not answer a small call during the start, which would hang with it.
import { stat } from 'node:fs/promises';

export interface StartWatch {
  /** Ends the watch after the start. */
  stop(): void;
}

const EVERY_MS = 1000;
/** Turns of the event loop, not seconds: a start that computes for long is not waiting. */
const MOST_WAITS = 20;

/** @param onSilence called once, after about twenty seconds without an answer. */
export function watchStart(
  dataDir: string,
  onSilence: (message: string) => void,
  probe: () => Promise<unknown> = () => stat(dataDir),
): StartWatch {
  let waited = 0;
  let isProbing = false;
  const timer = setInterval(() => {
    if (isProbing) waited += 1;
    if (waited === MOST_WAITS) {
      clearInterval(timer);
      onSilence(
        `${dataDir}: the data folder has not answered for ${MOST_WAITS} seconds. Is its disk or network there?`,
      );
    }
    if (isProbing) return;
    isProbing = true;
    waited = 0;
    // Any answer counts, including an error.
    void probe()
      .catch(() => undefined)
      .finally(() => (isProbing = false));
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
