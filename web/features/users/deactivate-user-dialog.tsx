import { useChange } from '#web/api/use-change.ts';
import type { User } from '#contract/types.ts';
import { useDeactivateUser } from '#contract/hooks/users.ts';
import { userWords } from '#web/domain/words/user-words.ts';
import { displayName } from '#web/domain/people/person.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';

export function DeactivateUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const deactivate = useChange(useDeactivateUser, userWords.deactivateUser);
  return (
    <ConfirmDialog
      title="Deactivate User"
      isBusy={deactivate.isPending}
      onConfirm={() => void deactivate.run({ id: user.id }, { done: onClose, failed: onClose })}
      onCancel={onClose}
    >
      <p className="font-medium text-text">{displayName(user)}</p>
      {displayName(user) !== user.email && <p className="text-caption">{user.email}</p>}
      <p className="mt-3">They lose access at once. This cannot be undone; inviting them again creates a new user.</p>
    </ConfirmDialog>
  );
}
