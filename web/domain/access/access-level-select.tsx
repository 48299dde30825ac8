import type { ComponentProps } from 'react';
import { accessLevelValues } from '#contract/types.ts';
import { option, Select } from '#web/ui/form/select.tsx';
import { accessLabel } from './access-level.ts';

export function AccessLevelSelect(props: Omit<ComponentProps<typeof Select>, 'children' | 'label'>) {
  return (
    <Select label="Access Level" {...props}>
      {accessLevelValues.map((level) => option({ value: level, label: accessLabel(level) }))}
    </Select>
  );
}
