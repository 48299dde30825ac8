import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The tree over the page, where there is no room beside the list. The browser's own modal dialog traps the focus. */
export function FolderDrawer({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label="Folders"
      onClose={onClose}
      onClick={(event) => {
        // The backdrop belongs to the dialog element itself; everything else in it has an element of its own.
        if (event.target === event.currentTarget) onClose();
      }}
      className="fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] border-r border-border bg-surface-raised text-text shadow-overlay open:animate-drawer backdrop:bg-overlay"
    >
      {children}
    </dialog>
  );
}
