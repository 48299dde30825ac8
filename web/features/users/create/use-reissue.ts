import { useReissueInvitation } from '#contract/hooks/users.ts';
import type { Invitation, ProblemCode, User } from '#contract/types.ts';
import { ApiError, problemCode } from '#web/api/api-error.ts';
import { useChange } from '#web/api/use-change.ts';
import { displayName } from '#web/domain/people/person.ts';
import { userWords } from '#web/domain/words/user-words.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** Creates a new invitation for a user who never signed in; the earlier link becomes invalid. */
export function useReissue(onIssued: (name: string, invitation: Invitation) => void): (user: User) => void {
  const reissue = useChange(useReissueInvitation, userWords.reissueInvitation);
  return (user) => {
    const name = displayName(user);
    void reissue.run(
      { id: user.id },
      {
        done: (invitation) => onIssued(name, invitation),
        catches: (error) => {
          if (!(error instanceof ApiError && error.status === 409)) return false;
          const hasEnded = problemCode(error) === ('access-ended' satisfies ProblemCode);
          const why = hasEnded ? `The access of ${name} has ended` : `${name} has signed in already`;
          toast({ title: 'Error', message: why, tone: 'destructive' });
          return true;
        },
      },
    );
  };
}
