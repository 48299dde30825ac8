import * as Toast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { counted } from '#web/format/counted.ts';
import { useStore } from '../browser/store.ts';
import { Button } from '../form/button.tsx';
import { cx } from '../theme/cx.ts';
import { topElement } from '../overlay/open-modal.ts';
import { heightsBelow } from './toasts-above.ts';
import { dismissToast, toastStore, type ToastRecord } from './toast.ts';

const hotkey = ['F8'];

const focusRegion = (region: HTMLElement | null) => region?.focus();

const shownMs = 5000;
/** Long enough to notice a mistake and reach the button. */
const withActionMs = 12_000;

/**
 * The live region of toasts: bottom right, focused by F8, dismissed by a swipe of 50 px to the right. A success is
 * shown for five seconds, longer with an action; a failure until it is closed.
 */
export function Toaster({ hasAutoFocus = false }: { hasAutoFocus?: boolean }) {
  const open = useStore(toastStore).filter(({ isOpen }) => isOpen);
  const newest = open.at(-1);
  const top = useStore(topElement);
  const below = [...useStore(heightsBelow).values()].reduce((sum, height) => sum + height, 0);
  return (
    <Toast.Provider duration={shownMs} swipeDirection="right" swipeThreshold={50}>
      {newest && <ToastCard key={newest.id} record={newest} waiting={open.length - 1} />}
      {/* Outside of #root, which open dialogs make inert. Beside a dialog it is limited to the free width; where that is too narrow it is at the left, away from the main buttons; over one that fills the screen it is above its footer; on small screens it is above the dialog, whose buttons are at the bottom. Only its cards take clicks. */}
      {createPortal(
        <Toast.Viewport
          hotkey={hotkey}
          // The key that focuses the region may also have loaded its code.
          ref={hasAutoFocus ? focusRegion : null}
          // Above the elements at the bottom of the screen.
          style={{ marginBottom: below }}
          className="pointer-events-none fixed right-0 bottom-0 z-100 w-full p-4 outline-offset-[-2px] md:max-w-[420px] md:p-5 md:[body:has([role=dialog])_&]:max-w-[clamp(296px,calc(50vw-344px),420px)] md:[body:has([data-size=full])_&]:bottom-[70px] md:max-xl:[body:has([role=dialog])_&]:right-auto md:max-[1488px]:[body:has([data-size=xl])_&]:right-auto max-md:[body:has([role$=dialog])_&]:top-0 max-md:[body:has([role$=dialog])_&]:bottom-auto"
        />,
        top,
      )}
    </Toast.Provider>
  );
}

function durationOf({ action, isPassing }: ToastRecord): { duration?: number } {
  if (!isPassing) return { duration: Infinity };
  return action ? { duration: withActionMs } : {};
}

function ToastCard({ record, waiting }: { record: ToastRecord; waiting: number }) {
  const isDestructive = record.tone === 'destructive';
  const Icon = isDestructive ? CircleAlert : CircleCheck;
  return (
    <Toast.Root
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(record.id);
      }}
      data-tone={record.tone}
      {...durationOf(record)}
      className={cx(
        'animate-rise pointer-events-auto flex items-start gap-3 rounded-xl border p-4 pr-2 shadow-overlay outline-offset-2',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isDestructive ? 'border-danger-border bg-danger-soft' : 'border-border-strong bg-surface-raised',
      )}
    >
      <Icon size={18} className={cx('mt-px', isDestructive ? 'text-danger' : 'text-success')} aria-hidden />
      <div className="min-w-0 flex-1">
        <Toast.Title className={cx('text-base font-semibold', isDestructive ? 'text-danger' : 'text-text')}>
          {record.title}
        </Toast.Title>
        {record.message !== undefined && (
          <Toast.Description className="text-cell break-words text-text-muted">{record.message}</Toast.Description>
        )}
        {isDestructive && waiting > 0 && (
          <p className="text-caption text-text-subtle">{counted(waiting, 'earlier failure')} to be closed</p>
        )}
      </div>
      {record.action && (
        <Toast.Action asChild altText={`${record.action.label}: press F8 to reach it`}>
          <Button size="sm" onClick={record.action.run} className="-my-1">
            {record.action.label}
          </Button>
        </Toast.Action>
      )}
      <Toast.Close
        aria-label="Dismiss"
        className="-my-1.5 grid size-8 flex-none place-items-center rounded-md text-text-subtle hover:bg-surface-hover hover:text-text"
      >
        <X size={16} aria-hidden />
      </Toast.Close>
    </Toast.Root>
  );
}
