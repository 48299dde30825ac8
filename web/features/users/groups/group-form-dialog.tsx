import { useState } from 'react';
import { z } from 'zod';
import type { Group, ProblemCode, User } from '#contract/types.ts';
import { useCreateGroup, useUpdateGroup } from '#contract/hooks/groups.ts';
import { CreateGroupBody } from '#contract/zod/groups.ts';
import { problemCode } from '#web/api/api-error.ts';
import { useChange } from '#web/api/use-change.ts';
import { requiredText } from '#web/domain/names/required-text.ts';
import { groupWords } from '#web/domain/words/group-words.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { toggled } from '#web/format/toggled.ts';
import { searchTerm, searchText } from '#web/domain/names/search-text.ts';
import { displayName, nameAndEmail } from '#web/domain/people/person.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';

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
  const update = useChange(useUpdateGroup, groupWords.updateGroup);
  const catches = (refusal: unknown) => {
    const isTaken = problemCode(refusal) === ('group-name-taken' satisfies ProblemCode);
    if (isTaken) setError('name', { message: 'Another group has that name' });
    return isTaken;
  };
  const submit = handleSubmit(({ name }) => {
    const outcome = { done: onClose, catches };
    if (group === null) return create.run({ data: { name, memberIds: [...chosen] } }, outcome);
    const data = {
      ...(name === group.name ? {} : { name }),
      addMemberIds: [...chosen].filter((id) => !before.has(id)),
      removeMemberIds: [...before].filter((id) => !chosen.has(id)),
    };
    return update.run({ id: group.id, data }, outcome);
  });
  return (
    <FormDialog
      onClose={onClose}
      title={group ? 'Edit Group' : 'New Group'}
      description={
        group
          ? 'Who comes in has what the group was given at once; who leaves has it no more.'
          : 'What it is given later, everybody in it has.'
      }
      action={group ? 'Save' : 'Create Group'}
      isBusy={create.isPending || update.isPending}
      onSubmit={submit}
    >
      <TextField label="Name" autoComplete="off" {...field('name')} />
      <PeoplePicker users={users} chosen={chosen} onChange={setChosen} />
    </FormDialog>
  );
}

/** Others are found by searching. */
const MOST_ROWS = 100;

interface PeoplePickerProps {
  users: readonly User[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Chooses any number of users by name or e-mail. */
function PeoplePicker({ users, chosen, onChange }: PeoplePickerProps) {
  const [search, setSearch] = useState('');
  const wanted = searchTerm(search);
  const found = users.filter((user) => searchText(displayName(user), user.email).includes(wanted));
  const shown = found.slice(0, MOST_ROWS);
  const toggle = (id: string) => onChange(toggled(chosen, id));
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-cell font-label text-text">
        Members <span className="font-normal text-text-subtle">({chosen.size} chosen)</span>
      </legend>
      <SearchField label="Search people" value={search} onChange={setSearch} />
      <ul className="max-h-72 divide-y divide-border overflow-y-auto rounded-lg border border-border">
        {shown.map((user) => (
          <li key={user.id} className="px-3 py-1.5">
            <Checkbox label={nameAndEmail(user)} checked={chosen.has(user.id)} onChange={() => toggle(user.id)} />
          </li>
        ))}
        {shown.length === 0 && <li className="px-3 py-4 text-center text-cell text-text-subtle">Nobody matches</li>}
        {found.length > shown.length && (
          <li className="px-3 py-2 text-caption text-text-subtle">
            {found.length - shown.length} more: search for a name or an address
          </li>
        )}
      </ul>
    </fieldset>
  );
}
