import { Trash2 } from 'lucide-react';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { aboutDocument, aboutFolder, type PageDialog } from '#web/features/documents/dialogs/page-dialog.tsx';
import type { Action, Item } from '../action.ts';

const DeleteDocumentDialog = loadedLater('DeleteDocumentDialog', () => import('../delete-document-dialog.tsx'));
const DeleteFolderDialog = loadedLater(
  'DeleteFolderDialog',
  () => import('#web/features/folders/delete-folder-dialog.tsx'),
);
const BulkDeleteDialog = loadedLater(
  'BulkDeleteDialog',
  () => import('#web/features/documents/selection/bulk-delete-dialog.tsx'),
);

export const deleteItems: Action = {
  id: 'delete',
  label: 'Delete',
  icon: Trash2,
  tone: 'danger',
  key: { hint: 'Del', pressed: ['Delete', 'Backspace'] },
  buttons: ['row'],
  selection: 'many',
  applies: () => true,
  may: (rights, item) => (item.kind === 'folder' ? rights.mayDeleteFolders : rights.mayDelete(item.document)),
  mayAlways: (rights) => rights.mayDeleteAny && rights.mayDeleteFolders,
  run: (context, items) => {
    const [item] = items;
    if (context.isSelection)
      context.show(({ library, onItemsDeleted, onClose }) => (
        <BulkDeleteDialog items={items} library={library} onDone={onItemsDeleted} onClose={onClose} />
      ));
    else if (item) context.show(deleteOne(item));
  },
};

function deleteOne(item: Item): PageDialog {
  if (item.kind === 'document') {
    return aboutDocument(item.document.id, (document, { onClose }) => (
      <DeleteDocumentDialog document={document} onClose={onClose} />
    ));
  }
  return aboutFolder(item.folder.id, (folder, { onFolderDeleted, onClose }) => (
    <DeleteFolderDialog folder={folder} onDeleted={onFolderDeleted} onClose={onClose} />
  ));
}
