import { Keyboard, ListTodo } from 'lucide-react';
import { tasksShown } from '#web/domain/tasks/tasks-shown.ts';
import { displayName } from '#web/domain/people/person.ts';
import { Avatar } from '#web/domain/people/avatar.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { FactorsPanel } from './factors/factors-panel.tsx';
import { RecoveryPanel } from './recovery/recovery-panel.tsx';
import { SessionsPanel } from './sessions/sessions-panel.tsx';
import { useForm } from 'react-hook-form';
import { useGetMyMailSettings, useUpdateMyMailSettings } from '#contract/hooks/mail.ts';
import type { MailSettings } from '#contract/types.ts';
import { useChange } from '#web/api/use-change.ts';
import { DigestSelect } from '#web/domain/digest/digest-select.tsx';
import { accountWords } from '#web/domain/words/account-words.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { panelRows } from './panel-rows.ts';

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
  const { data: settings, error, refetch } = useGetMyMailSettings();
  if (settings) return <MailForm settings={settings} />;
  return <NotLoaded what="your mail settings" error={error} onRetry={() => void refetch()} {...panelRows} />;
}

function MailForm({ settings }: { settings: MailSettings }) {
  const { register, handleSubmit, formState } = useForm<MailSettings>({ values: settings });
  const update = useChange(useUpdateMyMailSettings, accountWords.updateMyMailSettings);
  return (
    <form className="grid gap-4" onSubmit={(event) => void handleSubmit((data) => update.run({ data }))(event)}>
      <DigestSelect label="New documents" hint="Never a document itself" {...register('digest')} />
      <Switch label="What waits for me" hint="Approvals, and access that ends within a week" {...register('tasks')} />
      <Switch
        label="How people come in"
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
