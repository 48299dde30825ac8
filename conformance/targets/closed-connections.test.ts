import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { textOf, type WireRequest } from '../target.ts';
import { httpTarget } from './http.ts';

let server: http.Server;
afterEach(() => server.close());

const nobody = { admin: {}, manager: {}, analyst: {}, viewer: {} };
const request: WireRequest = { who: 'admin', method: 'POST', path: '/api/folders', headers: {}, body: '{}' };

/** Closes connections without an answer while `breaks` returns true. */
async function listening(breaks: (count: number) => boolean) {
  let count = 0;
  server = http.createServer((incoming, answer) => {
    count += 1;
    if (breaks(count)) incoming.socket.destroy();
    else answer.setHeader('set-cookie', ['a=1', 'b=2']).end(`answer ${count}`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return httpTarget(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, nobody);
}

test('a request on a closed connection is sent once more on a new one', async () => {
  const target = await listening((count) => count === 1);
  const answer = await target.send(request);
  expect(textOf(answer)).toBe('answer 2');
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test('a server that breaks off every time is reported as such', async () => {
  const target = await listening(() => true);
  await expect(target.send(request)).rejects.toThrow('broke the connection off');
});

test('a server that restarts is waited for, and one that was never reached is not', async () => {
  const target = await listening(() => false);
  await target.send(request);
  const { port } = server.address() as AddressInfo;
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  const base = `http://127.0.0.1:${port}`;
  await expect(httpTarget(base, nobody, { waitsMs: [60_000] }).send(request)).rejects.toThrow('cannot be reached');
  const answer = target.send(request);
  setTimeout(() => server.listen(port, '127.0.0.1'), 200);
  expect(textOf(await answer)).toBe('answer 2');
});

test.each<[string, (answer: http.ServerResponse) => void]>([
  ['never comes', () => undefined],
  ['never ends', (answer) => void answer.writeHead(200, { 'content-length': '9' }).write('[]')],
  ['is not encoded as it says', (answer) => void answer.setHeader('content-encoding', 'gzip').end('[]'.repeat(9))],
])('an answer that %s is reported as such', async (_title, sends) => {
  server = http.createServer((_incoming, answer) => sends(answer));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const target = httpTarget(url, nobody, { longestMs: 300 });
  await expect(target.send(request)).rejects.toThrow(/sent no whole answer within|the encoding gzip was not asked for/);
  server.closeAllConnections();
});
