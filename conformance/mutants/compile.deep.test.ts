import { expect, test } from 'vitest';
import { createCompiler } from './compile.ts';
import { mutants } from './faults/all.ts';

test('every mutant compiles', { timeout: 1_800_000 }, () => {
  const faultsOf = createCompiler();
  expect(mutants.flatMap((mutant) => faultsOf(mutant).map((fault) => `${mutant.name}: ${fault}`))).toEqual([]);
});
