import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { isUnauthorized } from '#web/api/api-error.ts';
import type { User } from '#contract/types.ts';
import { useUpdateUserRole } from '#contract/hooks/users.ts';
import { displayName } from '#web/domain/people/person.ts';
import { Avatar } from '#web/domain/people/avatar.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

import { RoleDescriptions } from './create/role-descriptions.tsx';
import { RoleField } from './create/role-field.tsx';
import { type RoleForm, roleForm } from './create/user-form.ts';

/** Changes the role and nothing else; who it is about is only shown. */
export function EditRoleDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const formId = useId();
  const { register, handleSubmit, control, formState } = useForm<RoleForm>({
    resolver: zodResolver(roleForm),
    values: { role: user.role },
    resetOptions: { keepDirtyValues: true },
  });
  const chosen = useWatch({ control, name: 'role' });
  const update = useUpdateUserRole();

  const save = handleSubmit(
    ({ role }) =>
      update.mutateAsync({ id: user.id, data: { role } }).then(
        () => {
          toast({ title: 'Success', message: 'User role updated successfully' });
          onClose();
        },
        (error: unknown) => {
          if (isUnauthorized(error)) return;
          toast({ title: 'Error', message: 'Failed to update user role', tone: 'destructive' });
        },
      ),
    () => {
      toast({ title: 'Error', message: 'Failed to update user', tone: 'destructive' });
    },
  );

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title="Edit User Role"
      description="It takes effect at once, also where they are signed in now."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={formState.isSubmitting}>
            Update Role
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar user={user} />
          <div className="min-w-0">
            <p className="text-base font-medium break-words">{displayName(user)}</p>
            {displayName(user) !== user.email && (
              <p className="text-caption break-all text-text-subtle">{user.email}</p>
            )}
          </div>
        </div>
        <RoleField {...register('role')} error={formState.errors.role && 'Choose one of the four roles'} />
        <RoleDescriptions chosen={chosen} />
      </form>
    </Dialog>
  );
}
