import { FileQuestion, LockKeyhole, Settings } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useLayoutEffect, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { refetchSound } from '#web/api/query-client.ts';
import { serverNow } from '#web/api/server-time.ts';
import { accessEnded } from '#web/domain/access/access-ended.ts';
import * as roles from '#contract/roles.ts';
import { useMayCall } from '#web/session/may-call.ts';
import type { Document } from '#contract/types.ts';
import { formatSize } from '#web/format/format-size.ts';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { isSealed } from '../restrictions.ts';
import { unreadable } from './unreadable.ts';

interface PreviewNotAvailableProps {
  document: Document;
  /** The server's refusal, if it was called. */
  error?: unknown;
  onSettings: () => void;
  /** Called when it is shown and when no longer. */
  onShown: (isShown: boolean) => void;
}

/** Shown for documents that cannot be shown or loaded, and for those that nobody can open. */
export function PreviewNotAvailable({ document, error, onSettings, onShown }: PreviewNotAvailableProps) {
  const maySet = useMayCall(roles.updateDocumentSettings);
  const [noticedAt] = useState(serverNow);
  const hasEnded = error instanceof ApiError && (error.status === 404 || error.status === 403);
  const queryClient = useQueryClient();
  useEffect(() => {
    // Lists and search results still name the document and quote its text.
    if (hasEnded) refetchSound(queryClient);
  }, [hasEnded, queryClient]);
  useLayoutEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  if (hasEnded) return <EmptyState icon={LockKeyhole} title="Your access has ended" message={accessEnded(noticedAt)} />;
  const isShut = isSealed(document);
  const next = nextStep(document, error);
  return (
    <EmptyState
      icon={FileQuestion}
      title="Preview Not Available"
      message={
        <>
          <span className="block break-words">
            <BreakableType mimeType={document.mimeType ?? ''} />
          </span>
          <span className="tabular-nums">{formatSize(document.size)}</span>
          {next !== null && !isShut && <span className="mt-3 block text-text-muted">{next}</span>}
          {isShut && (
            <span className="mt-3 block text-text-muted">
              Nobody can open this document at present, administrators included: its type has no preview, and its level
              and settings let nobody download it.{' '}
              {maySet ? 'Change the settings first.' : 'An administrator or a manager can change the settings.'}
            </span>
          )}
        </>
      }
      action={
        isShut &&
        maySet && (
          <Button icon={Settings} onClick={onSettings}>
            Open Settings
          </Button>
        )
      }
    />
  );
}

/** The reason, if it is known, and the next step. */
function nextStep(document: Document, error: unknown): string | null {
  if (document.size === 0) return 'This file is empty. Ask for it to be uploaded again.';
  if (error === unreadable || (error instanceof ApiError && error.status === 415))
    return 'This file is damaged, has a password or is not what it was declared as. Ask for it to be uploaded again, or download it where you may.';
  if (!(error instanceof ApiError)) return null;
  return error.status >= 500 ? 'The server could not show it. Try again later, or ask an administrator.' : null;
}

/** Long types break after dots and dashes. */
function BreakableType({ mimeType }: { mimeType: string }) {
  if (mimeType === '') return 'Unknown';
  return mimeType.split(/(?<=[/.+;-])/).map((part, at) => (
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ));
}
