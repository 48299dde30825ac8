import type { ReactNode } from 'react';

import type { Document } from '#contract/types.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { HtmlPreview } from './html-preview.tsx';
import { ImagePreview } from './image-preview.tsx';
import { LoadingSheet } from './loading/loading-sheet.tsx';
import { PdfPanel } from './pdf-panel.tsx';
import type { PreviewKind } from './preview-kind.ts';
import { PreviewNotAvailable } from './preview-not-available.tsx';
import type { Watermark } from './watermark/watermark.ts';
import { WatermarkPattern } from './watermark/watermark-pattern.tsx';

// Some hundred kilobytes that only a PDF needs.
const PdfReader = loadedLater(
  async () => (await import('./reader/pdf-reader.tsx')).PdfReader,
  <LoadingSheet isWaiting={false} />,
);

interface PreviewStageProps {
  document: Document;
  version: number;
  src: string;
  kind: PreviewKind;
  mark: Watermark;
  onOpenPdf: () => void;
  onFailed: () => void;
  onSettings: () => void;
}

/** The document itself, under a watermark where its bytes bear none: two would be harder to read than one. */
export function PreviewStage({
  document,
  version,
  src,
  kind,
  mark,
  onOpenPdf,
  onFailed,
  onSettings,
}: PreviewStageProps) {
  // Another document, or another version of it, is begun anew.
  const key = `${document.id} ${version}`;
  const pattern = <WatermarkPattern mark={mark} />;
  switch (kind) {
    case 'image':
      return (
        <ImagePreview key={key} src={src} name={document.name} onFailed={onFailed}>
          {pattern}
        </ImagePreview>
      );
    case 'html':
      return (
        <HtmlPreview
          key={key}
          src={src}
          version={version}
          name={document.name}
          fallback={
            <Centred>
              <PreviewNotAvailable document={document} onSettings={onSettings} />
            </Centred>
          }
        >
          {pattern}
        </HtmlPreview>
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
          refused={
            <Centred>
              <PreviewNotAvailable document={document} onSettings={onSettings} />
            </Centred>
          }
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
          <PreviewNotAvailable document={document} onSettings={onSettings} />
        </Centred>
      );
  }
}

function Centred({ children }: { children: ReactNode }) {
  return <div className="relative grid size-full place-items-center *:relative *:first:absolute">{children}</div>;
}
