import { capitalised } from '#web/format/capitalised.ts';

interface ChartTipProps {
  /** The chart's point under the pointer, with its value. */
  active?: boolean;
  label?: string | number;
  payload?: readonly { name?: string | number; value?: unknown }[];
}

export function ChartTip({ active = false, label, payload = [] }: ChartTipProps) {
  const [point] = payload;
  if (!active || point === undefined) return null;
  return (
    <p className="rounded-md bg-text px-2 py-1 text-caption text-surface tabular-nums">
      {label} · {capitalised(String(point.name))}: <strong>{String(point.value)}</strong>
    </p>
  );
}
