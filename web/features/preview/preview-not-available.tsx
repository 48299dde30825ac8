import { FileQuestion, Settings } from 'lucide-react';
import { Fragment } from 'react';

import { mayCall } from '#web/session/may-call.ts';
import type { Document } from '#contract/types.ts';
import { formatSize } from '#web/format/format-size.ts';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { isSealed } from './restrictions.ts';

interface PreviewNotAvailableProps {
  document: Document;
  onSettings: () => void;
}

/** For what cannot be shown, and for what could not be loaded. Where nobody can open it in any way, that is said. */
export function PreviewNotAvailable({ document, onSettings }: PreviewNotAvailableProps) {
  const maySet = mayCall('updateDocumentSettings', roleOf(useCurrentUser()));
  const isShut = isSealed(document);
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

/** A long type breaks behind its dots and dashes, not within a word. */
function BreakableType({ mimeType }: { mimeType: string }) {
  if (mimeType === '') return 'Unknown';
  return mimeType.split(/(?<=[/.+;-])/).map((part, at) => (
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ));
}
