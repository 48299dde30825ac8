import { AccountDialog } from './account-dialog.tsx';
import { IdleDialog } from './idle/idle-dialog.tsx';
import { StepUpDialog } from './step-up/step-up-dialog.tsx';

/** In the same piece of code. */
export { TasksDialog } from '#web/features/tasks/tasks-dialog.tsx';

interface AccountDialogsProps {
  isAccountOpen: boolean;
  onAccount: (isOpen: boolean) => void;
  onKeys: () => void;
  /** Whether a call waits for the person. */
  isAsked: boolean;
  onAnswer: (isConfirmed: boolean) => void;
  /** When the session ends, while the person is warned of that. */
  warnedUntil: number | null;
  onStay: () => Promise<void>;
}

/** What can be asked of the person on any screen. One piece of code: whoever opens one of these often meets the next. */
export function AccountDialogs({
  isAccountOpen,
  onAccount,
  onKeys,
  isAsked,
  onAnswer,
  warnedUntil,
  onStay,
}: AccountDialogsProps) {
  return (
    <>
      {isAccountOpen && <AccountDialog onClose={() => onAccount(false)} onKeys={onKeys} />}
      {isAsked && <StepUpDialog onAnswer={onAnswer} onAccount={() => onAccount(true)} />}
      {warnedUntil !== null && <IdleDialog until={warnedUntil} onStay={onStay} />}
    </>
  );
}
