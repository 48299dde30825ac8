// The mutants must fit the sources.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { mutants } from './faults/all.ts';
import type { Mutant } from './mutant.ts';
import { caughtIn, kindsBelow, choose, roundTable, type Tried } from './round.ts';
import { mutated } from './tree.ts';
import type { Trial } from './trial.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sources = new Map<string, string>();

function read(file: string): string {
  const text = sources.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  sources.set(file, text);
  return text;
}

/** The fault of the mutant's entry in a line; null if it can be tried. */
function complaintAbout(mutant: Mutant): string | null {
  try {
    for (const [file, text] of mutated(mutant, read)) {
      transformSync(text, { loader: 'ts' });
      if (text === read(file)) return `${mutant.name}: ${file} is as it was`;
    }
    return null;
  } catch (error) {
    return `${mutant.name}: ${String(error)}`;
  }
}

test('there are at least eighty, each with a name of its own', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(80);
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
});

test('the texts that a mutant replaces are in the sources exactly once, and the result parses and differs', () => {
  expect(mutants.flatMap((mutant) => complaintAbout(mutant) ?? [])).toEqual([]);
});

test('a text that the sources do not have, or have twice, is reported', () => {
  const at = (from: string): Mutant => ({
    name: 'it',
    kind: 'grants',
    edits: [{ file: 'conformance/mutants/mutant.ts', from, to: '' }],
  });
  expect(complaintAbout(at('no such text anywhere'.toUpperCase()))).toContain('has 0 times the text');
  expect(complaintAbout(at('export'))).toMatch(/has \d+ times the text/);
  expect(complaintAbout(at('parts.length === 2) return'))).toContain('Transform failed');
});

test('a round is reported by mutant, and what stopped is counted separately', () => {
  const trial = (mode: Trial['mode'], outcome: Trial['outcome']): Trial => ({ mode, outcome, by: '', seconds: 9 });
  const round: Tried[] = [
    { mutant: mutants[0]!, trials: [trial('address', 'caught'), trial('default', 'lived')] },
    { mutant: mutants[1]!, trials: [trial('address', 'stopped'), trial('default', 'caught')] },
  ];
  expect(roundTable(round, ['address', 'default']).split('\n')).toEqual([
    expect.stringMatching(/^mutant +kind +by address +by default +took$/),
    expect.stringMatching(/^a grant gives no access +grants +caught +lived +9 s 9 s$/),
    expect.stringMatching(/^a grant opens no confidential document +grants +stopped +caught +9 s 9 s$/),
  ]);
  expect(caughtIn(round, 'address')).toEqual({ caught: 1, of: 1, stopped: 1 });
  expect(caughtIn(round, 'default')).toEqual({ caught: 1, of: 2, stopped: 0 });
  expect(kindsBelow(round, 'address')).toEqual([]);
  expect(kindsBelow(round, 'default')).toHaveLength(1);
});

test('a round is narrowed by name and kind, and a sample has something of every kind', () => {
  const all = { only: [], kinds: [], sample: null };
  expect(choose(all)).toEqual(mutants);
  expect(choose({ ...all, only: ['a revocation changes nothing'] }).map(({ name }) => name)).toHaveLength(1);
  expect(new Set(choose({ ...all, kinds: ['ranges'] }).map(({ kind }) => kind))).toEqual(new Set(['ranges']));
  const sample = choose({ ...all, sample: 80 });
  expect(new Set(sample).size).toBe(80);
  expect(new Set(sample.map(({ kind }) => kind))).toEqual(new Set(mutants.map(({ kind }) => kind)));
  expect(choose({ ...all, only: ['no such mutant'], sample: 5 })).toEqual([]);
});
