// The package as another team gets it: away from the project, run by plain Node.
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDeep } from '../reference-server/testing/deep.ts';
import { runScript, startProgram } from '../reference-server/testing/program.ts';
import { root } from '../scripts/setup.mjs';
import { openMockTarget } from './targets/mock.ts';
import { environment, serve } from './testing/served.ts';

let work: string;
let empty: string;
beforeAll(async () => {
  work = await mkdtemp(path.join(os.tmpdir(), 'strongroom-conformance-'));
  empty = path.join(work, 'empty');
  await mkdir(empty);
});
afterAll(() => rm(work, { recursive: true, force: true }));

async function run(command: string, args: readonly string[], folder: string, more: Record<string, string> = {}) {
  const program = startProgram(command, args, { folder, environment: more });
  const code = await program.ended();
  return { code, output: program.output() };
}

test('the one file brings what it imports, and the contract is beside it', async () => {
  const made = path.join(work, 'made');
  expect(await runScript('scripts/conformance-package.ts', [made])).toMatchObject({ code: 0, output: '' });
  expect((await readdir(made)).sort()).toEqual(['conformance.mjs', 'openapi.yaml', 'replay.mjs']);
  const { code, output } = await run(process.execPath, [path.join(made, 'conformance.mjs'), '--list'], empty);
  expect(output).toContain('listFolders   GET /api/folders');
  expect(code, output).toBe(0);
}, 120_000);

test.runIf(isDeep)(
  'in an empty folder, with a home of its own and no registry, npx runs the archive',
  async () => {
    const home = { HOME: path.join(work, 'home'), npm_config_offline: 'true', npm_config_update_notifier: 'false' };
    const packed = await run('npm', ['pack', '--pack-destination', work], path.join(root, 'conformance'), home);
    expect(packed.code, packed.output).toBe(0);
    const archive = (await readdir(work)).find((name) => name.endsWith('.tgz')) ?? '';
    const mock = await openMockTarget();
    const { url, close } = await serve(mock);
    const npx = ['--yes', '--package', path.join(work, archive), 'strongroom-conformance'];
    const ran = await run('npx', [...npx, '--url', url, '--only', 'listFolders'], empty, { ...home, ...environment });
    await close();
    await mock.close();
    expect(ran.output).toContain('100 %');
    expect(ran.output).toContain('nothing found');
    expect(ran.code, ran.output).toBe(0);
  },
  600_000,
);
