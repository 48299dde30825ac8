import { useListDocuments } from '#contract/hooks/documents.ts';
import { useListFolders } from '#contract/hooks/folders.ts';
import type { Archive } from '#contract/types.ts';
import { mayNotDownload } from '#web/domain/access/restrictions.ts';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { type HeldItem, HeldItems } from '#web/domain/bulk/held-items.tsx';
import { counted } from '#web/format/counted.ts';
import { formatSize } from '#web/format/format-size.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import type { Item } from '../actions/action.ts';
import { documentKey, folderKey } from '../model/item-key.ts';

interface LeftOutDialogProps {
  archive: Archive;
  items: readonly Item[];
  onSave: () => void;
  onClose: () => void;
}

/** Shows what an archive contains and what is left out. */
export function LeftOutDialog({ archive: { files, size, leftOut }, items, onSave, onClose }: LeftOutDialogProps) {
  const barred = useBarred(items);
  return (
    <ConfirmDialog
      title="Not Everything Can Be Downloaded"
      confirmLabel="Download"
      tone="primary"
      onConfirm={() => {
        onSave();
        onClose();
      }}
      onCancel={onClose}
    >
      <p>{`${counted(files, 'file')} (${formatSize(size)}) will be downloaded. ${leftOutLine(leftOut)}`}</p>
      {barred.length > 0 && (
        <div className="mt-2">
          <HeldItems items={barred} intro="Left out" />
        </div>
      )}
    </ConfirmDialog>
  );
}

const asListed = { refetchOnMount: false } as const;

/** The items, with their contents, that cannot be downloaded. */
function useBarred(items: readonly Item[]): HeldItem[] {
  const { data: documents = [] } = useListDocuments({ query: asListed });
  const { data: folders = [] } = useListFolders({ query: asListed });
  const tree = folderTreeOf(folders);
  const keys = new Set(items.map(({ key }) => key));
  return documents
    .filter(
      (document) =>
        mayNotDownload(document) &&
        (keys.has(documentKey(document)) ||
          (document.folderId !== null &&
            tree.pathTo(document.folderId).some((folder) => keys.has(folderKey(folder.id))))),
    )
    .map(({ name }) => ({ kind: 'document', name }));
}

function leftOutLine(leftOut: number): string {
  return leftOut === 1
    ? 'One document may not be downloaded: it is left out, and NOT-INCLUDED.txt in the archive names it.'
    : `${counted(leftOut, 'document')} may not be downloaded: they are left out, and NOT-INCLUDED.txt in the archive names them.`;
}
