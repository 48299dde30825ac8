import { DialogTitle } from '@headlessui/react';
import { useRef, useState } from 'react';
import { getDownloadDocumentUrl, getPreviewDocumentUrl } from '#contract/hooks/documents.ts';
import { useListFolders } from '#contract/hooks/folders.ts';
import { getDownloadDocumentVersionUrl, getPreviewDocumentVersionUrl } from '#contract/hooks/versions.ts';
import type { Document, DocumentVersion } from '#contract/types.ts';
import { serverNow } from '#web/api/server-time.ts';
import { folderPath } from '#web/domain/folders/folder-path.ts';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { formatSize } from '#web/format/format-size.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { AccessBadge } from '#web/domain/access/access-badge.tsx';
import { ExpiryBadge } from '#web/domain/expiry/expiry-badge.tsx';
import { cx } from '#web/ui/theme/cx.ts';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { isAtVersions } from '#web/ui/browser/preview-at.ts';
import { Tooltip } from '#web/ui/overlay/tooltip.tsx';
import { useDialogs } from '#web/ui/overlay/use-dialogs.ts';
import { VersionBadge } from '#web/domain/files/version-badge.tsx';
import { DocumentSteps } from './document-steps.tsx';
import { openTab } from './open-tab.ts';
import { PreviewActions } from './preview-actions.tsx';
import { PreviewFooter } from './preview-footer.tsx';
import { previewKind } from './stage/preview-kind.ts';
import { PreviewStage } from './stage/preview-stage.tsx';
import { readBefore } from './read-before.ts';
import { useQuietBars } from './use-quiet-bars.ts';
import { useSwipe } from './stage/use-swipe.ts';
import { VersionHistory } from './versions/version-history.tsx';
import { watermark } from './watermark/watermark.ts';
import { WatermarkLine } from './watermark/watermark-line.tsx';
import './preview-print.css';
import { History, Undo2 } from 'lucide-react';
import { Button } from '#web/ui/form/button.tsx';

// The form library is loaded with the settings.
const SettingsDialog = loadedLater('SettingsDialog', () => import('./settings/settings-dialog.tsx'));

interface DocumentPreviewProps {
  document: Document;
  /** Its position in the list behind, and steps to the others; null outside of a list. */
  place: { at: number; count: number; go: (step: 1 | -1) => void } | null;
  onClose: () => void;
}

export function DocumentPreview({ document, place, onClose }: DocumentPreviewProps) {
  const { email } = useCurrentUser();
  const look = useLook(document);
  const { version, isNewest, src } = look;
  const stage = useRef<HTMLDivElement>(null);
  const step = (by: 1 | -1) => place?.go(by);
  useSwipe(stage, step);
  const bars = useQuietBars(stage);
  // Hidden, but available to the keyboard and screen readers, whose focus shows it again.
  const quiet = bars.isQuiet && 'max-md:sr-only';
  const settings = useDialogs<'settings'>();
  const [isHistoryOpen, setIsHistoryOpen] = useState(() => isAtVersions(window.history.state));
  const [isNotAvailable, setIsNotAvailable] = useState(false);
  const kind = look.failure === undefined ? previewKind(look.file.mimeType) : 'none';
  const mark = watermark(email, look.openedAt, window.location.host);
  const openPdf = () => openTab(src);
  return (
    <>
      <header
        data-preview-bar
        className={cx(
          'relative flex min-h-16 flex-none flex-wrap items-center gap-x-4 gap-y-3 border-b border-border px-5 py-3 max-md:px-4',
          quiet,
        )}
      >
        <PreviewTitle document={document} />
        {place && <DocumentSteps at={place.at} count={place.count} onStep={place.go} within={stage} />}
        <PreviewActions
          document={document}
          isPrintable={!isNotAvailable}
          isHistoryOpen={isHistoryOpen}
          onPrint={kind === 'pdf' ? openPdf : () => window.print()}
          onDownload={() => openTab(look.download)}
          onSettings={() => settings.show('settings')}
          onToggleHistory={() => setIsHistoryOpen(!isHistoryOpen)}
          onClose={onClose}
        />
      </header>
      <div className={cx('flex-none', quiet)}>
        <WatermarkLine {...mark} />
      </div>
      {!isNewest && <EarlierVersion version={version} newest={document.version} onBack={() => look.show(null)} />}
      <div className="relative flex min-h-0 flex-1 bg-surface-sunken low:h-[85dvh] low:flex-none">
        <div
          ref={stage}
          data-preview-stage
          data-quiet={bars.isQuiet || undefined}
          className={cx('relative min-w-0 flex-1 overflow-auto', document.printingRestricted && 'print:hidden')}
        >
          <PreviewStage
            document={look.file}
            version={version}
            src={src}
            kind={kind}
            mark={mark}
            onOpenPdf={openPdf}
            failure={look.failure}
            onFailed={look.fail}
            onSettings={() => settings.show('settings')}
            onNotAvailable={setIsNotAvailable}
            onStep={step}
            onScrolled={bars.scrolled}
            onTap={bars.tapped}
          />
        </div>
        {document.printingRestricted && (
          <p className="hidden p-12 print:block">Printing this document is restricted.</p>
        )}
        {isHistoryOpen && (
          <VersionHistory
            document={document}
            shown={version}
            onView={look.show}
            onClose={() => setIsHistoryOpen(false)}
          />
        )}
      </div>
      <div data-preview-bar className={cx('flex-none', quiet)}>
        <PreviewFooter documentId={document.id} />
      </div>
      {settings.open && <SettingsDialog key={settings.open.key} document={document} onClose={settings.close} />}
    </>
  );
}

