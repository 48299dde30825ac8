import { type ReactNode, useState } from 'react';

import type { Document } from '#contract/types.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { isDownloadRestricted } from '#web/domain/access/restrictions.ts';
import { LoadingSheet } from '../loading/loading-sheet.tsx';
import { PreviewBusy } from '../loading/preview-busy.tsx';
import { usePdf } from './file/use-pdf.ts';
import { PdfPages } from './pdf-pages.tsx';
import { RenderQueue } from './pages/render-queue.ts';
import { usePageSizes } from './pages/use-page-sizes.ts';
import { OpenInTab } from './tools/open-in-tab.tsx';

interface PdfReaderProps {
  document: Document;
  src: string;
  /** Which one of the document is read. */
  version: number;
  onOpenInTab: () => void;
  /** What lies over a page that bears no watermark of its own. */
  pattern: ReactNode;
  /** What is shown where the preview is refused. */
  refused: (error: unknown) => ReactNode;
  /** What is shown of a file that only another program might read. */
  unreadable: ReactNode;
}

/** A PDF read in place: its watermarked bytes, fetched as they are looked at. */
export function PdfReader({ document, src, version, onOpenInTab, pattern, refused, unreadable }: PdfReaderProps) {
  const { state, pdf, error, askAgain } = usePdf(src);
  const [renderQueue] = useState(() => new RenderQueue());
  if (state === 'refused') return refused(error);
  if (state === 'unreadable') return unreadable;
  if (state === 'busy') return <PreviewBusy onRetry={askAgain} />;
  if (state === 'unreachable') return <Unreachable onRetry={askAgain} />;
  if (!pdf) return <LoadingSheet isWaiting={state === 'waiting'} />;
  return (
    <ReadyReader
      file={pdf.file}
      renderQueue={renderQueue}
      documentId={document.id}
      version={version}
      name={document.name}
      pattern={!pdf.isWatermarked && pattern}
      maySelect={!isDownloadRestricted(document)}
      end={<OpenInTab document={document} onOpen={onOpenInTab} />}
    />
  );
}

type ReadyReaderProps = Omit<React.ComponentProps<typeof PdfPages>, 'sizes' | 'onNear'>;

function ReadyReader(props: ReadyReaderProps) {
  const [near, setNear] = useState<readonly number[]>([]);
  const sizes = usePageSizes(props.file, near);
  return sizes === null ? <LoadingSheet isWaiting={false} /> : <PdfPages {...props} sizes={sizes} onNear={setNear} />;
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid size-full place-items-center">
      <ErrorState
        title="Failed to load preview"
        message="The server could not be reached. Check your connection and try again."
        onRetry={onRetry}
      />
    </div>
  );
}
