import type { ReactNode } from 'react';

import { getPreviewDocumentUrl } from '#contract/hooks/documents.ts';
import type { Document } from '#contract/types.ts';
import { HtmlPreview } from './html-preview.tsx';
import { ImagePreview } from './image-preview.tsx';
import { PdfPanel } from './pdf-panel.tsx';
import type { PreviewKind } from './preview-kind.ts';
import { PreviewNotAvailable } from './preview-not-available.tsx';
import type { Watermark } from './watermark/watermark.ts';
import { WatermarkPattern } from './watermark/watermark-pattern.tsx';

interface PreviewStageProps {
  document: Document;
  kind: PreviewKind;
  mark: Watermark;
  onOpenPdf: () => void;
  onFailed: () => void;
  onSettings: () => void;
}

/** The document itself, under a watermark where its bytes bear none: two would be harder to read than one. */
export function PreviewStage({ document, kind, mark, onOpenPdf, onFailed, onSettings }: PreviewStageProps) {
  const src = getPreviewDocumentUrl(document.id);
  const pattern = <WatermarkPattern mark={mark} />;
  switch (kind) {
    case 'image':
      return (
        <ImagePreview key={document.version} src={src} name={document.name} onFailed={onFailed}>
          {pattern}
        </ImagePreview>
      );
    case 'html':
      return (
        <HtmlPreview
          key={document.version}
          src={src}
          version={document.version}
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
        <Centred>
          <WatermarkPattern mark={mark} isOnPaper={false} />
          <PdfPanel document={document} onOpen={onOpenPdf} />
        </Centred>
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
