import { useCallback, useRef } from 'react';

import { wasTold } from './told-failures.ts';

/**
 * Runs one piece of work at a time and drops what is asked for meanwhile, so that twenty clicks are one change. A
 * pending state comes too late for that: it needs a render. What a mutation has told is done with; whatever else the work
 * throws is a fault, and goes on its way.
 */
export function useOneAtATime(): (work: () => Promise<unknown>) => Promise<void> {
  const isRunning = useRef(false);
  return useCallback(async (work) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await work();
    } catch (error) {
      if (!wasTold(error)) throw error;
    } finally {
      isRunning.current = false;
    }
  }, []);
}
