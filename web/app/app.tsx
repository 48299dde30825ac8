import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { allowNetwork } from '#web/session/network-refused.ts';
import { SessionGate } from '#web/session/session-gate.tsx';
import { beginSession } from '#web/session/session-lost.ts';
import { ToastHost } from '#web/ui/feedback/toast-host.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Shell } from './frame/shell.tsx';
import { Visitor } from './visitor.tsx';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

/** Loaded on the first refusal: the server still serves the application's files. */
const NetworkRefused = loadedLater(
  async () => (await import('./network-refused-page.tsx')).NetworkRefusedPage,
  <main className="grid h-full place-items-center">
    <Spinner />
  </main>,
);

/** The whole application. The toaster is outside of the gate, so that toasts survive changes of screen. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  useEffect(() => {
    beginSession();
    allowNetwork();
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) beginSession();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>
        <SessionGate visitor={<Visitor />} refused={<NetworkRefused />}>
          <Shell />
        </SessionGate>
      </ErrorBoundary>
      <ToastHost />
    </QueryClientProvider>
  );
}
