import { Ban, LogIn, type LucideIcon, Radar } from 'lucide-react';
import { Card } from '#web/ui/layout/card.tsx';
import type { AnalyticsFigures, EventLabel } from './analytics-figures.ts';

const icons: Readonly<Record<EventLabel, LucideIcon>> = {
  'Failed logins': LogIn,
  'Blocked downloads': Ban,
  'Suspicious activity': Radar,
};

export function SecurityEventsCard({ events }: Pick<AnalyticsFigures, 'events'>) {
  return (
    <Card title="Security Events">
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
