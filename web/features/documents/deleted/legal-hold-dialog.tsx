import { useState } from 'react';
import { useSetLegalHold } from '#contract/hooks/deleted.ts';
import type { Folder } from '#contract/types.ts';
import { useChange } from '#web/api/use-change.ts';
import { deletedWords } from '#web/domain/words/deleted-words.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';

export function LegalHoldDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const change = useChange(useSetLegalHold, deletedWords.setLegalHold);
  // As it was when the question was asked, so that the same press never does the opposite.
  const [isHeld] = useState(folder.legalHold === true);
  const title = isHeld ? 'Lift Legal Hold' : 'Set Legal Hold';
  const confirm = () =>
    void change.run({ id: folder.id, data: { legalHold: !isHeld } }, { done: onClose, failed: onClose });
  return (
    <ConfirmDialog
      title={title}
      tone={isHeld ? 'danger' : 'primary'}
      isBusy={change.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {isHeld
        ? `What was deleted from “${folder.name}” can be purged again, by hand and when its time is over. Where it is over already, that is within minutes.`
        : `Nothing that lies in “${folder.name}” or was deleted from there can be purged, and nothing can be moved out of it, until the hold is lifted.`}
    </ConfirmDialog>
  );
}
