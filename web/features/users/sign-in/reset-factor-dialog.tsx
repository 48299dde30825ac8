import { useChange } from '#web/api/use-change.ts';
import type { User } from '#contract/types.ts';
import { useResetSecondFactor } from '#contract/hooks/users.ts';
import { userWords } from '#web/domain/words/user-words.ts';
import { displayName } from '#web/domain/people/person.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { factorWords } from './factor-words.ts';

export function ResetFactorDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const reset = useChange(useResetSecondFactor, userWords.resetSecondFactor);
  return (
    <ConfirmDialog
      title="Reset Second Factor"
      isBusy={reset.isPending}
      onConfirm={() => void reset.run({ id: user.id }, { done: onClose, failed: onClose })}
      onCancel={onClose}
    >
      <p className="font-medium text-text">{displayName(user)}</p>
      <p className="text-caption">{factorWords(user.secondFactor)}</p>
      <p className="mt-3">
        What they have set up and their recovery codes no longer count, and they are signed out everywhere. Make sure
        that they asked for it themselves: the next person who signs in as them can set up a new one.
      </p>
    </ConfirmDialog>
  );
}
