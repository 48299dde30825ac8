import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';

import type { PageSize } from './page-layout.ts';

interface Sizes {
  of: PDFDocumentProxy;
  known: ReadonlyMap<number, PageSize>;
}

/**
 * The size of every page: known of those that were near, and of the others taken to be as the first is, as reading all
 * would read half of the file. Null until the first is known.
 * @param wanted pages whose own size is needed, from 0
 */
export function usePageSizes(file: PDFDocumentProxy, wanted: readonly number[]): readonly PageSize[] | null {
  const [sizes, setSizes] = useState<Sizes>({ of: file, known: new Map() });
  const asked = wanted.join();
  useEffect(() => {
    let isLeft = false;
    const pages = [0, ...asked.split(',').filter(Boolean).map(Number)];
    void Promise.all([...new Set(pages)].map((page) => sizeOf(file, page))).then(
      (read) => {
        if (!isLeft) setSizes((before) => withMore(before, file, read));
      },
      // Its bytes did not come: who reads them says so.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [file, asked]);
  const first = sizes.known.get(0);
  if (!first) return null;
  return Array.from({ length: file.numPages }, (_, page) => sizes.known.get(page) ?? first);
}

async function sizeOf(file: PDFDocumentProxy, page: number): Promise<[number, PageSize]> {
  const { width, height } = (await file.getPage(page + 1)).getViewport({ scale: 1 });
  return [page, { width, height }];
}

/** Of another stamping of the same file the sizes are the same, and are kept until they are read again. */
function withMore(before: Sizes, file: PDFDocumentProxy, read: readonly [number, PageSize][]): Sizes {
  const isNew = ([page, { width, height }]: readonly [number, PageSize]) => {
    const known = before.known.get(page);
    return known?.width !== width || known.height !== height;
  };
  if (before.of === file && !read.some(isNew)) return before;
  return { of: file, known: new Map([...before.known, ...read]) };
}
