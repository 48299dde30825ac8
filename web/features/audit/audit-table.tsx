import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useMemo, useRef } from 'react';

import type { AuditEntry } from '#web/api/generated/model/auditEntry.ts';
import type { User } from '#web/api/generated/model/user.ts';
import { displayName } from '#web/format/person.ts';

import { auditColumns } from './audit-columns.ts';
import { AuditRow } from './audit-row.tsx';

interface AuditTableProps {
  entries: readonly AuditEntry[];
  /** Puts names to ids, where the users are known. */
  users: readonly User[];
  /** Stands after the last entry. */
  foot: ReactNode;
}

const heads = ['Activity', 'User ID', 'IP Address', 'Resource', 'Date and Time', 'Type'];

/** The entries in the server's order. Only the rows in view are drawn: the log may hold tens of thousands. */
export function AuditTable({ entries, users, foot }: AuditTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const names = useMemo(() => new Map(users.map((user) => [user.id, displayName(user)])), [users]);
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 61,
    getItemKey: (index) => entries[index]?.id ?? index,
    overscan: 10,
  });
  return (
    <div
      ref={scroller}
      role="region"
      aria-label="Audit log"
      // Without a control inside, the keyboard scrolls it only when it can be focused itself.
      tabIndex={0}
      className="@container min-h-0 flex-1 overflow-y-auto border-border outline-offset-[-2px] max-md:mt-3 max-md:border-t md:px-6 md:pb-6"
    >
      <div role="table" aria-label="Audit entries" aria-rowcount={entries.length + 1}>
        <div role="rowgroup" className="sticky top-0 z-10 bg-surface @max-4xl:sr-only">
          <div
            role="row"
            aria-rowindex={1}
            className={`${auditColumns} h-9 border-b border-border text-caption font-label text-text-subtle`}
          >
            {heads.map((head) => (
              <span key={head} role="columnheader">
                {head}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const entry = entries[index];
            return (
              entry && (
                <div
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  role="row"
                  aria-rowindex={index + 2}
                  style={{ transform: `translateY(${start}px)` }}
                  className="absolute inset-x-0 top-0 border-b border-border hover:bg-surface-hover"
                >
                  <AuditRow entry={entry} person={names.get(entry.userId ?? '')} />
                </div>
              )
            );
          })}
        </div>
      </div>
      {foot}
    </div>
  );
}
