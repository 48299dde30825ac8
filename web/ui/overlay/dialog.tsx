import { Description, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { cx } from '../theme/cx.ts';
import { Button } from '../form/button.tsx';
import { IconButton } from '../form/icon-button.tsx';
import { Modal } from './modal.tsx';

const sizes = {
  sm: 'md:max-w-[440px]',
  md: 'md:max-w-[640px]',
  lg: 'md:max-w-[672px]',
  xl: 'md:max-w-[880px]',
  full: 'h-full md:max-w-none',
} as const;

const fields = ':is(input, select, textarea):not(:disabled, [type=file], [type=hidden])';

interface DialogProps {
  /** False closes it with its animation. */
  isOpen?: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One line of context under the title. */
  description?: ReactNode;
  /** At the left of both, such as a file's icon. */
  leading?: ReactNode;
  size?: keyof typeof sizes;
  /** Buttons: secondary first, primary last. */
  footer?: ReactNode;
  /** The label of a button that closes it, the last in the footer. */
  closeLabel?: string;
  /** The initial focus; by default what has `data-autofocus`, the first field, or the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The children provide head, padding and footer, and name the dialog with a DialogTitle of Headless UI. */
  isBare?: boolean;
  /** Announced at once. */
  isAlert?: boolean;
  children: ReactNode;
}

/** A modal dialog: it traps the focus and returns it to its trigger, Escape closes it, and only the body scrolls. */
export function Dialog({
  isOpen = true,
  onClose,
  title,
  description,
  leading,
  size = 'md',
  footer,
  closeLabel,
  initialFocus,
  isBare = false,
  isAlert = false,
  children,
}: DialogProps) {
  const firstField = useRef<HTMLElement>(null);
  const findFirstField = (body: HTMLElement | null) => {
    firstField.current =
      body?.querySelector<HTMLElement>('[data-autofocus]') ?? body?.querySelector<HTMLElement>(fields) ?? null;
  };
  return (
    <Modal
      role={isAlert ? 'alertdialog' : 'dialog'}
      open={isOpen}
      onClose={onClose}
      initialFocus={initialFocus ?? firstField}
    >
      <DialogBackdrop className="animate-fade fixed inset-0 bg-overlay" />
      <div
        className={cx(
          'fixed inset-0 flex items-end justify-center md:items-center',
          size === 'full' ? 'p-0 md:p-6' : 'p-0 md:p-8',
        )}
      >
        <DialogPanel
          data-size={size}
          className={cx(
            'animate-rise relative flex max-h-full w-full flex-col overflow-hidden border border-border-strong bg-surface-raised text-text shadow-overlay max-md:rounded-t-xl md:rounded-xl',
            sizes[size],
            isBare && 'low:overflow-y-auto',
          )}
        >
          {isBare ? (
            children
          ) : (
            <>
              <header className="flex items-start gap-3 px-6 pt-5 pb-3 max-md:px-4">
                {leading}
                <div className="min-w-0 flex-1">
                  <DialogTitle className="text-dialog break-words">{title}</DialogTitle>
                  {description !== undefined && (
                    <Description as="p" className="mt-0.5 text-cell break-words text-text-subtle">
                      {description}
                    </Description>
                  )}
                </div>
                <span aria-hidden className="w-6 flex-none" />
              </header>
              <div ref={findFirstField} className="min-h-0 flex-1 overflow-y-auto px-6 pt-1 pb-6 max-md:px-4">
                {children}
              </div>
            </>
          )}
          {(footer !== undefined || closeLabel !== undefined) && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-border bg-surface-sunken px-6 py-3.5 max-md:px-4 max-md:*:flex-1">
              {footer}
              {closeLabel !== undefined && <Button onClick={onClose}>{closeLabel}</Button>}
            </footer>
          )}
          {/* Last in the document, so that the keyboard reaches fields and footer first. */}
          {!isBare && (
            <span className="absolute top-4 right-4 max-md:top-3 max-md:right-2">
              <IconButton label="Close" icon={X} size="md" onClick={onClose} />
            </span>
          )}
        </DialogPanel>
      </div>
    </Modal>
  );
}
