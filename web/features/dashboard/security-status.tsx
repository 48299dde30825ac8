import {
  Check,
  CircleDashed,
  Download,
  FingerprintPattern,
  type LucideIcon,
  Network,
  Stamp,
  Timer,
} from 'lucide-react';
import type { Measures } from '#contract/types.ts';
import { sessionEnd } from '#web/domain/sessions/session-end.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { SampleMark } from '#web/ui/layout/sample-mark.tsx';
import { useMeasures } from './use-measures.ts';

interface StatusRow {
  label: string;
  icon: LucideIcon;
  value: string;
  tone: BadgeTone;
  badgeIcon?: LucideIcon;
}

const sampleRows: readonly StatusRow[] = [
  { label: 'Multi-Factor Auth', icon: FingerprintPattern, value: 'Active', tone: 'success', badgeIcon: Check },
  { label: 'IP Restrictions', icon: Network, value: 'Enabled', tone: 'success', badgeIcon: Check },
  { label: 'Watermarking', icon: Stamp, value: 'Active', tone: 'success', badgeIcon: Check },
  { label: 'Download Controls', icon: Download, value: 'Partial', tone: 'warning', badgeIcon: CircleDashed },
  { label: 'Session Timeout', icon: Timer, value: '30 min', tone: 'neutral' },
];

const sampleCounters = [
  { label: 'Failed Login Attempts', count: 3 },
  { label: 'Suspicious IP Blocks', count: 1 },
  { label: 'Download Violations', count: 2 },
];

const sampleMark = (
  <SampleMark words="These rows and counters are fixed examples. They are not read from this data room." />
);

const demands = { off: 'Off', privileged: 'Admins, managers', everyone: 'Everyone' } as const;

/** Rows for the policy in force, instead of the sample. */
function measuredRows({ policy }: Measures, maxDays?: number): StatusRow[] {
  const { secondFactor, networks, idleMinutes, restrictedDocuments } = policy;
  const on = { tone: 'success', badgeIcon: Check } as const;
  const off = { tone: 'neutral' } as const;
  const values: [value: string, look: typeof on | typeof off][] = [
    [demands[secondFactor], secondFactor === 'off' ? off : on],
    networks ? ['Enabled', on] : ['Off', off],
    ['Active', on],
    [`${restrictedDocuments} restricted`, off],
    [sessionEnd(idleMinutes, maxDays).limit, off],
  ];
  return sampleRows.map(({ label, icon }, at) => {
    const [value = '', look = off] = values[at] ?? [];
    return { label, icon, value, ...look };
  });
}

/** Fixed rows; in a room that measures, its policy and the counts of 30 days. */
export function SecurityStatus() {
  const { isMeasured, measures, error, refetch } = useMeasures();
  const { room } = useCurrentUser();
  if (isMeasured && !measures) {
    return (
      error && (
        <Card title="Security Status" isFlush>
          <ErrorState title="Failed to load the security status" query={{ error, refetch }} />
        </Card>
      )
    );
  }
  const rows = measures ? measuredRows(measures, room?.sessionMaxDays) : sampleRows;
  const counters = measures
    ? [
        { label: 'Failed Login Attempts', count: measures.failedSignIns },
        { label: 'Download Violations', count: measures.blockedDownloads },
      ]
    : sampleCounters;
  return (
    <Card title="Security Status" isFlush {...(!isMeasured && { action: sampleMark })}>
      <dl className="px-5 py-2 max-md:px-4">
        {rows.map(({ label, icon: Icon, value, tone, badgeIcon }) => (
          <div key={label} className="flex h-11 items-center gap-3">
            <dt className="flex min-w-0 flex-1 items-center gap-3 text-base text-text">
              <Icon size={16} className="text-text-subtle" aria-hidden />
              <span className="truncate">{label}</span>
            </dt>
            <dd>
              <Badge tone={tone} {...(badgeIcon && { icon: badgeIcon })}>
                {value}
              </Badge>
            </dd>
          </div>
        ))}
      </dl>
      <div className="border-t border-border px-5 py-3.5 max-md:px-4">
        <h3 className="text-group text-text">Recent Security Events</h3>
        <dl className="mt-1">
          {counters.map(({ label, count }) => (
            <div key={label} className="flex h-8 items-center justify-between gap-3">
              <dt className="text-cell text-text-muted">{label}</dt>
              <dd className="text-base font-semibold text-text tabular-nums">{count}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
