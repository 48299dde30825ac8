import { FileDown, SearchX, ShieldCheck } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useListFolders } from '#contract/hooks/folders.ts';
import { useListUsers } from '#contract/hooks/users.ts';
import type { AccessOf } from '#web/domain/access/access-reasons.tsx';
import { accessNames, limitInWords, reasonInWords } from '#web/domain/access/reasons-in-words.ts';
import { grouped } from '#web/format/counted.ts';
import { csvFileName, type CsvColumn, csvOf, yesOrNo } from '#web/format/csv.ts';
import { saveCsv } from '#web/ui/browser/save-csv.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { useHolders } from '../holders/holder.ts';
import { AccessTable } from './access-table.tsx';
import {
  type Access,
  type AccessFilter,
  byRole,
  matching,
  peopleWithAccess,
  type PersonWithAccess,
} from './people-with-access.ts';
import { displayName } from '#web/domain/people/person.ts';
import { capitalised } from '#web/format/capitalised.ts';
import { Avatar } from '#web/domain/people/avatar.tsx';

interface WhoHasAccessProps {
  query: { data: readonly Access[] | undefined; error: Error | null; refetch: () => unknown };
  /** The item's name, for the file name. */
  name: string;
  isFolder: boolean;
  /** The document's folder, or the folder itself; null at the root. */
  homeId: string | null;
}

/** All users with their rights on an item and the reasons, as the server decides. */
export function WhoHasAccess({ query, name, isFolder, homeId }: WhoHasAccessProps) {
  const { holders, isPending } = useHolders();
  const folders = useListFolders();
  const missing = [query, folders, useListUsers()].filter(({ data }) => data === undefined);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<AccessFilter>('all');
  const term = useDeferredValue(search);
  const names = useMemo(() => accessNames(folders.data ?? [], holders.groups), [folders.data, holders.groups]);
  const people = useMemo(() => peopleWithAccess(query.data ?? [], holders.users), [query.data, holders.users]);
  const { privileged, others } = useMemo(() => byRole(people), [people]);

  if (missing.length > 0 || isPending) {
    const rows = { lead: 'size-8 rounded-full', widths: ['w-40', 'w-32', 'w-36'], badge: 'w-24' };
    return <NotLoaded what="who has access" query={missing.find(({ error }) => error) ?? query} {...rows} />;
  }
  const of = { isFolder, homeId, names };
  const shown = matching(others, filter, term);
  const count = (which: AccessFilter) => grouped(matching(others, which, '').length);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField label="Search people" value={search} onChange={setSearch} className="flex-1 max-md:basis-full" />
        <div className="max-md:flex-1">
          <Select
            label="Show"
            isLabelHidden
            value={filter}
            onChange={(event) => setFilter(filterOf(event.target.value))}
          >
            <option value="all">Everyone ({count('all')})</option>
            <option value="can">Can see it ({count('can')})</option>
            <option value="cannot">Cannot see it ({count('cannot')})</option>
          </Select>
        </div>
        <Button
          icon={FileDown}
          onClick={() =>
            saveCsv(whoHasAccessCsv([...privileged, ...others], of), csvFileName(`who-has-access-${name}`))
          }
        >
          Export CSV
        </Button>
      </div>
      {shown.length > 0 ? (
        <AccessTable people={shown} of={of} />
      ) : (
        <div className="rounded-xl border border-border">
          <EmptyState
            icon={SearchX}
            {...(others.length === 0
              ? { title: 'Nobody else', message: 'There are no analysts or viewers in this data room.' }
              : { title: 'Nobody found', message: 'Try another name, or show everyone.' })}
          />
        </div>
      )}
      <PrivilegedPeople people={matching(privileged, filter, term)} of={of} />
    </div>
  );
}

const filters: readonly AccessFilter[] = ['all', 'can', 'cannot'];
const filterOf = (value: string): AccessFilter => filters.find((filter) => filter === value) ?? 'all';

function whoHasAccessCsv(people: readonly PersonWithAccess[], { isFolder, homeId, names }: AccessOf): string[] {
  const rights: readonly CsvColumn<PersonWithAccess>[] = [
    { title: 'Can View', of: ({ gives }) => yesOrNo(gives === 'view' || gives === 'download') },
    { title: 'Can Download', of: ({ gives }) => yesOrNo(gives === 'download') },
  ];
  const columns: readonly CsvColumn<PersonWithAccess>[] = [
    { title: 'Name', of: ({ user }) => displayName(user) },
    { title: 'Email', of: ({ user }) => user.email },
    { title: 'Role', of: ({ user }) => capitalised(user.role) },
    { title: 'Sees', of: ({ gives }) => yesOrNo(gives !== null) },
    ...(isFolder ? [] : rights),
    { title: 'Because', of: ({ because }) => because.map((reason) => reasonInWords(reason, homeId, names)).join('; ') },
    { title: 'Taken Away By', of: ({ but }) => but.map((limit) => limitInWords(limit, names)).join('; ') },
  ];
  return csvOf(columns, [people]);
}

function PrivilegedPeople({ people, of }: { people: readonly PersonWithAccess[]; of: AccessOf }) {
  if (people.length === 0) return null;
  return (
    <section
      aria-label="Administrators and managers see everything"
      className="rounded-xl border border-border bg-surface-sunken px-4 py-3"
    >
      <h3 className="flex items-center gap-2 text-cell font-label text-text">
        <ShieldCheck size={16} className="text-text-subtle" aria-hidden />
        Administrators and managers see everything
      </h3>
      <ul className="mt-2 flex max-h-32 flex-wrap gap-x-4 gap-y-2 overflow-y-auto text-cell text-text-muted">
        {people.map(({ user, but }) => (
          <li key={user.id} className="flex min-w-0 items-center gap-2">
            <Avatar user={user} size="sm" />
            <span className="min-w-0 break-words">
              {displayName(user)}
              {but.length > 0 && (
                <span className="text-caption text-text-subtle">
                  {' '}
                  ({but.map((limit) => limitInWords(limit, of.names)).join('; ')})
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
