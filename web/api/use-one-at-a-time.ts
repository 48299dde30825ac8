import { useCallback, useRef } from 'react';
import { wasShown } from './shown-failures.ts';

/**
 * Runs one piece of work at a time and ignores requests meanwhile, so that a double click is one change. A pending
 * state would be too late, since it needs a render. Failures with a message are dropped; other errors are thrown.
 */
export function useOneAtATime(): (work: () => Promise<unknown>) => Promise<void> {
  const isRunning = useRef(false);
  return useCallback(async (work) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await work();
    } catch (error) {
      if (!wasShown(error)) throw error;
    } finally {
      isRunning.current = false;
    }
  }, []);
}
