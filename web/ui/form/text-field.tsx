import { cx } from '../theme/cx.ts';
import { type ControlProps, Field } from './field.tsx';

export function TextField({ label, hint, error, isLabelHidden, className, ...props }: ControlProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
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
