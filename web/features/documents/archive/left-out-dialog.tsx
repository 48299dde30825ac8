import type { Archive } from '#contract/types.ts';
import { HeldItems } from '#web/domain/together/held-items.tsx';
import { counted } from '#web/format/counted.ts';
import { formatSize } from '#web/format/format-size.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { heldItem, type Item } from '../actions/action.ts';

interface LeftOutDialogProps {
  archive: Archive;
  /** What was asked for. */
  items: readonly Item[];
  onSave: () => void;
  onClose: () => void;
}

/** What an archive will hold, and what it will not. */
export function LeftOutDialog({ archive: { files, size, leftOut }, items, onSave, onClose }: LeftOutDialogProps) {
  return (
    <ConfirmDialog
      isOpen
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
      {items.length > 1 && (
        <div className="mt-2">
          <HeldItems items={items.map(heldItem)} />
        </div>
      )}
    </ConfirmDialog>
  );
}

function leftOutLine(leftOut: number): string {
  return leftOut === 1
    ? 'One document may not be downloaded: it is left out, and NOT-INCLUDED.txt in the archive names it.'
    : `${counted(leftOut, 'document')} may not be downloaded: they are left out, and NOT-INCLUDED.txt in the archive names them.`;
}
