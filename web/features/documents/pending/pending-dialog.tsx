import { Stamp } from 'lucide-react';
import { useListPendingApprovals } from '#contract/hooks/approvals.ts';
import { useListUsers } from '#contract/hooks/users.ts';
import type { Approval } from '#contract/types.ts';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { VersionBadge } from '#web/domain/files/version-badge.tsx';
import { nameInTrail } from '#web/domain/people/person.ts';
import { documentAge } from '#web/format/age.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

/** Approvals waiting for the user, oldest first, with links to their documents. */
export function PendingDialog({ onOpen, onClose }: { onOpen: (documentId: string) => void; onClose: () => void }) {
  const { data, error, refetch } = useListPendingApprovals();
  const { data: people = [] } = useListUsers({ deactivated: 'true' });
  const nameOf = (id: string) => nameInTrail(people.find((person) => person.id === id) ?? {});
  const mine = data?.filter(({ mayDecide }) => mayDecide) ?? [];
  return (
    <Dialog
      onClose={onClose}
      title="Waiting for Your Approval"
      description="Versions that others uploaded and asked for, the oldest request first."
    >
      {data === undefined && error !== null ? (
        <ErrorState title="The approvals could not be loaded" query={{ error, refetch }} />
      ) : mine.length === 0 ? (
        <EmptyState
          icon={Stamp}
          title="Nothing waits for you"
          message="What is asked of you next is counted in the head of the page."
        />
      ) : (
        <ul className="divide-y divide-border overflow-hidden rounded-lg border border-border">
          {mine.map((approval) => (
            <PendingRow
              key={approval.id}
              approval={approval}
              requestedBy={nameOf(approval.requestedById)}
              onOpen={() => {
                onClose();
                onOpen(approval.documentId);
              }}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface PendingRowProps {
  approval: Approval;
  requestedBy: string;
  onOpen: () => void;
}

function PendingRow({ approval: { name, version, note, requestedAt }, requestedBy, onOpen }: PendingRowProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full items-start gap-3 px-3 py-2.5 text-left hover:bg-surface-hover focus-visible:-outline-offset-2"
      >
        <KindTile mimeType={null} name={name} />
        <span className="min-w-0 flex-1">
          <span className="flex min-w-0 items-center gap-2">
            <span className="truncate text-base font-medium text-text">{name}</span>
            <VersionBadge version={version} />
          </span>
          <span className="block text-caption text-text-subtle tabular-nums">
            Requested by {requestedBy} · {documentAge(requestedAt)}
          </span>
          {note != null && <span className="mt-1 block text-cell break-words text-text-muted">{note}</span>}
        </span>
      </button>
    </li>
  );
}
