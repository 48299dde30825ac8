import { useListFolders } from '#contract/hooks/folders.ts';
import { useListGroupPermissions } from '#contract/hooks/groups.ts';
import type { FolderPermissionEntry } from '#contract/types.ts';
import { ExpiryBadge } from '#web/domain/expiry/expiry-badge.tsx';
import { counted } from '#web/format/counted.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function PartyAccess({ groupId }: { groupId: string }) {
  const given = useListGroupPermissions(groupId);
  const folders = useListFolders();
  if (given.error && given.data === undefined) {
    const retry = () => void given.refetch();
    return <ErrorState title="Failed to load what it was given" error={given.error} onRetry={retry} />;
  }
  if (given.data === undefined) {
    return (
      <div role="status">
        <span className="sr-only">Loading what it was given...</span>
        <Skeleton className="h-4 w-52" />
      </div>
    );
  }
  const { documents } = given.data;
  const readable = given.data.folders.filter(({ canRead }) => canRead);
  const names = new Map(folders.data?.map(({ id, name }) => [id, name]));
  if (readable.length + documents.length === 0) {
    return <p className="text-cell text-text-subtle">Nothing was given to it. Public documents everybody sees.</p>;
  }
  return (
    <ul aria-label="What it can see" className="divide-y divide-border rounded-xl border border-border">
      {readable.map((entry) => (
        <li key={entry.folderId} className="flex flex-wrap items-center gap-2 px-4 py-2 max-md:px-3">
          <span className="min-w-0 flex-1 basis-32 truncate text-base">{names.get(entry.folderId) ?? 'A folder'}</span>
          <Badge tone="neutral">{rightInWords(entry)}</Badge>
          <ExpiryBadge expiresAt={entry.expiresAt} />
        </li>
      ))}
      {documents.length > 0 && (
        <li className="px-4 py-2 text-base max-md:px-3">{counted(documents.length, 'document')} by themselves</li>
      )}
    </ul>
  );
}

function rightInWords({ canDownload }: FolderPermissionEntry): string {
  if (canDownload === null) return 'Can view';
  return canDownload ? 'Can view and download' : 'Can view, no downloads';
}