/** The shown version (the newest, or an earlier one that was chosen), and since when. */
function useLook(document: Document) {
  const now = new Date(serverNow());
  const [opened, setOpened] = useState({ id: document.id, at: now });
  const [chosen, setChosen] = useState<DocumentVersion | null>(null);
  const [failed, setFailed] = useState<{ key: string; error: unknown } | null>(null);
  if (opened.id !== document.id) {
    setOpened({ id: document.id, at: now });
    setChosen(null);
  }
  const isNewest = chosen === null || chosen.version === document.version;
  const file = isNewest ? document : { ...document, mimeType: chosen.mimeType, size: chosen.size };
  const kind = previewKind(file.mimeType);
  const query = kind === 'html' || kind === 'text' ? ({ inReader: 'true' } as const) : undefined;
  const src = isNewest
    ? getPreviewDocumentUrl(document.id, query)
    : getPreviewDocumentVersionUrl(document.id, String(chosen.version), query);
  const download = isNewest
    ? getDownloadDocumentUrl(document.id)
    : getDownloadDocumentVersionUrl(document.id, String(chosen.version));
  const version = isNewest ? document.version : chosen.version;
  const key = `${document.id} ${version}`;
  return {
    version,
    isNewest,
    src,
    download,
    file,
    openedAt: opened.at,
    failure: failed?.key === key ? failed.error : undefined,
    fail: (error: unknown) => setFailed({ key, error }),
    /** Null for the newest. */
    show: (earlier: DocumentVersion | null) => {
      setFailed(null);
      setChosen(earlier);
    },
  };
}

function PreviewTitle({ document }: { document: Document }) {
  const { data: folders = [] } = useListFolders({ query: readBefore });
  const path = folderPath(folderTreeOf(folders), document.folderId);
  return (
    <div className="flex min-w-0 flex-1 basis-60 items-center gap-3 max-md:basis-32 max-md:not-has-[+[role=group]]:pr-12 max-md:has-[+[role=group]]:min-h-16">
      <KindTile mimeType={document.mimeType} name={document.name} size="md" />
      <div className="min-w-0">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <Tooltip label={document.name} className="min-w-0">
            <DialogTitle className="min-w-0 text-dialog break-words max-md:line-clamp-2 md:truncate">
              {document.name}
            </DialogTitle>
          </Tooltip>
          <VersionBadge version={document.version} />
          <AccessBadge level={document.accessLevel} />
          <ExpiryBadge expiresAt={document.accessEndsAt} subject="Your access" />
        </div>
        <p className="truncate text-caption text-text-subtle tabular-nums">
          {path !== undefined && `${path} · `}
          {formatSize(document.size)}
        </p>
      </div>
    </div>
  );
}

function EarlierVersion({ version, newest, onBack }: { version: number; newest: number; onBack: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-none flex-wrap items-center gap-x-3 gap-y-1 border-b border-warning-border bg-warning-soft px-5 py-2 text-cell text-warning max-md:px-4"
    >
      <History size={16} aria-hidden />
      <p className="min-w-0 flex-1">
        <strong className="font-semibold">Version {version}</strong> of {newest}, not the newest
      </p>
      <Button size="sm" icon={Undo2} onClick={onBack} className="print:hidden">
        Back to Version {newest}
      </Button>
    </div>
  );
}
