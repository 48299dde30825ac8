import { useEffect, useEffectEvent } from 'react';
import { serverNow } from '#web/api/server-time.ts';

/** A computer may sleep meanwhile, and clocks differ by seconds. */
const LOOK_EVERY_MS = 30_000;

/** Calls back from this moment on, by the server's clock, until another one is given. */
export function useAtEnd(endsAt: string | null | undefined, onEnd: () => void): void {
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (endsAt == null) return;
    let timer = 0;
    const look = () => {
      const left = Date.parse(endsAt) - serverNow();
      if (left <= 0) ended();
      timer = window.setTimeout(look, left <= 0 ? LOOK_EVERY_MS : Math.min(left, LOOK_EVERY_MS));
    };
    look();
    return () => window.clearTimeout(timer);
  }, [endsAt]);
}
