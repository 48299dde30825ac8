import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Long after the first screen is there, and before anybody can have read it. */
const WHEN_CALM_MS = 1500;

/** Whether the first rush is over, what the screen shows being there: what few people need is loaded from then on. */
export function useCalm(): boolean {
  const isFetching = useIsFetching() > 0;
  const [isCalm, setIsCalm] = useState(false);
  useEffect(() => {
    if (isFetching || isCalm) return;
    const timer = setTimeout(() => setIsCalm(true), WHEN_CALM_MS);
    return () => clearTimeout(timer);
  }, [isFetching, isCalm]);
  return isCalm;
}
