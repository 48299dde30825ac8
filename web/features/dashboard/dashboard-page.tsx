import { Clock, ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import * as roles from '#contract/roles.ts';
import { mayCall } from '#web/session/may-call.ts';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';
import { AccessDenied } from '#web/ui/feedback/access-denied.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { PageHeader } from '#web/domain/product/page-header.tsx';
import { MetricCards } from './metric-cards.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { SecurityStatus } from './security-status.tsx';

/** The sample's session clock and badge, which are fixed; a measuring room has neither. */
const sessionClock = (
  <>
    <span className="flex items-center gap-2 text-cell font-semibold text-text tabular-nums">
      <Clock size={16} className="text-text-subtle" aria-hidden />
      <span className="sr-only">Session time</span>
      <span>25:30</span>
    </span>
    <span aria-hidden className="mx-1 h-5 w-px bg-border" />
    <Badge tone="success" icon={ShieldCheck}>
      Secure
    </Badge>
  </>
);

/** The security overview for administrators and managers. Other roles cause no call. */
export function DashboardPage() {
  const user = useCurrentUser();
  const isAllowed = mayCall(roles.getDashboardMetrics, roleOf(user));
  const isMeasured = user.room?.figures === 'measured';
  const [query] = useSearchParams();
  // An invitation's link leads here while a user is signed in.
  const isInvited = query.get('newuser') === 'true';
  useEffect(() => {
    if (!isInvited) return;
    const message = 'If the invitation is for another address, log out and open its link again.';
    toast({ title: `You are signed in as ${user.email}`, message });
  }, [isInvited, user.email]);
  if (!isAllowed && isInvited) return <Redirect to="/documents" replace />;
  return (
    <>
      <PageHeader
        title="Security Dashboard"
        subtitle="Monitor and manage data room security"
        {...(isAllowed && !isMeasured && { actions: sessionClock })}
        actionsPlacement="below"
      />
      {isAllowed ? (
        <div className="grid grid-cols-1 gap-4 p-6 max-md:p-4 lg:grid-cols-[minmax(0,1fr)_340px]">
          <div className="lg:col-span-2">
            <MetricCards />
          </div>
          <RecentActivity />
          <SecurityStatus />
        </div>
      ) : (
        <AccessDenied>
          You don&apos;t have permission to view the dashboard. This area is restricted to administrators and managers
          only.
        </AccessDenied>
      )}
    </>
  );
}
