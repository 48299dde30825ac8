import { FileQuestion } from 'lucide-react';

import type { Document } from '#web/api/generated/model/document.ts';
import { formatSize } from '#web/format/format-size.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** For what cannot be shown, and for what could not be loaded. */
export function PreviewNotAvailable({ document: { mimeType, size } }: { document: Document }) {
  return (
    <EmptyState
      icon={FileQuestion}
      title="Preview Not Available"
      message={
        <>
          <span className="block break-all">{(mimeType ?? '') === '' ? 'Unknown' : mimeType}</span>
          <span className="tabular-nums">{formatSize(size)}</span>
        </>
      }
    />
  );
}
