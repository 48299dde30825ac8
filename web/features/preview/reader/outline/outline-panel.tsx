import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';

import { entriesOf, type OutlineEntry, pageOf } from './outline.ts';

interface OutlinePanelProps {
  file: PDFDocumentProxy;
  /** @param page from 0 */
  onGo: (page: number) => void;
  onClose: () => void;
}

/** The PDF's outline beside its pages, or over them on a phone. */
export function OutlinePanel({ file, onGo, onClose }: OutlinePanelProps) {
  const [entries, setEntries] = useState<readonly OutlineEntry[] | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const show = (found: readonly OutlineEntry[]) => {
      if (!leaving.signal.aborted) setEntries(found);
    };
    // Without an outline pdf.js resolves with null, which its types omit.
    file.getOutline().then(
      (outline: Awaited<ReturnType<PDFDocumentProxy['getOutline']>> | null) => show(entriesOf(outline ?? [])),
      () => show([]),
    );
    return () => leaving.abort();
  }, [file]);
  const go = async ({ dest }: OutlineEntry) => {
    const page = await pageOf(file, dest);
    if (page !== null) onGo(page);
  };
  return (
    <nav
      aria-label="Outline"
      className="w-64 flex-none overflow-y-auto border-r border-border bg-surface-raised p-2 text-cell max-md:absolute max-md:inset-0 max-md:z-10 max-md:w-auto print:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape would close the preview.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      {entries?.length === 0 && <p className="p-2 text-text-muted">This file has no outline.</p>}
      <ul>
        {entries?.map((entry, at) => (
          <li key={at}>
            <button
              type="button"
              onClick={() => void go(entry)}
              style={{ paddingLeft: 8 + Math.min(entry.depth, 8) * 12 }}
              className="block min-h-8 w-full rounded-md py-1 pr-2 text-left wrap-anywhere text-text hover:bg-surface-hover max-md:min-h-10"
            >
              {entry.title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
