import { useState } from 'react';
import { useLocation } from 'wouter';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { PageHeaderStart } from '#web/domain/product/page-header.tsx';
import { useCalm } from '#web/ui/print/use-calm.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { notFound, routeOf } from '../routes.tsx';
import { Sidebar } from './sidebar.tsx';
import { useKeysShown } from '../use-keys-shown.ts';

const Standby = loadedLater(() => import('../standby.tsx').then((module) => module.Standby), null, {
  isAccessory: true,
});

/** The frame of all screens for signed-in users. The main area scrolls, the sidebar does not. */
export function Shell() {
  const [path] = useLocation();
  const { Screen } = routeOf(path) ?? notFound;
  const isCalm = useCalm();
  // Null until it is opened once: what it leads to outlives it, also where the screen is not calm yet.
  const [isAccountOpen, setAccountOpen] = useState<boolean | null>(null);
  const keys = useKeysShown();
  const openAccount = () => setAccountOpen(true);
  return (
    <div className="h-dvh bg-surface md:grid md:grid-cols-[232px_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only z-50 rounded-lg bg-surface-raised p-3 text-text focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <aside className="border-r border-border bg-canvas max-md:hidden">
        <Sidebar onAccount={openAccount} />
      </aside>
      {(isCalm || isAccountOpen !== null || keys.areUsed) && (
        <Standby isAccountOpen={isAccountOpen === true} onAccount={setAccountOpen} keys={keys} />
      )}
      <PageHeaderStart value={<NavigationDrawer onAccount={openAccount} />}>
        <main
          id="main"
          tabIndex={-1}
          className="flex h-dvh min-w-0 flex-col overflow-y-auto bg-surface focus-visible:-outline-offset-2"
        >
          <ErrorBoundary key={path}>
            <Screen />
          </ErrorBoundary>
        </main>
      </PageHeaderStart>
    </div>
  );
}
