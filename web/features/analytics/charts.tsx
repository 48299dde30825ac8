// Decorative: tables have the same data.
import { Area, AreaChart, Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { capitalised } from '#web/format/capitalised.ts';
import { hourText } from '#web/format/date-time.ts';
import type { AnalyticsFigures } from './analytics-figures.ts';

const tick = { fontSize: 11, fill: 'var(--color-text-subtle)' };
const bottom = {
  interval: 'equidistantPreserveStart',
  tick,
  tickLine: false,
  axisLine: { stroke: 'var(--color-border-strong)' },
} as const;
const margin = { top: 4, right: 0, bottom: 0, left: 0 };

export function LoginsChart({ logins }: Pick<AnalyticsFigures, 'logins'>) {
  const last = logins.length - 1;
  const step = Math.ceil(last / 4.5);
  const shownDays = new Set([3, 2, 1, 0].flatMap((steps) => logins[last - steps * step]?.day ?? []));
  // Half of the first day's label, which would be cut off.
  const left = shownDays.has(logins[0]?.day ?? '') ? 28 : 0;
  return (
    <div aria-hidden className="mt-4 h-50">
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={[...logins]} margin={margin} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--color-border)" />
          <XAxis dataKey="day" ticks={[...shownDays]} padding={{ left }} {...bottom} />
          <YAxis orientation="right" width={32} allowDecimals={false} tick={tick} tickLine={false} axisLine={false} />
          <Tooltip content={ChartTip} cursor={{ stroke: 'var(--color-border-strong)' }} isAnimationActive={false} />
          <Area
            dataKey="logins"
            type="linear"
            stroke="var(--color-chart-1)"
            strokeWidth={2}
            fill="var(--color-chart-1)"
            fillOpacity={0.1}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}

export function HoursChart({ views }: Pick<AnalyticsFigures, 'views'>) {
  // The chart takes each bar's colour from its data.
  const bars = views.map(({ isPeak, ...bar }) => ({
    ...bar,
    fill: isPeak ? 'var(--color-chart-1)' : 'var(--color-chart-2)',
  }));
  return (
    <div aria-hidden className="mt-4 h-48">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={bars} margin={margin} barCategoryGap={1.5} accessibilityLayer={false}>
          {/* The padding is half of the first label, which would be cut off. */}
          <XAxis dataKey="hour" ticks={[0, 6, 12, 18].map(hourText)} padding={{ left: 12, right: 12 }} {...bottom} />
          <Tooltip content={ChartTip} cursor={{ fill: 'var(--color-surface-active)' }} isAnimationActive={false} />
          <Bar dataKey="views" radius={[2, 2, 0, 0]} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

interface ChartTipProps {
  /** The chart's point under the pointer, with its value. */
  active?: boolean;
  label?: string | number;
  payload?: readonly { name?: string | number; value?: unknown }[];
}

function ChartTip({ active = false, label, payload = [] }: ChartTipProps) {
  const [point] = payload;
  if (!active || point === undefined) return null;
  return (
    <p className="rounded-md bg-text px-2 py-1 text-caption text-surface tabular-nums">
      {label} · {capitalised(String(point.name))}: <strong>{String(point.value)}</strong>
    </p>
  );
}
