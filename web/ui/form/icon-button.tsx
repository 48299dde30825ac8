import type { ComponentProps } from 'react';
import { cx } from '../theme/cx.ts';
import type { LucideIcon as Icon } from 'lucide-react';
import { Tooltip } from '../overlay/tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  icon: Icon;
  tone?: 'neutral' | 'danger';
  size?: 'sm' | 'md';
  /** Why it cannot be used: disables it and becomes its name. */
  disabledReason?: string | undefined;
  /** It stands in a list whose `SharedTooltip` shows its words. */
  isTipShared?: boolean;
}

/** A quiet button with an icon only: 28 px, 32 px in dialogs (md), 40 px on phones. */
export function IconButton({
  label,
  icon: Drawn,
  tone = 'neutral',
  size = 'sm',
  disabledReason,
  isTipShared = false,
  className,
  ...props
}: IconButtonProps) {
  const words = disabledReason ?? label;
  const isDisabled = props.disabled === true || disabledReason !== undefined;
  // A disabled button hears no pointer: it needs an anchor of its own.
  const isBare = isTipShared && !isDisabled;
  const button = (
    <button
      type="button"
      {...props}
      data-tip={isBare || undefined}
      aria-label={words}
      disabled={isDisabled}
      className={cx(
        'grid flex-none place-items-center rounded-md text-text-subtle transition-colors',
        'active:bg-surface-active disabled:pointer-events-none disabled:opacity-40',
        size === 'sm' ? 'size-7 max-md:size-10' : 'size-8 max-md:size-10',
        tone === 'danger' ? 'hover:bg-danger-soft hover:text-danger' : 'hover:bg-surface-active hover:text-text',
        className,
      )}
    >
      <Drawn size={16} aria-hidden />
    </button>
  );
  return isBare ? button : <Tooltip label={words}>{button}</Tooltip>;
}
