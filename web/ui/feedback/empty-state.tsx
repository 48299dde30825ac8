import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';

const tones = {
  neutral: 'border-border bg-surface-sunken text-text-subtle',
  danger: 'border-danger-border bg-danger-soft text-danger',
} as const;

interface EmptyStateProps {
  icon: LucideIcon;
  tone?: keyof typeof tones;
  title: string;
  message?: ReactNode;
  /** The next step, one button. */
  action?: ReactNode;
}

export function EmptyState({ icon: Icon, tone = 'neutral', title, message, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center justify-center px-6 py-12 text-center">
      <span className={cx('mb-4 grid size-12 place-items-center rounded-xl border', tones[tone])}>
        <Icon size={24} aria-hidden />
      </span>
      <p className="text-section text-text">{title}</p>
      {message !== undefined && <p className="mt-1 max-w-80 text-cell text-text-subtle">{message}</p>}
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  );
}
