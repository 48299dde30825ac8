import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { type DiscardPhase, discardQuestion } from './discard-question.ts';
import type { UploadItem } from '../engine/upload-item.ts';

interface DiscardUploadsDialogProps {
  isOpen: boolean;
  items: readonly UploadItem[];
  phase: DiscardPhase;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before closing discards picked files. */
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
