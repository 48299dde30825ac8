import { useSyncExternalStore } from 'react';
import { loadedLater } from '../browser/loaded-later.tsx';
import { useFirstSign } from '../browser/use-first-sign.ts';
import { toastStore } from './toast.ts';

const Toaster = loadedLater(() => import('./toaster.tsx').then((module) => module.Toaster), null, {
  isAccessory: true,
});

/** Loads the toaster with the first sign of the user, outside of the first load. */
export function ToastHost() {
  const sign = useFirstSign();
  const isNeeded = useSyncExternalStore(toastStore.subscribe, () => toastStore.get().length > 0);
  if (sign === null && !isNeeded) return null;
  return <Toaster hasAutoFocus={sign instanceof KeyboardEvent && sign.code === 'F8'} />;
}
