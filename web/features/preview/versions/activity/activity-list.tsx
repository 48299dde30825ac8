import { ScrollText } from 'lucide-react';
import { useState } from 'react';

import { useListUsers } from '#contract/hooks/users.ts';
import { displayName } from '#web/domain/people/person.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { LoadingRows } from '../loading-rows.tsx';
import { ActivityKinds } from './activity-kinds.tsx';
import { ActivityRow } from './activity-row.tsx';
import { useDocumentActivity } from './use-document-activity.ts';

/** The document's own trail, newest first. */
export function ActivityList({ documentId }: { documentId: string }) {
  const { data, error, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useDocumentActivity(documentId);
  const { data: users } = useListUsers();
  const [kind, setKind] = useState<string | null>(null);
  const names = new Map(users?.map((user) => [user.id, displayName(user)]));
  if (data === undefined) {
    if (!isError) return <LoadingRows label="Loading activity" />;
    return <ErrorState title="Failed to load activity" error={error} onRetry={() => void refetch()} />;
  }
  const all = data.pages.flat();
  if (all.length === 0) {
    return <EmptyState icon={ScrollText} title="No activity yet" message="What happens to this document shows here." />;
  }
  const entries = kind === null ? all : all.filter(({ activityType }) => activityType === kind);
  return (
    <>
      <ActivityKinds kind={kind} onKind={setKind} documentId={documentId} />
      {entries.length === 0 && (
        <p className="px-4 py-6 text-cell text-text-subtle">Nothing of this kind is shown yet</p>
      )}
      <ol aria-label="Activity" className="divide-y divide-border">
        {entries.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} person={names.get(entry.userId ?? '') ?? entry.userId} />
        ))}
      </ol>
      {isError && (
        <ErrorState title="Failed to load earlier activity" error={error} onRetry={() => void fetchNextPage()} />
      )}
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
