import { useState } from 'react';
import type { User } from '#contract/types.ts';
import { listUsers, updateUserExpiry } from '#contract/hooks/users.ts';
import { catching } from '#web/api/catching.ts';
import { useOverLatest } from '#web/api/over-latest.ts';
import { useChange } from '#web/api/use-change.ts';
import { ExpiryBadge } from '#web/domain/expiry/expiry-badge.tsx';
import { endInWords } from '#web/domain/expiry/chosen-end.ts';
import { ExpiryField, useEnd } from '#web/domain/expiry/expiry-field.tsx';
import { displayName } from '#web/domain/people/person.ts';
import { userWords } from '#web/domain/words/user-words.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';

const lastAdmin = 'This is the last administrator without an end, and one has to stay.';

/** The end of a user's access. After it they cannot sign in, and their permissions are kept. */
export function UserEndDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [before] = useState(user.expiresAt ?? null);
  const { end, isValid, setError, field } = useEnd(before);
  const update = useChange(useUpdateLatest, userWords.updateUserExpiry);
  const submit = async () => {
    if (!isValid()) return;
    // Saving the end as shown would undo a change by another user.
    if (end === before) {
      onClose();
      return;
    }
    await update.run(
      { id: user.id, sent: { expiresAt: end }, shown: { expiresAt: before } },
      { done: onClose, catches: catching({ 'last-admin': () => setError(lastAdmin) }) },
    );
  };
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title="End of Access"
      description={displayName(user)}
      action="Save"
      isBusy={update.isPending}
      onSubmit={submit}
    >
      {user.expiresAt != null && (
        <p className="flex items-center gap-2 text-cell text-text-muted">
          Now: <ExpiryBadge expiresAt={user.expiresAt} />
        </p>
      )}
      <ExpiryField label="Access ends" {...field} />
      <p className="text-cell text-text-subtle">
        From then on they are signed out everywhere and cannot sign in. What they were given is kept: with a later end
        they have it again.
      </p>
    </FormDialog>
  );
}

const useUpdateLatest = () =>
  useOverLatest('updateUserExpiry', {
    list: listUsers,
    valuesOf: ({ expiresAt = null }: User) => ({ expiresAt }),
    write: (id, values, _latest, init) => updateUserExpiry(id, values, init),
    compared: Object.values,
    inWords: endInWords,
  });
