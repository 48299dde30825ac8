import { useQueryClient } from '@tanstack/react-query';

import { ApiError, isUnauthorized } from '#web/api/api-error.ts';
import type { Invitation, User } from '#contract/types.ts';
import { getReissueInvitationMutationKey, useReissueInvitation } from '#contract/hooks/users.ts';
import { displayName } from '#web/domain/people/person.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** A fresh invitation for somebody who never signed in; the earlier link dies with it. */
export function useReissue(onIssued: (name: string, invitation: Invitation) => void): (user: User) => void {
  const queryClient = useQueryClient();
  const { mutate } = useReissueInvitation();
  return (user) => {
    // A second click would make the link of the first one worthless.
    if (queryClient.isMutating({ mutationKey: getReissueInvitationMutationKey() }) > 0) return;
    mutate(
      { id: user.id },
      {
        onSuccess: (invitation) => onIssued(displayName(user), invitation),
        onError: (error: unknown) => {
          if (isUnauthorized(error)) return;
          const hasJoined = error instanceof ApiError && error.status === 409;
          const message = hasJoined
            ? `${displayName(user)} has signed in already`
            : 'Failed to create a new invitation link';
          toast({ title: 'Error', message, tone: 'destructive' });
        },
      },
    );
  };
}
