import { Card } from '#web/ui/layout/card.tsx';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import type { AnalyticsFigures } from './analytics-figures.ts';

/** Each bar shows the share of the most viewed. */
export function MostViewedCard({ mostViewed }: Pick<AnalyticsFigures, 'mostViewed'>) {
  const most = Math.max(...mostViewed.map(({ views }) => views));
  return (
    <Card title="Most Viewed Documents">
      {mostViewed.length === 0 && <p className="text-cell text-text-subtle">Nothing was viewed yet.</p>}
      <ol className="flex flex-col gap-2 pt-1">
        {mostViewed.map(({ name, views }) => (
          <li key={name} className="relative flex h-10 items-center gap-2.5 px-2.5 text-cell">
            <span
              aria-hidden
              className="absolute inset-y-0 left-0 rounded-lg bg-accent-soft"
              style={{ width: `${(views / most) * 100}%` }}
            />
            <span className="relative">
              <KindTile mimeType={null} name={name} size="xs" />
            </span>
            <span className="relative min-w-0 flex-1 truncate text-text" title={name}>
              {name}
            </span>
            <span className="relative font-semibold text-text tabular-nums">
              {views}
              <span className="sr-only"> views</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
