// The faults of a situation that disturb the app, in words.
import type { Fault } from './fault.ts';
import { calm, type Situation } from './situation.ts';

/** Empty while the mock answers like a server. */
export function disturbances({ faults, latencyMs, failurePercent, isOffline, clockAheadMinutes }: Situation): string[] {
  return [
    ...faults.map((fault) => `${fault.operationId} ${describeFault(fault)}`),
    ...(latencyMs > calm.latencyMs ? [`latency ${latencyMs} ms`] : []),
    ...(failurePercent > calm.failurePercent ? [`failure rate ${failurePercent} %`] : []),
    ...(isOffline ? ['offline'] : []),
    ...(clockAheadMinutes > 0 ? [`clock ${ahead(clockAheadMinutes)}`] : []),
  ];
}

/** In the largest unit that divides them: “1 day ahead”. */
export function ahead(minutes: number): string {
  const [unit, size] =
    minutes % 1440 === 0
      ? (['day', 1440] as const)
      : minutes % 60 === 0
        ? (['hour', 60] as const)
        : (['minute', 1] as const);
  const count = minutes / size;
  return `${count} ${unit}${count === 1 ? '' : 's'} ahead`;
}

export function describeFault({ status, delayMs, at, undocumented }: Fault): string {
  if (at !== undefined) return `fails at ${Math.round(at * 100)} %`;
  if (undocumented) return `${undocumented.status}, undocumented`;
  if (status === undefined) return delayMs === 'never' ? 'never' : `+${delayMs ?? 0} ms`;
  return status === 'offline' ? 'no network' : String(status);
}
