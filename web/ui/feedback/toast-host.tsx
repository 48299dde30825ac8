import { useSyncExternalStore } from 'react';
import { loadedLater } from '../browser/loaded-later.tsx';
import { useFirstSign } from '../browser/use-first-sign.ts';
import { toastStore } from './toast.ts';

const Toaster = loadedLater(async () => (await import('./toaster.tsx')).Toaster, null, { isAccessory: true });

/**
 * Stands where the toaster will be. Its code is no part of the first load: it comes with the first sign of the person,
 * so that it is there before there is anything to say.
 */
export function ToastHost() {
  const sign = useFirstSign();
  const isNeeded = useSyncExternalStore(toastStore.subscribe, () => toastStore.records().length > 0);
  if (sign === null && !isNeeded) return null;
  return <Toaster hasAutoFocus={sign instanceof KeyboardEvent && sign.code === 'F8'} />;
}
