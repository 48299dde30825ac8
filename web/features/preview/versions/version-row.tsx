import { Download, RotateCcw } from 'lucide-react';

import { getDownloadDocumentVersionUrl } from '#contract/hooks/documents.ts';
import { mayCall } from '#web/session/may-call.ts';
import type { Document, DocumentVersion } from '#contract/types.ts';
import { documentAge } from '#web/format/age.ts';
import { momentText } from '#web/format/date-time.ts';
import { formatSize } from '#web/format/format-size.ts';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { VersionBadge } from '#web/domain/files/version-badge.tsx';
import { openTab } from '../open-tab.ts';
import { isDownloadRestricted } from '#web/domain/access/restrictions.ts';

interface VersionRowProps {
  document: Document;
  version: DocumentVersion;
  onRestore: () => void;
}

/** One version: which, by whom, when, how large. The newest one cannot be restored: it is what is. */
export function VersionRow({ document, version, onRestore }: VersionRowProps) {
  const role = roleOf(useCurrentUser());
  const isCurrent = version.version === document.version;
  return (
    <li className="flex items-start gap-2 py-3 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-1.5">
          <VersionBadge version={version.version} />
          {isCurrent && <Badge tone="accent">Current</Badge>}
          {version.restoredFrom !== null && <Badge tone="neutral">Restored from v{version.restoredFrom}</Badge>}
        </p>
        <p className="mt-1 truncate text-cell">{version.uploadedByName ?? 'Unknown'}</p>
        <p className="text-caption text-text-subtle tabular-nums" title={momentText(new Date(version.createdAt))}>
          {documentAge(version.createdAt)} · {formatSize(version.size)}
        </p>
      </div>
      {!isCurrent && mayCall('restoreDocumentVersion', role) && (
        <IconButton label={`Restore version ${version.version}`} icon={RotateCcw} onClick={onRestore} />
      )}
      <IconButton
        label={`Download version ${version.version}`}
        disabledReason={isDownloadRestricted(document) ? 'Download Restricted' : undefined}
        icon={Download}
        onClick={() => openTab(getDownloadDocumentVersionUrl(document.id, String(version.version)))}
      />
    </li>
  );
}
