import type { ComponentProps } from 'react';
import { Select } from '#web/ui/form/select.tsx';
import { groupOption, holderKey, userOption } from './holder.ts';
import type { Holders } from './use-holders.ts';

interface HolderSelectProps extends Omit<ComponentProps<typeof Select>, 'children' | 'label'> {
  candidates: Holders;
  /** What it says while nobody is chosen. */
  placeholder: string;
}

/** One person or one group, the groups set apart. */
export function HolderSelect({ candidates: { users, groups }, placeholder, ...props }: HolderSelectProps) {
  const people = users.map((user) => (
    <option key={user.id} value={holderKey({ userId: user.id, groupId: null })}>
      {userOption(user)}
    </option>
  ));
  return (
    <Select label="User" {...props}>
      <option value="">{placeholder}</option>
      {groups.length === 0 ? (
        people
      ) : (
        <>
          {people.length > 0 && <optgroup label="People">{people}</optgroup>}
          <optgroup label="Groups">
            {groups.map((group) => (
              <option key={group.id} value={holderKey({ userId: null, groupId: group.id })}>
                {groupOption(group)}
              </option>
            ))}
          </optgroup>
        </>
      )}
    </Select>
  );
}
