import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useIdleWatch } from '#web/features/account/idle/use-idle-watch.ts';
import { tasksShown } from '#web/domain/tasks/tasks-shown.ts';
import { uploadTray } from '#web/features/uploads/tray/upload-tray-store.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { stepUp } from '#web/session/step-up.ts';
import type { Keys } from './use-keys-shown.ts';
import { useStore } from '#web/ui/browser/store.ts';
import { accessory } from '#web/ui/browser/loaded-later.tsx';
import { useFocusKept } from '#web/ui/browser/use-focus-kept.ts';
import { useWindowEvent } from '#web/ui/browser/use-window-event.ts';
import { createPortal } from 'react-dom';
import { useLocation, useSearch } from 'wouter';
import { SharedTooltip } from '#web/ui/overlay/shared-tooltip.tsx';
import { TasksCount } from '#web/features/tasks/tasks-count.tsx';
import { PaperHead } from '#web/domain/product/paper-head.tsx';
import { printing } from '#web/ui/print/printing.ts';
import '#web/ui/print/print-style.ts';

const AccountDialogs = accessory('AccountDialogs', () => import('#web/features/account/account-dialogs.tsx'));
const UploadTray = accessory('UploadTray', () => import('#web/features/uploads/tray/upload-tray.tsx'));
const KeysDialog = accessory('KeysDialog', () => import('#web/features/documents/keys/keys-dialog.tsx'));
const TasksDialog = accessory('TasksDialog', () => import('#web/features/account/account-dialogs.tsx'));

const everywhere = { current: document.body };

interface StandbyProps {
  isAccountOpen: boolean;
  onAccount: (isOpen: boolean) => void;
  keys: Keys;
}

/** What every screen may need, loaded after it: printing, uploads, the account, interrupting dialogs. */
export function Standby({ isAccountOpen, onAccount, keys }: StandbyProps) {
  const isUploading = useSyncExternalStore(uploadTray.state.subscribe, () => uploadTray.state.get().uploads.length > 0);
  const isConfirming = useSyncExternalStore(stepUp.subscribe, stepUp.isConfirming);
  const areTasksShown = useStore(tasksShown);
  const { warnedUntil, stay } = useIdleWatch();
  const giveFocusBack = useFocusBefore(isConfirming);
  useEffect(
    () => () => {
      stepUp.forget();
      tasksShown.set(false);
    },
    [],
  );
  useWaitingLink();
  const { areShown, setShown } = keys;
  useFocusKept();
  useSkipToList();
  return (
    <>
      <PaperLine />
      <TasksButton />
      <SharedTooltip within={everywhere} isForHidden />
      {isUploading && <UploadTray />}
      {areTasksShown && <TasksDialog onClose={() => tasksShown.set(false)} />}
      {areShown && (
        <KeysDialog
          onClose={() => {
            setShown(false);
            onAccount(false);
          }}
        />
      )}
      {(isAccountOpen || isConfirming || warnedUntil !== null) && (
        <AccountDialogs
          isAccountOpen={isAccountOpen && !areShown}
          onAccount={onAccount}
          onKeys={() => setShown(true)}
          isConfirming={isConfirming}
          onAnswer={(isConfirmed) => {
            stepUp.answer(isConfirmed);
            giveFocusBack();
          }}
          warnedUntil={warnedUntil}
          onStay={stay}
        />
      )}
    </>
  );
}

/** The button that made the call is disabled while the call waits, and loses the focus. */
function useFocusBefore(isConfirming: boolean): () => void {
  const last = useRef<HTMLElement>(null);
  useWindowEvent('focusin', ({ target }) => {
    if (!isConfirming && target instanceof HTMLElement) last.current = target;
  });
  return () => {
    const pressed = last.current;
    // After the dialog is gone.
    setTimeout(() => {
      pressed?.focus();
      // If the button is disabled or gone, its dialog gets the focus.
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('[role$="dialog"]')?.focus();
      const meanwhile = document.activeElement;
      // It is enabled when the call has its answer.
      const watch = new MutationObserver(() => {
        watch.disconnect();
        if (document.activeElement === meanwhile) pressed?.focus();
      });
      if (pressed) watch.observe(pressed, { attributeFilter: ['disabled'] });
    });
  };
}

/** The link in a mail about a request opens the task list. */
function useWaitingLink(): void {
  const search = useSearch();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!new URLSearchParams(search).has('waiting')) return;
    tasksShown.set(true);
    navigate('/documents', { replace: true });
  }, [search, navigate]);
}

/** "Skip to content" goes to the list, if the screen has one. */
function useSkipToList(): void {
  useWindowEvent('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.matches('a[href="#main"]')) return;
    const row = document.querySelector<HTMLElement>('#main [role=grid] [tabindex="0"]');
    if (!row) return;
    event.preventDefault();
    row.focus();
  });
}

/** The number of tasks, on the icon of the sidebar's first entry; added after the first load. */
function TasksButton() {
  const [place, setPlace] = useState<Element | null>(null);
  const { role } = useCurrentUser();
  // Another role has another first entry, which is in the page once all is drawn.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPlace(document.querySelector('aside nav li')));
    return () => cancelAnimationFrame(frame);
  }, [role]);
  if (place === null) return null;
  return createPortal(
    <span className="relative block h-0">
      <TasksCount className="-top-[30px] right-2" />
    </span>,
    place,
  );
}

/** Printed above a screen or dialog. */
function PaperLine() {
  const isOnPaper = useStore(printing);
  return isOnPaper ? <PaperHead /> : null;
}
