import type { ComponentProps } from 'react';
import { CheckList } from '#web/domain/people/check-list.tsx';
import { groupOption, holderKey, personOption } from '../holders/holder.ts';
import type { Holders } from '../holders/use-holders.ts';

interface HolderChoiceProps extends Pick<ComponentProps<typeof CheckList>, 'chosen' | 'onChange'> {
  holders: Holders;
}

export function HolderChoice({ holders: { groups, users }, ...choice }: HolderChoiceProps) {
  const options = [
    ...groups.map((group) => ({ key: holderKey({ userId: null, groupId: group.id }), label: groupOption(group) })),
    ...users.map((user) => ({ key: holderKey({ userId: user.id, groupId: null }), label: personOption(user, groups) })),
  ];
  return <CheckList label="People and groups" of="people and groups" options={options} {...choice} />;
}
