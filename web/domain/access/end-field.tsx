import type { ComponentProps } from 'react';
import { dayOfEnd } from '#web/format/end.ts';
import { TextField } from '#web/ui/form/text-field.tsx';

/** The day on which access ends; empty for none. Its value is for `endOfDay`. */
export function EndField({
  label = 'Until',
  hint = 'To the end of that day. Leave it empty for no end.',
  ...props
}: Omit<ComponentProps<typeof TextField>, 'type' | 'label'> & { label?: string }) {
  return <TextField {...props} type="date" label={label} hint={hint} min={dayOfEnd(new Date())} />;
}

/** Half a date reads as no date at all: a field that holds one must not be taken for empty. */
export function isHalfADate(field: unknown): boolean {
  return field instanceof HTMLInputElement && field.validity.badInput;
}
