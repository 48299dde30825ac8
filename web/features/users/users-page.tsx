import * as roles from '#contract/roles.ts';
import { mayCall } from '#web/session/may-call.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { AccessDenied } from '#web/ui/feedback/access-denied.tsx';
import { PageHeader } from '#web/domain/product/page-header.tsx';
import { UsersScreen } from './users-screen.tsx';

/** User Management. Other roles get a notice, and no call is made. */
export function UsersPage() {
  const me = useCurrentUser();
  if (mayCall(roles.listUsers, me.role)) return <UsersScreen />;
  return (
    <>
      <PageHeader title="User Management" subtitle="Invite people, set their role and remove access" />
      <AccessDenied>You don&apos;t have permission to manage users.</AccessDenied>
    </>
  );
}
