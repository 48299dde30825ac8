import { useState } from 'react';
import { useLocation } from 'wouter';
import { accessory } from '#web/ui/browser/loaded-later.tsx';
import { PageHeaderStart } from '#web/domain/product/page-header.tsx';
import { useCalm } from '#web/ui/print/use-calm.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { notFound, routeOf } from '../routes.tsx';
import { Sidebar } from './sidebar.tsx';
import { useKeysShown } from '../use-keys-shown.ts';
import { Menu, X } from 'lucide-react';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { openModal } from '#web/ui/overlay/open-modal.ts';

const Standby = accessory('Standby', () => import('../standby.tsx'));

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
        <main id="main" tabIndex={-1} className="flex h-dvh min-w-0 flex-col overflow-y-auto outline-none">
          <ErrorBoundary key={path}>
            <Screen />
          </ErrorBoundary>
        </main>
      </PageHeaderStart>
    </div>
  );
}

const TasksCount = accessory('TasksCount', () => import('#web/features/tasks/tasks-count.tsx'));

/** The sidebar on small screens. The native dialog traps focus, closes with Escape and returns focus to the button. */
function NavigationDrawer({ onAccount }: { onAccount: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <div className="md:hidden">
        <IconButton
          label="Open navigation"
          icon={Menu}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        />
      </div>
      {isOpen && (
        <dialog
          ref={openModal}
          aria-label="Navigation"
          onClose={close}
          onClick={(event) => {
            // A click on the element itself is on the backdrop.
            if (event.target === event.currentTarget) event.currentTarget.close();
          }}
          className="animate-drawer m-0 h-dvh max-h-none w-72 max-w-[calc(100vw-3rem)] bg-surface-raised text-text shadow-overlay backdrop:bg-overlay"
        >
          <Sidebar
            onNavigate={close}
            onAccount={() => {
              close();
              onAccount();
            }}
            close={
              <IconButton
                label="Close navigation"
                icon={X}
                onClick={(event) => event.currentTarget.closest('dialog')?.close()}
              />
            }
          />
          <TasksCount className="top-[82px] right-5" onOpen={close} />
        </dialog>
      )}
    </>
  );
}
