import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import type { AppContext } from './request-state.ts';
import { sendStream } from './send-answer.ts';

it('between two pieces of an answer, other calls run', async () => {
  let turn = 0;
  const count = () => {
    turn += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const madeIn: number[] = [];
  const server = createServer((req, res) => {
    // Only these are used of it.
    void sendStream({ req, res, status: 200, method: 'GET' } as unknown as AppContext, pieces());
  });
  async function* pieces() {
    for (let at = 0; at < 20; at += 1) {
      madeIn.push(turn);
      yield await Promise.resolve(new Uint8Array(1000));
    }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { byteLength } = await (await fetch(`http://127.0.0.1:${port}`)).arrayBuffer();
  expect([byteLength, new Set(madeIn).size]).toEqual([20_000, 20]);
  clearImmediate(counting);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
