// Samples as tables: median, range, ratio to the floor, and goals.
import { OURS, type Goal, type Measure, type Sample, type Side, type Unit } from './samples.ts';

export interface Row {
  side: Side;
  measure: string;
  size: string;
  contestant: string;
  unit: Unit;
  runs: number;
  median: number;
  least: number;
  most: number;
  /** The median divided by that of the floor; null if the floor was not measured at this size. */
  ratio: number | null;
  /** The name of the floor. */
  floor: string;
  /** For the application's rows: the goal in words, and whether it is met. */
  goals: { wanted: string; found: number; holds: boolean }[];
}

/** One row for each measure, size and contestant, in order of first appearance. */
export function summarise(samples: readonly Sample[], measures: readonly Measure[]): Row[] {
  const groups = grouped(samples);
  const medians = new Map([...groups].map(([name, group]) => [name, median(group.map(({ value }) => value))]));
  return [...groups].flatMap(([name, group]) => {
    const [first] = group;
    if (!first) return [];
    const { side, measure, size, contestant, unit } = first;
    const described = measures.find((one) => one.name === measure);
    const floor = described?.floor ?? contestant;
    const values = group.map(({ value }) => value);
    const own = medians.get(name) ?? Number.NaN;
    const medianOf = (other: string) => medians.get(key({ ...first, contestant: other }));
    const goals = contestant === OURS ? (described?.goals ?? []) : [];
    return {
      ...{ side, measure, size, contestant, unit, floor },
      runs: values.length,
      median: own,
      least: Math.min(...values),
      most: Math.max(...values),
      ratio: ratioOf(own, medianOf(floor)),
      goals: goals.flatMap((goal) => judge(goal, size, unit, own, medianOf)),
    };
  });
}

function judge(
  goal: Goal,
  size: string,
  unit: Unit,
  own: number,
  medianOf: (other: string) => number | undefined,
): Row['goals'] {
  const { against, sizes, atMostMore, atLeast = -Infinity, atMost = atMostMore ?? Infinity } = goal;
  if (sizes && !sizes.includes(size)) return [];
  const base = against === undefined ? undefined : medianOf(against);
  const isMore = atMostMore !== undefined && base !== undefined;
  const found = against === undefined ? own : isMore ? own - base : ratioOf(own, base);
  // A contestant that is not installed sets no goals.
  if (found === null) return [];
  const bound = goal.atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
  const wanted =
    against === undefined
      ? `${bound} ${unit}`
      : isMore
        ? `${bound} ${unit} more than ${against}`
        : `${bound} x ${against}`;
  return [{ wanted, found, holds: found >= atLeast && found <= atMost }];
}

function ratioOf(own: number, base: number | undefined): number | null {
  return base === undefined || base === 0 ? null : own / base;
}

function grouped(samples: readonly Sample[]): Map<string, Sample[]> {
  const groups = new Map<string, Sample[]>();
  for (const sample of samples) {
    const name = key(sample);
    groups.set(name, [...(groups.get(name) ?? []), sample]);
  }
  return groups;
}

export function missing(samples: readonly Sample[], measures: readonly Measure[]): string[] {
  const found = new Set(samples.map(({ measure }) => measure));
  return measures.map(({ name }) => name).filter((name) => !found.has(name));
}

/** Everything as text: for each measure a sentence and a table. */
export function toText(rows: readonly Row[], measures: readonly Measure[]): string {
  const parts = measures.flatMap(({ name, about, floor }) => {
    const found = rows.filter(({ measure }) => measure === name);
    if (found.length === 0) return [];
    const head = ['size', 'contestant', 'median', 'range', 'runs', `x ${floor}`, 'goal'];
    const body = found.map((row) => [
      row.size,
      row.contestant,
      `${number(row.median)} ${row.unit}`,
      `${number(row.least)} – ${number(row.most)}`,
      String(row.runs),
      row.ratio === null ? '–' : row.ratio.toFixed(2),
      row.goals
        .map(({ wanted, found: got, holds }) => `${wanted}: ${holds ? 'yes' : 'NO'} (${number(got)})`)
        .join(', '),
    ]);
    return [`${name}\n${about}\n${table([head, ...body])}`];
  });
  return parts.join('\n\n');
}

/** Compares two reports by their ratios, since the machines may differ. */
export function compare(before: readonly Row[], after: readonly Row[]): string {
  const head = ['measure', 'size', 'contestant', 'median before', 'after', 'ratio before', 'after'];
  const body = after.flatMap((row) => {
    const old = before.find((one) => key(one) === key(row));
    if (!old) return [];
    const ratios = [old.ratio, row.ratio].map((ratio) => ratio?.toFixed(2) ?? '–');
    return [
      [
        row.measure,
        row.size,
        row.contestant,
        ...[old, row].map((one) => `${number(one.median)} ${one.unit}`),
        ...ratios,
      ],
    ];
  });
  return table([head, ...body]);
}

function key({ side, measure, size, contestant }: Pick<Sample, 'side' | 'measure' | 'size' | 'contestant'>): string {
  return JSON.stringify([side, measure, size, contestant]);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? upper)) / 2 : upper;
}

/** The value that `share` of all are at or below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function number(value: number): string {
  const size = Math.abs(value);
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2);
}

function table(lines: readonly (readonly string[])[]): string {
  const [head = []] = lines;
  const widths = head.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...lines.slice(1)]
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
