import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import FileRecorder, { readRecords, RECORDS } from './record.mjs';
import { report, runSteps, type StepResult } from './run-steps.mjs';

const result: StepResult = {
  ...{ name: 'kills', title: 'kills and damage', passed: false, seconds: 1, processor: 1 },
  ...{ faults: ['error'], warnings: [], files: [] },
};

function printed(results: readonly StepResult[], commandOf?: (step: string) => string): string {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(report(results, commandOf)).toBe(1);
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  return lines.join('\n');
}

it('a step that fails without a test names the command that runs it again, in the long rounds theirs', () => {
  expect(printed([result])).toContain('    npm test -- kills');
  expect(printed([result], (part) => `npm run test:deep -- ${part}`)).toContain('    npm run test:deep -- kills');
});

it('the end of the output names the rule and the place of what the linter found', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const output = '  x eslint(no-undef): `a` is not defined.\n   ,-[web/list.ts:1:12]\n 1 | a;\n   : ^\n   `----';
  const [lint] = await runSteps([['lint', 'lint', ['-e', `console.log(${JSON.stringify(output)}); process.exit(1)`]]]);
  write.mockRestore();
  vi.mocked(console.log).mockRestore();
  expect(lint?.faults).toEqual(['x eslint(no-undef): `a` is not defined.', ',-[web/list.ts:1:12]']);
});

/** What is recorded of a file with these failed tests. */
function recorded(...failed: string[]) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'strongroom-records-'));
  const file = path.join(folder, 'records');
  vi.stubEnv(RECORDS, file);
  const tests = failed.map((fullName) => ({
    ...{ fullName, ok: () => false, result: () => ({ state: 'failed' }), diagnostic: () => undefined },
  }));
  new FileRecorder().onTestModuleEnd({
    ...{ relativeModuleId: 'web/list.test.tsx', project: { name: 'screens (chromium)' }, errors: () => [] },
    diagnostic: () => ({ duration: 1, collectDuration: 1, setupDuration: 1, prepareDuration: 1 }),
    children: { allTests: () => tests },
  });
  vi.unstubAllEnvs();
  const [record] = readRecords(file);
  rmSync(folder, { recursive: true });
  return record;
}

it('one failed test is run alone by the pattern of its title, several by their file', () => {
  const command = 'npx vitest run --project screens web/list.test.tsx';
  const title = 'the list > says $5 + "5" (once)';
  expect(recorded(title, 'another')?.alone).toBe(command);
  const alone = recorded(title)?.alone ?? '';
  const [, pattern = ''] = /^(?:.*) -t "([\w .+]*)"$/.exec(alone) ?? [];
  expect(alone).toBe(`${command} -t "${pattern}"`);
  expect('the list says $5 + "5" (once)').toMatch(new RegExp(pattern));
});
