// Replays a finding: its script ends with 1 on a server with the lie, and with 0 on one without.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNode } from '../../reference-server/testing/program.ts';
import { runConformance } from '../command.ts';
import type { OwnTarget, WireAnswer, WireRequest } from '../target.ts';
import { readContract } from '../contract.ts';
import { Tape } from './tape.ts';
import { openMockTarget } from '../targets/mock.ts';
import { environment, serve } from '../testing/served.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'strongroom-replay-'));
let mock: OwnTarget;
let server: Awaited<ReturnType<typeof serve>>;
let lie: ((request: WireRequest) => WireAnswer | null) | null = null;
beforeAll(async () => {
  mock = await openMockTarget();
  server = await serve({ ...mock, send: async (request) => lie?.(request) ?? mock.send(request) });
});
afterAll(async () => {
  await server.close();
  await mock.close();
  rmSync(folder, { recursive: true });
});

test('a link without a path is taken for no part of a later address', async () => {
  const tape = new Tape(readContract());
  const link = 'https://rooms.example/?newuser=true&invitation=3q2';
  const bytes = new TextEncoder().encode(JSON.stringify({ id: 'user-1', invitation: { link } }));
  const answer = { status: 201, headers: new Headers({ 'content-type': 'application/json' }), bytes };
  const target = tape.of({ ...mock, send: () => Promise.resolve(answer) });
  const calls = ['POST /api/users', 'PUT /api/security/policy', 'DELETE /api/users/user-1'];
  for (const call of calls) {
    const [method = '', address = ''] = call.split(' ');
    await target.send({ who: 'admin', method, path: address, headers: {}, body: null });
  }
  const recorded = tape.stepsTo(tape.length, 3).map((step) => ('call' in step ? step.call : null));
  expect(recorded).toEqual([...calls.slice(0, 2), 'DELETE /api/users/{{0/id}}']);
});

test('a revocation that revokes nothing', async () => {
  lie = ({ method, path: address }) =>
    method === 'DELETE' && address.startsWith('/api/permissions/document/')
      ? { status: 204, headers: new Headers(), bytes: new Uint8Array() }
      : null;
  const said: string[] = [];
  const isConforming = await runConformance({
    url: server.url,
    only: ['revokeDocumentPermission again'],
    shard: { at: 1, of: 1 },
    sequences: 0,
    seed: 1,
    bail: false,
    keep: false,
    known: null,
    writeKnown: null,
    replayTo: folder,
    keepsPolicy: true,
    html: null,
    junit: null,
    environment,
    print: (text) => said.push(text),
  });
  expect(isConforming, said.join('\n')).toBe(false);
  const [script = ''] = readdirSync(folder);
  const play = async (...address: string[]) => {
    const program = startNode([path.join(folder, script), ...address], { environment });
    return { end: await program.ended(), told: program.output() };
  };
  const lying = await play();
  expect(lying).toMatchObject({ end: 1, told: expect.stringContaining('The lie stands.') as string });
  lie = null;
  expect(await play()).toMatchObject({ end: 0, told: expect.stringContaining('The lie is gone.') as string });
  const nowhere = await play('http://127.0.0.1:1');
  expect(nowhere).toMatchObject({ end: 2, told: expect.stringContaining('could not be made ready') as string });
}, 300_000);
