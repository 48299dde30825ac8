// Ratios of a quiet machine that changes must not worsen: `bench/kept.json`, by side, measure, size and contestant.
import type { Row } from './report.ts';

export type Kept = Readonly<Record<string, number>>;

/** A row whose ratio is worse than the kept one. */
export interface Worse {
  name: string;
  kept: number;
  found: number;
}

/** Smaller differences are noise. */
const WORSE_BY = 1.25;

/** Units of which more is better. */
const rates: readonly Row['unit'][] = ['req/s', 'MB/s'];

const nameOf = ({ side, measure, size, contestant }: Row) => [side, measure, size, contestant].join(', ');

export function worseThan(kept: Kept, rows: readonly Row[]): Worse[] {
  return rows.flatMap((row) => {
    const name = nameOf(row);
    const was = kept[name];
    const found = row.ratio;
    if (was === undefined || found === null) return [];
    const times = rates.includes(row.unit) ? was / found : found / was;
    return times > WORSE_BY ? [{ name, kept: was, found }] : [];
  });
}

/** Kept ratios that were not measured, for example because a measure was renamed. */
export function unmeasured(kept: Kept, rows: readonly Row[]): string[] {
  const measured = new Set(rows.map(nameOf));
  return Object.keys(kept).filter((name) => !measured.has(name));
}
