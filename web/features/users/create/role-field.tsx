import type { ComponentProps } from 'react';
import { option, Select } from '#web/ui/form/select.tsx';
import { roleChoices } from './role-choices.ts';

/** The choice of a role; `RoleDescriptions` explains them. */
export function RoleField(props: Omit<ComponentProps<typeof Select>, 'label' | 'children'>) {
  return (
    <Select label="Role" {...props}>
      {roleChoices.map(({ role, label }) => option({ value: role, label }))}
    </Select>
  );
}
