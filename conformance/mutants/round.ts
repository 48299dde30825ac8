// A round: every mutant in every requested mode, printed line by line and as a table at the end.
import { createCompiler } from './compile.ts';
import { mutants } from './faults/all.ts';
import type { Mutant } from './mutant.ts';
import { copyTree, type Tree } from './tree.ts';
import { tryIn, type Mode, type Trial } from './trial.ts';

export interface RoundOptions {
  /** Parts of names; all mutants by default. */
  only: readonly string[];
  kinds: readonly string[];
  modes: readonly Mode[];
  /** The number of mutants to try, spread evenly over all kinds; null for all. */
  sample: number | null;
  /** How many run at a time, each with its own copy of the project. */
  jobs: number;
  print: (text: string) => void;
}

export interface Tried {
  mutant: Mutant | null;
  trials: readonly Trial[];
}

/** The share of mutants that must be caught in each mode. */
export const requiredShare = 0.95;

const noMutant = 'no mutant: nothing may be found';

/** The mutants of a round, in the order of the list; a sample by kind. @param offset from 0 to 1, for other samples */
export function choose(
  { only, kinds, sample }: Pick<RoundOptions, 'only' | 'kinds' | 'sample'>,
  offset = 0,
): readonly Mutant[] {
  const meant = mutants.filter(
    ({ name, kind }) =>
      (only.length === 0 || only.some((part) => name.includes(part))) && (kinds.length === 0 || kinds.includes(kind)),
  );
  if (sample === null) return meant;
  const byKind = meant.toSorted((one, other) => one.kind.localeCompare(other.kind));
  const count = Math.min(sample, meant.length);
  return Array.from({ length: count }, (_, at) => byKind[Math.floor(((at + offset) * meant.length) / count)]).filter(
    (mutant) => mutant !== undefined,
  );
}

/** @throws Error if no mutant matches, or if the suite finds something in the unchanged project */
export async function playRound(options: RoundOptions): Promise<readonly Tried[]> {
  const chosen = choose(options, Math.random());
  if (chosen.length === 0) throw new Error('There is no such mutant');
  const faultsOf = createCompiler();
  const trees = await Promise.all(Array.from({ length: Math.min(options.jobs, chosen.length) }, copyTree));
  try {
    const [first] = trees;
    if (first) mustLive(await tried(first, null, [], options));
    const waiting = [...chosen];
    const found = new Map<Mutant, Tried>();
    const work = async (tree: Tree) => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        found.set(next, await tried(tree, next, faultsOf(next), options));
    };
    await Promise.all(trees.map(work));
    return chosen.flatMap((mutant) => found.get(mutant) ?? []);
  } finally {
    for (const tree of trees) await tree.remove();
  }
}

async function tried(
  tree: Tree,
  mutant: Mutant | null,
  typeFaults: readonly string[],
  { modes, print }: RoundOptions,
): Promise<Tried> {
  await tree.plant(mutant);
  const trials: Trial[] = [];
  for (const mode of modes) {
    const [fault] = typeFaults;
    const trial =
      fault === undefined
        ? await tryIn(mode, tree.folder)
        : ({ mode, outcome: 'stopped', by: `does not compile: ${fault}`, seconds: 0 } as const);
    trials.push(trial);
    const { outcome, seconds, by } = trial;
    print(`${outcome.padEnd(7)} ${mode.padEnd(7)} ${String(seconds).padStart(3)} s  ${mutant?.name ?? noMutant}`);
    if (by !== '') print(`${' '.repeat(23)}${by}`);
  }
  return { mutant, trials };
}

function mustLive({ trials }: Tried): void {
  const found = trials.find(({ outcome }) => outcome !== 'lived');
  if (found) throw new Error(`Without a mutant, by ${found.mode}, nothing may be found: ${found.by}`);
}

/** Mutant, kind, and result in each mode. */
export function roundTable(round: readonly Tried[], modes: readonly Mode[]): string {
  const rows = round.map(({ mutant, trials }) => [
    mutant?.name ?? noMutant,
    mutant?.kind ?? '',
    ...modes.map((mode) => trials.find((trial) => trial.mode === mode)?.outcome ?? '-'),
    trials.map(({ seconds }) => `${seconds} s`).join(' '),
  ]);
  const all = [['mutant', 'kind', ...modes.map((mode) => `by ${mode}`), 'took'], ...rows];
  const widths = all[0]?.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0))) ?? [];
  return all
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The number caught in one mode; mutants that do not start are counted separately. */
export function caughtIn(round: readonly Tried[], mode: Mode): { caught: number; of: number; stopped: number } {
  const outcomes = round.flatMap(({ trials }) => trials.filter((trial) => trial.mode === mode));
  const count = (outcome: Trial['outcome']) => outcomes.filter((one) => one.outcome === outcome).length;
  const stopped = count('stopped');
  return { caught: count('caught'), of: outcomes.length - stopped, stopped };
}

/** The kinds of which too few were caught in one mode, in words. */
export function kindsBelow(round: readonly Tried[], mode: Mode): string[] {
  const kinds = new Set(round.flatMap(({ mutant }) => mutant?.kind ?? []));
  return [...kinds].flatMap((kind) => {
    const { caught, of } = caughtIn(
      round.filter(({ mutant }) => mutant?.kind === kind),
      mode,
    );
    return caught < requiredShare * of ? [`${kind}: ${caught} of ${of}`] : [];
  });
}
