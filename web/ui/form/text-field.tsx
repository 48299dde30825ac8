import type { ComponentProps } from 'react';
import { cx } from '../theme/cx.ts';
import { Field, type FieldProps } from './field.tsx';

export function TextField({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  ...props
}: FieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <Field label={label} hint={hint} error={error} {...(isLabelHidden === true && { isLabelHidden })}>
      {(ids) => (
        <input
          type="text"
          {...props}
          {...ids}
          className={cx(
            'field-edge h-9 w-full min-w-0 rounded-lg bg-surface px-3 text-base text-text max-md:h-10',
            'disabled:bg-surface-sunken disabled:text-text-subtle read-only:bg-surface-sunken',
            className,
          )}
        />
      )}
    </Field>
  );
}
