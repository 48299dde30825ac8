import { DialogTitle } from '@headlessui/react';
import { useState } from 'react';

import { getPreviewDocumentUrl } from '#contract/hooks/documents.ts';
import { useListFolders } from '#contract/hooks/folders.ts';
import type { Document } from '#contract/types.ts';
import { folderPath } from '#web/domain/folders/folder-path.ts';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { formatSize } from '#web/format/format-size.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { AccessBadge } from '#web/domain/access/access-badge.tsx';
import { cx } from '#web/ui/theme/cx.ts';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { Tooltip } from '#web/ui/overlay/tooltip.tsx';
import { useDialogs } from '#web/ui/overlay/use-dialogs.ts';
import { VersionBadge } from '#web/domain/files/version-badge.tsx';
import { openTab } from './open-tab.ts';
import { PreviewActions } from './preview-actions.tsx';
import { PreviewFooter } from './preview-footer.tsx';
import { previewKind } from './preview-kind.ts';
import { PreviewStage } from './preview-stage.tsx';
import { readBefore } from './read-before.ts';
import { VersionHistory } from './versions/version-history.tsx';
import { watermark } from './watermark/watermark.ts';
import { WatermarkLine } from './watermark/watermark-line.tsx';
import './preview-print.css';

// The form library comes only with the first look at the settings.
const SettingsDialog = loadedLater(async () => (await import('./settings/settings-dialog.tsx')).SettingsDialog);

/** Head, watermark, the document, foot; beside it the history of its versions. */
export function DocumentPreview({ document, onClose }: { document: Document; onClose: () => void }) {
  const { email } = useCurrentUser();
  const [openedAt] = useState(() => new Date());
  const [failedVersion, setFailedVersion] = useState<number | null>(null);
  const settings = useDialogs<'settings'>();
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const kind = failedVersion === document.version ? 'none' : previewKind(document.mimeType);
  const mark = watermark(email, openedAt, window.location.host);
  const openPdf = () => openTab(getPreviewDocumentUrl(document.id));
  return (
    <>
      <header className="relative flex min-h-16 flex-none flex-wrap items-center gap-x-4 gap-y-3 border-b border-border px-5 py-3 max-md:px-4">
        <PreviewTitle document={document} />
        <PreviewActions
          document={document}
          isPrintable={kind !== 'none'}
          isHistoryOpen={isHistoryOpen}
          onPrint={kind === 'pdf' ? openPdf : () => window.print()}
          onSettings={() => settings.show('settings')}
          onToggleHistory={() => setIsHistoryOpen(!isHistoryOpen)}
          onClose={onClose}
        />
      </header>
      <WatermarkLine {...mark} />
      <div className="relative flex min-h-0 flex-1 bg-surface-sunken low:h-[85dvh] low:flex-none">
        <div
          data-preview-stage
          className={cx('relative min-w-0 flex-1 overflow-auto', document.printingRestricted && 'print:hidden')}
        >
          <PreviewStage
            document={document}
            kind={kind}
            mark={mark}
            onOpenPdf={openPdf}
            onFailed={() => setFailedVersion(document.version)}
            onSettings={() => settings.show('settings')}
          />
        </div>
        {document.printingRestricted && (
          <p className="hidden p-12 print:block">Printing this document is restricted.</p>
        )}
        {isHistoryOpen && <VersionHistory document={document} onClose={() => setIsHistoryOpen(false)} />}
      </div>
      <PreviewFooter />
      {settings.open && <SettingsDialog key={settings.open.key} document={document} onClose={settings.close} />}
    </>
  );
}

function PreviewTitle({ document }: { document: Document }) {
  const { data: folders = [] } = useListFolders({ query: readBefore });
  const path = folderPath(folderTreeOf(folders), document.folderId);
  return (
    <div className="flex min-w-0 flex-1 basis-60 items-center gap-3 max-md:pr-12">
      <KindTile mimeType={document.mimeType} name={document.name} size="md" />
      <div className="min-w-0">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <Tooltip label={document.name} className="min-w-0">
            <DialogTitle className="min-w-0 truncate text-dialog">{document.name}</DialogTitle>
          </Tooltip>
          <VersionBadge version={document.version} />
          <AccessBadge level={document.accessLevel} />
        </div>
        <p className="truncate text-caption text-text-subtle tabular-nums">
          {path !== undefined && `${path} · `}
          {formatSize(document.size)}
        </p>
      </div>
    </div>
  );
}
