import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Column } from '../pages/use-column.ts';
import { boxesOf } from './hit-marks.tsx';
import { useSearch } from './use-search.ts';

type Letters = readonly HTMLElement[];

/** Searched words, with their page from 1. */
interface Sought {
  words: string;
  page: number | null;
}

/** The search in the file and its present match, which is scrolled into view. */
export function useFinding(file: PDFDocumentProxy, column: Column, sought: Sought | null) {
  const [isOpen, setIsOpen] = useState(sought !== null);
  const [term, setTerm] = useState(sought?.words ?? '');
  /** The page where the search began, and the present match; null before the first step. */
  const [gone, setGone] = useState<{ start: number; at: number | null }>({ start: (sought?.page ?? 1) - 1, at: null });
  const [letters, setLetters] = useState<ReadonlyMap<number, Letters>>(new Map());
  const search = useSearch(file, isOpen ? term : '');
  const { hits } = search;
  const wanted = gone.at ?? hits.findIndex(({ page }) => page >= gone.start);
  const at = Math.max(0, Math.min(wanted, hits.length - 1));
  // During a search only the wanted one: the pages do not go to those found before it.
  const hit = hits[search.isDone ? at : wanted];
  const key = hit ? `${term} ${hit.page} ${JSON.stringify(hit.parts)}` : '';
  const itsLetters = hit && letters.get(hit.page);

  const shown = useRef('');
  const show = useEffectEvent(() => {
    if (!hit || shown.current === key) return;
    const [box] = itsLetters ? boxesOf(hit, itsLetters) : [];
    if (box) {
      shown.current = key;
      column.show(hit.page, { x: box.left, y: box.top });
    } else if (column.current !== hit.page) column.goTo(hit.page);
  });
  useEffect(() => {
    show();
  }, [key, itsLetters]);

  const goToSought = useEffectEvent(() => {
    if (sought) column.goTo((sought.page ?? 1) - 1);
  });
  useEffect(() => {
    goToSought();
  }, []);

  const setPageLetters = useCallback((page: number, more: Letters | null) => {
    setLetters((before) => {
      const next = new Map(before);
      if (more === null) next.delete(page);
      else next.set(page, more);
      return next;
    });
  }, []);
  return {
    isOpen,
    term,
    search,
    /** The present match, from 0. */
    at,
    hit,
    lettersOf: (page: number) => letters.get(page),
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    look: (typed: string) => {
      setTerm(typed);
      setGone({ start: column.current, at: null });
    },
    step: (by: 1 | -1) => {
      if (hits.length === 0) return;
      shown.current = '';
      setGone({ ...gone, at: (at + by + hits.length) % hits.length });
    },
    /** Called when the text of a page is rendered or removed. */
    setPageLetters,
  };
}
