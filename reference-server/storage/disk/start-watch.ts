// A disk that does not answer (a network that is gone, a device that hangs) lets every call wait for ever, and the start
// with it. It is asked for something small again and again while the server starts: when no answer comes, somebody is told.
import { stat } from 'node:fs/promises';

export interface StartWatch {
  /** The start is over. */
  stop(): void;
}

const EVERY_MS = 1000;
/** Turns of the event loop, not seconds: a start that computes for long is not one that waits. */
const PATIENCE = 20;

/** @param onSilence told once, after about twenty seconds without an answer. */
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
    // Whatever it answers, it answers.
    void ask()
      .catch(() => undefined)
      .finally(() => (isAsking = false));
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
