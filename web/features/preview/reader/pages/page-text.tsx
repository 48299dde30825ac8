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
  /** The elements of its words once they are there, and null when they go. */
  onText: (page: number, letters: readonly HTMLElement[] | null) => void;
}

/** The words of a page, unseen and where they are drawn: to be read aloud, marked and selected. */
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
      // What a stamping before this one said stands until then.
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
