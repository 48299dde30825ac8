import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useId, useRef, useState } from 'react';

import { treeStep } from '#web/domain/folders/tree-steps.ts';
import type { AccessNames } from '#web/domain/access/reasons-in-words.ts';

import type { AccessRow } from './access-rows.ts';
import { AccessTreeRow } from './access-tree-row.tsx';

interface AccessTreeProps {
  label: string;
  rows: readonly AccessRow[];
  names: AccessNames;
  onToggle: (folderId: string) => void;
}

/** The estimated height of a row: its name and one reason. */
const LIKELY_HEIGHT = 57;

/** One tab stop: arrows move, Right opens and enters, Left closes and leaves. Only visible rows are rendered. */
export function AccessTree({ label, rows, names, onToggle }: AccessTreeProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const base = useId();
  const [wanted, setWanted] = useState({ id: '', at: 0 });
  const found = rows.findIndex(({ item }) => item.id === wanted.id);
  // If the row is gone, the row now in its place becomes active.
  const active = Math.max(0, found < 0 ? Math.min(wanted.at, rows.length - 1) : found);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LIKELY_HEIGHT,
    getItemKey: (index) => rows[index]?.item.id ?? index,
    overscan: 8,
    // The active row must be rendered for assistive technology, however far it is scrolled away.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      return drawn.includes(active) || active >= rows.length ? drawn : [...drawn, active].sort((a, b) => a - b);
    },
  });
  const moveTo = (index: number) => {
    const at = Math.max(0, Math.min(index, rows.length - 1));
    setWanted({ id: rows[at]?.item.id ?? '', at });
    virtualizer.scrollToIndex(at);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = stepFor(event.key, rows, active, Math.max(1, virtualizer.getVirtualItems().length - 16));
    if (step === null) return;
    event.preventDefault();
    if (step === 'toggle') onToggle(rows[active]?.item.id ?? '');
    else moveTo(step);
  };
  const domId = (row: AccessRow | undefined) => (row ? `${base}-${row.item.id}` : undefined);
  return (
    <div
      ref={scroller}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={domId(rows[active])}
      onKeyDown={onKeyDown}
      className="group h-[52vh] min-h-60 overflow-y-auto rounded-xl border border-border [--indent:1.25rem] focus-visible:-outline-offset-2 max-md:[--indent:0.75rem]"
    >
      <div role="presentation" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row && (
              <AccessTreeRow
                key={key}
                ref={virtualizer.measureElement}
                row={row}
                domId={domId(row) ?? ''}
                index={index}
                count={rows.length}
                top={start}
                isActive={index === active}
                names={names}
                onPress={() => setWanted({ id: row.item.id, at: index })}
                onToggle={() => onToggle(row.item.id)}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

/** Where a key leads, or whether it opens or closes the row; null for other keys. */
function stepFor(key: string, rows: readonly AccessRow[], at: number, page: number): number | 'toggle' | null {
  const { isExpandable = false, isExpanded = false } = rows[at] ?? {};
  if (key === 'Enter' || key === ' ') return isExpandable ? 'toggle' : at;
  if (key === 'ArrowLeft' && isExpanded) return 'toggle';
  if (key === 'ArrowRight' && !(isExpandable && isExpanded)) return isExpandable ? 'toggle' : at;
  return treeStep(key, rows, at, page);
}
