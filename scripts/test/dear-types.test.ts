import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../setup.mjs';

/** Leans on the types of app, mock and contract. */
const files = ['web/session/step-up.test.tsx'];

test('no type makes the compiler compare each of its members with all others', () => {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const beside = ['web/env.ts', 'vitest.config.ts'];
  const program = ts.createProgram(
    [...files, ...beside].map((file) => path.join(root, file)),
    { ...options, incremental: false },
  );
  for (const file of files) program.getSemanticDiagnostics(program.getSourceFile(path.join(root, file)));
  // Not among the published types of the compiler, but what `--extendedDiagnostics` prints.
  const { strictSubtype } = (program as unknown as Counting).getRelationCacheSizes();
  expect(program.getInstantiationCount()).toBeLessThan(60_000);
  // One union over all operations took 690,000.
  expect(strictSubtype).toBeLessThan(5_000);
}, 240_000);

interface Counting {
  getRelationCacheSizes(): { strictSubtype: number };
}
