import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { type UploadItem, isAtStake } from '../engine/upload-item.ts';
import { counted, grouped } from '#web/format/counted.ts';

const pending: Record<DiscardPhase, string> = {
  idle: '',
  held: 'Processing waits for your answer.',
  sent: 'It is being processed at this moment and may still be stored.',
};

interface DiscardUploadsDialogProps {
  isOpen: boolean;
  items: readonly UploadItem[];
  phase: DiscardPhase;
  onKeep: () => void;
  onDiscard: () => void;
}

export function DiscardUploadsDialog({ isOpen, items, phase, onKeep, onDiscard }: DiscardUploadsDialogProps) {
  const { title, message } = discardQuestion(items, phase);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      confirmLabel="Discard"
      cancelLabel="Keep uploading"
      onCancel={onKeep}
      onConfirm={onDiscard}
    >
      {message}
    </ConfirmDialog>
  );
}

/** What happens during the question: nothing, a paused run, or a call that cannot be undone. */
type DiscardPhase = 'idle' | 'held' | 'sent';

function discardQuestion(items: readonly UploadItem[], phase: DiscardPhase): { title: string; message: string } {
  const lost = items.filter(isAtStake);
  const done = items.length - lost.length;
  const [only] = lost;
  const files = `${done > 0 ? 'the other ' : ''}${counted(lost.length, 'file')}`;
  return {
    title: lost.length === 1 && only !== undefined ? `Discard “${only.name}”?` : `Discard ${files}?`,
    message: [kept(done, items.length, lost.length), pending[phase]].filter((part) => part !== '').join(' '),
  };
}

function kept(done: number, all: number, lost: number): string {
  if (done > 0)
    return `${grouped(done)} of ${counted(all, 'file')} ${done === 1 ? 'is' : 'are'} in the data room and will stay.`;
  return lost === 1
    ? 'It is not in the data room yet and would have to be uploaded again.'
    : 'They are not in the data room yet and would have to be uploaded again.';
}
