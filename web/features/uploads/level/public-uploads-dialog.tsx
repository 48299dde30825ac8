import { counted } from '#web/format/counted.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import type { PublicQuestion } from './use-public-question.ts';

interface PublicUploadsDialogProps {
  question: PublicQuestion | null;
  /** Null for the root. */
  folderName: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before many files become public in a room with external readers. */
export function PublicUploadsDialog({ question, folderName, onConfirm, onCancel }: PublicUploadsDialogProps) {
  return (
    <ConfirmDialog
      isOpen={question !== null}
      title={`Process ${counted(question?.count ?? 0, 'file')} as Public?`}
      confirmLabel="Process as Public"
      cancelLabel="Go back"
      tone="primary"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {folderName === null ? 'Everyone in this data room' : `Everyone with access to “${folderName}”`} can open them.
      {` ${readersOf(question?.readers ?? null)}`} Choose Restricted or Confidential to keep files from them.
    </ConfirmDialog>
  );
}

function readersOf(count: number | null): string {
  if (count === null) return 'Analysts and viewers may be among them.';
  return `This data room has ${counted(count, 'analyst or viewer', 'analysts and viewers')}.`;
}
