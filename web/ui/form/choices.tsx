import { type ComponentProps, useId } from 'react';
import { cx } from '../theme/cx.ts';

interface Choice {
  value: string;
  label: string;
  hint?: string;
}

interface ChoicesProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'value'> {
  label: string;
  choices: readonly Choice[];
}

/** Radio buttons with explanations; the whole line is clickable. */
export function Choices({ label, choices, disabled = false, className, ...props }: ChoicesProps) {
  const id = useId();
  return (
    <fieldset disabled={disabled} className={cx('min-w-0', className)}>
      <legend className="mb-1.5 text-cell font-label text-text">{label}</legend>
      <div className="divide-y divide-border overflow-hidden rounded-lg border border-border">
        {choices.map(({ value, label: words, hint }) => (
          <label
            key={value}
            className={cx(
              'flex items-start gap-3 px-3 py-2.5 has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus',
              disabled ? 'has-checked:bg-surface-sunken' : 'hover:bg-surface-hover',
            )}
          >
            <input
              type="radio"
              {...props}
              value={value}
              aria-describedby={hint === undefined ? undefined : `${id}-${value}`}
              aria-labelledby={`${id}-${value}-label`}
              className="mt-0.5 size-4 flex-none appearance-none rounded-full border border-border-control bg-surface outline-none checked:border-5 checked:border-accent disabled:bg-surface-sunken disabled:checked:border-border-control"
            />
            <span className="min-w-0 flex-1">
              <span
                id={`${id}-${value}-label`}
                className={cx('block text-base font-medium', disabled ? 'text-text-subtle' : 'text-text')}
              >
                {words}
              </span>
              {hint !== undefined && (
                <span id={`${id}-${value}`} className="block text-caption text-text-subtle">
                  {hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
