// An unreachable server is reported once, with its address.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { isDeep } from '../../reference-server/testing/deep.ts';
import { runScript } from '../../reference-server/testing/program.ts';
import { runConformance, type Options } from '../command.ts';
import { readContract } from '../contract.ts';
import { runSuite } from './suite.ts';
import { jsonOf } from '../target.ts';
import { httpTarget, unmadeAt } from '../targets/http.ts';
import { openMockTarget } from '../targets/mock.ts';
import { environment, serve } from '../testing/served.ts';

const nobody = { admin: {}, manager: {}, analyst: {}, viewer: {} };

async function listening(answer: Parameters<typeof createServer>[1]) {
  const server = createServer(answer ?? (() => undefined)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function closedPort(): Promise<string> {
  const { server, url } = await listening((_request, response) => response.end());
  server.close();
  await once(server, 'close');
  return url;
}

test.runIf(isDeep)(
  'the run ends with 2 and names the address and what to do',
  async () => {
    const url = await closedPort();
    const sessions = ['ADMIN', 'MANAGER', 'ANALYST', 'VIEWER'].map(
      (role) => [`STRONGROOM_${role}_COOKIE`, 'a=b'] as const,
    );
    const { code, err, out } = await runScript('scripts/conformance.ts', ['--url', url], Object.fromEntries(sessions));
    expect(code).toBe(2);
    expect(err).toContain(`${url} cannot be reached (ECONNREFUSED). Is the server running, and is this its address?`);
    expect(`${out}${err}`).not.toContain('fetch failed');
  },
  60_000,
);

test('a server that stops during the run ends it, and is reported once', async () => {
  const { server, url } = await listening((_request, response) => {
    response.writeHead(401, { connection: 'close' }).end();
    server.close();
  });
  const target = httpTarget(url, nobody, { waitsMs: [10] });
  const report = await runSuite(readContract(), target, { only: ['listFolders'] });
  expect(report.ended).toMatch(/cannot be reached \(ECONNREFUSED\).* It was asked for \w+ \/api/);
  expect(JSON.stringify(report.findings)).not.toContain('cannot be reached');
});

test('a sign-in command that fails ends the run, which reports its message and what was held until then', async () => {
  const mock = await openMockTarget();
  const { url, close } = await serve(mock);
  const printed: string[] = [];
  const whole = { only: ['getMySession'], shard: { at: 1, of: 1 }, sequences: 0, seed: 1, bail: false, keep: false };
  const none = { known: null, writeKnown: null, replayTo: null, keepsPolicy: false, html: null, junit: null };
  const ended = runConformance({
    ...whole,
    ...none,
    url,
    environment: { ...environment, STRONGROOM_SIGN_IN_COMMAND: 'echo no such person >&2; exit 3' },
    print: (text) => printed.push(text),
  });
  await expect(ended).rejects.toThrow(
    /^The sign-in command echo .+ ended with 3 for guest-\S+@conformance\.example: no such person$/,
  );
  expect(printed.join('\n')).toContain('of the contract held');
  const left = await mock.send({ who: 'admin', method: 'GET', path: '/api/users', headers: {}, body: null });
  expect(jsonOf(left)).toHaveLength(4);
  await close();
  await mock.close();
});

test.each(['https://rooms.example/one', 'localhost:3000', 'https://me:secret@rooms.example', 'rooms.example'])(
  'the address %s, at which nothing of the contract is, is refused',
  async (address) => {
    const none = { url: null, known: null, only: [], environment: {}, print: () => undefined };
    const run = (more: Partial<Options>) => runConformance({ ...none, ...more } as unknown as Options);
    await expect(run({ url: address })).rejects.toThrow('--url takes a server without a path');
    const proxy = { address, listen: '127.0.0.1:0' };
    await expect(run({ proxy })).rejects.toThrow('--proxy takes a server without a path');
  },
);

test('a connection that is broken off is a finding that names the address', async () => {
  const { server, url } = await listening((request) => request.socket.destroy());
  const report = await runSuite(readContract(), httpTarget(url, nobody), { only: ['listFolders'] });
  server.close();
  expect(report.ended).toBeNull();
  expect(report.findings.map(({ message }) => message).join('\n')).toContain(`${url} broke the connection off`);
});

test.each(['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_SSL_WRONG_VERSION_NUMBER'])(
  'a connection that ends with %s was not made, and says what helps',
  (code) => {
    const error = unmadeAt('https://rooms.example', Object.assign(new Error('it ended'), { code }));
    expect(error?.message).toMatch(/^https:\/\/rooms\.example cannot be reached \(.*NODE_EXTRA_CA_CERTS/);
  },
);
