import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, useRef } from 'react';

import { cx } from '#web/ui/theme/cx.ts';
import { PageText } from './page-text.tsx';
import type { RenderQueue } from './render-queue.ts';
import { usePicture } from './use-picture.ts';

interface PageViewProps {
  file: PDFDocumentProxy;
  renderQueue: RenderQueue;
  /** From 0. */
  page: number;
  count: number;
  box: { top: number; left: number; width: number; height: number };
  /** Pixels per point. */
  scale: number;
  isDrawn: boolean;
  maySelect: boolean;
  onDrawn: (page: number) => void;
  onText: (page: number, letters: readonly HTMLElement[] | null) => void;
  /** Drawn over the page. */
  children?: ReactNode;
}

/** A page: white paper, its picture once rendered, and its text for screen readers. */
export function PageView({ file, renderQueue, page, count, box, scale, isDrawn, maySelect, ...more }: PageViewProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const isShown = box.width > 0;
  usePicture(sheet, { file, renderQueue, page, scale, isWanted: isDrawn && isShown, onDrawn: more.onDrawn });
  return (
    <section
      aria-label={`Page ${page + 1} of ${count}`}
      data-page={page + 1}
      className="absolute overflow-hidden bg-paper shadow-1 ring-1 ring-border"
      style={{ ...box, '--scale-factor': scale } as React.CSSProperties}
    >
      <div ref={sheet} aria-hidden className="absolute inset-0" />
      {more.children}
      <PageText file={file} page={page} className={cx(!maySelect && 'select-none')} onText={more.onText} />
    </section>
  );
}
