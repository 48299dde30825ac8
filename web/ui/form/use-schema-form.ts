import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, useForm } from 'react-hook-form';
import type { ZodType } from 'zod';

/** A form validated by a schema. Untouched fields follow the values, which others may change meanwhile. */
export function useSchemaForm<Input extends FieldValues, Output>(schema: ZodType<Output, Input>, values: Input) {
  return useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    values,
    resetOptions: { keepDirtyValues: true },
  });
}
