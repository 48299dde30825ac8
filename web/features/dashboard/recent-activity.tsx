import { ArrowRight, History } from 'lucide-react';
import { Link } from 'wouter';
import { useListRecentActivity } from '#contract/hooks/dashboard.ts';
import type { ActivityEntry } from '#contract/types.ts';
import { activityAge } from '#web/format/age.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { buttonClass } from '#web/ui/form/button-class.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { cx } from '#web/ui/theme/cx.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { activityLook } from '#web/domain/activity/activity-types.ts';

const SHOWN = 5;
const widths = ['w-52', 'w-44', 'w-56', 'w-40', 'w-48'];

/** Activities marked in red. */
const refusals: readonly string[] = ['blocked_download', 'failed_login'];

/** The first five entries, in the server's order. A failed load must not look like no activity. */
export function RecentActivity() {
  const query = useListRecentActivity();
  const { data } = query;
  const viewAll = (
    <Link href="/audit" className={buttonClass('quiet', 'sm')}>
      View All
      <ArrowRight size={14} aria-hidden />
    </Link>
  );
  return (
    <Card title="Recent Activity" isFlush action={viewAll}>
      {data === undefined ? (
        <div className="p-5 max-md:p-4">
          <NotLoaded what="recent activity" query={query} lead="size-8 rounded-lg" widths={widths} further={['w-28']} />
        </div>
      ) : data.length === 0 ? (
        <EmptyState icon={History} title="No recent activity" />
      ) : (
        <ul className="divide-y divide-border">
          {data.slice(0, SHOWN).map((entry) => (
            <ActivityRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function ActivityRow({ entry }: { entry: ActivityEntry }) {
  const { label, icon: Icon } = activityLook(entry.activityType);
  const isRefusal = refusals.includes(entry.activityType);
  const address = entry.ipAddress ?? '';
  return (
    <li className="flex min-h-19 items-center gap-3 px-5 py-3 max-md:items-start max-md:px-4">
      <span
        className={cx(
          'grid size-8 flex-none place-items-center rounded-lg border',
          isRefusal
            ? 'border-transparent bg-danger-soft text-danger'
            : 'border-border bg-surface-sunken text-text-muted',
        )}
      >
        <Icon size={16} aria-hidden />
      </span>
      <div className="flex min-w-0 flex-1 items-center gap-3 max-md:flex-col max-md:items-start max-md:gap-1.5">
        <div className="min-w-0 flex-1 max-md:w-full">
          <p className="text-base font-medium break-words text-text">{entry.description}</p>
          <p className="text-caption break-words text-text-subtle tabular-nums">
            <span>{activityAge(entry.createdAt)}</span>
            {address !== '' && (
              <>
                <span aria-hidden> · </span>
                <span>IP: {address}</span>
              </>
            )}
          </p>
        </div>
        <Badge tone={isRefusal ? 'danger' : 'neutral'}>{label}</Badge>
      </div>
    </li>
  );
}
