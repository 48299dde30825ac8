import { Keyboard, ListTodo } from 'lucide-react';
import { tasksShown } from '#web/domain/tasks/tasks-shown.ts';
import { displayName } from '#web/domain/people/person.ts';
import { Avatar } from '#web/domain/people/avatar.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

import { FactorsPanel } from './factors/factors-panel.tsx';
import { MailPanel } from './mail/mail-panel.tsx';
import { RecoveryPanel } from './recovery/recovery-panel.tsx';
import { SessionsPanel } from './sessions/sessions-panel.tsx';

interface AccountDialogProps {
  onClose: () => void;
  /** Opens the list of keys instead. */
  onKeys: () => void;
}

/** The user's second factors and sessions. */
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
              tasksShown.show(true);
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
