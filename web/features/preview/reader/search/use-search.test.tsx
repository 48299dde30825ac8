import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { expect, test, vi } from 'vitest';
import { SearchBar } from './search-bar.tsx';
import { useSearch } from './use-search.ts';

/** Pieces as pdf.js gives them, one word each. */
const pieces = (text: string) =>
  text.split(' ').map((word, at) => ({ str: `${word} `, transform: [1, 0, 0, 1, at, 0], width: 1, hasEOL: false }));

/** A file of pages with this text. */
function fileOf(count: number, text: string): PDFDocumentProxy {
  const items = pieces(text);
  const page = { getTextContent: () => Promise.resolve({ items, styles: {}, lang: null }) };
  const file: Partial<PDFDocumentProxy> = { numPages: count };
  return { ...file, getPage: () => Promise.resolve(page) } as unknown as PDFDocumentProxy;
}

test('the page is drawn while a long file that was read before is searched, so that the next letter can be typed', async () => {
  const file = fileOf(300, 'each of the parties');
  let shown: number[] = [];
  const useShown = (term: string) => {
    const found = useSearch(file, term);
    shown.push(found.read);
    return found;
  };
  const { result, rerender } = renderHook(useShown, { initialProps: 'parties' });
  await waitFor(() => expect(result.current.isDone).toBe(true));
  shown = [];
  rerender('e');
  await waitFor(() => expect(result.current.isDone).toBe(true));
  expect(shown.filter((read) => read > 0 && read < 300)).not.toEqual([]);
  expect(result.current.hits).toHaveLength(3 * 300);
});

test('a hit over several pieces has the part of each, and the next begins where it ends', async () => {
  const file = fileOf(1, 'of the of the of');
  const { result } = renderHook(() => useSearch(file, 'f the o'));
  await waitFor(() => expect(result.current.isDone).toBe(true));
  const hit = (first: number) => [
    { piece: first, from: 1, to: 3 },
    { piece: first + 1, from: 0, to: 4 },
    { piece: first + 2, from: 0, to: 1 },
  ];
  expect(result.current.hits.map(({ parts }) => parts)).toEqual([hit(0), hit(2)]);
});

test('the other pages are searched where some are damaged, and the bar says how many were read', async () => {
  const file = fileOf(4, 'each of the parties');
  const getPage = (page: number) => (page === 2 ? Promise.reject(new Error('damaged')) : file.getPage(page));
  const damaged = { numPages: 4, getPage } as PDFDocumentProxy;
  const SearchFor = ({ term }: { term: string }) => {
    const { hits, ...found } = useSearch(damaged, term);
    const ignored = () => undefined;
    const on = { onTerm: ignored, onStep: ignored, onClose: ignored };
    return <SearchBar field={{ current: null }} {...{ term, count: hits.length, at: 0, pages: 4, ...found, ...on }} />;
  };
  const { rerender } = render(<SearchFor term="parties" />);
  expect(await screen.findByText('Hit 1 of 3, 3 of 4 pages read')).toBeVisible();
  rerender(<SearchFor term="leases" />);
  expect(await screen.findByText('No hits, 3 of 4 pages read')).toBeVisible();
});

test('Enter and Escape that end the entry of Japanese or Chinese words neither step nor close the bar', () => {
  const [onStep, onClose] = [vi.fn(), vi.fn()];
  const found = { term: 'ほ', count: 2, at: 0, pages: 1, read: 1, isDone: true, hasText: true };
  const field = { current: null as HTMLInputElement | null };
  render(<SearchBar field={field} {...found} {...{ onStep, onClose }} onTerm={() => undefined} />);
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field.current!, { key, isComposing: true });
  expect(onStep).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field.current!, { key });
  expect(onStep).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});
