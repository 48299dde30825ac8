import { SearchX, X } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { User } from '#contract/types.ts';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { AuditSkeleton } from '../audit-skeleton.tsx';
import { AuditTable } from '../audit-table.tsx';
import { type AuditFilter, noFilter } from './audit-filter.ts';
import { type FilterWord, filterWords } from './filter-words.ts';
import type { useFoundEntries } from './use-found-entries.ts';
import { counted } from '#web/format/counted.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

interface FoundLogProps {
  query: ReturnType<typeof useFoundEntries>;
  filter: AuditFilter;
  users: readonly User[];
  onChange: (change: Partial<AuditFilter>) => void;
}

export function FoundLog({ query, filter, users, onChange }: FoundLogProps) {
  const entries = useMemo(() => query.data?.pages.flatMap((page) => page.entries), [query.data]);
  const about = query.isPlaceholderData ? undefined : entries?.[0];
  const description = about?.description.replace(/^Renamed ".+" to /, '') ?? '';
  const words = filterWords(filter, { users, resourceName: /"(.+?)"/.exec(description)?.[1] ?? null });
  const matched = query.data?.pages[0]?.matched ?? null;
  const shown = entries?.length ?? 0;
  const isSearching = entries === undefined || query.isPlaceholderData;
  return (
    <>
      <div className="flex flex-none flex-wrap items-center gap-x-4 gap-y-2 border-b border-border px-6 py-2.5 max-md:border-0 max-md:px-4 max-md:py-2">
        {!(query.isError && entries === undefined) && (
          <p role="status" className="flex min-h-6 flex-none items-center gap-2 text-cell text-text-muted tabular-nums">
            {isSearching ? <Spinner label="Searching..." size={16} /> : found(matched, shown)}
          </p>
        )}
        <FilterChips words={words} onChange={onChange} />
      </div>
      <FoundEntries
        {...{ query, entries, users, onChange }}
        about={[found(matched, shown), ...words.map(({ name, value }) => `${name}: ${value}`)]}
      />
    </>
  );
}

interface FoundEntriesProps extends Omit<FoundLogProps, 'filter'> {
  entries: Parameters<typeof AuditTable>[0]['entries'] | undefined;
  about: readonly string[];
}

function FoundEntries({ query, entries, users, onChange, about }: FoundEntriesProps) {
  if (query.isError && entries === undefined)
    return <ErrorState title="Failed to search the audit log" query={query} />;
  if (entries === undefined || (entries.length === 0 && query.isPlaceholderData)) return <AuditSkeleton />;
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={SearchX}
        title="No entries match"
        message="Nothing in the log fits all that is set"
        action={<Button onClick={() => onChange(noFilter)}>Clear</Button>}
      />
    );
  }
  return <AuditTable entries={entries} users={users} query={query} about={about} onFilter={onChange} />;
}

function FilterChips({ words, onChange }: Pick<FoundLogProps, 'onChange'> & { words: readonly FilterWord[] }) {
  // Takes the focus of a chip that goes.
  const clear = useRef<HTMLButtonElement>(null);
  return (
    <ul aria-label="Active filters" className="flex min-w-0 flex-wrap items-center gap-1.5">
      {words.map(({ name, value, without }) => (
        <li
          key={`${name} ${value}`}
          className="flex max-w-full min-w-0 items-center gap-1 rounded-full border border-border bg-surface-sunken py-0.5 pr-1 pl-2.5 text-caption text-text-muted"
        >
          <span className="min-w-0 truncate">
            {name}: <span className="text-text">{value}</span>
          </span>
          <button
            type="button"
            aria-label={`Remove ${name}: ${value}`}
            onClick={() => {
              clear.current?.focus();
              onChange(without);
            }}
            className="grid size-6 flex-none place-items-center rounded-full hover:bg-surface-active hover:text-text"
          >
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <Button ref={clear} variant="quiet" size="sm" onClick={() => onChange(noFilter)}>
          Clear all
        </Button>
      </li>
    </ul>
  );
}

/** @param matched null if not all were counted */
function found(matched: number | null, shown: number): string {
  if (matched === null) return `More than ${counted(shown, 'entry', 'entries')} match`;
  return matched === 1 ? '1 entry matches' : `${counted(matched, 'entry', 'entries')} match`;
}
