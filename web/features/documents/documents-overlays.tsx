import type { Folder } from '#contract/types.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import type { Overlay } from './overlay.ts';
import type { BulkDeleteOptions } from './selection/use-bulk-delete.ts';
import type { Library } from './use-library.ts';

const UploadDocumentDialog = loadedLater(
  async () => (await import('#web/features/uploads/document/upload-document-dialog.tsx')).UploadDocumentDialog,
);
const UploadToFolderDialog = loadedLater(
  async () => (await import('#web/features/uploads/folder/upload-to-folder-dialog.tsx')).UploadToFolderDialog,
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
  async () => (await import('./actions/delete-document-dialog.tsx')).DeleteDocumentDialog,
);
const BulkDeleteDialog = loadedLater(async () => (await import('./selection/bulk-delete-dialog.tsx')).BulkDeleteDialog);
const UnavailableDialog = loadedLater(
  async () => (await import('#web/domain/product/unavailable-dialog.tsx')).UnavailableDialog,
);

interface DocumentsOverlaysProps {
  overlay: { key: number; dialog: Overlay } | null;
  /** Closes the overlay that is drawn with it, whatever is open by then. */
  onClose: () => void;
  library: Pick<Library, 'folders' | 'index' | 'tree'>;
  preview: { documentId: string; isAvailable: boolean; onClose: () => void } | null;
  onItemsDeleted: BulkDeleteOptions['onDone'];
  onFolderDeleted: (folder: Folder) => void;
}

/** Everything that opens over the page, each loaded when it is first needed. */
export function DocumentsOverlays({ overlay, preview, ...rest }: DocumentsOverlaysProps) {
  return (
    <>
      {preview?.isAvailable === true && (
        <PreviewDialog key={preview.documentId} documentId={preview.documentId} onClose={preview.onClose} />
      )}
      {preview?.isAvailable === false && <UnavailableDialog kind="document" onClose={preview.onClose} />}
      {overlay && <OpenDialog key={overlay.key} overlay={overlay.dialog} {...rest} />}
    </>
  );
}

type OpenDialogProps = Omit<DocumentsOverlaysProps, 'overlay' | 'preview'> & { overlay: Overlay };

function OpenDialog({ overlay, onClose, library, onItemsDeleted, onFolderDeleted }: OpenDialogProps) {
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
      return <CreateFolderDialog folders={library.folders} parentId={overlay.parentId} onClose={onClose} />;
    case 'edit-folder':
    case 'delete-folder': {
      const folder = library.tree.byId.get(overlay.folderId);
      if (!folder) return <UnavailableDialog kind="folder" onClose={onClose} />;
      if (overlay.kind === 'edit-folder') return <EditFolderDialog folder={folder} onClose={onClose} />;
      return <DeleteFolderDialog folder={folder} onDeleted={onFolderDeleted} onClose={onClose} />;
    }
    case 'permissions':
    case 'delete-document': {
      const document = library.index.byId().get(overlay.documentId);
      if (!document) return <UnavailableDialog kind="document" onClose={onClose} />;
      if (overlay.kind === 'permissions') return <PermissionsDialog document={document} onClose={onClose} />;
      return <DeleteDocumentDialog document={document} onClose={onClose} />;
    }
    case 'bulk-delete':
      return <BulkDeleteDialog keys={overlay.keys} tree={library.tree} onDone={onItemsDeleted} onClose={onClose} />;
  }
}
