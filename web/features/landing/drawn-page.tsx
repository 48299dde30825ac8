import type { ReactNode } from 'react';
import { cx } from '#web/ui/theme/cx.ts';

const paragraph = ['w-full', 'w-[94%]', 'w-[98%]', 'w-[70%]'];

/** White paper with grey lines instead of text; children are drawn over it. */
export function DrawnPage({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cx('relative overflow-hidden border border-border bg-paper p-5', className)}>
      <div className="mb-3 h-2 w-1/2 bg-paper-ink" />
      {[...paragraph, ...paragraph.slice(0, 3)].map((width, index) => (
        <div key={index} className={cx('mb-2 h-1 rounded-full bg-paper-line', width, index === 4 && 'mt-6')} />
      ))}
      {children}
    </div>
  );
}
