import { type RefObject, useEffect, useEffectEvent } from 'react';

interface Point {
  x: number;
  y: number;
}

/** Called during zooming with the relative factor and its centre in the view. */
type OnZoom = (factor: number, at: Point) => void;

/** Ctrl with the wheel, which touchpads also send for pinching, and pinching on touch screens. */
export function useZoomGestures(scroller: RefObject<HTMLElement | null>, onZoom: OnZoom): void {
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const within = (x: number, y: number): Point => {
      const box = element.getBoundingClientRect();
      return { x: x - box.left, y: y - box.top };
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 30;
      zoom(Math.exp(-Math.min(Math.max(pixels, -100), 100) / 250), within(event.clientX, event.clientY));
    };
    let apart: number | null = null;
    const onTouch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) {
        apart = null;
        return;
      }
      event.preventDefault();
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const at = within((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
      if (apart !== null && apart > 0) zoom(now / apart, at);
      apart = now;
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('wheel', onWheel, { passive: false, signal });
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      element.addEventListener(type, onTouch, { passive: false, signal });
    return () => listening.abort();
  }, [scroller]);
}
