// Ratios of a quiet machine that a change may not make worse: `bench/kept.json`, by side, measure, size and contestant.
import type { Row } from './report.ts';

export type Kept = Readonly<Record<string, number>>;

/** A row whose ratio is worse than the kept one. */
export interface Worse {
  name: string;
  kept: number;
  found: number;
}

/** A ratio that is worse by less is noise. */
const WORSE_BY = 1.25;

/** More of it is better. */
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

/** What is kept and was not measured: a measure that has another name protects nothing. */
export function unmeasured(kept: Kept, rows: readonly Row[]): string[] {
  const measured = new Set(rows.map(nameOf));
  return Object.keys(kept).filter((name) => !measured.has(name));
}
