import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startRoundRobin } from './round-robin.ts';

/** Nobody listens there: the system gives out no port this low. */
const gone = { port: 1 };

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function serverAnswering(name: string): Promise<{ port: number; server: Server }> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => response.end(`${name} ${request.headers.host ?? ''} ${body}`));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close().closeAllConnections());
  return { port: (server.address() as AddressInfo).port, server };
}

it('requests go to the servers in turn, as they are, and past one that is down', async () => {
  const [a, b] = [await serverAnswering('a'), await serverAnswering('b')];
  const balancer = await startRoundRobin([a, gone, b, { port: 0 }]);
  closing.push(() => balancer.close());
  const post = async (body: string) =>
    (await fetch(`http://127.0.0.1:${balancer.port}/`, { method: 'POST', body })).text();
  const host = `127.0.0.1:${balancer.port}`;
  const answers: string[] = [];
  for (const body of ['1', '2', '3', '4', '5', '6', '7', '8']) answers.push(await post(body));
  expect(answers.map((text) => text.slice(2))).toEqual(
    ['1', '2', '3', '4', '5', '6', '7', '8'].map((body) => `${host} ${body}`),
  );
  expect(balancer.dealt()).toEqual([4, 0, 4, 0]);
});

it('with no server left it answers 503', async () => {
  const balancer = await startRoundRobin([gone]);
  closing.push(() => balancer.close());
  const answer = await fetch(`http://127.0.0.1:${balancer.port}/`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
});
