import * as roles from '#contract/roles.ts';
import { useMayCall } from '#web/session/may-call.ts';
import { AccessDenied } from '#web/ui/feedback/access-denied.tsx';
import { PageHeader } from '#web/domain/product/page-header.tsx';
import { UsersScreen } from './users-screen.tsx';

/** User Management. Other roles get a notice, and no call is made. */
export function UsersPage() {
  if (useMayCall(roles.listUsers)) return <UsersScreen />;
  return (
    <>
      <PageHeader title="User Management" subtitle="Invite people, set their role and remove access" />
      <AccessDenied>You don&apos;t have permission to manage users.</AccessDenied>
    </>
  );
}
