import type { Archive } from '#contract/types.ts';
import { counted } from '#web/format/counted.ts';
import { formatSize } from '#web/format/format-size.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';

interface LeftOutDialogProps {
  archive: Archive;
  onSave: () => void;
  onClose: () => void;
}

/** What an archive will hold, and what it will not. */
export function LeftOutDialog({ archive: { files, size, leftOut }, onSave, onClose }: LeftOutDialogProps) {
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
      {`${counted(files, 'file')} (${formatSize(size)}) will be downloaded. ${leftOutLine(leftOut)}`}
    </ConfirmDialog>
  );
}

function leftOutLine(leftOut: number): string {
  return leftOut === 1
    ? 'One document may not be downloaded: it is left out, and NOT-INCLUDED.txt in the archive names it.'
    : `${counted(leftOut, 'document')} may not be downloaded: they are left out, and NOT-INCLUDED.txt in the archive names them.`;
}
