import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useChange } from '#web/api/use-change.ts';
import { userWords } from '#web/domain/words/user-words.ts';
import type { Role, User } from '#contract/types.ts';
import { listUsers, updateUserRole } from '#contract/hooks/users.ts';
import { useOverLatest } from '#web/api/over-latest.ts';
import { displayName } from '#web/domain/people/person.ts';
import { Avatar } from '#web/domain/people/avatar.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { RoleDescriptions } from './create/role-descriptions.tsx';
import { RoleField } from './create/role-field.tsx';
import { roleForm } from './create/user-form.ts';

export function EditRoleDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const update = useChange(useUpdateLatest, userWords.updateUserRole);
  const { register, handleSubmit, control, formState } = useSchemaForm(roleForm, { role: user.role });
  const chosen = useWatch({ control, name: 'role' });
  const [shown] = useState({ role: user.role });
  const save = handleSubmit(
    (sent) => update.run({ id: user.id, sent, shown }, { done: onClose }),
    () => toast({ title: 'Error', message: 'Failed to update user', tone: 'destructive' }),
  );

  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title="Edit User Role"
      description="It takes effect at once, also where they are signed in now."
      action="Update Role"
      isBusy={update.isPending}
      onSubmit={save}
    >
      <div className="flex min-w-0 items-center gap-3">
        <Avatar user={user} />
        <div className="min-w-0">
          <p className="text-base font-medium break-words">{displayName(user)}</p>
          {displayName(user) !== user.email && <p className="text-caption break-all text-text-subtle">{user.email}</p>}
        </div>
      </div>
      <RoleField {...register('role')} error={formState.errors.role && 'Choose one of the four roles'} />
      <RoleDescriptions chosen={chosen} />
    </FormDialog>
  );
}

const useUpdateLatest = () =>
  useOverLatest('updateUserRole', {
    list: listUsers,
    valuesOf: ({ role }: User): { role: Role } => ({ role }),
    write: (id, { role }, _latest, init) => updateUserRole(id, { role }, init),
    compared: ({ role }) => [role],
  });
