import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { BODY_TIMEOUT_SECONDS: '1' } });
});
afterAll(() => server.stop());

it.each([
  ['without a session', 'POST /api/folders', /^HTTP\/1\.1 401/],
  ['to a form', 'POST /provider/nothing', /^HTTP\/1\.1 4/],
  ['to nowhere', 'POST /nowhere', /^HTTP\/1\.1 4/],
  ['of what is read', 'GET /healthz', /^HTTP\/1\.1 200/],
])('a body that comes after the answer is cut: %s', async (_what, line, answer) => {
  const { hostname, port } = new URL(server.ownAddress);
  const { host } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  // A reset is fine, too: the connection only has to be closed.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const head = [`${line} HTTP/1.1`, `Host: ${host}`, 'Content-Type: application/json', 'Content-Length: 50000'];
  socket.write(`${head.join('\r\n')}\r\n\r\n{`);
  const drip = setInterval(() => socket.write(' '), 100);
  await closed.finally(() => clearInterval(drip));
  expect(received).toMatch(answer);
});

it('bodies that end after their answer leave nothing on a connection that stays open', async () => {
  const { hostname, port } = new URL(server.ownAddress);
  const { host } = new URL(server.url);
  const warnings: Error[] = [];
  const warned = (warning: Error) => warnings.push(warning);
  process.on('warning', warned);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  let received = '';
  socket.on('data', (text: string) => (received += text));
  const answers = () => received.match(/HTTP\/1\.1 4/g)?.length ?? 0;
  for (let at = 1; at <= 30; at += 1) {
    socket.write(`POST /nowhere HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 2\r\n\r\n{`);
    while (answers() < at) await new Promise((resolve) => socket.once('data', resolve));
    socket.write('}');
  }
  socket.destroy();
  process.off('warning', warned);
  expect(warnings).toEqual([]);
});
