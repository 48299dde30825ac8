import { ExternalLink } from 'lucide-react';

import type { Document } from '#contract/types.ts';
import { formatSize } from '#web/format/format-size.ts';
import { Button } from '#web/ui/form/button.tsx';
import { KindTile } from '#web/domain/files/kind-tile.tsx';

/** A PDF opens in the browser's own viewer, in a tab of its own, watermarked by the server. */
export function PdfPanel({ document, onOpen }: { document: Document; onOpen: () => void }) {
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      <KindTile mimeType={document.mimeType} name={document.name} size="lg" />
      <p className="mt-4 text-section">PDF document</p>
      <p className="mt-1 max-w-96 text-cell text-text-subtle tabular-nums">
        {formatSize(document.size)}. Every page carries your e-mail address and the time.
      </p>
      <Button icon={ExternalLink} onClick={onOpen} className="mt-4">
        Open PDF in New Tab
      </Button>
    </div>
  );
}
