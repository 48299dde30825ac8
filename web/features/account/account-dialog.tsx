import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Keyboard, ListTodo, LogOut } from 'lucide-react';
import { tasksShown } from '#web/domain/tasks/tasks-shown.ts';
import { displayName } from '#web/domain/people/person.ts';
import { Avatar } from '#web/domain/people/avatar.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { FactorsPanel } from './factors/factors-panel.tsx';
import { RecoveryPanel } from './recovery/recovery-panel.tsx';
import { useForm } from 'react-hook-form';
import { getMyMailSettings, updateMyMailSettings, useGetMyMailSettings } from '#contract/hooks/mail.ts';
import type { MailSettings, Session } from '#contract/types.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { overLatest } from '#web/api/over-latest.ts';
import { useChange } from '#web/api/use-change.ts';
import { DigestSelect } from '#web/domain/digest/digest-select.tsx';
import { accountWords } from '#web/domain/words/account-words.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { panelRows } from './panel-rows.ts';
import { useEndMyOtherSessions, useEndMySession, useListMySessions } from '#contract/hooks/account.ts';
import { endedAlready } from '#web/domain/sessions/session-ended.ts';
import { SessionList } from '#web/domain/sessions/session-list.tsx';
import { deviceName } from '#web/domain/sessions/session-words.ts';
import { counted } from '#web/format/counted.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useDialogs } from '#web/ui/overlay/use-dialogs.ts';

interface AccountDialogProps {
  onClose: () => void;
  /** Opens the list of keys instead. */
  onKeys: () => void;
}

export function AccountDialog({ onClose, onKeys }: AccountDialogProps) {
  const user = useCurrentUser();
  const name = displayName(user);
  return (
    <Dialog
      onClose={onClose}
      title="Your Account"
      description={user.email !== null && user.email !== name ? `${name} · ${user.email}` : name}
      leading={<Avatar user={user} isSelf />}
      footer={
        <>
          <Button
            icon={ListTodo}
            onClick={() => {
              onClose();
              tasksShown.set(true);
            }}
          >
            What waits for you
          </Button>
          <Button icon={Keyboard} onClick={onKeys}>
            Keyboard shortcuts
          </Button>
        </>
      }
    >
      {/* Tall enough for most tabs, so that it does not change its height. */}
      <div className="md:min-h-80">
        <Tabs
          label="Your Account"
          tabs={[
            { id: 'factors', label: 'Second factor', panel: <FactorsPanel /> },
            { id: 'recovery', label: 'Recovery codes', panel: <RecoveryPanel /> },
            { id: 'sessions', label: 'Sessions', panel: <SessionsPanel /> },
            { id: 'mail', label: 'Mail', panel: <MailPanel /> },
          ]}
        />
      </div>
    </Dialog>
  );
}

function MailPanel() {
  const query = useGetMyMailSettings();
  if (query.data) return <MailForm settings={query.data} />;
  return <NotLoaded what="your mail settings" query={query} {...panelRows} />;
}

function MailForm({ settings }: { settings: MailSettings }) {
  const [seen, setSeen] = useState(settings);
  const [shown, setShown] = useState(settings);
  const { register, handleSubmit, formState } = useForm<MailSettings>({ values: shown });
  // What was changed elsewhere is shown where nothing would be lost by it.
  if (seen !== settings) {
    setSeen(settings);
    if (!formState.isDirty) setShown(settings);
  }
  const update = useChange(useUpdateLatest, accountWords.updateMyMailSettings);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit((sent) => update.run({ sent, shown }, { done: setShown }))(event)}
    >
      <DigestSelect label="New documents" hint="Never a document itself" {...register('digest')} />
      <Switch
        label="What waits for me"
        hint="Approvals, requests for access and their answers, access that ends within a week"
        {...register('tasks')}
      />
      <Switch
        label="How people sign in"
        hint="Second factors, sign-ins from new devices, many failed sign-ins"
        {...register('alerts')}
      />
      <div className="flex justify-end">
        <Button type="submit" variant="primary" disabled={!formState.isDirty} isBusy={update.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}

/** Keeps what another tab or the link in a mail has changed of the rest. */
function useUpdateLatest() {
  return useMutation<MailSettings, ApiError, { sent: MailSettings; shown: MailSettings }>({
    mutationKey: ['updateMyMailSettings'],
    mutationFn: async ({ sent, shown }) => updateMyMailSettings(overLatest(sent, shown, await getMyMailSettings())),
  });
}

/** The user's sessions, this one first, which Logout ends; others can be ended here. */
function SessionsPanel() {
  const query = useListMySessions();
  const { data: sessions, refetch } = query;
  const question = useDialogs<Session | 'others'>();
  const end = useChange(useEndMySession, accountWords.endMySession);
  const endOthers = useChange(useEndMyOtherSessions, accountWords.endMyOtherSessions);
  if (sessions === undefined) return <NotLoaded what="your sessions" query={query} {...panelRows} />;
  const inOrder = [...sessions].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  const { close, open } = question;
  const catches = endedAlready(close, refetch);
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
              : void end.run({ id: open.dialog.id }, { done: close, failed: close, catches })
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
