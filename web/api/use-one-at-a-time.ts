import { useCallback, useRef } from 'react';

/**
 * Runs one piece of work at a time and drops what is asked for meanwhile, so that twenty clicks are one change. A
 * pending state comes too late for that: it needs a render.
 */
export function useOneAtATime(): (work: () => Promise<unknown>) => Promise<void> {
  const isRunning = useRef(false);
  return useCallback(async (work) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await work();
    } catch {
      // The mutation's own onError has said it.
    } finally {
      isRunning.current = false;
    }
  }, []);
}
