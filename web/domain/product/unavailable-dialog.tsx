import { useState } from 'react';
import * as roles from '#contract/roles.ts';
import { serverNow } from '#web/api/server-time.ts';
import { mayBePutBack } from './may-be-put-back.ts';
import { accessEnded } from '#web/domain/access/access-ended.ts';
import { AskForAccess } from '#web/domain/access/ask-for-access.tsx';
import { capitalised } from '#web/format/capitalised.ts';
import { useMayCall } from '#web/session/may-call.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

const messages = {
  document: 'This document is not available to you. It may have been deleted, or you may not have access to it.',
  folder: 'This folder is not available to you. It may have been deleted, or you may not have access to it.',
  group: 'This group is no longer in the list. It was deleted meanwhile.',
  user: 'This user is no longer in the list. They may have been deactivated meanwhile.',
} as const;

interface UnavailableDialogProps {
  kind: keyof typeof messages;
  /** Whether it disappeared while it was open. */
  hasEnded?: boolean;
  /** The document of the link that led here. */
  documentId?: string;
  onClose: () => void;
}

/** Shown for an item that was deleted or is not visible to this user; only users who see everything else learn which. */
export function UnavailableDialog({ kind, hasEnded = false, documentId, onClose }: UnavailableDialogProps) {
  const [now] = useState(serverNow);
  const mayPutBack = useMayCall(roles.listDeletedItems) && (kind === 'document' || kind === 'folder');
  const ended = mayPutBack ? `${capitalised(kind)} deleted` : 'Your access has ended';
  const message = mayPutBack ? mayBePutBack(kind, hasEnded) : hasEnded ? accessEnded(now) : messages[kind];
  return (
    <Dialog
      onClose={onClose}
      size="sm"
      title={hasEnded ? ended : `${capitalised(kind)} not available`}
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p className="text-base text-text-muted">{message}</p>
      {documentId !== undefined && !mayPutBack && (
        <div className="mt-4">
          <AskForAccess itemId={documentId} />
        </div>
      )}
    </Dialog>
  );
}
