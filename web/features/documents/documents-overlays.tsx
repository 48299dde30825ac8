import type { Folder } from '#web/api/generated/model/folder.ts';
import { loadedLater } from '#web/ui/loaded-later.tsx';
import type { ItemKey } from './model/item-key.ts';
import type { Overlay } from './overlay.ts';

const UploadDocumentDialog = loadedLater(
  async () => (await import('#web/features/uploads/upload-document-dialog.tsx')).UploadDocumentDialog,
);
const UploadToFolderDialog = loadedLater(
  async () => (await import('#web/features/uploads/upload-to-folder-dialog.tsx')).UploadToFolderDialog,
);
const PreviewDialog = loadedLater(async () => (await import('#web/features/preview/preview-dialog.tsx')).PreviewDialog);
const PermissionsDialog = loadedLater(
  async () => (await import('#web/features/permissions/permissions-dialog.tsx')).PermissionsDialog,
);
const CreateFolderDialog = loadedLater(
  async () => (await import('#web/features/folders/create-folder-dialog.tsx')).CreateFolderDialog,
);
const EditFolderDialog = loadedLater(
  async () => (await import('#web/features/folders/edit-folder-dialog.tsx')).EditFolderDialog,
);
const DeleteFolderDialog = loadedLater(
  async () => (await import('#web/features/folders/delete-folder-dialog.tsx')).DeleteFolderDialog,
);
const DeleteDocumentDialog = loadedLater(
  async () => (await import('./delete-document-dialog.tsx')).DeleteDocumentDialog,
);
const BulkDeleteDialog = loadedLater(async () => (await import('./bulk-delete-dialog.tsx')).BulkDeleteDialog);
const UnavailableDialog = loadedLater(async () => (await import('./unavailable-dialog.tsx')).UnavailableDialog);

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
    <>
      {preview?.isAvailable === true && <PreviewDialog documentId={preview.documentId} onClose={preview.onClose} />}
      {preview?.isAvailable === false && <UnavailableDialog onClose={preview.onClose} />}
      {overlay && <OpenDialog overlay={overlay} {...rest} />}
    </>
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
