import type { ComponentProps } from 'react';
import type { Group } from '#contract/types.ts';
import { CheckList } from './check-list.tsx';

interface GroupChoiceProps extends Omit<ComponentProps<typeof CheckList>, 'label' | 'of' | 'options'> {
  groups: readonly Group[];
}

export function GroupChoice({ groups, ...choice }: GroupChoiceProps) {
  const options = groups.map(({ id, name }) => ({ key: id, label: name }));
  return <CheckList label="Groups" of="groups" options={options} {...choice} />;
}
