import type { ComponentProps } from 'react';

import { AccessLevel } from '#web/api/generated/model/accessLevel.ts';
import { accessLabel } from '#web/domain/access/access-level.ts';
import { Select } from '#web/ui/form/select.tsx';

/** The three access levels. */
export function AccessLevelSelect(props: Omit<ComponentProps<typeof Select>, 'children' | 'label'>) {
  return (
    <Select label="Access Level" {...props}>
      {Object.values(AccessLevel).map((level) => (
        <option key={level} value={level}>
          {accessLabel(level)}
        </option>
      ))}
    </Select>
  );
}
