import path from 'node:path';
import { expect, test } from 'vitest';
import { casesOf } from '#server/testing/deep.ts';
import { runScript, startNode } from '#server/testing/program.ts';
import { root } from './setup.mjs';

const file = 'scripts/mock-server.ts';
const start = (...args: string[]) => startNode(['--import', 'tsx', path.join(root, file), ...args]);

test('the mock prints its address, ends on a signal, and reports a taken port in one clear line', async () => {
  const server = start('--port', '0', '--scenario', 'empty');
  const [, url = ''] = await server.prints(/Mock of the Strongroom API: {2}(http:\S+)/);
  await server.prints(/What else there is/);
  const answer = await fetch(`${url}/api/auth/user`, { headers: { 'X-Mock-Persona': 'viewer' } });
  expect(await answer.json()).toMatchObject({ role: 'viewer' });
  const { port } = new URL(url);
  const second = await runScript(file, ['--port', port]);
  expect(second).toMatchObject({ code: 2, out: '' });
  expect(second.err).toBe(`--port ${port} is taken by another program. Stop it, or set --port to another number.\n`);
  expect(await server.stop('SIGTERM')).toBe(0);
}, 120_000);

test.each(
  casesOf([
    [['--scenario', 'deno'], '--scenario: “deno” is no scenario: demo, empty, awkward or many'],
    [['--port', 'x'], '--port takes 0 to 65535, not “x”'],
    [['--port', '0', '--persona', 'boss'], 'Nobody here is “boss”'],
    [['--allow-origin', 'nowhere'], '--allow-origin takes an origin such as http://localhost:8081, not “nowhere”'],
  ]),
)(
  '%j is explained',
  async (args, expected) => {
    const { code, err } = await runScript(file, args);
    expect([code, err]).toEqual([2, expect.stringContaining(expected)]);
  },
  120_000,
);
