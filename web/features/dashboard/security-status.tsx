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
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { SampleMark } from '#web/ui/layout/sample-mark.tsx';

interface StatusRow {
  label: string;
  icon: LucideIcon;
  value: string;
  tone: BadgeTone;
  badgeIcon?: LucideIcon;
}

const rows: readonly StatusRow[] = [
  { label: 'Multi-Factor Auth', icon: FingerprintPattern, value: 'Active', tone: 'success', badgeIcon: Check },
  { label: 'IP Restrictions', icon: Network, value: 'Enabled', tone: 'success', badgeIcon: Check },
  { label: 'Watermarking', icon: Stamp, value: 'Active', tone: 'success', badgeIcon: Check },
  { label: 'Download Controls', icon: Download, value: 'Partial', tone: 'warning', badgeIcon: CircleDashed },
  { label: 'Session Timeout', icon: Timer, value: '30 min', tone: 'neutral' },
];

const counters = [
  { label: 'Failed Login Attempts', count: 3 },
  { label: 'Suspicious IP Blocks', count: 1 },
  { label: 'Download Violations', count: 2 },
];

/** Words of the product that never change; they are not read from the server. */
export function SecurityStatus() {
  return (
    <Card
      title="Security Status"
      isFlush
      action={<SampleMark words="These rows and counters are fixed examples. They are not read from this data room." />}
    >
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
