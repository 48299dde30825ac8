import { Calendar } from 'lucide-react';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';
import { AccessDenied } from '#web/ui/feedback/access-denied.tsx';
import { PageHeader } from '#web/domain/product/page-header.tsx';
import { SampleMark } from '#web/ui/layout/sample-mark.tsx';
import { AnalyticsCards } from './analytics-cards.tsx';
import { MeasuredAnalytics } from './measured-analytics.tsx';
import { sample } from './sample.ts';

const mark = <SampleMark words="These figures are fixed examples. They are not measured in this data room." />;

const period = (
  <span className="flex h-8 items-center gap-2 rounded-lg border border-border-strong px-2.5 text-cell font-label text-text-muted">
    <Calendar size={14} aria-hidden />
    Last 30 days
  </span>
);

/** Usage of the data room: measured figures if the room measures, otherwise a fixed sample without a call. */
export function AnalyticsPage() {
  const user = useCurrentUser();
  const role = roleOf(user);
  const isAllowed = role === 'admin' || role === 'manager';
  const isMeasured = user.room?.figures === 'measured';
  return (
    <>
      <PageHeader
        title="Analytics Dashboard"
        subtitle="Use of the data room and how well it is controlled"
        {...(isAllowed && !isMeasured && { actions: period })}
        actionsPlacement="below"
      />
      {!isAllowed && (
        <AccessDenied>
          You don&apos;t have permission to view analytics. This area is restricted to administrators and managers.
        </AccessDenied>
      )}
      {isAllowed && (isMeasured ? <MeasuredAnalytics /> : <AnalyticsCards figures={{ ...sample, mark }} />)}
    </>
  );
}
