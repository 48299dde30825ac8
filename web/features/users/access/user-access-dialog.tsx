import { Download, EyeOff, ListTree, Search, ShieldAlert } from 'lucide-react';
import type { User } from '#contract/types.ts';
import { displayName } from '#web/domain/people/person.ts';
import { RoleBadge } from '#web/domain/people/role-badge.tsx';
import { csvFileName } from '#web/format/csv.ts';
import { saveCsv } from '#web/ui/browser/save-csv.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { accessCsv, accessFileName } from './access-csv.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { limitInWords, accessNames } from '#web/domain/access/reasons-in-words.ts';
import { counted, grouped } from '#web/format/counted.ts';
import { toggled } from '#web/format/toggled.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { type AccessRow, takenRows, treeRows, seenTree } from './access-rows.ts';
import { AccessTree } from './access-tree.tsx';
import { useListUserAccess } from '#contract/hooks/access.ts';
import { useListDocuments } from '#contract/hooks/documents.ts';
import { useListFolders } from '#contract/hooks/folders.ts';
import { useListGroups } from '#contract/hooks/groups.ts';
import { accessItems } from './access-items.ts';

export function UserAccessDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { review, ...query } = useUserAccess(user.id);
  const name = displayName(user);
  const exportList = () => {
    if (!review) return;
    const { items, tree, folders, names } = review;
    saveCsv(accessCsv(items, tree, folders, names), csvFileName(accessFileName(name)));
  };
  return (
    <Dialog
      onClose={onClose}
      size="xl"
      title="What They Can See"
      description={
        <span className="flex flex-wrap items-center gap-2">
          {name}
          <RoleBadge role={user.role} />
        </span>
      }
      footer={
        <Button icon={Download} disabled={!review} onClick={exportList} className="mr-auto">
          Export CSV
        </Button>
      }
      closeLabel="Close"
    >
      {review ? (
        <AccessPanel review={review} name={name} />
      ) : (
        <NotLoaded
          what="what they can see"
          query={query}
          lead="size-4 rounded-sm"
          widths={['w-40', 'w-52', 'w-36', 'w-48', 'w-44']}
          further={['w-56 max-w-full']}
          badge="w-20"
        />
      )}
    </Dialog>
  );
}

function AccessPanel({ review: { items, tree, folders, names }, name }: { review: UserReview; name: string }) {
  const [search, setSearch] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const sought = useDeferredValue(search);
  const seen = useMemo(() => treeRows(tree, sought, closed), [tree, sought, closed]);
  const taken = useMemo(() => takenRows(items, folders, sought), [items, folders, sought]);
  const toggle = (id: string) => setClosed((before) => toggled(before, id));
  const find = (typed: string) => {
    setSearch(typed);
    // Opens all folders to show what is found.
    setClosed(new Set());
  };
  const view = (label: string, rows: readonly AccessRow[], empty: { title: string; message: string }) => {
    if (rows.length > 0) return <AccessTree label={label} rows={rows} names={names} onToggle={toggle} />;
    if (search !== '') return <EmptyState icon={Search} title="Nothing has this name" />;
    return <EmptyState icon={EyeOff} {...empty} />;
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      {items.overall.map((limit) => (
        <Notice key={limit.kind} icon={ShieldAlert} tone="warning">
          {limitInWords(limit, names)}.
        </Notice>
      ))}
      <SearchField label="Filter by name" value={search} onChange={find} />
      <Tabs
        label="What they can see"
        tabs={[
          {
            id: 'seen',
            label: `Can see (${grouped(items.seen.size)})`,
            icon: ListTree,
            panel: view(`What ${name} can see`, seen, {
              title: 'Nothing to see',
              message: 'No folder and no document is open to them.',
            }),
          },
          {
            id: 'taken',
            label: `Taken away (${grouped(items.taken.length)})`,
            icon: EyeOff,
            panel: view(`What is taken away from ${name}`, taken, {
              title: 'Nothing is taken away',
              message: 'No level, limit or end keeps them from what they were given.',
            }),
          },
        ]}
      />
      <p className="sr-only" role="status">
        {search === '' ? '' : `${counted(seen.length + taken.length, 'item')} found`}
      </p>
    </div>
  );
}

/** A user's access with all names; undefined until everything is loaded. */
function useUserAccess(userId: string) {
  const access = useListUserAccess(userId);
  const folders = useListFolders();
  const documents = useListDocuments();
  const groups = useListGroups();
  const review = useMemo(() => {
    if (!access.data || !folders.data || !documents.data || !groups.data) return undefined;
    const items = accessItems(access.data, folders.data, documents.data);
    return {
      items,
      tree: seenTree(items, folders.data),
      folders: folders.data,
      names: accessNames(folders.data, groups.data),
    };
  }, [access.data, folders.data, documents.data, groups.data]);
  const queries = [access, folders, documents, groups];
  return {
    review,
    error: queries.find(({ error, data }) => error !== null && data === undefined)?.error ?? null,
    refetch: () => Promise.all(queries.filter(({ data }) => data === undefined).map(({ refetch }) => refetch())),
  };
}

type UserReview = NonNullable<ReturnType<typeof useUserAccess>['review']>;
