import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readSettings } from '../settings/env.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { abortSignal } from './client-abort.ts';
import { listen } from './listener.ts';

async function uploadUrl(server: TestServer): Promise<URL> {
  const admin = await server.signInAs('admin');
  const response = await admin.request('/api/objects/upload', { method: 'POST' });
  return new URL(z.object({ uploadURL: z.string() }).parse(response.json()).uploadURL);
}

it('answers a request that came before there was an answer, once there is one, and the next one by the latest', async () => {
  const listener = await listen(readSettings({ PORT: '0', HOST: '127.0.0.1' }));
  const request = async () => (await fetch(listener.ownAddress)).text();
  const first = request();
  while (listener.running() === 0) await new Promise((resolve) => void setImmediate(resolve));
  listener.answerWith((_, response) => void response.end('away'));
  expect(await first).toBe('away');
  listener.answerWith((_, response) => void response.end('ready'));
  expect(await request()).toBe('ready');
  await listener.close(0);
});

it('cuts a connection with more than 100 requests that wait for their answers, and no other', async () => {
  const listener = await listen(readSettings({ PORT: '0', HOST: '127.0.0.1' }));
  const asked: ServerResponse[] = [];
  listener.answerWith((_, response) => void asked.push(response));
  const send = (count: number) => {
    const socket = connect(listener.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(count));
    return socket;
  };
  const other = send(100);
  await expect.poll(() => asked.length).toBe(100);
  const flood = send(1000);
  await once(flood, 'close');
  await expect.poll(() => [asked.length, listener.running()]).toEqual([200, 100]);
  for (const response of asked) response.end('answer');
  let text = '';
  for await (const chunk of other) {
    text += String(chunk);
    if (text.split('answer').length > 100) break;
  }
  await expect.poll(() => listener.running()).toBe(0);
  await listener.close(0);
});

it('answers the whole requests before what cannot be read, and closes the connection then', async () => {
  const listener = await listen(readSettings({ PORT: '0', HOST: '127.0.0.1' }));
  const asked: ServerResponse[] = [];
  listener.answerWith((_, response) => void asked.push(response));
  const socket = connect(listener.port, '127.0.0.1');
  socket.write('DELETE /one HTTP/1.1\r\nHost: localhost\r\n\r\n{}');
  await expect.poll(() => asked.length).toBe(1);
  socket.write('and more');
  asked[0]?.writeHead(204).end();
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 204']);
  await listener.close(0);
});

it('gives up all requests of a connection that closes, also those behind another one', async () => {
  const listener = await listen(readSettings({ PORT: '0', HOST: '127.0.0.1' }));
  const signals: AbortSignal[] = [];
  let sent: unknown = null;
  listener.answerWith((_, response) => {
    signals.push(abortSignal(response));
    // A call that answers nonetheless.
    abortSignal(response).addEventListener('abort', () => (sent = response.end('late')));
  });
  const socket = connect(listener.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3));
  await expect.poll(() => signals.length).toBe(3);
  socket.destroy();
  await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
  expect([listener.running(), sent]).toEqual([0, expect.anything()]);
  await listener.close(0);
});

it('starts with less time for a whole request than for its headers', async () => {
  const listener = await listen(readSettings({ PORT: '0', HOST: '127.0.0.1', REQUEST_TIMEOUT_SECONDS: '10' }));
  await listener.close(0);
});

it('gives the largest upload all the time that it may take at its least pace', () => {
  const { requestTimeoutSeconds, uploadStallSeconds } = readSettings({});
  const [largest, leastBytesPerSecond] = [50 * 1024 * 1024, 8 * 1024];
  expect(requestTimeoutSeconds).toBeGreaterThan(largest / leastBytesPerSecond + uploadStallSeconds);
});

it('keeps an idle connection for IDLE_TIMEOUT_SECONDS, by default longer than the usual minute of a balancer', async () => {
  const server = await startTestServer({ environment: { IDLE_TIMEOUT_SECONDS: '90' } });
  const { headers } = await server.newClient().request('/healthz');
  expect(headers.get('keep-alive')).toBe('timeout=90');
  expect(readSettings({}).idleTimeoutSeconds).toBeGreaterThan(60);
  await server.stop();
});

it('finishes a running request when the server ends, and accepts no new one', async () => {
  const server = await startTestServer();
  const outgoing = request(await uploadUrl(server), { method: 'PUT', headers: { 'Content-Length': '6' } });
  const answered = once(outgoing, 'response');
  outgoing.write('abc');
  const [socket] = (await once(outgoing, 'socket')) as [Socket];
  if (socket.connecting) await once(socket, 'connect');
  // Once a later request is answered, the upload has arrived.
  await server.newClient().request('/healthz');
  const stopped = server.stop();
  await expect(server.newClient().request('/healthz')).rejects.toThrow();
  outgoing.end('def');
  const [response] = (await answered) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  response.resume();
  await stopped;
});

it('cuts a client that sends its headers too slowly', async () => {
  const server = await startTestServer({ environment: { HEADERS_TIMEOUT_SECONDS: '1' } });
  const { hostname, port } = new URL(server.ownAddress);
  const socket = connect(Number(port), hostname);
  socket.write('GET /api/documents HTTP/1.1\r\nHost: localhost\r\n');
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  await server.stop();
});

it('cuts a client that stops sending in the middle of an upload, and leaves nothing of it', async () => {
  const server = await startTestServer({ environment: { IDLE_TIMEOUT_SECONDS: '4' } });
  const outgoing = request(await uploadUrl(server), { method: 'PUT', headers: { 'Content-Length': '1000' } });
  outgoing.write('abc');
  const [error] = (await once(outgoing, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNRESET');
  expect(server.faults).toEqual([]);
  await server.stop();
});

it('logs every request with its id and the person, and never a secret', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const server = await startTestServer({ log });
  const client = server.newClient();
  const callback = await client.authorize('ada@strongroom.example', 'demo-admin-password');
  await client.request(callback.href);
  const response = await client.request('/api/documents');
  const upload = await uploadUrl(server);
  await client.request(upload.href, { method: 'PUT', body: 'x' });
  await client.request('/api/login?invitation=a-secret-invitation');
  const session = client.cookie('strongroom_session') ?? '';
  await server.stop();

  const text = lines.join('');
  const entry = z.record(z.string(), z.unknown());
  const entries = lines.map((line) => entry.parse(JSON.parse(line)));
  expect(entries.find((one) => one['requestId'] === response.headers.get('x-request-id'))).toMatchObject({
    method: 'GET',
    path: '/api/documents',
    status: 200,
    userId: 'user-admin',
    address: '127.0.0.1',
  });
  const secrets = [
    session,
    'demo-admin-password',
    'a-secret-invitation',
    callback.searchParams.get('code') ?? '',
    callback.searchParams.get('state') ?? '',
    upload.searchParams.get('signature') ?? '',
  ];
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    expect(text).not.toContain(secret);
  }
});
