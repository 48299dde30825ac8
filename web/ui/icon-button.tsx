import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  icon: LucideIcon;
  tone?: 'neutral' | 'danger';
  size?: 'sm' | 'md';
  /** Why it cannot be used: disables it and becomes its name. */
  disabledReason?: string | undefined;
}

/** A quiet button with an icon only: 28 px, 32 px in dialogs (md), 40 px on phones. */
export function IconButton({
  label,
  icon: Icon,
  tone = 'neutral',
  size = 'sm',
  disabledReason,
  className,
  ...props
}: IconButtonProps) {
  const words = disabledReason ?? label;
  return (
    <Tooltip label={words}>
      <button
        type="button"
        {...props}
        aria-label={words}
        disabled={props.disabled === true || disabledReason !== undefined}
        className={cx(
          'grid flex-none place-items-center rounded-md text-text-subtle transition-colors',
          'active:bg-surface-active disabled:pointer-events-none disabled:opacity-40',
          size === 'sm' ? 'size-7 max-md:size-10' : 'size-8 max-md:size-10',
          tone === 'danger' ? 'hover:bg-danger-soft hover:text-danger' : 'hover:bg-surface-active hover:text-text',
          className,
        )}
      >
        <Icon size={16} aria-hidden />
      </button>
    </Tooltip>
  );
}
