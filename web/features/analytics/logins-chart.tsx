import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartTip } from './chart-tip.tsx';
import type { AnalyticsFigures } from './analytics-figures.ts';

const tick = { fontSize: 11, fill: 'var(--color-text-subtle)' };

/** Logins by day. Decorative: the table has the same data. */
export function LoginsChart({ logins }: Pick<AnalyticsFigures, 'logins'>) {
  const last = logins.length - 1;
  const step = Math.ceil(last / 4.5);
  const shownDays = [3, 2, 1, 0].map((steps) => logins[last - steps * step]?.day ?? '');
  return (
    <div aria-hidden className="mt-4 h-50">
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={[...logins]} margin={{ top: 4, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--color-border)" />
          <XAxis
            dataKey="day"
            ticks={shownDays}
            interval="equidistantPreserveStart"
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: 'var(--color-border-strong)' }}
          />
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
