import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef } from 'react';

import { cx } from '#web/ui/theme/cx.ts';
import { PIXELS_PER_POINT } from './page-layout.ts';
import { wordsOf } from './words-of.ts';
import './page-text.css';

interface PageTextProps {
  file: PDFDocumentProxy;
  /** From 0. */
  page: number;
  className?: string;
  /** Called with the text's elements when they are rendered, and null when they are removed. */
  onText: (page: number, letters: readonly HTMLElement[] | null) => void;
}

/** The text of a page, invisible at its position: for reading aloud, marking and selecting. */
export function PageText({ file, page, className, onText }: PageTextProps) {
  const container = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onText);
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
      if (!isLeft()) tell(page, layer.textDivs);
    };
    void set().catch(() => undefined);
    return () => {
      leaving.abort();
      layer?.cancel();
      tell(page, null);
    };
  }, [file, page]);
  return <div ref={container} className={cx('page-text', className)} />;
}
