import type { LucideIcon } from 'lucide-react';
import { cx } from '../theme/cx.ts';
import { Tooltip } from '../overlay/tooltip.tsx';

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; icon: LucideIcon }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of views with icons: a group of toggle buttons. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex flex-none rounded-lg border border-border bg-surface-active p-0.5"
    >
      {options.map(({ value: option, label: words, icon: Icon }) => (
        <Tooltip key={option} label={words}>
          <button
            type="button"
            aria-label={words}
            aria-pressed={option === value}
            onClick={() => onChange(option)}
            className={cx(
              'grid h-[30px] w-8 place-items-center rounded-md transition-colors max-md:h-9 max-md:w-10',
              option === value ? 'bg-surface text-text shadow-1' : 'text-text-muted hover:text-text',
            )}
          >
            <Icon size={16} aria-hidden />
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
