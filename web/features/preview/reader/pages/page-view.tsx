import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist';
import { type ReactNode, useRef, useEffect, useEffectEvent } from 'react';
import { cx } from '#web/ui/theme/cx.ts';
import { type Picture, usePicture } from './use-picture.ts';
import { PIXELS_PER_POINT } from './page-layout.ts';
import { wordsOf } from './words-of.ts';
import './page-text.css';

interface PageViewProps extends Pick<Picture, 'file' | 'renderQueue' | 'page' | 'scale'> {
  count: number;
  box: { top: number; left: number; width: number; height: number };
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

interface PageTextProps {
  file: PDFDocumentProxy;
  /** From 0. */
  page: number;
  className?: string;
  /** Called with the text's elements when they are rendered, and null when they are removed. */
  onText: (page: number, letters: readonly HTMLElement[] | null) => void;
}

/** The text of a page, invisible at its position: for reading aloud, marking and selecting. */
function PageText({ file, page, className, onText }: PageTextProps) {
  const container = useRef<HTMLDivElement>(null);
  const reportText = useEffectEvent(onText);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let layer: TextLayer | null = null;
    const leaving = new AbortController();
    const isLeft = () => leaving.signal.aborted;
    const set = async () => {
      const sheet = await file.getPage(page + 1);
      const textContentSource = await wordsOf(sheet);
      if (isLeft()) return;
      const viewport = sheet.getViewport({ scale: PIXELS_PER_POINT });
      // Keeps the text of the previous watermarking until then.
      element.replaceChildren();
      layer = new TextLayer({ textContentSource, container: element, viewport });
      await layer.render();
      if (!isLeft()) reportText(page, layer.textDivs);
    };
    void set().catch(() => undefined);
    return () => {
      leaving.abort();
      layer?.cancel();
      reportText(page, null);
    };
  }, [file, page]);
  return <div ref={container} className={cx('page-text', className)} />;
}
