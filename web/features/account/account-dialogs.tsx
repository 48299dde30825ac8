import { AccountDialog } from './account-dialog.tsx';
import { IdleDialog } from './idle/idle-dialog.tsx';
import { StepUpDialog } from './step-up/step-up-dialog.tsx';

/** Loaded together. */
export { TasksDialog } from '#web/features/tasks/tasks-dialog.tsx';

interface AccountDialogsProps {
  isAccountOpen: boolean;
  onAccount: (isOpen: boolean) => void;
  onKeys: () => void;
  /** Whether a call waits for a confirmation. */
  isAsked: boolean;
  onAnswer: (isConfirmed: boolean) => void;
  /** When the session ends, while the warning is shown. */
  warnedUntil: number | null;
  onStay: () => Promise<void>;
}

/** Dialogs that any screen may open. They are loaded together, since they are often used together. */
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
