import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';

const file = path.join(import.meta.dirname, 'open-log.ts');

/** Runs a separate program with a log. */
function run(program: string, stdout: number | 'pipe' = 'pipe') {
  const source = `const { openLog } = await import(${JSON.stringify(file)}); const log = openLog('info'); ${program}`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', source];
  return spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', stdout, 'pipe'], timeout: 60_000 });
}

it('a process that ends at once has written its last lines', () => {
  const { stdout } = run("for (let at = 0; at < 300; at += 1) log.info({ at }, 'line'); process.exit(0);");
  expect(stdout.split('\n').filter((line) => line.includes('"line"'))).toHaveLength(300);
});

it('a fatal line and what was gathered before it are written before a signal ends the process', () => {
  const { stdout } = run("log.info('before'); log.fatal('last'); process.kill(process.pid, 'SIGKILL');");
  expect(stdout).toMatch(/before.*\n.*last/);
});

it('a process whose output nobody reads any more still ends', () => {
  const ending = "process.stdin.on('end', () => { log.info('lost'); process.exit(3); }).resume();";
  const source = `const { openLog } = await import(${JSON.stringify(file)}); const log = openLog('info'); ${ending}`;
  const program = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', source], {
    stdio: ['pipe', 'pipe', 'inherit'],
    timeout: 20_000,
  });
  program.stdout.destroy();
  program.stdin.end();
  return expect(once(program, 'exit')).resolves.toEqual([3, null]);
});

it('a process whose output stands still ends', async () => {
  const source = `const { openLog } = await import(${JSON.stringify(file)}); const log = openLog('info');
    for (let at = 0; at < 200; at += 1) log.info({ text: 'x'.repeat(10_000) }, 'line');
    process.exit(3);`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', source];
  const program = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 20_000,
    killSignal: 'SIGKILL',
  });
  expect(await once(program, 'exit')).toEqual([3, null]);
  program.stdout.destroy();
});

it('a process whose output stands still keeps a limited number of lines', async () => {
  const logging = `
    const text = 'x'.repeat(10_000);
    for (let at = 0; at < 6000; at += 1) {
      log.info({ text: text + at }, 'line');
      if (at % 100 === 0) await new Promise(setImmediate);
    }
    gc();
    console.error(process.memoryUsage().heapUsed);
    process.kill(process.pid, 'SIGKILL');`;
  const source = `const { openLog } = await import(${JSON.stringify(file)}); const log = openLog('info'); ${logging}`;
  const args = ['--expose-gc', '--import', 'tsx', '--input-type=module', '--eval', source];
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: 60_000 });
  let used = '';
  program.stderr.on('data', (text) => (used += String(text)));
  await once(program, 'exit');
  program.stdout.destroy();
  expect(Number(used)).toBeGreaterThan(0);
  expect(Number(used)).toBeLessThan(40_000_000);
});

it.runIf(isDeep && process.platform === 'linux')('a process whose output is a full disk still ends', () => {
  const full = openSync('/dev/full', 'w');
  const { status } = run("log.info('lost'); setTimeout(() => { log.fatal('last'); process.exit(3); }, 2000);", full);
  closeSync(full);
  expect(status).toBe(3);
});

it.runIf(isDeep)('lines are written while the process continues', () => {
  const { stdout } = run("log.info('early'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 2000);");
  expect(stdout).toContain('early');
});
