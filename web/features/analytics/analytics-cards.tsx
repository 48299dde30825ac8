import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { AnalyticsFigures, EventLabel } from './analytics-figures.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { CardTable } from './card-table.tsx';
import { NotOpenedCard } from './not-opened-card.tsx';
import { Ban, LogIn, type LucideIcon, Radar } from 'lucide-react';
import { Link } from 'wouter';
import type { Measures } from '#contract/types.ts';
import { folderHref } from '#web/domain/folders/folder-link.ts';

const icons: Readonly<Record<EventLabel, LucideIcon>> = {
  'Failed logins': LogIn,
  'Blocked downloads': Ban,
  'Suspicious activity': Radar,
};

// The chart library is large and loaded later, so that the numbers appear first.
const LoginsChart = loadedLater('LoginsChart', () => import('./charts.tsx'), <Skeleton className="mt-4 h-50 w-full" />);
const HoursChart = loadedLater('HoursChart', () => import('./charts.tsx'), <Skeleton className="mt-4 h-48 w-full" />);

export function AnalyticsCards({ figures }: { figures: AnalyticsFigures }) {
  const { mark, users, logins, documents, folders, notOpened, trends, views } = figures;
  return (
    <div className="grid grid-cols-1 gap-4 p-6 max-md:p-4 md:grid-cols-2 xl:grid-cols-3">
      <Card title="User Activity" action={mark} className="md:col-span-2 xl:row-span-2">
        <Figures figures={users} />
        <LoginsChart logins={logins} />
        <div className="sr-only">
          <CardTable
            label="Logins per day"
            columns={[['Day'], ['Logins']]}
            rows={logins.map(({ day, logins: count }) => [day, count])}
          />
        </div>
      </Card>
      <Card title="Document Activity" action={mark}>
        <Figures figures={documents} />
      </Card>
      <SecurityEventsCard {...figures} />
      <MostViewedCard {...figures} />
      {folders && <MostViewedFolders folders={folders} />}
      <Card title="Activity Trends" action={mark}>
        <Figures figures={trends} />
        <HoursChart views={views} />
        <div className="sr-only">
          <CardTable
            label="Views per hour of the day"
            columns={[['Hour'], ['Views']]}
            rows={views.map(({ hour, views: count }) => [hour, count])}
          />
        </div>
      </Card>
      <ComplianceCard {...figures} />
      {notOpened && <NotOpenedCard {...notOpened} />}
    </div>
  );
}

/** Each bar shows the share of the most viewed. */
function MostViewedCard({ mark, mostViewed }: Pick<AnalyticsFigures, 'mark' | 'mostViewed'>) {
  const most = Math.max(...mostViewed.map(({ views }) => views));
  return (
    <Card title="Most Viewed Documents" action={mark}>
      {mostViewed.length === 0 && <p className="text-cell text-text-subtle">Nothing was viewed yet.</p>}
      <ol className="flex flex-col gap-2 pt-1">
        {mostViewed.map(({ name, views }, at) => (
          <li key={at} className="relative flex h-10 items-center gap-2.5 px-2.5 text-cell">
            <span
              aria-hidden
              className="absolute inset-y-0 left-0 rounded-lg bg-accent-soft"
              style={{ width: `${(views / most) * 100}%` }}
            />
            <span className="relative">
              <KindTile mimeType={null} name={name} size="xs" />
            </span>
            <span className="relative min-w-0 flex-1 truncate text-text" title={name}>
              {name}
            </span>
            <span className="relative font-semibold text-text tabular-nums">
              {views}
              <span className="sr-only">{views === 1 ? ' view' : ' views'}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function ComplianceCard({ mark, compliance }: Pick<AnalyticsFigures, 'mark' | 'compliance'>) {
  return (
    <Card title="Compliance Metrics" action={mark}>
      {compliance.length === 0 && <p className="text-cell text-text-subtle">Nothing to measure yet.</p>}
      <ul className="flex flex-col">
        {compliance.map(({ label, percent }) => (
          <li key={label} className="flex h-12 flex-col justify-center gap-1.5">
            <div className="flex justify-between gap-3 text-cell">
              <span className="truncate text-text-muted">{label}</span>
              <span className="font-semibold text-text tabular-nums">{percent}%</span>
            </div>
            <ProgressBar value={percent} label={label} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SecurityEventsCard({ mark, events }: Pick<AnalyticsFigures, 'mark' | 'events'>) {
  return (
    <Card title="Security Events" action={mark}>
      <dl>
        {events.map(({ label, value }) => {
          const Icon = icons[label];
          return (
            <div key={label} className="flex h-9 items-center gap-3">
              <dt className="flex min-w-0 flex-1 items-center gap-3 text-cell text-text-muted">
                <Icon size={16} className="text-text-subtle" aria-hidden />
                <span className="truncate">{label}</span>
              </dt>
              <dd className="text-base font-semibold text-text tabular-nums">{value}</dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}

function Figures({ figures }: { figures: readonly { label: string; value: number | string }[] }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2 max-md:gap-x-6">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-caption text-text-subtle">{label}</dt>
          <dd className="text-title text-text tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const columns = [
  ['Folder'],
  ['Views', 'w-11 text-right md:w-22'],
  ['Downloads', 'w-18 text-right md:w-22'],
  ['People', 'w-14 text-right md:w-22'],
] as const;

/** Of the documents directly in each folder. */
function MostViewedFolders({ folders }: { folders: Measures['mostViewedFolders'] }) {
  const rows = folders.map(({ folderId, name, views, downloads, people }) => [
    <Link href={folderHref(folderId)} className="line-clamp-2 break-words hover:underline" title={name ?? undefined}>
      {name ?? 'Home'}
    </Link>,
    ...[views, downloads, people],
  ]);
  return (
    <Card title="Most Viewed Folders" className="xl:col-span-2">
      {rows.length === 0 ? (
        <p className="text-cell text-text-subtle">Nothing was viewed yet.</p>
      ) : (
        <CardTable label="Most Viewed Folders" columns={columns} rows={rows} />
      )}
    </Card>
  );
}
