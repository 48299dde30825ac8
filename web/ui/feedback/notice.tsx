import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';

const tones = {
  neutral: ['border-border bg-surface-sunken', 'text-text-subtle'],
  warning: ['border-warning-border bg-warning-soft', 'text-warning'],
  danger: ['border-danger-border bg-danger-soft', 'text-danger'],
} as const;

interface NoticeProps {
  icon: LucideIcon;
  tone?: keyof typeof tones;
  /** Announced when it appears, if it results from the user's action. */
  isAlert?: boolean;
  children: ReactNode;
}

/** A short note beside what it concerns. */
export function Notice({ icon: Icon, tone = 'neutral', isAlert = false, children }: NoticeProps) {
  const [box, ink] = tones[tone];
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className={cx('flex items-start gap-2.5 rounded-lg border px-3 py-2.5 text-cell text-text-muted', box)}
    >
      <Icon size={16} className={cx('mt-0.5 flex-none', ink)} aria-hidden />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
