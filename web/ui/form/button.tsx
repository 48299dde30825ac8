import { LoaderCircle, type LucideIcon as Icon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';
import { drawn } from '../data/drawn.tsx';
import { cx } from '../theme/cx.ts';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: Icon;
  /** In progress: a spinner replaces the icon, the width stays, and clicks do nothing. */
  isBusy?: boolean;
  busyLabel?: string;
}

export function Button({ variant, size, icon, isBusy, busyLabel, className, children, ...props }: ButtonProps) {
  const busy = isBusy === true;
  const words = busy && busyLabel !== undefined ? busyLabel : children;
  const spinner = busy && drawn(LoaderCircle, { size: 16, className: 'animate-spin' });
  return (
    <button
      type="button"
      {...props}
      disabled={props.disabled === true || busy}
      aria-busy={busy || undefined}
      className={buttonClass(variant, size, className)}
    >
      {icon && (busy ? spinner : drawn(icon, { size: 16 }))}
      {/* Both labels share one cell, so that the wider one sets the width. */}
      <span className="inline-grid">
        {busyLabel !== undefined && (
          <span aria-hidden className="invisible col-start-1 row-start-1 h-0 overflow-hidden">
            {busy ? children : busyLabel}
          </span>
        )}
        <span className={cx('col-start-1 row-start-1 text-center', busy && icon === undefined && 'opacity-0')}>
          {words}
        </span>
        {busy && icon === undefined && (
          <span className="col-start-1 row-start-1 grid place-items-center">{spinner}</span>
        )}
      </span>
    </button>
  );
}
