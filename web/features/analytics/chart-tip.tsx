import { capitalised } from '#web/format/capitalised.ts';

interface ChartTipProps {
  /** What the chart hands over: which point is under the pointer, and its value. */
  active?: boolean;
  label?: string | number;
  payload?: readonly { name?: string | number; value?: unknown }[];
}

/** The value under the pointer. */
export function ChartTip({ active = false, label, payload = [] }: ChartTipProps) {
  const [point] = payload;
  if (!active || point === undefined) return null;
  return (
    <p className="rounded-md bg-text px-2 py-1 text-caption text-surface tabular-nums">
      {label} · {capitalised(String(point.name))}: <strong>{String(point.value)}</strong>
    </p>
  );
}
