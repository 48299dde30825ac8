import type { Document } from '#contract/types.ts';
import { accessExplanations } from '#web/domain/access/access-explanation.ts';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { PermissionsFrame } from './permissions-frame.tsx';
import { useListDocumentAccess } from '#contract/hooks/access.ts';
import { WhoHasAccess } from './access/who-has-access.tsx';
import { holderKey } from './holders/holder.ts';
import { GrantForm } from './holders/grant-form.tsx';
import { placeholderFor } from './holders/placeholder-for.ts';
import { useGrantForm } from './holders/use-grant-form.ts';
import { without } from './holders/use-holders.ts';
import { GrantList } from './grant-list.tsx';
import { useGrants } from './use-grants.ts';

/** Who may see a document beyond its level and folder, and who has access in total. */
export function PermissionsDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  return (
    <PermissionsFrame
      kind="document"
      title="Document Permissions"
      description={document.name}
      leading={<KindTile mimeType={document.mimeType} name={document.name} size="md" />}
      level={document.accessLevel}
      explanation={accessExplanations[document.accessLevel]}
      permissions={<GrantPanel documentId={document.id} />}
      access={() => <DocumentAccess document={document} />}
      onClose={onClose}
    />
  );
}

function DocumentAccess({ document: { id, name, folderId } }: { document: Document }) {
  return <WhoHasAccess query={useListDocumentAccess(id)} name={name} isFolder={false} homeId={folderId} />;
}

function GrantPanel({ documentId }: { documentId: string }) {
  const { holders, holding, isLoading, grant, isGranting, retry, revoke, ...list } = useGrants(documentId);
  const api = useGrantForm();
  const candidates = without(holders, (key) => holding.has(key) && key !== api.chosen);
  return (
    <div className="grid grid-cols-1 gap-5">
      <GrantForm
        api={api}
        candidates={candidates}
        placeholder={placeholderFor(holders, candidates, isLoading)}
        hasRights
        isChange={holding.has(api.chosen)}
        isBusy={isGranting}
        onGrant={(values) => grant(values, () => api.done(values))}
      />
      <GrantList
        {...list}
        known={holders}
        isLoading={isLoading}
        onRetry={retry}
        onChange={(row) => api.change({ ...row, holder: holderKey(row) })}
        onRemove={(row) => void revoke(row)}
      />
    </div>
  );
}
