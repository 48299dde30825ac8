import { useQueryClient } from '@tanstack/react-query';

import { isUnauthorized } from '#web/api/api-error.ts';
import type { User } from '#contract/types.ts';
import { getDeactivateUserMutationKey, useDeactivateUser } from '#contract/hooks/users.ts';
import { displayName } from '#web/domain/people/person.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

/** Asks, and says what deactivating means, before it is done. */
export function DeactivateUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const queryClient = useQueryClient();
  const deactivate = useDeactivateUser({
    mutation: {
      onSuccess: () => {
        toast({ title: 'Success', message: 'User deactivated successfully' });
        onClose();
      },
      onError: (error: unknown) => {
        if (isUnauthorized(error)) return;
        toast({ title: 'Error', message: 'Failed to deactivate user', tone: 'destructive' });
        onClose();
      },
    },
  });
  const confirm = () => {
    // A second click of a double click arrives before the button is drawn as busy.
    if (queryClient.isMutating({ mutationKey: getDeactivateUserMutationKey() }) === 0) {
      deactivate.mutate({ id: user.id });
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title="Deactivate User"
      confirmLabel="Deactivate User"
      isBusy={deactivate.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p className="font-medium text-text">{displayName(user)}</p>
      {displayName(user) !== user.email && <p className="text-caption">{user.email}</p>}
      <p className="mt-3">They lose access at once. This cannot be undone; inviting them again creates a new user.</p>
    </ConfirmDialog>
  );
}
