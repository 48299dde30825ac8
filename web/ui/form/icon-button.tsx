import type { ComponentProps } from 'react';
import { cx } from '../theme/cx.ts';
import type { LucideIcon as Icon } from 'lucide-react';
import { drawn } from '../data/drawn.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  icon: Icon;
  tone?: 'neutral' | 'danger';
  size?: 'sm' | 'md';
  /** Why it is disabled, which becomes its name. */
  disabledReason?: string | undefined;
  /** In a list with a `SharedTooltip`. */
  isTipShared?: boolean;
  /** A press on it does not count as a press on the surrounding item. */
  isAction?: boolean;
}

/** A quiet button with an icon only: 28 px, 32 px in dialogs (md), 40 px on phones. */
export function IconButton(props: IconButtonProps) {
  return iconButton(props);
}

/** The button as an element instead of a component, which is faster in rows. */
export function iconButton({
  label,
  icon,
  tone = 'neutral',
  size = 'sm',
  disabledReason,
  isTipShared = false,
  isAction = false,
  className,
  ...props
}: IconButtonProps) {
  const words = disabledReason ?? label;
  const isDisabled = props.disabled === true || disabledReason !== undefined;
  // A disabled button gets no pointer events, so it needs an anchor.
  const isBare = isTipShared && !isDisabled;
  const button = (
    <button
      type="button"
      {...props}
      data-tip={isBare || undefined}
      data-action={isAction || undefined}
      aria-label={words}
      disabled={isDisabled}
      className={cx(
        'grid flex-none place-items-center rounded-md text-text-subtle transition-colors max-md:size-10',
        'active:bg-surface-active disabled:pointer-events-none disabled:opacity-40',
        size === 'sm' ? 'size-7' : 'size-8',
        tone === 'danger' ? 'hover:bg-danger-soft hover:text-danger' : 'hover:bg-surface-active hover:text-text',
        className,
      )}
    >
      {drawn(icon, { size: 16 })}
    </button>
  );
  return isBare ? button : <Tooltip label={words}>{button}</Tooltip>;
}
