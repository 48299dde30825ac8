import { LogOut, MonitorOff } from 'lucide-react';
import { useState } from 'react';
import type { Session, User } from '#contract/types.ts';
import { useEndUserSessions, useListUserSessions } from '#contract/hooks/users.ts';
import { useChange } from '#web/api/use-change.ts';
import { displayName } from '#web/domain/people/person.ts';
import { SessionRow } from '#web/domain/sessions/session-row.tsx';
import { userWords } from '#web/domain/words/user-words.ts';
import { counted } from '#web/format/counted.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { factorWords } from './factor-words.ts';

interface UserSessionsDialogProps {
  user: User;
  /** One's own sessions are ended one by one, in Your Account. */
  isSelf: boolean;
  onClose: () => void;
}

/** Where somebody is signed in, and the way to end all of it. */
export function UserSessionsDialog({ user, isSelf, onClose }: UserSessionsDialogProps) {
  const sessions = useListUserSessions(user.id);
  const [isAsking, setIsAsking] = useState(false);
  const end = useChange(useEndUserSessions, userWords.endUserSessions);
  const close = () => setIsAsking(false);
  const count = sessions.data?.length ?? 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Sessions"
      description={`${displayName(user)} · ${factorWords(user.secondFactor)}`}
      footer={
        <>
          {isSelf && (
            <p className="mr-auto self-center text-caption text-text-subtle max-md:w-full max-md:flex-none!">
              You end your own sessions in Your Account.
            </p>
          )}
          {!isSelf && count > 0 && (
            <Button variant="danger-quiet" icon={LogOut} className="mr-auto" onClick={() => setIsAsking(true)}>
              Sign out everywhere
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <SessionList
        sessions={sessions.data}
        error={sessions.error}
        onRetry={() => void sessions.refetch()}
        label={`Sessions of ${displayName(user)}`}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title="Sign Out Everywhere"
        confirmLabel="Sign Out Everywhere"
        isBusy={end.isPending}
        onConfirm={() => void end.run({ id: user.id }, { done: close, failed: close })}
        onCancel={close}
      >
        {displayName(user)} is signed out on {counted(count, 'device')} at once. What is under way there stops; they can
        sign in again.
      </ConfirmDialog>
    </Dialog>
  );
}

interface SessionListProps {
  sessions: readonly Session[] | undefined;
  error: Error | null;
  onRetry: () => void;
  label: string;
}

function SessionList({ sessions, error, onRetry, label }: SessionListProps) {
  if (sessions === undefined) {
    if (error) return <ErrorState title="Failed to load the sessions" error={error} onRetry={onRetry} />;
    return (
      <div role="status" className="divide-y divide-border rounded-xl border border-border">
        <span className="sr-only">Loading the sessions...</span>
        {['w-40', 'w-32'].map((width) => (
          <div key={width} className="flex items-start gap-3 px-4 py-3">
            <Skeleton className="size-8 rounded-lg" />
            <div className="grid gap-1.5">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-3 w-52" />
              <Skeleton className="h-3 w-44" />
            </div>
          </div>
        ))}
      </div>
    );
  }
  if (sessions.length === 0) {
    return (
      <EmptyState icon={MonitorOff} title="Signed in nowhere" message="There is no live session of this person." />
    );
  }
  return (
    <ul aria-label={label} className="divide-y divide-border rounded-xl border border-border">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}
