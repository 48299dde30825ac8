import type { ReactNode } from 'react';
import { drawn } from './drawn.tsx';
import { cx } from '../theme/cx.ts';
import type { LucideIcon as Icon } from 'lucide-react';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'yellow' | 'outline';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-neutral-soft text-text-muted',
  accent: 'bg-accent-soft text-accent-text',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  yellow: 'bg-yellow-soft text-yellow',
  outline: 'border border-border-strong text-text-muted',
};

interface BadgeProps {
  tone: BadgeTone;
  icon?: Icon;
  children: ReactNode;
}

export function Badge(props: BadgeProps) {
  return badge(props);
}

/** The badge as an element instead of a component, which is faster in rows. */
export function badge({ tone, icon, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-5 flex-none items-center gap-1 rounded-md px-2 text-caption font-label whitespace-nowrap',
        tones[tone],
      )}
    >
      {icon && drawn(icon, { size: 12, className: '-ml-0.5' })}
      {children}
    </span>
  );
}
