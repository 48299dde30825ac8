import { AccountDialog } from './account-dialog.tsx';
import { StepUpDialog } from './step-up/step-up-dialog.tsx';
import { useEffect, useRef, useState } from 'react';
import { failureReason } from '#web/api/failure-reason.ts';
import { countdown } from '#web/format/time-left.ts';
import { signOut } from '#web/session/sign-in.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

/** Loaded together. */
export { TasksDialog } from '#web/features/tasks/tasks-dialog.tsx';

interface AccountDialogsProps {
  isAccountOpen: boolean;
  onAccount: (isOpen: boolean) => void;
  onKeys: () => void;
  /** Whether a call waits for a confirmation. */
  isConfirming: boolean;
  onAnswer: (isConfirmed: boolean) => void;
  /** When the session ends, while the warning is shown. */
  warnedUntil: number | null;
  onStay: () => Promise<void>;
}

/** Dialogs that any screen may open. They are loaded together, since they are often used together. */
export function AccountDialogs(props: AccountDialogsProps) {
  const { isAccountOpen, onAccount, onKeys, isConfirming, onAnswer, warnedUntil, onStay } = props;
  return (
    <>
      {isAccountOpen && <AccountDialog onClose={() => onAccount(false)} onKeys={onKeys} />}
      {isConfirming && <StepUpDialog onAnswer={onAnswer} onAccount={() => onAccount(true)} />}
      {warnedUntil !== null && <IdleDialog until={warnedUntil} onStay={onStay} />}
    </>
  );
}

/** Announced once; the countdown is visual only. Closing it keeps the session, since the user is present. */
function IdleDialog({ until, onStay }: { until: number; onStay: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const stayButton = useRef<HTMLButtonElement>(null);
  const stay = async (): Promise<void> => {
    setBusy(true);
    try {
      await onStay();
    } catch (error) {
      setTrouble(failureReason(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      isAlert
      onClose={() => void stay()}
      size="sm"
      title="Are You Still There?"
      description="Nothing was done for a while. You will be signed out in two minutes, and what is not saved is lost."
      initialFocus={stayButton}
      footer={
        <>
          <Button onClick={signOut}>Sign out</Button>
          <Button ref={stayButton} variant="primary" isBusy={isBusy} onClick={() => void stay()}>
            Stay signed in
          </Button>
        </>
      }
    >
      <p aria-hidden className="text-center text-metric text-text tabular-nums">
        <TimeLeft until={until} />
      </p>
      <p role="alert" className="text-center text-caption text-danger">
        {trouble}
      </p>
    </Dialog>
  );
}

function TimeLeft({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return countdown(until - now);
}
