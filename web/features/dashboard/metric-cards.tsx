import { grouped } from '#web/format/counted.ts';
import {
  CircleCheck,
  Clock,
  Copy,
  Download,
  type LucideIcon,
  Plus,
  ShieldAlert,
  TrendingUp,
  Users,
  CloudOff,
  RefreshCw,
} from 'lucide-react';
import { useGetDashboardMetrics } from '#contract/hooks/dashboard.ts';
import type { DashboardMetrics, Measures } from '#contract/types.ts';
import { cx } from '#web/ui/theme/cx.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SampleMark } from '#web/ui/layout/sample-mark.tsx';
import { useMeasures } from './use-measures.ts';
import { failureReason } from '#web/api/failure-reason.ts';
import { Button } from '#web/ui/form/button.tsx';

interface Metric {
  field: keyof DashboardMetrics;
  label: string;
  icon: LucideIcon;
  /** A fixed note, or the measured one in a room that measures. */
  note: string;
  measured: (measures: Measures) => string;
  noteIcon: LucideIcon;
  tone: string;
}

const metrics: readonly Metric[] = [
  {
    field: 'activeUsers',
    label: 'Active Users',
    icon: Users,
    note: '+12% from last week',
    measured: ({ lastWeek: { people, peopleBefore } }) => `${signed(people - peopleBefore)} from last week`,
    noteIcon: TrendingUp,
    tone: 'text-success',
  },
  {
    field: 'totalDocuments',
    label: 'Documents',
    icon: Copy,
    note: '+8 added today',
    measured: ({ lastDay }) => `+${lastDay.documentsAdded} added today`,
    noteIcon: Plus,
    tone: 'text-success',
  },
  {
    field: 'securityEvents',
    label: 'Security Events',
    icon: ShieldAlert,
    note: '2 pending review',
    measured: ({ lastDay }) => `${lastDay.securityEvents} today`,
    noteIcon: Clock,
    tone: 'text-warning',
  },
  {
    field: 'downloads',
    label: 'Downloads',
    icon: Download,
    note: '89% authorized',
    measured: ({ blockedDownloads }) => `${blockedDownloads} refused`,
    noteIcon: CircleCheck,
    tone: 'text-success',
  },
];

const signed = (count: number) => (count < 0 ? `−${-count}` : `+${count}`);

/** Plain digits up to 9999; 0 for a missing number. */
export function metricText(value: number | null | undefined): string {
  if (value == null || !Number.isFinite(value)) return '0';
  return value > 9999 ? grouped(value) : String(value);
}

/** Four numbers, with placeholders while loading. A missing number is 0; if all failed, an error is shown. */
export function MetricCards() {
  const query = useGetDashboardMetrics();
  const { data, error, isPending } = query;
  const { isMeasured, measures } = useMeasures();
  return (
    <>
      {data === undefined && error !== null && <MetricsFailure query={query} />}
      <dl aria-busy={isPending} className="grid grid-cols-4 gap-4 max-xl:grid-cols-2 max-md:gap-2">
        {metrics.map(({ field, label, icon: Icon, note, noteIcon: NoteIcon, tone, measured }) => {
          const words = isMeasured ? measures && measured(measures) : note;
          return (
            <div
              key={field}
              className="flex min-w-0 flex-wrap rounded-xl border border-border bg-surface px-5 py-4 max-md:px-2.5 max-md:py-3"
            >
              <dt className="flex w-full items-center justify-between gap-2 text-cell font-label text-text-muted">
                <span className="truncate">{label}</span>
                <Icon size={16} className="text-text-subtle" aria-hidden />
              </dt>
              <dd className="mt-1.5 flex h-9 grow items-center text-metric text-text tabular-nums">
                {isPending ? <Skeleton className="h-7 w-20 max-md:w-14" /> : metricText(data?.[field])}
              </dd>
              <dd className="mt-1.5 flex h-9 items-center">
                {!isMeasured && (
                  <SampleMark words="The line below is a fixed example. It is not measured in this data room." />
                )}
              </dd>
              <dd className="mt-1 flex w-full items-center gap-1.5 text-caption text-text-muted max-md:gap-1">
                <NoteIcon
                  size={14}
                  className={cx('flex-none', words?.startsWith('−') ? '-scale-y-100 text-text-subtle' : tone)}
                  aria-hidden
                />
                <span className="truncate">{words}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** Shown beside the zeros of numbers that could not be loaded. */
function MetricsFailure({
  query: { error, isFetching, refetch },
}: {
  query: ReturnType<typeof useGetDashboardMetrics>;
}) {
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-danger-border bg-danger-soft px-5 py-3 max-md:px-4"
    >
      <CloudOff size={16} className="flex-none text-danger" aria-hidden />
      <p className="min-w-52 flex-1 text-cell text-text-muted">
        <span className="font-semibold text-text">Failed to load the metrics: the zeros are not counts.</span>{' '}
        {failureReason(error)}
      </p>
      <Button size="sm" icon={RefreshCw} isBusy={isFetching} onClick={() => void refetch()}>
        Retry
      </Button>
    </div>
  );
}
