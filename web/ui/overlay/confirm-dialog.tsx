import { Description, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../form/button.tsx';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  /** False closes it with its animation. */
  isOpen?: boolean;
  title: string;
  /** The consequences: what happens, to how many, and whether it can be undone. */
  children: ReactNode;
  /** The title, unless the button says less. */
  confirmLabel?: string;
  /** The cancel label, where "Cancel" could be misread as the action. */
  cancelLabel?: string;
  isBusy?: boolean;
  tone?: 'danger' | 'primary';
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action that cannot be undone. The focus starts on Cancel. */
export function ConfirmDialog({
  isOpen = true,
  title,
  children,
  confirmLabel = title,
  cancelLabel = 'Cancel',
  isBusy = false,
  tone = 'danger',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Modal role="alertdialog" open={isOpen} onClose={() => !isBusy && onCancel()} initialFocus={cancel}>
      <DialogBackdrop className="animate-fade fixed inset-0 bg-overlay" />
      <div className="fixed inset-0 flex items-end justify-center p-4 md:items-center">
        <DialogPanel className="animate-rise flex max-h-full w-full max-w-[440px] flex-col overflow-hidden rounded-xl border border-border-strong bg-surface-raised text-text shadow-overlay">
          <div className="min-h-0 flex-1 overflow-y-auto p-6">
            <DialogTitle className="text-dialog break-words">{title}</DialogTitle>
            <Description as="div" className="mt-2 text-base break-words text-text-muted">
              {children}
            </Description>
          </div>
          <footer className="flex flex-wrap justify-end gap-2 border-t border-border bg-surface-sunken px-6 py-3.5 max-md:px-4 max-md:*:flex-1">
            <Button ref={cancel} onClick={onCancel} disabled={isBusy}>
              {cancelLabel}
            </Button>
            <Button variant={tone} onClick={onConfirm} isBusy={isBusy}>
              {confirmLabel}
            </Button>
          </footer>
        </DialogPanel>
      </div>
    </Modal>
  );
}
