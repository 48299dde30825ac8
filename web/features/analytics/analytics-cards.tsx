import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { AnalyticsFigures } from './analytics-figures.ts';
import { ComplianceCard } from './compliance-card.tsx';
import { DataTable } from './data-table.tsx';
import { Figures } from './figures.tsx';
import { MostViewedCard } from './most-viewed-card.tsx';
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

export function AnalyticsCards({ figures }: { figures: AnalyticsFigures }) {
  const { users, logins, documents, events, mostViewed, trends, views, compliance } = figures;
  return (
    <div className="grid grid-cols-1 gap-4 p-6 max-md:p-4 md:grid-cols-2 xl:grid-cols-3">
      <Card title="User Activity" className="md:col-span-2 xl:row-span-2">
        <Figures figures={users} />
        <LoginsChart logins={logins} />
        <DataTable
          caption="Logins per day"
          head={['Day', 'Logins']}
          rows={logins.map(({ day, logins: count }) => [day, count])}
        />
      </Card>
      <Card title="Document Activity">
        <Figures figures={documents} />
      </Card>
      <SecurityEventsCard events={events} />
      <MostViewedCard mostViewed={mostViewed} />
      <Card title="Activity Trends">
        <Figures figures={trends} />
        <HoursChart views={views} />
        <DataTable
          caption="Views per hour of the day"
          head={['Hour', 'Views']}
          rows={views.map(({ hour, views: count }) => [hour, count])}
        />
      </Card>
      <ComplianceCard compliance={compliance} />
    </div>
  );
}
