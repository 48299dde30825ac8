import { UserPlus, Users, UsersRound } from 'lucide-react';

import { mayCall } from '#web/session/may-call.ts';
import type { User } from '#contract/types.ts';
import { useListUsers } from '#contract/hooks/users.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { PageHeader } from '#web/domain/product/page-header.tsx';
import { Tooltip } from '#web/ui/overlay/tooltip.tsx';
import { useDialogs } from '#web/ui/overlay/use-dialogs.ts';

import { useReissue } from './create/use-reissue.ts';
import type { UserAction } from './list/user-actions.ts';
import { type UserDialog, UserDialogs } from './user-dialogs.tsx';
import { UsersSkeleton } from './list/users-skeleton.tsx';
import { UsersTable } from './list/users-table.tsx';

/** The list, and the dialogs that change it. Managers see everything and change nothing. */
export function UsersScreen() {
  const mayAdd = mayCall('createUser', useCurrentUser().role);
  const dialogs = useDialogs<UserDialog>();
  const users = useListUsers();
  const reissue = useReissue((name, invitation) =>
    dialogs.showNext({ kind: 'invitation', name, invitation, isNewUser: false }),
  );
  const onAction = (kind: UserAction['kind'], user: User) => {
    if (kind === 'invite') reissue(user);
    else dialogs.show({ kind, userId: user.id });
  };
  const addUser = (
    <Button
      variant="primary"
      icon={UserPlus}
      className="max-md:gap-0"
      disabled={!mayAdd}
      onClick={() => dialogs.show({ kind: 'create' })}
    >
      <span className="max-md:sr-only">Add User</span>
    </Button>
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHeader
        title="User Management"
        subtitle="Invite people, set their role and remove access"
        actions={
          <>
            <Button icon={UsersRound} className="max-md:gap-0" onClick={() => dialogs.show({ kind: 'groups' })}>
              <span className="max-md:sr-only">Groups</span>
            </Button>
            {mayAdd ? addUser : <Tooltip label="Only administrators can add users">{addUser}</Tooltip>}
          </>
        }
      />
      <UsersContent users={users.data} error={users.error} onRetry={() => void users.refetch()} onAction={onAction} />
      <UserDialogs dialogs={dialogs} users={users.data ?? []} />
    </div>
  );
}

interface UsersContentProps {
  users: readonly User[] | undefined;
  error: Error | null;
  onRetry: () => void;
  onAction: (kind: UserAction['kind'], user: User) => void;
}

function UsersContent({ users, error, onRetry, onAction }: UsersContentProps) {
  if (users === undefined) {
    return error ? <ErrorState title="Failed to load users" error={error} onRetry={onRetry} /> : <UsersSkeleton />;
  }
  if (users.length === 0) {
    return <EmptyState icon={Users} title="No users found" message="Start by adding your first user" />;
  }
  return <UsersTable users={users} onAction={onAction} />;
}
