import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { problemCode } from '#web/api/api-error.ts';
import { useChange } from '#web/api/use-change.ts';
import { ExpiryField, useEnd } from '#web/domain/expiry/expiry-field.tsx';
import { userWords } from '#web/domain/words/user-words.ts';
import * as roles from '#contract/roles.ts';
import { mayCall } from '#web/session/may-call.ts';
import type { CreatedUser } from '#contract/types.ts';
import { useListDocuments } from '#contract/hooks/documents.ts';
import { useListFolders } from '#contract/hooks/folders.ts';
import { useCreateUser } from '#contract/hooks/users.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { PermissionTabs } from '../rights/permission-tabs.tsx';
import { RoleDescriptions } from './role-descriptions.tsx';
import { RoleField } from './role-field.tsx';
import { documentPermissions, folderPermissions, noTicks, stillThere } from '../rights/ticks.ts';
import { type NewUserForm, newUserForm } from './user-form.ts';
import { useListGroups } from '#contract/hooks/groups.ts';
import { GroupChoice } from '#web/domain/people/group-choice.tsx';

interface CreateUserDialogProps {
  /** Without an invitation in the answer, there is nothing to pass on. */
  onCreated: (user: CreatedUser | undefined) => void;
  onClose: () => void;
}

const blank: NewUserForm = { firstName: '', lastName: '', email: '', role: 'viewer' };

export function CreateUserDialog({ onCreated, onClose }: CreateUserDialogProps) {
  const [tickedFolders, setFolderTicks] = useState(noTicks);
  const [tickedDocuments, setDocumentTicks] = useState(noTicks);
  const folderTicks = stillThere(tickedFolders, useListFolders().data);
  const documentTicks = stillThere(tickedDocuments, useListDocuments().data);
  const [groupIds, setGroupIds] = useState<ReadonlySet<string>>(new Set());
  const { data: groups = [] } = useListGroups();
  const joined = groups.flatMap(({ id }) => (groupIds.has(id) ? id : []));
  const { end, isValid, field: endField } = useEnd(null);
  const { field, handleSubmit, control, setError } = useSchemaForm(newUserForm, blank);
  const role = useWatch({ control, name: 'role' });
  const mayWrite = mayCall(roles.createUploadTicket, role);
  const create = useChange(useCreateUser, userWords.createUser);

  const submit = handleSubmit(async (person) => {
    if (!isValid()) return;
    const permissions = {
      ...(end === null ? {} : { expiresAt: end }),
      ...(joined.length === 0 ? {} : { groupIds: joined }),
      folderPermissions: folderPermissions(folderTicks, mayWrite),
      documentPermissions: documentPermissions(documentTicks),
    };
    await create.run(
      { data: { ...person, ...permissions } },
      {
        done: onCreated,
        failed: (error) => {
          if (problemCode(error) === 'email-taken')
            setError('email', { message: 'A user with this email exists already' });
        },
      },
    );
  });

  return (
    <FormDialog
      onClose={onClose}
      title="Create User with Permissions"
      description="They get an invitation link and sign in with the identity provider."
      action="Create User"
      isBusy={create.isPending}
      onSubmit={submit}
      {...(joined.length + folderTicks.size + documentTicks.size > 0 && { isDirty: true })}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="First name" autoComplete="off" {...field('firstName')} />
        <TextField label="Last name" autoComplete="off" {...field('lastName')} />
        <TextField label="Email" type="email" autoComplete="off" {...field('email')} />
        <RoleField {...field('role')} />
      </div>
      <RoleDescriptions chosen={role} className="sm:grid-cols-[5fr_6fr]" />
      <ExpiryField label="Access ends" {...endField} />
      {groups.length > 0 && <GroupChoice groups={groups} chosen={groupIds} onChange={setGroupIds} />}
      <PermissionTabs
        folderTicks={folderTicks}
        documentTicks={documentTicks}
        onFolderTicks={setFolderTicks}
        onDocumentTicks={setDocumentTicks}
        mayWrite={mayWrite}
      />
    </FormDialog>
  );
}
