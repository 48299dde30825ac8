import { act, renderHook, waitFor } from '@testing-library/react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { expect, test } from 'vitest';
import { useFinding } from './use-finding.ts';

const words = { str: 'each of the parties', transform: [1, 0, 0, 1, 0, 0], width: 1, hasEOL: false };

function fileOf(count: number): PDFDocumentProxy {
  const page = { getTextContent: () => Promise.resolve({ items: [words], styles: {}, lang: null }) };
  const file: Partial<PDFDocumentProxy> = { numPages: count };
  return { ...file, getPage: () => Promise.resolve(page) } as unknown as PDFDocumentProxy;
}

/** Finding in a file of 60 pages with a hit on each, where page 40 is read. */
function finding() {
  const went: number[] = [];
  const column = {
    current: 40,
    goTo: (page: number) => void went.push(page),
    show: (page: number) => void went.push(page),
  } as unknown as Parameters<typeof useFinding>[1];
  const use = (file: PDFDocumentProxy) => useFinding(file, column, null);
  const { result, rerender } = renderHook(use, { initialProps: fileOf(60) });
  act(() => result.current.open());
  return { went, result, rerender };
}

/** The text of a page, on the screen. */
function letters() {
  const section = document.createElement('section');
  section.innerHTML = `<span>${words.str}</span>`;
  document.body.append(section);
  return [section.querySelector('span')!];
}

test('a search goes to the first hit from the page that is read, and not to earlier ones on the way', async () => {
  const { went, result } = finding();
  act(() => result.current.look('parties'));
  await waitFor(() => expect(result.current.search.isDone).toBe(true));
  expect(result.current.at).toBe(40);
  expect(went).toEqual([]);
});

test('the pages stay where they are while a file that was watermarked anew is searched again', async () => {
  const { went, result, rerender } = finding();
  act(() => result.current.look('parties'));
  await waitFor(() => expect(result.current.search.isDone).toBe(true));
  act(() => result.current.setPageLetters(41, letters()));
  act(() => result.current.step(1));
  await waitFor(() => expect(went).toEqual([41]));
  const before = result.current.search;
  rerender(fileOf(60));
  await waitFor(() => {
    expect(result.current.search).not.toBe(before);
    expect(result.current.search.isDone).toBe(true);
  });
  expect(went).toEqual([41]);
});
