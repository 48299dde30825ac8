import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type RenderQueue, free } from './render-queue.ts';

export interface Picture {
  file: PDFDocumentProxy;
  renderQueue: RenderQueue;
  /** From 0. */
  page: number;
  /** Pixels per point. */
  scale: number;
  isWanted: boolean;
  /** Whether others are rendered first. */
  isLater?: boolean;
  onDrawn?: (page: number) => void;
}

/** During zooming the present picture is scaled; a sharper one follows after this pause. */
const REST_MS = 120;

/** The picture of a page, replaced when a better one is ready and released when it is no longer needed. */
export function usePicture(
  sheet: RefObject<HTMLElement | null>,
  { file, renderQueue, page, scale, isWanted, isLater = false, onDrawn }: Picture,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const reportDrawn = useEffectEvent((shown: number) => onDrawn?.(shown));
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const draw = async () => {
      const density = window.devicePixelRatio;
      const drawn = await renderQueue.draw(() => file.getPage(page + 1), { page, scale, density, signal, isLater });
      if (drawn === null) return;
      if (signal.aborted || !sheet.current) {
        free(drawn);
        return;
      }
      drawn.className = 'absolute inset-0 size-full';
      sheet.current.append(drawn);
      free(canvas.current);
      canvas.current = drawn;
      reportDrawn(page);
    };
    // A page that cannot be rendered stays white; others are not affected.
    const timer = setTimeout(() => void draw().catch(() => undefined), canvas.current === null ? 0 : REST_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [sheet, file, renderQueue, page, scale, isWanted, isLater]);
  useEffect(() => {
    if (!isWanted) return;
    return () => {
      free(canvas.current);
      canvas.current = null;
    };
  }, [isWanted]);
}
