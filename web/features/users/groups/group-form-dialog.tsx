import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import type { Group, User } from '#contract/types.ts';
import { useCreateGroup } from '#contract/hooks/groups.ts';
import { CreateGroupBody } from '#contract/zod/groups.ts';
import { catching } from '#web/api/catching.ts';
import { useChange } from '#web/api/use-change.ts';
import { requiredText } from '#web/domain/names/required-text.ts';
import { groupWords } from '#web/domain/words/group-words.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { CheckList } from '#web/domain/people/check-list.tsx';
import { displayName, nameAndEmail } from '#web/domain/people/person.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { groupValues, useUpdateGroupOverLatest } from './use-update-group.ts';

interface GroupFormDialogProps {
  /** The group when editing began; null for a new one. */
  group: Group | null;
  users: readonly User[];
  onClose: () => void;
}

const groupForm = z.object({ name: requiredText('A name is required').pipe(CreateGroupBody.shape.name) });

/** Name and members. For an existing group only changes are sent, since others may change it meanwhile. */
export function GroupFormDialog({ group, users, onClose }: GroupFormDialogProps) {
  const [before] = useState(() => new Set(group?.memberIds));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(before);
  const { field, handleSubmit, setError } = useSchemaForm(groupForm, { name: group?.name ?? '' });
  const create = useChange(useCreateGroup, groupWords.createGroup);
  const update = useChange(useUpdateGroupOverLatest, groupWords.updateGroup);
  const [shown] = useState(group && groupValues(group));
  const isLetIn = ({ id, role }: User) =>
    before.has(id) && !chosen.has(id) && (role === 'analyst' || role === 'viewer');
  const letIn = group?.suspendedAt ? users.filter(isLetIn) : [];
  const catches = catching({ 'group-name-taken': () => setError('name', { message: 'Another group has that name' }) });
  const addMemberIds = [...chosen].filter((id) => !before.has(id));
  const removeMemberIds = [...before].filter((id) => !chosen.has(id));
  const submit = handleSubmit(({ name }) => {
    const outcome = { done: onClose, catches };
    if (group === null || shown === null) return create.run({ data: { name, memberIds: [...chosen] } }, outcome);
    const also = { addMemberIds, removeMemberIds };
    return update.run({ id: group.id, sent: { ...shown, name }, shown, also }, outcome);
  });
  return (
    <FormDialog
      onClose={onClose}
      title={group ? 'Edit Group' : 'New Group'}
      description={descriptionOf(group)}
      action={group ? 'Save' : 'Create Group'}
      isBusy={create.isPending || update.isPending}
      onSubmit={submit}
      {...(addMemberIds.length + removeMemberIds.length > 0 && { isDirty: true })}
    >
      <TextField label="Name" autoComplete="off" {...field('name')} />
      <CheckList
        label="Members"
        of="people"
        options={users.map((user) => ({ key: user.id, label: nameAndEmail(user) }))}
        chosen={chosen}
        onChange={setChosen}
      />
      {letIn.length > 0 && (
        <Notice icon={LogIn} tone="warning" isAlert>
          {`Outside of the suspended group they can sign in again: ${letIn.map(displayName).join(', ')}. Deactivate those who should not.`}
        </Notice>
      )}
    </FormDialog>
  );
}

function descriptionOf(group: Group | null): string {
  if (group === null) return 'Its members have the access that it is given later.';
  if (group.suspendedAt === null) return 'New members have the access of the group at once; members who leave lose it.';
  return 'The group is suspended: new members are shut out unless they have other access.';
}
