import { useState } from 'react';
import { KeyRound, ScanEye } from 'lucide-react';

import type { Document } from '#contract/types.ts';
import { AccessBadge } from '#web/domain/access/access-badge.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { accessExplanations } from '#web/domain/access/access-explanation.ts';
import { DocumentAccess } from './access/document-access.tsx';
import { GrantPanel } from './grant-panel.tsx';

interface PermissionsDialogProps {
  document: Document;
  onClose: () => void;
}

/** Who may see a document beyond what its level and its folder say, and who has access in the end. */
export function PermissionsDialog({ document, onClose }: PermissionsDialogProps) {
  const [shown, setShown] = useState('permissions');
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
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border border-border px-4 py-3">
          <p className="text-cell">
            <span className="block text-caption text-text-subtle">Current access level</span>
            {accessExplanations[document.accessLevel]}
          </p>
          <AccessBadge level={document.accessLevel} />
        </div>
        <Tabs
          label="Access"
          shown={shown}
          onShow={setShown}
          tabs={[
            {
              id: 'permissions',
              label: 'Permissions',
              icon: KeyRound,
              panel: <GrantPanel documentId={document.id} />,
            },
            {
              id: 'access',
              label: 'Who has access',
              icon: ScanEye,
              // Asked for when it is looked at.
              panel: shown === 'access' && <DocumentAccess document={document} />,
            },
          ]}
        />
      </div>
    </Dialog>
  );
}
