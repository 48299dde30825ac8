import { LogOut, MonitorOff } from 'lucide-react';
import type { Session, User } from '#contract/types.ts';
import { useEndUserSession, useEndUserSessions, useListUserSessions } from '#contract/hooks/users.ts';
import { useChange } from '#web/api/use-change.ts';
import { displayName } from '#web/domain/people/person.ts';
import { endedAlready } from '#web/domain/sessions/session-ended.ts';
import { SessionList } from '#web/domain/sessions/session-list.tsx';
import { deviceName } from '#web/domain/sessions/session-words.ts';
import { userWords } from '#web/domain/words/user-words.ts';
import { counted } from '#web/format/counted.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useDialogs } from '#web/ui/overlay/use-dialogs.ts';
import { isSelf } from '../list/user-actions.ts';
import { factorWords } from './factor-words.ts';

const rows = { lead: 'size-8 rounded-lg', widths: ['w-40', 'w-32'], further: ['w-52', 'w-44'] };

export function UserSessionsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  // The user's own sessions are ended in Your Account.
  const isMine = isSelf(user, useCurrentUser());
  const sessions = useListUserSessions(user.id);
  const question = useDialogs<Session | 'all'>();
  const endOne = useChange(useEndUserSession, userWords.endUserSession);
  const endAll = useChange(useEndUserSessions, userWords.endUserSessions);
  const { open, close } = question;
  const catches = endedAlready(close, sessions.refetch);
  const confirm = (target: Session | 'all') =>
    target === 'all'
      ? endAll.run({ id: user.id }, { done: close, failed: close })
      : endOne.run({ id: user.id, sessionId: target.id }, { done: close, failed: close, catches });
  const count = sessions.data?.length ?? 0;
  return (
    <Dialog
      onClose={onClose}
      title="Sessions"
      description={`${displayName(user)} · ${factorWords(user.secondFactor)}`}
      footer={
        isMine ? (
          <p className="mr-auto self-center text-caption text-text-subtle max-md:w-full max-md:flex-none!">
            You end your own sessions in Your Account.
          </p>
        ) : (
          count > 0 && (
            <Button variant="danger-quiet" icon={LogOut} className="mr-auto" onClick={() => question.show('all')}>
              Sign out everywhere
            </Button>
          )
        )
      }
      closeLabel="Close"
    >
      {sessions.data === undefined && <NotLoaded what="the sessions" query={sessions} {...rows} />}
      {sessions.data?.length === 0 && (
        <EmptyState icon={MonitorOff} title="Signed in nowhere" message="There is no live session of this person." />
      )}
      {sessions.data && count > 0 && (
        <SessionList
          label={`Sessions of ${displayName(user)}`}
          sessions={sessions.data}
          onEnd={isMine ? undefined : question.show}
        />
      )}
      {open !== null && (
        <ConfirmDialog
          key={open.key}
          title={open.dialog === 'all' ? 'Sign Out Everywhere' : 'End Session'}
          isBusy={endOne.isPending || endAll.isPending}
          onConfirm={() => void confirm(open.dialog)}
          onCancel={close}
        >
          {displayName(user)} is signed out on{' '}
          {open.dialog === 'all' ? counted(count, 'device') : deviceName(open.dialog)} at once. What is under way there
          stops; they can sign in again.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
