import { Ban, LogIn, Radar } from 'lucide-react';
import { Card } from '#web/ui/layout/card.tsx';
import { sample } from './sample.ts';

const rows = [
  { label: 'Failed logins', icon: LogIn, count: sample.securityEvents.failedLogins },
  { label: 'Blocked downloads', icon: Ban, count: sample.securityEvents.blockedDownloads },
  { label: 'Suspicious activity', icon: Radar, count: sample.securityEvents.suspiciousActivity },
];

export function SecurityEventsCard() {
  return (
    <Card title="Security Events">
      <dl>
        {rows.map(({ label, icon: Icon, count }) => (
          <div key={label} className="flex h-9 items-center gap-3">
            <dt className="flex min-w-0 flex-1 items-center gap-3 text-cell text-text-muted">
              <Icon size={16} className="text-text-subtle" aria-hidden />
              <span className="truncate">{label}</span>
            </dt>
            <dd className="text-base font-semibold text-text tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
