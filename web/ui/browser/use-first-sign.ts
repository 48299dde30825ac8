import { useEffect, useState } from 'react';

/** What precedes everything that a person does here, and what follows when they come back to the window. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'dragenter', 'focus', 'visibilitychange'] as const;

/** The first sign of the person, or null before it: what is wanted only after a press is loaded with it. */
export function useFirstSign(): Event | null {
  const [sign, setSign] = useState<Event | null>(null);
  useEffect(() => {
    const first = new AbortController();
    const onSign = (event: Event) => {
      first.abort();
      setSign(event);
    };
    for (const name of signs) window.addEventListener(name, onSign, { signal: first.signal, capture: true });
    return () => first.abort();
  }, []);
  return sign;
}
