import type { ComponentProps } from 'react';
import { cx } from '../theme/cx.ts';
import { Field, type FieldProps } from './field.tsx';

export function TextArea({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  ...props
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <Field label={label} hint={hint} error={error} {...(isLabelHidden === true && { isLabelHidden })}>
      {(ids) => (
        <textarea
          rows={3}
          {...props}
          {...ids}
          className={cx(
            'field-edge block w-full min-w-0 resize-y rounded-lg bg-surface px-3 py-2 text-base text-text',
            'disabled:bg-surface-sunken disabled:text-text-subtle read-only:bg-surface-sunken',
            className,
          )}
        />
      )}
    </Field>
  );
}
