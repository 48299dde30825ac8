import { cx } from '../theme/cx.ts';
import { type ControlProps, Field } from './field.tsx';

export function TextArea({ label, hint, error, isLabelHidden, className, ...props }: ControlProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
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
