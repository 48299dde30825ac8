import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds: long after the first screen has loaded. Image loading is not awaited. */
export const calm = { afterMs: 1500 };

/** Whether the first screen has been shown for a while; rarely needed code is loaded then. */
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
