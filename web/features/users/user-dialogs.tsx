import type { CreatedUser, Invitation, User } from '#contract/types.ts';
import { displayName } from '#web/domain/people/person.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import type { useDialogs } from '#web/ui/overlay/use-dialogs.ts';

import { isSelf } from './list/user-actions.ts';

const loadInvitation = () => import('./create/invitation-dialog.tsx');

const CreateUserDialog = loadedLater(async () => {
  // Loads the invitation dialog as well, since it must be available once the user is created.
  const [{ CreateUserDialog }] = await Promise.all([import('./create/create-user-dialog.tsx'), loadInvitation()]);
  return CreateUserDialog;
});
const EditRoleDialog = loadedLater(async () => (await import('./edit-role-dialog.tsx')).EditRoleDialog);
const DeactivateUserDialog = loadedLater(
  async () => (await import('./deactivate-user-dialog.tsx')).DeactivateUserDialog,
);
const UserSessionsDialog = loadedLater(
  async () => (await import('./sign-in/user-sessions-dialog.tsx')).UserSessionsDialog,
);
const UserAccessDialog = loadedLater(async () => (await import('./access/user-access-dialog.tsx')).UserAccessDialog);
const ResetFactorDialog = loadedLater(
  async () => (await import('./sign-in/reset-factor-dialog.tsx')).ResetFactorDialog,
);
const UserEndDialog = loadedLater(async () => (await import('./user-end-dialog.tsx')).UserEndDialog);
const InviteUsersDialog = loadedLater(async () => (await import('./invite/invite-users-dialog.tsx')).InviteUsersDialog);
const AccessMatrixDialog = loadedLater(
  async () => (await import('#web/features/permissions/matrix/access-matrix-dialog.tsx')).AccessMatrixDialog,
);
const GroupsDialog = loadedLater(async () => (await import('./groups/groups-dialog.tsx')).GroupsDialog);
const InvitationDialog = loadedLater(async () => (await loadInvitation()).InvitationDialog);
const UnavailableDialog = loadedLater(
  async () => (await import('#web/domain/product/unavailable-dialog.tsx')).UnavailableDialog,
);

/** The open dialog and its user, whose data comes from the list. */
export type UserDialog =
  | { kind: 'create' | 'groups' | 'several' | 'matrix' }
  | { kind: 'edit' | 'deactivate' | 'access' | 'end' | 'sessions' | 'reset'; userId: string }
  | { kind: 'invitation'; name: string; invitation: Invitation; isNewUser: boolean };

interface UserDialogsProps {
  dialogs: ReturnType<typeof useDialogs<UserDialog>>;
  users: readonly User[];
}

/** At most one dialog, loaded on first use. */
export function UserDialogs({ dialogs: { open, showNext, close }, users }: UserDialogsProps) {
  const me = useCurrentUser();
  if (open === null) return null;
  const { key, dialog } = open;
  switch (dialog.kind) {
    case 'create': {
      const onCreated = (user: CreatedUser | undefined) => {
        close();
        const invitation = user?.invitation;
        // The link is shown only once, so it waits for another open dialog.
        if (invitation) showNext({ kind: 'invitation', name: displayName(user), invitation, isNewUser: true });
      };
      return <CreateUserDialog key={key} onClose={close} onCreated={onCreated} />;
    }
    case 'matrix':
      return <AccessMatrixDialog key={key} onClose={close} />;
    case 'several':
      return (
        <InviteUsersDialog
          key={key}
          onClose={close}
          onMatrix={() => {
            close();
            showNext({ kind: 'matrix' });
          }}
        />
      );
    case 'groups':
      return <GroupsDialog key={key} users={users} onClose={close} />;
    case 'edit':
    case 'deactivate':
    case 'access':
    case 'sessions':
    case 'reset':
    case 'end': {
      const user = users.find(({ id }) => id === dialog.userId);
      if (!user) return <UnavailableDialog key={key} kind="user" onClose={close} />;
      if (dialog.kind === 'edit') return <EditRoleDialog key={key} user={user} onClose={close} />;
      if (dialog.kind === 'access') return <UserAccessDialog key={key} user={user} onClose={close} />;
      if (dialog.kind === 'sessions')
        return <UserSessionsDialog key={key} user={user} isSelf={isSelf(user, me)} onClose={close} />;
      if (dialog.kind === 'end') return <UserEndDialog key={key} user={user} onClose={close} />;
      if (dialog.kind === 'reset') return <ResetFactorDialog key={key} user={user} onClose={close} />;
      return <DeactivateUserDialog key={key} user={user} onClose={close} />;
    }
    case 'invitation':
      return <InvitationDialog key={key} {...dialog} onClose={close} />;
  }
}
