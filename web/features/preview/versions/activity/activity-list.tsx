import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useListUsers } from '#contract/hooks/users.ts';
import { nameInTrail } from '#web/domain/people/person.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { LoadingRows } from '../loading-rows.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getListDocumentActivityQueryKey, listDocumentActivity } from '#contract/hooks/versions.ts';
import type { AuditEntry } from '#contract/types.ts';
import { activityLook } from '#web/domain/activity/activity-types.ts';
import { documentAge } from '#web/format/age.ts';
import { momentText } from '#web/format/date-time.ts';
import { cx } from '#web/ui/theme/cx.ts';
import { whoOpened } from '#web/domain/activity/who-opened.ts';

/** The most entries in one answer; a full answer means that there may be earlier ones. */
const ENTRIES_A_CALL = 1000;

/** The document's own trail, newest first. */
export function ActivityList({ documentId }: { documentId: string }) {
  // One call, and another for each request of earlier entries.
  const { data, error, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...getListDocumentActivityQueryKey(documentId), 'pages'],
    queryFn: ({ pageParam: before, signal }) =>
      listDocumentActivity(documentId, before === '' ? undefined : { before }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < ENTRIES_A_CALL ? undefined : page.at(-1)?.id),
  });
  const { data: users, isPending } = useListUsers({ deactivated: 'true' });
  const [kind, setKind] = useState<string | null>(null);
  const names = new Map(users?.map((user) => [user.id, nameInTrail(user)]));
  const nameOf = ({ userId }: AuditEntry) => {
    if (userId === null) return 'Nobody signed in';
    return names.get(userId) ?? (isPending ? null : userId);
  };
  if (data === undefined) {
    if (!isError) return <LoadingRows label="Loading activity" />;
    return <ErrorState title="Failed to load activity" query={{ error, refetch }} />;
  }
  const all = data.pages.flat();
  if (all.length === 0)
    return <EmptyState icon={ScrollText} title="No activity yet" message="What happens to this document shows here." />;
  const entries = kind === null ? all : all.filter(({ activityType }) => activityType === kind);
  return (
    <>
      <ActivityKinds kind={kind} onKind={setKind} documentId={documentId} />
      {entries.length === 0 && (
        <p className="px-4 py-6 text-cell text-text-subtle">Nothing of this kind is shown yet</p>
      )}
      <ol aria-label="Activity" className="divide-y divide-border">
        {entries.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} person={nameOf(entry)} />
        ))}
      </ol>
      {isError && <ErrorState title="Failed to load earlier activity" query={{ error, refetch: fetchNextPage }} />}
      {hasNextPage && !isError && (
        <div className="border-t border-border p-4 text-center">
          <Button size="sm" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show Earlier
          </Button>
        </div>
      )}
    </>
  );
}

/** An entry of the document; `person` is null until names are here. Rows out of view cost no layout. */
function ActivityRow({ entry, person }: { entry: AuditEntry; person: string | null }) {
  const { label, icon: Icon, isAlert } = activityLook(entry.activityType);
  return (
    <li className="flex gap-3 px-4 py-2.5 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]">
      <span
        className={cx(
          'mt-0.5 grid size-6 flex-none place-items-center rounded-md',
          isAlert ? 'bg-danger-soft text-danger' : 'bg-surface-sunken text-text-subtle',
        )}
      >
        <Icon size={14} aria-hidden />
      </span>
      <div className="min-w-0">
        <p className="text-cell break-words">
          <span className="sr-only">{label}: </span>
          {entry.description}
        </p>
        <p className="text-caption break-words text-text-subtle">
          {person !== null && `${person} · `}
          <time dateTime={entry.createdAt} title={momentText(new Date(entry.createdAt))}>
            {documentAge(entry.createdAt)}
          </time>
        </p>
      </div>
    </li>
  );
}

const kinds = [
  { type: null, label: 'Everything' },
  { type: 'document_view', label: 'Views' },
  { type: 'document_download', label: 'Downloads' },
];

interface ActivityKindsProps {
  /** The type of the entries shown; null for all. */
  kind: string | null;
  onKind: (kind: string | null) => void;
  documentId: string;
}

function ActivityKinds({ kind, onKind, documentId }: ActivityKindsProps) {
  return (
    <div className="flex flex-wrap items-center gap-1 border-b border-border px-3 py-2">
      <div role="group" aria-label="Kind of activity" className="flex gap-1">
        {kinds.map(({ type, label }) => (
          <Button
            key={label}
            size="sm"
            variant={type === kind ? 'secondary' : 'quiet'}
            aria-pressed={type === kind}
            onClick={() => onKind(type)}
          >
            {label}
          </Button>
        ))}
      </div>
      <Link
        href={whoOpened(documentId)}
        className="ml-auto rounded-sm py-1 text-caption font-label text-accent-text underline-offset-2 hover:underline"
      >
        In the audit trail
      </Link>
    </div>
  );
}
