import { Download, Eye, FileDiff, RotateCcw } from 'lucide-react';

import { getDownloadDocumentVersionUrl } from '#contract/hooks/versions.ts';
import type { Document, DocumentVersion } from '#contract/types.ts';
import { mayNotDownload } from '#web/domain/access/restrictions.ts';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';
import * as roles from '#contract/roles.ts';
import { mayCall } from '#web/session/may-call.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { openTab } from '../open-tab.ts';
import type { VersionDialog } from './version-dialogs.tsx';

export interface VersionActionsProps {
  document: Document;
  version: DocumentVersion;
  /** The previous version; null for the first one that this user sees. */
  earlier: number | null;
  isShown: boolean;
  onView: (version: DocumentVersion) => void;
  onAsk: (dialog: VersionDialog) => void;
}

/** Actions on one version. The newest cannot be restored. */
export function VersionActions({ document, version, earlier, isShown, onView, onAsk }: VersionActionsProps) {
  const role = roleOf(useCurrentUser());
  const { version: number } = version;
  return (
    <div className="-my-1 flex flex-none items-center">
      {earlier !== null && (
        <IconButton
          label={`Compare version ${number} with version ${earlier}`}
          icon={FileDiff}
          onClick={() => onAsk({ kind: 'compare', first: { from: earlier, to: number } })}
        />
      )}
      {number !== document.version && mayCall(roles.restoreDocumentVersion, role) && (
        <IconButton
          label={`Restore version ${number}`}
          icon={RotateCcw}
          onClick={() => onAsk({ kind: 'restore', version })}
        />
      )}
      {!isShown && <IconButton label={`View version ${number}`} icon={Eye} onClick={() => onView(version)} />}
      <IconButton
        label={`Download version ${number}`}
        disabledReason={mayNotDownload(document) ? 'Download Restricted' : undefined}
        icon={Download}
        onClick={() => openTab(getDownloadDocumentVersionUrl(document.id, String(number)))}
      />
    </div>
  );
}
