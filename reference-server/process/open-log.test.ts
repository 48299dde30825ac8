import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';

const file = path.join(import.meta.dirname, 'open-log.ts');

/** The output of a separate program with a log. */
function outputOf(program: string): string {
  const source = `const { openLog } = await import(${JSON.stringify(file)}); const log = openLog('info'); ${program}`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', source];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout;
}

it.each([
  ['at once', 'process.exit(0);'],
  ['with a fatal line and a signal', "log.fatal('last'); process.kill(process.pid, 'SIGKILL');"],
])('a process that ends %s has written its last lines', (_, end) => {
  const lines = outputOf(`for (let at = 0; at < 300; at += 1) log.info({ at }, 'line'); ${end}`).split('\n');
  expect(lines.filter((line) => line.includes('"line"'))).toHaveLength(300);
});

it.runIf(isDeep)('lines are written while the process goes on', () => {
  const output = outputOf("log.info('early'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 2000);");
  expect(output).toContain('early');
});
