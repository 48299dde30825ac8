import { X } from 'lucide-react';
import { useState } from 'react';

import { isUnauthorized } from '#web/api/api-error.ts';
import { useListDocumentVersions, useRestoreDocumentVersion } from '#web/api/generated/documents/documents.ts';
import type { Document } from '#web/api/generated/model/document.ts';
import type { DocumentVersion } from '#web/api/generated/model/documentVersion.ts';
import { useOneAtATime } from '#web/api/use-one-at-a-time.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { VersionRow } from './version-row.tsx';

/** Every version of a document, newest first. Restoring one adds a version and removes nothing. */
export function VersionHistory({ document, onClose }: { document: Document; onClose: () => void }) {
  const { data: versions, isError, refetch } = useListDocumentVersions(document.id);
  const [chosen, setChosen] = useState<DocumentVersion | null>(null);
  const once = useOneAtATime();
  const restore = useRestoreDocumentVersion({
    mutation: {
      onSuccess: ({ version }, { version: restored }) => {
        toast({
          title: 'Version Restored',
          message: `Version ${restored} is the newest again, as version ${version}.`,
        });
        setChosen(null);
      },
      onError: (error) => {
        if (!isUnauthorized(error))
          toast({ title: 'Error', message: 'Failed to restore version', tone: 'destructive' });
      },
    },
  });
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
        {isError && <ErrorState title="Failed to load versions" onRetry={() => void refetch()} />}
        {versions === undefined && !isError && <LoadingRows />}
        <ul className="divide-y divide-border">
          {versions?.map((version) => (
            <VersionRow
              key={version.version}
              document={document}
              version={version}
              onRestore={() => setChosen(version)}
            />
          ))}
        </ul>
      </div>
      <ConfirmDialog
        isOpen={chosen !== null}
        title={`Restore Version ${chosen?.version ?? ''}`}
        confirmLabel="Restore Version"
        tone="primary"
        isBusy={restore.isPending}
        onCancel={() => setChosen(null)}
        onConfirm={() =>
          chosen !== null && void once(() => restore.mutateAsync({ id: document.id, version: String(chosen.version) }))
        }
      >
        Version {chosen?.version} becomes the newest again, as version {document.version + 1}. Nothing is removed.
      </ConfirmDialog>
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
