import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';

interface CardProps {
  title?: string;
  /** Beside the title. */
  action?: ReactNode;
  /** Without padding, so that rows reach the edges. */
  isFlush?: boolean;
  className?: string;
  children: ReactNode;
}

/** A bordered box; never nested. */
export function Card({ title, action, isFlush = false, className, children }: CardProps) {
  const hasHead = isFlush && title !== undefined;
  return (
    <section
      aria-label={title}
      className={cx('flex min-w-0 flex-col overflow-hidden rounded-xl border border-border bg-surface', className)}
    >
      {hasHead && (
        <header className="flex h-13 flex-none items-center justify-between gap-4 border-b border-border pr-3 pl-5 max-md:pl-4">
          <h2 className="truncate text-section text-text">{title}</h2>
          {action}
        </header>
      )}
      <div className={cx('flex-1', !isFlush && 'p-5 max-md:p-4')}>
        {!hasHead && title !== undefined && (
          <div className="mb-2 flex items-baseline justify-between gap-4">
            <h2 className="truncate text-section text-text">{title}</h2>
            {action}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
