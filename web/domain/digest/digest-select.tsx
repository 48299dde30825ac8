import type { ComponentProps } from 'react';
import { Select } from '#web/ui/form/select.tsx';
import { digests } from './digests.ts';

export function DigestSelect(props: Omit<ComponentProps<typeof Select>, 'children'>) {
  return (
    <Select {...props}>
      {Object.entries(digests).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Select>
  );
}
