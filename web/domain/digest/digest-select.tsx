import type { ComponentProps } from 'react';
import { option, Select } from '#web/ui/form/select.tsx';
import { digests } from './digests.ts';

export function DigestSelect(props: Omit<ComponentProps<typeof Select>, 'children'>) {
  return <Select {...props}>{Object.entries(digests).map(([value, words]) => option({ value, label: words }))}</Select>;
}
