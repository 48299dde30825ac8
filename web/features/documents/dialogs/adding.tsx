import type { DroppedFiles } from '#web/domain/files/dropped-files.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { aboutDocument, type PageDialog } from './page-dialog.tsx';

const UploadDocumentDialog = loadedLater(
  'UploadDocumentDialog',
  () => import('#web/features/uploads/document/upload-document-dialog.tsx'),
);
const UploadToFolderDialog = loadedLater(
  'UploadToFolderDialog',
  () => import('#web/features/uploads/folder/upload-to-folder-dialog.tsx'),
);
const CreateFolderDialog = loadedLater(
  'CreateFolderDialog',
  () => import('#web/features/folders/create-folder-dialog.tsx'),
);

export function uploadOne(folderId: string | null): PageDialog {
  return ({ onClose }) => <UploadDocumentDialog folderId={folderId} onClose={onClose} />;
}

export function uploadVersion(id: string, file: File): PageDialog {
  return aboutDocument(id, (document, { onClose }) => (
    <UploadDocumentDialog folderId={document.folderId} version={{ of: document, file }} onClose={onClose} />
  ));
}

export function uploadInto(folderId: string | null, dropped?: DroppedFiles): PageDialog {
  return ({ onClose }) => <UploadToFolderDialog folderId={folderId} onClose={onClose} {...(dropped && { dropped })} />;
}

export function createFolderIn(parentId: string | null): PageDialog {
  return ({ library, onClose }) => (
    <CreateFolderDialog folders={library.folders} parentId={parentId} onClose={onClose} />
  );
}
