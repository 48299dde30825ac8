import * as roles from '#contract/roles.ts';
import { useMayCall } from '#web/session/may-call.ts';
import { AccessDenied } from '#web/ui/feedback/access-denied.tsx';
import { PageHeader } from '#web/domain/product/page-header.tsx';
import { AuditScreen } from './audit-screen.tsx';

/** The Audit Trail. Other roles get a notice, and no call is made. */
export function AuditPage() {
  if (useMayCall(roles.listAuditLogs)) return <AuditScreen />;
  return (
    <>
      <PageHeader title="Audit Trail" subtitle="Every view, change and refusal, newest first" />
      <AccessDenied>You don&apos;t have permission to view audit logs.</AccessDenied>
    </>
  );
}
