// Ratios that changes must not worsen: `bench/kept.json`, by side, measure, size and contestant, with what runs on quiet
// machines found. Writes of 16 people depend on how many syncs a disk takes at a time, which node:http gets all of.
import { median, type Row } from './report.ts';

export type Kept = Readonly<Record<string, readonly number[]>>;

/** A row whose ratio is worse than the kept ones. */
export interface Worse {
  name: string;
  kept: readonly number[];
  found: number;
}

/** Smaller differences to the median are noise, as is what a run found before. */
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
    const isRate = rates.includes(row.unit);
    const timesWorse = (one: number) => (isRate ? one / found : found / one);
    const isWorse = timesWorse(median(was)) > WORSE_BY && was.every((one) => timesWorse(one) > 1);
    return isWorse ? [{ name, kept: was, found }] : [];
  });
}

/** Kept ratios that were not measured, for example because a measure was renamed. */
export function unmeasured(kept: Kept, rows: readonly Row[]): string[] {
  const measured = new Set(rows.map(nameOf));
  return Object.keys(kept).filter((name) => !measured.has(name));
}
