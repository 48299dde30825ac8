import { Calendar } from 'lucide-react';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';
import { AccessDenied } from '#web/ui/feedback/access-denied.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { PageHeader } from '#web/domain/product/page-header.tsx';
import { SampleMark } from '#web/ui/layout/sample-mark.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ComplianceCard } from './compliance-card.tsx';
import { DataTable } from './data-table.tsx';
import { Figures } from './figures.tsx';
import { MostViewedCard } from './most-viewed-card.tsx';
import { sample } from './sample.ts';
import { SecurityEventsCard } from './security-events-card.tsx';

// The chart library is large, so that the numbers do not wait for it.
const LoginsChart = loadedLater(
  async () => (await import('./logins-chart.tsx')).LoginsChart,
  <Skeleton className="mt-4 h-50 w-full" />,
);
const HoursChart = loadedLater(
  async () => (await import('./hours-chart.tsx')).HoursChart,
  <Skeleton className="mt-4 h-48 w-full" />,
);

const period = (
  <>
    <SampleMark words="These figures are fixed examples. They are not measured in this data room." />
    <span className="flex h-8 items-center gap-2 rounded-lg border border-border-strong px-2.5 text-cell font-label text-text-muted">
      <Calendar size={14} aria-hidden />
      {sample.timeRange}
    </span>
  </>
);

/** How the data room is used, from a fixed sample: nothing is asked of the server. */
export function AnalyticsPage() {
  const role = roleOf(useCurrentUser());
  const isAllowed = role === 'admin' || role === 'manager';
  return (
    <>
      <PageHeader
        title="Analytics Dashboard"
        subtitle="Use of the data room and how well it is controlled"
        {...(isAllowed && { actions: period })}
        actionsPlacement="below"
      />
      {isAllowed ? (
        <AnalyticsCards />
      ) : (
        <AccessDenied>
          You don&apos;t have permission to view analytics. This area is restricted to administrators and managers.
        </AccessDenied>
      )}
    </>
  );
}

function AnalyticsCards() {
  const { userActivity, documentActivity, trends } = sample;
  return (
    <div className="grid grid-cols-1 gap-4 p-6 max-md:p-4 md:grid-cols-2 xl:grid-cols-3">
      <Card title="User Activity" className="md:col-span-2 xl:row-span-2">
        <Figures
          figures={[
            { label: 'Total logins', value: userActivity.totalLogins },
            { label: 'Unique users', value: userActivity.uniqueUsers },
            { label: 'Average session', value: userActivity.avgSessionDuration },
          ]}
        />
        <LoginsChart />
        <DataTable
          caption="Logins per day"
          head={['Day', 'Logins']}
          rows={userActivity.logins.map(({ day, logins }) => [day, logins])}
        />
      </Card>
      <Card title="Document Activity">
        <Figures
          figures={[
            { label: 'Total views', value: documentActivity.totalViews },
            { label: 'Total downloads', value: documentActivity.totalDownloads },
          ]}
        />
      </Card>
      <SecurityEventsCard />
      <MostViewedCard />
      <Card title="Activity Trends">
        <Figures
          figures={[
            { label: 'Peak hours', value: trends.peakHours },
            { label: 'Most active day', value: trends.mostActiveDay },
          ]}
        />
        <HoursChart />
        <DataTable
          caption="Views per hour of the day"
          head={['Hour', 'Views']}
          rows={trends.views.map(({ hour, views }) => [hour, views])}
        />
      </Card>
      <ComplianceCard />
    </div>
  );
}
