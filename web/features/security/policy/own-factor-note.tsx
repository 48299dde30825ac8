import { ShieldAlert } from 'lucide-react';
import { Button } from '#web/ui/form/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

interface OwnFactorNoteProps {
  /** Describes the Save button. */
  id: string;
  reason: string;
  onSetUp: () => void;
}

/** Why the policy cannot be saved yet, shown on every tab, with a way to set up the factor. */
export function OwnFactorNote({ id, reason, onSetUp }: OwnFactorNoteProps) {
  return (
    <div className="mt-4">
      <Notice icon={ShieldAlert} tone="warning" isAlert>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p id={id} className="min-w-0 flex-1 basis-60">
            {reason}
          </p>
          <Button size="sm" onClick={onSetUp}>
            Set up second factor
          </Button>
        </div>
      </Notice>
    </div>
  );
}
