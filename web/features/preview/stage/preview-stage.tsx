import type { ReactNode } from 'react';
import type { Document } from '#contract/types.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { FramedReader, type FramedReaderProps } from '../framed/framed-reader.tsx';
import { ImagePreview } from './image-preview.tsx';
import { LoadingSheet } from '../loading/loading-sheet.tsx';
import type { PreviewKind } from './preview-kind.ts';
import { PreviewNotAvailable } from './preview-not-available.tsx';
import type { Watermark } from '../watermark/watermark.ts';
import { WatermarkPattern } from '../watermark/watermark-pattern.tsx';
import { formatSize } from '#web/format/format-size.ts';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { OpenInTab } from '../reader/tools/open-in-tab.tsx';

// Some hundred kilobytes that only PDFs need.
const PdfReader = loadedLater(
  'PdfReader',
  () => import('../reader/pdf-reader.tsx'),
  <LoadingSheet isWaiting={false} />,
);

interface PreviewStageProps extends Pick<FramedReaderProps, 'src' | 'version' | 'onStep' | 'onScrolled' | 'onTap'> {
  document: Document;
  kind: PreviewKind;
  mark: Watermark;
  onOpenPdf: () => void;
  failure: unknown;
  onFailed: (error: unknown) => void;
  onSettings: () => void;
  onNotAvailable: (isNot: boolean) => void;
}

/** The document, under a watermark if its bytes carry none, since two would be hard to read. */
export function PreviewStage({
  document,
  version,
  src,
  kind,
  mark,
  onOpenPdf,
  failure,
  onFailed,
  onSettings,
  onNotAvailable,
  ...frame
}: PreviewStageProps) {
  // Another document or version is remounted.
  const key = `${document.id} ${version}`;
  const shown = { src, documentId: document.id, version, name: document.name };
  const pattern = <WatermarkPattern mark={mark} />;
  const refused = (error: unknown) => (
    <Centred>
      <PreviewNotAvailable document={document} error={error} onSettings={onSettings} onShown={onNotAvailable} />
    </Centred>
  );
  switch (kind) {
    case 'image':
      return (
        <ImagePreview key={key} {...shown} onFailed={onFailed}>
          {pattern}
        </ImagePreview>
      );
    case 'html':
    case 'text':
      return (
        <FramedReader key={key} {...shown} isText={kind === 'text'} fallback={refused} {...frame}>
          {pattern}
        </FramedReader>
      );
    case 'pdf':
      return (
        <PdfReader
          key={key}
          document={document}
          src={src}
          version={version}
          onOpenInTab={onOpenPdf}
          pattern={pattern}
          refused={refused}
          unreadable={
            <Centred>
              <WatermarkPattern mark={mark} isOnPaper={false} />
              <PdfPanel document={document} onOpen={onOpenPdf} />
            </Centred>
          }
        />
      );
    case 'none':
      return (
        <Centred>
          <WatermarkPattern mark={mark} isOnPaper={false} />
          <PreviewNotAvailable document={document} error={failure} onSettings={onSettings} onShown={onNotAvailable} />
        </Centred>
      );
  }
}

function Centred({ children }: { children: ReactNode }) {
  return <div className="relative grid size-full place-items-center *:relative *:first:absolute">{children}</div>;
}

/** A PDF that cannot be read in place: the browser's own viewer may succeed. */
function PdfPanel({ document, onOpen }: { document: Document; onOpen: () => void }) {
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      <KindTile mimeType={document.mimeType} name={document.name} size="lg" />
      <p className="mt-4 text-section">PDF document</p>
      <p className="mt-1 mb-4 max-w-96 text-cell text-text-subtle tabular-nums">
        {formatSize(document.size)}. It is damaged or has a password, and cannot be read here.
      </p>
      <OpenInTab document={document} onOpen={onOpen} />
    </div>
  );
}
