import { Table2 } from 'lucide-react';

import { counted } from '#web/format/counted.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import type { Row } from './rows.ts';

const badges = {
  added: { tone: 'success', words: 'Sheet added' },
  removed: { tone: 'danger', words: 'Sheet removed' },
} as const;

export function SheetRow({ row: { name, state, cells } }: { row: Extract<Row, { kind: 'sheet' }> }) {
  const badge = state === 'added' || state === 'removed' ? badges[state] : null;
  return (
    <div
      role="cell"
      className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-border bg-surface-sunken px-4 py-2 text-cell"
    >
      <Table2 size={16} aria-hidden className="text-text-subtle" />
      <span className="font-semibold wrap-anywhere">{name}</span>
      {badge !== null && <Badge tone={badge.tone}>{badge.words}</Badge>}
      <span className="text-caption text-text-subtle tabular-nums">
        {counted(cells, 'cell')} {state === 'changed' ? 'changed' : 'in it'}
      </span>
    </div>
  );
}
