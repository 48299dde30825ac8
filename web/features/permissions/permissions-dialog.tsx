import type { Document } from '#contract/types.ts';
import { accessExplanations } from '#web/domain/access/access-explanation.ts';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { DocumentAccess } from './access/document-access.tsx';
import { GrantPanel } from './grant-panel.tsx';
import { PermissionsFrame } from './permissions-frame.tsx';

interface PermissionsDialogProps {
  document: Document;
  onClose: () => void;
}

/** Who may see a document beyond its level and folder, and who has access in total. */
export function PermissionsDialog({ document, onClose }: PermissionsDialogProps) {
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
