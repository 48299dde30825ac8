import type { Document } from '#contract/types.ts';
import { formatSize } from '#web/format/format-size.ts';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { OpenInTab } from '../reader/tools/open-in-tab.tsx';

/** A PDF that cannot be read in place: the browser's own viewer may succeed. */
export function PdfPanel({ document, onOpen }: { document: Document; onOpen: () => void }) {
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      <KindTile mimeType={document.mimeType} name={document.name} size="lg" />
      <p className="mt-4 text-section">PDF document</p>
      <p className="mt-1 mb-4 max-w-96 text-cell text-text-subtle tabular-nums">
        {formatSize(document.size)}. It is damaged or has a password, and cannot be read here.
      </p>
      <OpenInTab document={document} onOpen={onOpen} />
    </div>
  );
}
