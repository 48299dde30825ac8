import { Card } from '#web/ui/layout/card.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import type { AnalyticsFigures } from './analytics-figures.ts';

export function ComplianceCard({ compliance }: Pick<AnalyticsFigures, 'compliance'>) {
  return (
    <Card title="Compliance Metrics">
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
