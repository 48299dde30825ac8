import { useState } from 'react';

import type { User } from '#contract/types.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { useMediaQuery } from '#web/ui/browser/use-media-query.ts';
import { Printed } from '#web/ui/print/printed.tsx';
import { VirtualTable } from '#web/ui/data/virtual-table.tsx';
import type { UserAction } from './user-actions.ts';
import { userColumns } from './user-columns.ts';
import { UserRow } from './user-row.tsx';

const UsersSheet = loadedLater(() => import('./users-sheet.tsx').then((module) => module.UsersSheet));

interface UsersTableProps {
  users: readonly User[];
  groups: ReadonlyMap<string, readonly string[]>;
  onAction: (kind: UserAction['kind'], user: User) => void;
}

const heads = ['User', 'Role', 'Last Login', 'Groups', 'Actions'];

/** All users in the server's order; only visible rows are rendered. */
export function UsersTable({ users, groups, onAction }: UsersTableProps) {
  // Phones and small tablets, where four columns leave no room for names.
  const isNarrow = useMediaQuery('(max-width: 1023.98px)');
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  return (
    <div
      ref={setScroller}
      className="min-h-0 flex-1 overflow-y-auto border-border p-6 max-md:mt-3 max-md:border-t max-md:p-0"
    >
      <VirtualTable
        label="Users"
        items={users}
        keyOf={({ id }) => id}
        rowHeight={isNarrow ? 88 : 57}
        scroller={scroller}
        heads={heads}
        columns={userColumns}
        headClass="max-lg:sr-only [&_[role=columnheader]:last-child]:text-right"
        rowClass={(index) => (index < users.length - 1 ? 'border-b' : 'max-md:border-b')}
        className="overflow-clip border-border md:rounded-xl md:border"
      >
        {(user) => <UserRow user={user} groups={groups.get(user.id) ?? []} isNarrow={isNarrow} onAction={onAction} />}
      </VirtualTable>
      <Printed sheet={UsersSheet} data={{ users }} />
    </div>
  );
}
