import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** Events before every action of the user, and on returning to the window. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'dragenter', 'focus', 'visibilitychange'] as const;

/** The first sign of the user, or null before it; code needed after a press is loaded then. */
export function useFirstSign(): Event | null {
  const [sign, setSign] = useState<Event | null>(null);
  useEffect(() => {
    const first = new AbortController();
    const onSign = (event: Event) => {
      first.abort();
      afterPaint(() => setSign(event));
    };
    for (const name of signs) window.addEventListener(name, onSign, { signal: first.signal, capture: true });
    return () => first.abort();
  }, []);
  return sign;
}
