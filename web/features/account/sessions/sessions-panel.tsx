import { LogOut } from 'lucide-react';

import { useEndMyOtherSessions, useEndMySession, useListMySessions } from '#contract/hooks/account.ts';
import type { Session } from '#contract/types.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useChange } from '#web/api/use-change.ts';
import { SessionList } from '#web/domain/sessions/session-list.tsx';
import { deviceName } from '#web/domain/sessions/session-words.ts';
import { accountWords } from '#web/domain/words/account-words.ts';
import { counted } from '#web/format/counted.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useDialogs } from '#web/ui/overlay/use-dialogs.ts';

import { panelRows } from '../panel-rows.ts';

/** The user's sessions, this one first, which Logout ends; others can be ended here. */
export function SessionsPanel() {
  const { data: sessions, error, refetch } = useListMySessions();
  const question = useDialogs<Session | 'others'>();
  const end = useChange(useEndMySession, accountWords.endMySession);
  const endOthers = useChange(useEndMyOtherSessions, accountWords.endMyOtherSessions);
  if (sessions === undefined) {
    return <NotLoaded what="your sessions" error={error} onRetry={() => void refetch()} {...panelRows} />;
  }
  const inOrder = [...sessions].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  /** The session has ended already, as requested. */
  const hadEnded = (reason: unknown) => {
    if (!(reason instanceof ApiError) || reason.status !== 404) return false;
    toast({ title: 'Already ended', message: 'That session was over before you ended it.' });
    question.close();
    void refetch();
    return true;
  };
  const { close, open } = question;
  return (
    <div className="grid gap-4">
      <p className="text-cell text-text-muted">If you do not know one of these, end it, and change your password.</p>
      <SessionList label="Your sessions" sessions={inOrder} onEnd={question.show} />
      {others > 0 && (
        <div className="flex justify-end">
          <Button size="sm" variant="danger-quiet" icon={LogOut} onClick={() => question.show('others')}>
            End all others
          </Button>
        </div>
      )}
      {open !== null && (
        <ConfirmDialog
          key={open.key}
          title={open.dialog === 'others' ? 'End All Other Sessions' : 'End Session'}
          confirmLabel={open.dialog === 'others' ? 'End All Others' : 'End Session'}
          isBusy={end.isPending || endOthers.isPending}
          onCancel={close}
          onConfirm={() =>
            open.dialog === 'others'
              ? void endOthers.run(undefined, { done: close, failed: close })
              : void end.run({ id: open.dialog.id }, { done: close, failed: close, catches: hadEnded })
          }
        >
          {open.dialog === 'others'
            ? `You are signed out on ${counted(others, 'other device')}. What is under way there stops.`
            : `You are signed out on ${deviceName(open.dialog)}. What is under way there stops.`}
        </ConfirmDialog>
      )}
    </div>
  );
}
