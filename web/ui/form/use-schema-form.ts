import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, type Path, useForm } from 'react-hook-form';
import type { ZodType } from 'zod';

/**
 * A form validated by a schema, with the props of a field and its error. Untouched fields follow the values, which
 * others may change meanwhile.
 */
export function useSchemaForm<Input extends FieldValues, Output>(schema: ZodType<Output, Input>, values: Input) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema, {
      error: (issue) =>
        issue.code === 'too_big' && issue.origin === 'string' ? `At most ${issue.maximum} characters` : undefined,
    }),
    values,
    resetOptions: { keepDirtyValues: true },
  });
  const field = (name: Path<Input>) => ({
    ...form.register(name),
    error: form.getFieldState(name, form.formState).error?.message,
  });
  return { ...form, field };
}
