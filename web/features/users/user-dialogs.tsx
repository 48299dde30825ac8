import type { CreatedUser, Invitation, User } from '#contract/types.ts';
import { displayName } from '#web/domain/people/person.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import type { useDialogs } from '#web/ui/overlay/use-dialogs.ts';

const loadInvitation = () => import('./create/invitation-dialog.tsx');

const CreateUserDialog = loadedLater('CreateUserDialog', async () => {
  // Loads the invitation dialog as well, since it must be available once the user is created.
  const [{ CreateUserDialog }] = await Promise.all([import('./create/create-user-dialog.tsx'), loadInvitation()]);
  return { CreateUserDialog };
});
const aboutUser = {
  edit: loadedLater('EditRoleDialog', () => import('./edit-role-dialog.tsx')),
  deactivate: loadedLater('DeactivateUserDialog', () => import('./deactivate-user-dialog.tsx')),
  access: loadedLater('UserAccessDialog', () => import('./access/user-access-dialog.tsx')),
  end: loadedLater('UserEndDialog', () => import('./user-end-dialog.tsx')),
  sessions: loadedLater('UserSessionsDialog', () => import('./sign-in/user-sessions-dialog.tsx')),
  reset: loadedLater('ResetFactorDialog', () => import('./sign-in/reset-factor-dialog.tsx')),
};
const InviteUsersDialog = loadedLater('InviteUsersDialog', () => import('./invite/invite-users-dialog.tsx'));
const AccessMatrixDialog = loadedLater(
  'AccessMatrixDialog',
  () => import('#web/features/permissions/matrix/access-matrix-dialog.tsx'),
);
const GroupsDialog = loadedLater('GroupsDialog', () => import('./groups/groups-dialog.tsx'));
const InvitationDialog = loadedLater('InvitationDialog', loadInvitation);
const UnavailableDialog = loadedLater('UnavailableDialog', () => import('#web/domain/product/unavailable-dialog.tsx'));

/** The open dialog and its user, whose data comes from the list. */
export type UserDialog =
  | { kind: 'create' | 'groups' | 'several' | 'matrix' }
  | { kind: keyof typeof aboutUser; userId: string }
  | { kind: 'invitation'; name: string; invitation: Invitation; isNewUser: boolean };

interface UserDialogsProps {
  dialogs: ReturnType<typeof useDialogs<UserDialog>>;
  users: readonly User[];
}

const isHere = ({ deactivatedAt }: User) => deactivatedAt === undefined;

export function UserDialogs({ dialogs: { open, showNext, close }, users }: UserDialogsProps) {
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
      return <GroupsDialog key={key} users={users.filter(isHere)} onClose={close} />;
    case 'invitation':
      return <InvitationDialog key={key} {...dialog} onClose={close} />;
    default: {
      const user = users.find(({ id }) => id === dialog.userId);
      const Dialog = aboutUser[dialog.kind];
      return user ? (
        <Dialog key={key} user={user} onClose={close} />
      ) : (
        <UnavailableDialog key={key} kind="user" onClose={close} />
      );
    }
  }
}
