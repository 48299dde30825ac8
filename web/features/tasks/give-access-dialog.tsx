import type { ReactNode } from 'react';
import { useListDocuments } from '#contract/hooks/documents.ts';
import { useListFolders } from '#contract/hooks/folders.ts';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { FolderPermissionsDialog } from '#web/features/permissions/folder/folder-permissions-dialog.tsx';
import { PermissionsDialog } from '#web/features/permissions/permissions-dialog.tsx';

interface GiveAccessDialogProps {
  documentId: string | null;
  folderId: string | null;
  /** Shown until the item is loaded, and in its place where it is gone. */
  meanwhile: ReactNode;
  onClose: () => void;
}

/** The permissions of a requested item. Its contents are not opened. */
export function GiveAccessDialog({ documentId, folderId, meanwhile, onClose }: GiveAccessDialogProps) {
  const { data: documents } = useListDocuments({ query: { enabled: documentId !== null } });
  const { data: folders } = useListFolders({ query: { enabled: folderId !== null } });
  const document = documents?.find(({ id }) => id === documentId);
  if (document) return <PermissionsDialog document={document} onClose={onClose} />;
  const folder = folders?.find(({ id }) => id === folderId);
  if (!folder || !folders) return meanwhile;
  return <FolderPermissionsDialog folder={folder} tree={folderTreeOf(folders)} onClose={onClose} />;
}
