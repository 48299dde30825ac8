import { EllipsisVertical } from 'lucide-react';

import { counted } from '#web/format/counted.ts';

export function GapRow({ lines }: { lines: number }) {
  return (
    <div
      role="cell"
      className="flex items-center gap-2 border-y border-border bg-surface-sunken px-4 py-1 text-caption text-text-subtle tabular-nums"
    >
      <EllipsisVertical size={14} aria-hidden />
      {counted(lines, 'line')} the same
    </div>
  );
}
