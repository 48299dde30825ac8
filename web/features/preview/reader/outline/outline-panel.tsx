import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { SidePanel } from '../tools/side-panel.tsx';
import { entriesOf, type OutlineEntry, pageOf } from './outline.ts';

interface OutlinePanelProps {
  file: PDFDocumentProxy;
  /** @param page from 0 */
  onGo: (page: number) => void;
  onClose: () => void;
}

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
    <SidePanel label="Outline" onClose={onClose} className="w-64">
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
    </SidePanel>
  );
}
