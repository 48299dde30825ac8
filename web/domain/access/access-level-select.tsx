import type { ComponentProps } from 'react';

import { accessLevelValues } from '#contract/types.ts';
import { Select } from '#web/ui/form/select.tsx';
import { accessLabel } from './access-level.ts';

export function AccessLevelSelect(props: Omit<ComponentProps<typeof Select>, 'children' | 'label'>) {
  return (
    <Select label="Access Level" {...props}>
      {accessLevelValues.map((level) => (
        <option key={level} value={level}>
          {accessLabel(level)}
        </option>
      ))}
    </Select>
  );
}
