import type { ReactNode } from 'react';
import { useListDocuments } from '#contract/hooks/documents.ts';
import { useListFolders } from '#contract/hooks/folders.ts';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { UnavailableDialog } from '#web/domain/product/unavailable-dialog.tsx';
import { FolderPermissionsDialog } from '#web/features/permissions/folder/folder-permissions-dialog.tsx';
import { PermissionsDialog } from '#web/features/permissions/permissions-dialog.tsx';

interface GiveAccessDialogProps {
  documentId: string | null;
  folderId: string | null;
  /** The requester. */
  userId: string | undefined;
  /** Shown until the item is loaded. */
  meanwhile: ReactNode;
  onClose: () => void;
}

/** The permissions of a requested item, with the requester preselected. Its contents are not opened. */
export function GiveAccessDialog({ documentId, folderId, userId, meanwhile, onClose }: GiveAccessDialogProps) {
  const documents = useListDocuments({ query: { enabled: documentId !== null } });
  const folders = useListFolders({ query: { enabled: folderId !== null } });
  const document = documents.data?.find(({ id }) => id === documentId);
  if (document) return <PermissionsDialog {...{ document, userId, onClose }} />;
  const folder = folders.data?.find(({ id }) => id === folderId);
  if (folder && folders.data)
    return <FolderPermissionsDialog {...{ folder, userId, onClose }} tree={folderTreeOf(folders.data)} />;
  // An older list may lack what was made since.
  if (documents.isFetching || folders.isFetching) return meanwhile;
  return <UnavailableDialog kind={documentId === null ? 'folder' : 'document'} onClose={onClose} />;
}
