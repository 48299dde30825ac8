import { lazy, Suspense } from 'react';
import type { Folder } from '#web/api/generated/model/folder.ts';
import type { ItemKey } from './model/item-key.ts';
import type { Overlay } from './overlay.ts';

const UploadDocumentDialog = lazy(() =>
  import('#web/features/uploads/upload-document-dialog.tsx').then((m) => ({ default: m.UploadDocumentDialog })),
);
const UploadToFolderDialog = lazy(() =>
  import('#web/features/uploads/upload-to-folder-dialog.tsx').then((m) => ({ default: m.UploadToFolderDialog })),
);
const PreviewDialog = lazy(() =>
  import('#web/features/preview/preview-dialog.tsx').then((m) => ({ default: m.PreviewDialog })),
);
const PermissionsDialog = lazy(() =>
  import('#web/features/permissions/permissions-dialog.tsx').then((m) => ({ default: m.PermissionsDialog })),
);
const CreateFolderDialog = lazy(() =>
  import('#web/features/folders/create-folder-dialog.tsx').then((m) => ({ default: m.CreateFolderDialog })),
);
const EditFolderDialog = lazy(() =>
  import('#web/features/folders/edit-folder-dialog.tsx').then((m) => ({ default: m.EditFolderDialog })),
);
const DeleteFolderDialog = lazy(() =>
  import('#web/features/folders/delete-folder-dialog.tsx').then((m) => ({ default: m.DeleteFolderDialog })),
);
const DeleteDocumentDialog = lazy(() =>
  import('./delete-document-dialog.tsx').then((m) => ({ default: m.DeleteDocumentDialog })),
);
const BulkDeleteDialog = lazy(() => import('./bulk-delete-dialog.tsx').then((m) => ({ default: m.BulkDeleteDialog })));
const UnavailableDialog = lazy(() =>
  import('./unavailable-dialog.tsx').then((m) => ({ default: m.UnavailableDialog })),
);

interface DocumentsOverlaysProps {
  overlay: Overlay | null;
  onClose: () => void;
  folders: readonly Folder[];
  preview: { documentId: string; isAvailable: boolean; onClose: () => void } | null;
  bulk: { isPending: boolean; run: (keys: readonly ItemKey[]) => void };
  onFolderDeleted: (folder: Folder) => void;
}

/** Everything that opens over the page, each loaded when it is first needed. */
export function DocumentsOverlays({ overlay, preview, ...rest }: DocumentsOverlaysProps) {
  return (
    <Suspense fallback={null}>
      {preview?.isAvailable === true && <PreviewDialog documentId={preview.documentId} onClose={preview.onClose} />}
      {preview?.isAvailable === false && <UnavailableDialog onClose={preview.onClose} />}
      {overlay && <OpenDialog overlay={overlay} {...rest} />}
    </Suspense>
  );
}

type OpenDialogProps = Omit<DocumentsOverlaysProps, 'overlay' | 'preview'> & { overlay: Overlay };

function OpenDialog({ overlay, onClose, folders, bulk, onFolderDeleted }: OpenDialogProps) {
  switch (overlay.kind) {
    case 'upload':
      return <UploadDocumentDialog folderId={overlay.folderId} onClose={onClose} />;
    case 'upload-to-folder':
      return (
        <UploadToFolderDialog
          folderId={overlay.folderId}
          onClose={onClose}
          {...(overlay.dropped && { dropped: overlay.dropped })}
        />
      );
    case 'create-folder':
      return <CreateFolderDialog folders={folders} parentId={overlay.parentId} onClose={onClose} />;
    case 'edit-folder':
      return <EditFolderDialog folder={overlay.folder} onClose={onClose} />;
    case 'delete-folder':
      return <DeleteFolderDialog folder={overlay.folder} onDeleted={onFolderDeleted} onClose={onClose} />;
    case 'permissions':
      return <PermissionsDialog document={overlay.document} onClose={onClose} />;
    case 'delete-document':
      return <DeleteDocumentDialog document={overlay.document} onClose={onClose} />;
    case 'bulk-delete':
      return (
        <BulkDeleteDialog
          count={overlay.keys.length}
          isBusy={bulk.isPending}
          onConfirm={() => bulk.run(overlay.keys)}
          onCancel={onClose}
        />
      );
  }
}
