import type { CreatedUser } from '#web/api/generated/model/createdUser.ts';
import type { Invitation } from '#web/api/generated/model/invitation.ts';
import type { User } from '#web/api/generated/model/user.ts';
import { displayName } from '#web/format/person.ts';
import { loadedLater } from '#web/ui/loaded-later.tsx';

const loadInvitation = () => import('./invitation-dialog.tsx');

const CreateUserDialog = loadedLater(async () => {
  // The invitation is shown right after: once the user is made, nothing may be missing to show the link.
  const [{ CreateUserDialog }] = await Promise.all([import('./create-user-dialog.tsx'), loadInvitation()]);
  return CreateUserDialog;
});
const EditRoleDialog = loadedLater(async () => (await import('./edit-role-dialog.tsx')).EditRoleDialog);
const DeactivateUserDialog = loadedLater(
  async () => (await import('./deactivate-user-dialog.tsx')).DeactivateUserDialog,
);
const InvitationDialog = loadedLater(async () => (await loadInvitation()).InvitationDialog);

/** Which dialog is open, and about whom. */
export type OpenDialog =
  | { kind: 'create' }
  | { kind: 'edit' | 'deactivate'; user: User }
  | { kind: 'invitation'; name: string; invitation: Invitation; isNewUser: boolean };

interface UserDialogsProps {
  open: OpenDialog | null;
  onOpen: (dialog: OpenDialog | null) => void;
}

/** At most one dialog; its code comes with its first opening. */
export function UserDialogs({ open, onOpen }: UserDialogsProps) {
  if (open === null) return null;
  const onClose = () => onOpen(null);
  const onCreated = (user: CreatedUser | undefined) => {
    const invitation = user?.invitation;
    onOpen(invitation ? { kind: 'invitation', name: displayName(user), invitation, isNewUser: true } : null);
  };
  switch (open.kind) {
    case 'create':
      return <CreateUserDialog onClose={onClose} onCreated={onCreated} />;
    case 'edit':
      return <EditRoleDialog user={open.user} onClose={onClose} />;
    case 'deactivate':
      return <DeactivateUserDialog user={open.user} onClose={onClose} />;
    case 'invitation':
      return <InvitationDialog {...open} onClose={onClose} />;
  }
}
