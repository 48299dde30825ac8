import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadedLater } from '../browser/loaded-later.tsx';
import { toastStore } from './toast.ts';

const Toaster = loadedLater(async () => (await import('./toaster.tsx')).Toaster, null, { isAccessory: true });

/** What precedes every toast: the person does something, or comes back to the window. */
const firstSigns = ['pointerdown', 'keydown', 'focus', 'visibilitychange'] as const;

/**
 * Stands where the toaster will be. Its code is no part of the first load: it comes with the first sign of the person,
 * so that it is there before there is anything to say.
 */
export function ToastHost() {
  const [sign, setSign] = useState<Event | null>(null);
  const isNeeded = useSyncExternalStore(toastStore.subscribe, () => toastStore.records().length > 0);
  useEffect(() => {
    const first = new AbortController();
    const onSign = (event: Event) => {
      first.abort();
      setSign(event);
    };
    for (const name of firstSigns) window.addEventListener(name, onSign, { signal: first.signal });
    return () => first.abort();
  }, []);
  if (sign === null && !isNeeded) return null;
  return <Toaster hasAutoFocus={sign instanceof KeyboardEvent && sign.code === 'F8'} />;
}
