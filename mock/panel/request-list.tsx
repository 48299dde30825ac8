import { Badge } from '#web/ui/data/badge.tsx';
import type { RecordedCall } from '../call-log.ts';
import type { World } from '../world/world.ts';
import { useCalls } from './use-situation.ts';

const shown = 30;

export function RequestList({ world }: { world: World }) {
  const calls = useCalls(world).slice(-shown).reverse();
  return (
    <section aria-label="Requests">
      <h3 className="mb-1 text-group">Requests</h3>
      {calls.length === 0 && <p className="text-cell text-text-subtle">None so far.</p>}
      <ol className="divide-y divide-border">
        {calls.map((call) => (
          <li key={call.startedAt} className="flex h-8 items-center gap-2 text-cell">
            <span className="w-12 flex-none text-text-subtle">{call.method}</span>
            <span className="min-w-0 flex-1 truncate" title={call.url}>
              {call.path.replace('/api', '')}
            </span>
            <span className="flex-none text-text-subtle tabular-nums">
              {call.durationMs === null ? '…' : `${Math.round(call.durationMs)} ms`}
            </span>
            <Badge tone={toneOf(call)}>{call.status ?? '…'}</Badge>
          </li>
        ))}
      </ol>
    </section>
  );
}

function toneOf({ status }: RecordedCall): 'neutral' | 'success' | 'warning' | 'danger' {
  if (status === null) return 'neutral';
  if (status === 0 || status >= 500) return 'danger';
  return status >= 400 ? 'warning' : 'success';
}
