import { Globe, Lock, LockKeyhole, type LucideIcon } from 'lucide-react';
import type { AccessLevel } from '#contract/types.ts';
import { drawn } from '#web/ui/data/drawn.tsx';

import type { MatrixRow } from './matrix-rows.ts';

const icons: Record<AccessLevel, LucideIcon> = { public: Globe, restricted: Lock, confidential: LockKeyhole };

/** The head of a row. Deep folders are moved in no further than there is room. */
export function MatrixFolder({ row, index, width }: { row: MatrixRow; index: number; width: number }) {
  const { folder, depth, isPublic } = row;
  const seen = isPublic ? 'everybody sees it' : 'only people with a permission see it';
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      title={`${folder.name}: ${folder.accessLevel}, ${seen}`}
      data-row={index}
      data-column={-1}
      style={{ width, paddingLeft: 12 + Math.min(depth, width / 28) * 14 }}
      className="sticky left-0 z-10 flex h-full items-center gap-1.5 border-r border-border bg-surface pr-2 text-cell"
    >
      {drawn(icons[folder.accessLevel], { size: 13, className: 'flex-none text-text-subtle' })}
      <span className="truncate">{folder.name}</span>
      <span className="sr-only">
        , {folder.accessLevel}, {seen}
      </span>
    </div>
  );
}
