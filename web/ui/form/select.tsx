import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { type ControlProps, Field } from './field.tsx';

/** A native select, which opens like the system's and works with any form library. */
export function Select({ label, hint, error, isLabelHidden, className, ...props }: ControlProps<'select'>) {
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(ids) => (
        <div className="relative">
          <select
            {...props}
            {...ids}
            className={cx(
              'field-edge h-9 w-full min-w-0 appearance-none truncate rounded-lg bg-surface pr-9 pl-3 text-base text-text max-md:h-10',
              'disabled:bg-surface-sunken disabled:text-text-subtle',
              className,
            )}
          />
          <ChevronDown
            size={16}
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-text-subtle"
          />
        </div>
      )}
    </Field>
  );
}

export function option({ value, label }: { value: string | number; label: ReactNode }) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
