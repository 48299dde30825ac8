import { X } from 'lucide-react';

import { useListDocumentVersions } from '#contract/hooks/documents.ts';
import type { Document } from '#contract/types.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useDialogs } from '#web/ui/overlay/use-dialogs.ts';
import { RestoreVersionDialog } from './restore-version-dialog.tsx';
import { VersionRow } from './version-row.tsx';

/** Every version of a document, newest first. Restoring one adds a version and removes nothing. */
export function VersionHistory({ document, onClose }: { document: Document; onClose: () => void }) {
  const { data: versions, error, isError, refetch } = useListDocumentVersions(document.id);
  const question = useDialogs<number>();
  return (
    <aside
      aria-label="Version history"
      className="flex w-80 flex-none flex-col border-l border-border bg-surface-raised max-md:absolute max-md:inset-0 max-md:w-full print:hidden"
    >
      <div className="flex items-center justify-between gap-2 border-b border-border py-2 pr-2 pl-4">
        <h3 className="text-group">Version history</h3>
        <IconButton label="Close version history" icon={X} onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {isError && <ErrorState title="Failed to load versions" error={error} onRetry={() => void refetch()} />}
        {versions === undefined && !isError && <LoadingRows />}
        <ul className="divide-y divide-border">
          {versions?.map((version) => (
            <VersionRow
              key={version.version}
              document={document}
              version={version}
              onRestore={() => question.show(version.version)}
            />
          ))}
        </ul>
      </div>
      {question.open && (
        <RestoreVersionDialog
          key={question.open.key}
          document={document}
          version={question.open.dialog}
          onClose={question.close}
        />
      )}
    </aside>
  );
}

function LoadingRows() {
  return (
    <div role="status" className="grid gap-5 p-4">
      <span className="sr-only">Loading versions</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-3 w-44" />
        </div>
      ))}
    </div>
  );
}
