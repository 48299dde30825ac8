import { Info } from 'lucide-react';
import { useState } from 'react';

import { SearchField } from '#web/ui/form/search-field.tsx';

import { matchingRows, type PermissionRow } from './permission-rows.ts';
import { PermissionTable } from './permission-table.tsx';
import type { PermissionTableProps } from './permission-table-props.ts';

/** From here on the list is worth searching. */
const SEARCHED_FROM = 8;

interface PermissionListProps extends Omit<PermissionTableProps, 'shown' | 'isFurtherDisabled'> {
  rows: readonly PermissionRow[];
  /** Why the further right cannot be given to the chosen role. */
  furtherDisabledReason?: string | undefined;
}

/** Two checkboxes for each folder or document, found by name where there are many. */
export function PermissionList({ rows, furtherDisabledReason, ...table }: PermissionListProps) {
  const [search, setSearch] = useState('');
  return (
    <div className="grid gap-2">
      {rows.length > SEARCHED_FROM && (
        <SearchField
          label={`Search ${table.kind.toLowerCase()}s`}
          value={search}
          onChange={setSearch}
          onKeyDown={(event) => {
            // Enter here means "found it", not "create the user".
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      <PermissionTable
        {...table}
        shown={matchingRows(rows, search)}
        isFurtherDisabled={furtherDisabledReason !== undefined}
      />
      {furtherDisabledReason !== undefined && (
        <p className="flex items-center gap-1.5 text-caption text-text-subtle">
          <Info size={14} aria-hidden />
          {furtherDisabledReason}
        </p>
      )}
    </div>
  );
}
