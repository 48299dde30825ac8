import type { Document, User } from '#contract/types.ts';
import { AccessBadge } from '#web/domain/access/access-badge.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { accessExplanations } from '#web/domain/access/access-explanation.ts';
import { GrantForm } from './grant-form.tsx';
import { GrantList } from './grant-list.tsx';
import { useGrants } from './use-grants.ts';

interface PermissionsDialogProps {
  document: Document;
  onClose: () => void;
}

/** Who may see a document beyond what its level and its folder say. */
export function PermissionsDialog({ document, onClose }: PermissionsDialogProps) {
  const { grants, users, candidates, readersWithoutGrant, isLoading, hasFailed, retry, grant, revoke } = useGrants(
    document.id,
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Document Permissions"
      description={document.name}
      leading={<KindTile mimeType={document.mimeType} name={document.name} size="md" />}
      footer={
        <>
          <p className="mr-auto self-center text-caption text-text-subtle max-md:w-full max-md:flex-none!">
            Administrators and managers see every document.
          </p>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border border-border px-4 py-3">
          <p className="text-cell">
            <span className="block text-caption text-text-subtle">Current access level</span>
            {accessExplanations[document.accessLevel]}
          </p>
          <AccessBadge level={document.accessLevel} />
        </div>
        <GrantForm
          documentId={document.id}
          candidates={candidates}
          placeholder={placeholderFor(users, candidates, isLoading)}
          isBusy={grant.isPending}
          onGrant={(data, done) => grant.run({ data }, { done })}
        />
        <GrantList
          grants={grants}
          users={users}
          readersWithoutGrant={readersWithoutGrant}
          isLoading={isLoading}
          hasFailed={hasFailed}
          revoking={revoke.isPending ? revoke.variables?.userId : undefined}
          onRetry={retry}
          onRevoke={(userId) => void revoke.run({ documentId: document.id, userId })}
        />
      </div>
    </Dialog>
  );
}

function placeholderFor(users: readonly User[], candidates: readonly User[], isLoading: boolean): string {
  if (isLoading) return 'Loading users...';
  if (candidates.length > 0) return 'Select a user';
  return users.length > 0 ? 'Everyone holds a permission already' : 'No users to choose from';
}
