import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';

import type { User } from '#web/api/generated/model/user.ts';

import { useIsNarrow } from './use-is-narrow.ts';
import type { UserAction } from './user-actions.ts';
import { userColumns } from './user-columns.ts';
import { UserRow } from './user-row.tsx';

interface UsersTableProps {
  users: readonly User[];
  onAction: (kind: UserAction['kind'], user: User) => void;
}

const heads = ['User', 'Role', 'Last Login', 'Actions'];

/** Everybody, in the server's order. Only the rows in view are drawn. */
export function UsersTable({ users, onAction }: UsersTableProps) {
  const isNarrow = useIsNarrow();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: users.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isNarrow ? 88 : 57),
    getItemKey: (index) => users[index]?.id ?? index,
    overscan: 8,
  });
  return (
    <div
      ref={scroller}
      className="min-h-0 flex-1 overflow-y-auto border-border p-6 max-md:mt-3 max-md:border-t max-md:p-0"
    >
      <div
        role="table"
        aria-label="Users"
        aria-rowcount={users.length + 1}
        className="overflow-clip border-border md:rounded-xl md:border"
      >
        <div role="rowgroup" className="max-lg:sr-only">
          <div
            role="row"
            aria-rowindex={1}
            className={`${userColumns} h-9 border-b border-border text-caption font-label text-text-subtle`}
          >
            {heads.map((head) => (
              <span key={head} role="columnheader" className="last:text-right">
                {head}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const user = users[index];
            return (
              user && (
                <div
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  role="row"
                  aria-rowindex={index + 2}
                  style={{ transform: `translateY(${start}px)` }}
                  className={`absolute inset-x-0 top-0 border-border hover:bg-surface-hover ${index < users.length - 1 ? 'border-b' : 'max-md:border-b'}`}
                >
                  <UserRow user={user} isNarrow={isNarrow} onAction={onAction} />
                </div>
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}
