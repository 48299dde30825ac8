import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis } from 'recharts';
import { ChartTip } from './chart-tip.tsx';
import type { AnalyticsFigures } from './analytics-figures.ts';

/** Views by hour, with the peak highlighted. Decorative: the table has the same data. */
export function HoursChart({ views }: Pick<AnalyticsFigures, 'views'>) {
  // The chart takes each bar's colour from its data.
  const bars = views.map(({ isPeak, ...bar }) => ({
    ...bar,
    fill: isPeak ? 'var(--color-chart-1)' : 'var(--color-chart-2)',
  }));
  return (
    <div aria-hidden className="mt-4 h-48">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={bars}
          margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
          barCategoryGap={1.5}
          accessibilityLayer={false}
        >
          <XAxis
            dataKey="hour"
            ticks={['12 AM', '6 AM', '12 PM', '6 PM']}
            interval="equidistantPreserveStart"
            // Half of the first label, which would be cut off.
            padding={{ left: 12, right: 12 }}
            tick={{ fontSize: 11, fill: 'var(--color-text-subtle)' }}
            tickLine={false}
            axisLine={{ stroke: 'var(--color-border-strong)' }}
          />
          <Tooltip content={ChartTip} cursor={{ fill: 'var(--color-surface-active)' }} isAnimationActive={false} />
          <Bar dataKey="views" radius={[2, 2, 0, 0]} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
