import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds: long after the first screen is there, and before anybody can have read it. Pictures do not wait for it. */
export const calm = { afterMs: 1500 };

/** Whether the first rush is over, what the screen shows being there: what few people need is loaded from then on. */
export function useCalm(): boolean {
  const queryClient = useQueryClient();
  const [isCalm, setIsCalm] = useState(false);
  useEffect(() => {
    if (isCalm) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (queryClient.isFetching() === 0) timer = setTimeout(() => setIsCalm(true), calm.afterMs);
    };
    wait();
    const unsubscribe = queryClient.getQueryCache().subscribe(wait);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [queryClient, isCalm]);
  return isCalm;
}
