import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { releaseChanges } from '#web/api/held-changes.ts';
import { watchUser } from '#web/api/query-client.ts';
import { allowNetwork } from '#web/session/network-refused.ts';
import { SessionGate } from '#web/session/session-gate.tsx';
import { beginSession } from '#web/session/session-lost.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Shell } from './frame/shell.tsx';
import { accessory, loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { useWindowEvent } from '#web/ui/browser/use-window-event.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { useFirstSign } from '#web/ui/browser/use-first-sign.ts';
import { dismissToast, toastStore } from '#web/ui/feedback/toast.ts';

const waiting = (
  <main className="grid h-full place-items-center">
    <Spinner />
  </main>
);
const LandingPage = loadedLater('LandingPage', () => import('#web/features/landing/landing-page.tsx'), waiting);
/** Loaded on the first refusal: the server still serves the application's files. */
const NetworkRefused = loadedLater('NetworkRefusedPage', () => import('./network-refused-page.tsx'), waiting);

/** Visitors who are not signed in see the landing page on every route. */
const visitor = (
  <ErrorBoundary>
    <LandingPage />
  </ErrorBoundary>
);

/** The whole application. The toaster is outside of the gate, so that toasts survive changes of screen. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  useEffect(() => {
    beginSession();
    allowNetwork();
  }, []);
  useEffect(() => {
    const stop = watchUser(queryClient, () => void forgetTheOneBefore());
    return () => stop();
  }, [queryClient]);
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) beginSession();
  });
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>
        <SessionGate visitor={visitor} refused={<NetworkRefused />}>
          <Shell />
        </SessionGate>
      </ErrorBoundary>
      <ToastHost />
    </QueryClientProvider>
  );
}

/** Otherwise the previous user's uploads would go on, and their changes be undone, as the present user. */
async function forgetTheOneBefore(): Promise<void> {
  for (const { id } of toastStore.get()) dismissToast(id);
  try {
    const { uploadTray } = await import('#web/features/uploads/tray/upload-tray-store.ts');
    uploadTray.empty();
  } finally {
    // Without its code there are no uploads either.
    releaseChanges();
  }
}

const Toaster = accessory('Toaster', () => import('#web/ui/feedback/toaster.tsx'));

/** Loads the toaster with the first sign of the user, outside of the first load. */
function ToastHost() {
  const sign = useFirstSign();
  const isNeeded = useSyncExternalStore(toastStore.subscribe, () => toastStore.get().length > 0);
  if (sign === null && !isNeeded) return null;
  return <Toaster hasAutoFocus={sign instanceof KeyboardEvent && sign.code === 'F8'} />;
}
