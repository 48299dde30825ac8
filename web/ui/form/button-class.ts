import { cx } from '../theme/cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet';
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-active disabled:bg-surface-active disabled:text-text-subtle',
  secondary:
    'border border-border-strong bg-surface text-text shadow-1 hover:bg-surface-hover active:bg-surface-active disabled:bg-surface-sunken disabled:text-text-subtle',
  quiet:
    'text-text-muted hover:bg-surface-hover hover:text-text active:bg-surface-active disabled:bg-transparent disabled:text-text-subtle',
  danger:
    'bg-danger-solid text-on-accent hover:bg-danger-solid-hover active:bg-danger-solid-hover disabled:bg-surface-active disabled:text-text-subtle',
  'danger-quiet':
    'text-danger hover:bg-danger-soft active:bg-danger-soft disabled:bg-transparent disabled:text-text-subtle',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 rounded-lg px-2.5 text-cell',
  md: 'h-9 rounded-lg px-3 text-base max-md:h-10',
  lg: 'h-11 rounded-lg px-5 text-section',
};

/** The look of a button, for buttons and for links that act as one. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'md', className?: string): string {
  return cx(
    'relative inline-flex flex-none select-none items-center justify-center gap-2 font-label whitespace-nowrap transition-colors disabled:cursor-default',
    variants[variant],
    sizes[size],
    className,
  );
}
