import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

import { cx } from '#web/ui/theme/cx.ts';
import { type RenderQueue, free } from './render-queue.ts';
import { PageText } from './page-text.tsx';

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

interface Picture {
  file: PDFDocumentProxy;
  renderQueue: RenderQueue;
  page: number;
  scale: number;
  isWanted: boolean;
  onDrawn: (page: number) => void;
}

/** During zooming the present picture is scaled; a sharper one follows after this pause. */
const REST_MS = 120;

/** The picture of a page, replaced when a better one is ready and released when it is no longer needed. */
function usePicture(
  sheet: RefObject<HTMLElement | null>,
  { file, renderQueue, page, scale, isWanted, onDrawn }: Picture,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const tell = useEffectEvent(onDrawn);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const draw = async () => {
      const density = window.devicePixelRatio;
      const drawn = await renderQueue.draw(() => file.getPage(page + 1), { page, scale, density, signal });
      if (drawn === null) return;
      if (signal.aborted || !sheet.current) {
        free(drawn);
        return;
      }
      drawn.className = 'absolute inset-0 size-full';
      sheet.current.append(drawn);
      free(canvas.current);
      canvas.current = drawn;
      tell(page);
    };
    // A page that cannot be rendered stays white; others are not affected.
    const timer = setTimeout(() => void draw().catch(() => undefined), canvas.current === null ? 0 : REST_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [sheet, file, renderQueue, page, scale, isWanted]);
  useEffect(() => {
    if (!isWanted) return;
    return () => {
      free(canvas.current);
      canvas.current = null;
    };
  }, [isWanted]);
}
