import { cx } from '../theme/cx.ts';

const tones = { accent: 'bg-chart-1', success: 'bg-success-solid', danger: 'bg-danger-solid' } as const;

interface ProgressBarProps {
  /** Percent, 0 to 100. */
  value: number;
  tone?: keyof typeof tones;
  label: string;
}

export function ProgressBar({ value, tone = 'accent', label }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1 w-full overflow-hidden rounded-full bg-chart-track"
    >
      <div className={cx('h-full rounded-full transition-[width]', tones[tone])} style={{ width: `${percent}%` }} />
    </div>
  );
}
