import { Card } from '#web/ui/layout/card.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { sample } from './sample.ts';

export function ComplianceCard() {
  return (
    <Card title="Compliance Metrics">
      <ul className="flex flex-col">
        {sample.compliance.map(({ label, percent }) => (
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
