import { type ComponentProps, useId } from 'react';
import { cx } from '../theme/cx.ts';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'id'> {
  label: string;
  hint?: string;
}

/** A setting that takes effect on saving: label at the left, track at the right. */
export function Switch({ label, hint, className, ...props }: SwitchProps) {
  const noteId = useId();
  return (
    <div className={className}>
      <label className="flex min-h-9 items-center justify-between gap-4 text-base text-text">
        <span className={cx(props.disabled === true && 'text-text-subtle')}>{label}</span>
        <span className="relative inline-flex h-5 w-8 flex-none">
          <input
            type="checkbox"
            role="switch"
            {...props}
            aria-describedby={hint === undefined ? undefined : noteId}
            className="peer absolute inset-0 appearance-none rounded-full bg-border-control transition-colors checked:bg-accent disabled:bg-border-strong"
          />
          <span
            aria-hidden
            className="pointer-events-none absolute top-0.5 left-0.5 size-4 rounded-full bg-on-accent transition-transform peer-checked:translate-x-3"
          />
        </span>
      </label>
      {hint !== undefined && (
        <p id={noteId} className="text-caption text-text-subtle">
          {hint}
        </p>
      )}
    </div>
  );
}
