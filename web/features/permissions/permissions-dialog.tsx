import type { Document } from '#contract/types.ts';
import { accessExplanations } from '#web/domain/access/access-explanation.ts';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { PermissionsFrame } from './permissions-frame.tsx';
import { useListDocumentAccess } from '#contract/hooks/access.ts';
import { WhoHasAccess } from './access/who-has-access.tsx';
import { holderKey } from './holders/holder.ts';
import { GrantForm } from './holders/grant-form.tsx';
import { useGrantForm } from './holders/use-grant-form.ts';
import { useGrants } from './use-grants.ts';
import { RefreshCw } from 'lucide-react';
import { counted, grouped } from '#web/format/counted.ts';
import { Button } from '#web/ui/form/button.tsx';
import { HolderList } from './holders/holder-list.tsx';
import { PermissionBadges } from './holders/permission-badges.tsx';

interface PermissionsDialogProps {
  document: Document;
  /** The preselected user. */
  userId?: string | undefined;
  onClose: () => void;
}

/** Who may see a document beyond its level and folder, and who has access in total. */
export function PermissionsDialog({ document, userId, onClose }: PermissionsDialogProps) {
  return (
    <PermissionsFrame
      kind="document"
      title="Document Permissions"
      description={document.name}
      leading={<KindTile mimeType={document.mimeType} name={document.name} size="md" />}
      level={document.accessLevel}
      explanation={accessExplanations[document.accessLevel]}
      permissions={<GrantPanel documentId={document.id} userId={userId} />}
      access={() => <DocumentAccess document={document} />}
      onClose={onClose}
    />
  );
}

function DocumentAccess({ document: { id, name, folderId } }: { document: Document }) {
  return <WhoHasAccess query={useListDocumentAccess(id)} name={name} isFolder={false} homeId={folderId} />;
}

function GrantPanel({ documentId, userId }: { documentId: string; userId: string | undefined }) {
  const { grants, granted, readersWithoutGrant, hasFailed, isLoading, removing, ...access } = useGrants(documentId);
  const { holders, holding } = access;
  const api = useGrantForm(undefined, userId && holderKey({ userId, groupId: null }));
  return (
    <div className="grid grid-cols-1 gap-5">
      <GrantForm
        api={api}
        {...{ holders, holding, isLoading }}
        hasRights
        isBusy={access.isGranting}
        onGrant={(values) => access.grant(values, api.began, () => api.done(values))}
      />
      {/* A failed load shows the empty state, as specified, with a retry. */}
      <HolderList
        title="Current permissions"
        aside={
          hasFailed ? (
            <Button size="sm" icon={RefreshCw} onClick={access.retry}>
              Retry
            </Button>
          ) : (
            <span className="text-caption text-text-subtle tabular-nums">{whoReads(granted, readersWithoutGrant)}</span>
          )
        }
        entries={isLoading ? undefined : grants}
        none="No specific permissions granted. Document access is determined by access level and folder permissions."
        known={holders}
        badges={({ canDownload, ...grant }) => (
          <PermissionBadges entry={{ ...grant, reaches: true, canDownload: canDownload || null }} />
        )}
        verb="Revoke"
        removing={removing}
        onChange={(row) => api.change({ ...row, holder: holderKey(row) })}
        onRemove={(row) => void access.revoke(row)}
      />
    </div>
  );
}

/** Users with a grant, and users who need none. */
function whoReads(byGrant: number, otherwise: number | undefined): string {
  if (otherwise === undefined) return '';
  if (otherwise === 0) return people(byGrant);
  return byGrant === 0
    ? `${people(otherwise)} by level and folder`
    : `${people(byGrant)}, ${grouped(otherwise)} more by level and folder`;
}

const people = (count: number) => counted(count, 'person', 'people');
