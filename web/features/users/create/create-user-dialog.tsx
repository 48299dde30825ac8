import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { ApiError, isUnauthorized } from '#web/api/api-error.ts';
import { mayCall } from '#web/session/may-call.ts';
import type { CreatedUser } from '#contract/types.ts';
import { useCreateUser } from '#contract/hooks/users.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

import { PermissionTabs } from '../rights/permission-tabs.tsx';
import { RoleDescriptions } from './role-descriptions.tsx';
import { RoleField } from './role-field.tsx';
import { documentPermissions, folderPermissions, noTicks } from '../rights/ticks.ts';
import { type NewUserForm, newUserForm } from './user-form.ts';

interface CreateUserDialogProps {
  /** The server may leave the invitation out; then there is nothing to pass on. */
  onCreated: (user: CreatedUser | undefined) => void;
  onClose: () => void;
}

const isEmailTaken = (error: unknown) =>
  error instanceof ApiError &&
  typeof error.data === 'object' &&
  error.data !== null &&
  'code' in error.data &&
  error.data.code === 'email-taken';

/** A new person, the role, and what may be seen from the first day, in one change. */
export function CreateUserDialog({ onCreated, onClose }: CreateUserDialogProps) {
  const formId = useId();
  const [folderTicks, setFolderTicks] = useState(noTicks);
  const [documentTicks, setDocumentTicks] = useState(noTicks);
  const { register, handleSubmit, control, setError, formState } = useForm<NewUserForm>({
    resolver: zodResolver(newUserForm),
    defaultValues: { firstName: '', lastName: '', email: '', role: 'viewer' },
  });
  const role = useWatch({ control, name: 'role' });
  const mayWrite = mayCall('createUploadTicket', role);
  const create = useCreateUser();
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit((person) => {
    const permissions = {
      folderPermissions: folderPermissions(folderTicks, mayWrite),
      documentPermissions: documentPermissions(documentTicks),
    };
    const hasPermissions = folderTicks.size + documentTicks.size > 0;
    return create.mutateAsync({ data: { ...person, ...permissions } }).then(
      (created) => {
        const message = hasPermissions ? 'User created with permissions successfully' : 'User created successfully';
        toast({ title: 'Success', message });
        onCreated(created);
      },
      (error: unknown) => {
        if (isUnauthorized(error)) return;
        toast({ title: 'Error', message: 'Failed to create user', tone: 'destructive' });
        if (isEmailTaken(error)) setError('email', { message: 'A user with this email exists already' });
      },
    );
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Create User with Permissions"
      description="They get an invitation link and sign in with the identity provider."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isSubmitting}>
            Create User
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="First name"
            autoComplete="off"
            {...register('firstName')}
            error={errors.firstName?.message}
          />
          <TextField label="Last name" autoComplete="off" {...register('lastName')} error={errors.lastName?.message} />
          <TextField
            label="Email"
            type="email"
            autoComplete="off"
            {...register('email')}
            error={errors.email?.message}
          />
          <RoleField {...register('role')} error={errors.role?.message} />
        </div>
        <RoleDescriptions chosen={role} className="sm:grid-cols-[5fr_6fr]" />
        <PermissionTabs
          folderTicks={folderTicks}
          documentTicks={documentTicks}
          onFolderTicks={setFolderTicks}
          onDocumentTicks={setDocumentTicks}
          mayWrite={mayWrite}
        />
      </form>
    </Dialog>
  );
}
