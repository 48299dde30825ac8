import { useState } from 'react';
import { useSearch } from 'wouter';
import { accessEnded } from '#web/domain/access/access-ended.ts';
import { AskForAccess } from '#web/domain/access/ask-for-access.tsx';
import { capitalised } from '#web/format/capitalised.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

const messages = {
  document: 'This document is not available to you. It may have been deleted, or you may not have access to it.',
  folder: 'This folder is not available to you. It may have been deleted, or you may not have access to it.',
  user: 'This user is no longer in the list. Somebody may have deactivated them meanwhile.',
} as const;

interface UnavailableDialogProps {
  kind: keyof typeof messages;
  /** Whether it went while it was being read. */
  hasEnded?: boolean;
  onClose: () => void;
}

/** For what is not in the list, or no longer: deleted, or not for this person. It does not say which. */
export function UnavailableDialog({ kind, hasEnded = false, onClose }: UnavailableDialogProps) {
  const [now] = useState(() => new Date());
  // The link that led here; over something else there is none.
  const itemId = new URLSearchParams(useSearch()).get(kind);
  return (
    <Dialog
      onClose={onClose}
      size="sm"
      title={hasEnded ? 'Your access has ended' : `${capitalised(kind)} not available`}
      footer={
        <>
          {itemId !== null && <AskForAccess itemId={itemId} />}
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <p className="text-base text-text-muted">{hasEnded ? accessEnded(now) : messages[kind]}</p>
    </Dialog>
  );
}
