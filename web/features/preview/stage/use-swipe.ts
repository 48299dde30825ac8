import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The sideways distance, with little vertical movement, that counts as a swipe. */
const FAR = 72;
const STRAIGHT = 2.5;
const QUICK_MS = 600;

/** Detects a sideways swipe; not while the content is wider than the view and scrolls. */
export function useSwipe(area: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void): void {
  const swipe = useEffectEvent(onSwipe);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let start: { x: number; y: number; time: number } | null = null;
    const onStart = ({ touches, target, timeStamp }: TouchEvent) => {
      const [one, other] = touches;
      start =
        one && !other && !scrollsSideways(target, element) ? { x: one.clientX, y: one.clientY, time: timeStamp } : null;
    };
    const onEnd = ({ changedTouches, timeStamp }: TouchEvent) => {
      const [one] = changedTouches;
      if (!start || !one) return;
      const [x, y] = [one.clientX - start.x, one.clientY - start.y];
      const isSwipe = Math.abs(x) > FAR && Math.abs(x) > Math.abs(y) * STRAIGHT && timeStamp - start.time < QUICK_MS;
      start = null;
      if (isSwipe) swipe(x < 0 ? 1 : -1);
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('touchstart', onStart, { passive: true, signal });
    element.addEventListener('touchend', onEnd, { passive: true, signal });
    element.addEventListener('touchcancel', () => (start = null), { signal });
    return () => listening.abort();
  }, [area]);
}

function scrollsSideways(target: EventTarget | null, within: HTMLElement): boolean {
  for (let one = target instanceof Element ? target : null; one && within.contains(one); one = one.parentElement) {
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible') return true;
  }
  return false;
}
