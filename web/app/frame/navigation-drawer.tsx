import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { Sidebar } from './sidebar.tsx';

const TasksCount = loadedLater(
  () => import('#web/features/tasks/tasks-count.tsx').then((module) => module.TasksCount),
  null,
  {
    isAccessory: true,
  },
);

/** The sidebar on small screens. The native dialog traps focus, closes with Escape and returns focus to the button. */
export function NavigationDrawer({ onAccount }: { onAccount: () => void }) {
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
          <TasksCount className="top-[77px] left-7" onOpen={close} />
        </dialog>
      )}
    </>
  );
}

/** Modals open by method only. Closing before unmounting returns the focus. */
function openModal(dialog: HTMLDialogElement | null) {
  if (dialog === null) return;
  dialog.showModal();
  return () => dialog.close();
}
