// What a client can occupy without doing anything: unread answers, connections, and announced bodies.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDocument, ticketFor } from '#server/testing/room.ts';
import { SESSION_COOKIE } from '#server/testing/client.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer | null = null;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await server?.stop();
  server = null;
});

async function start(environment: Record<string, string>): Promise<TestServer> {
  server = await startTestServer({ environment });
  return server;
}

/** Opens a connection and sends the text. */
function send(running: TestServer, text: string): Socket {
  const { hostname, port } = new URL(running.ownAddress);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write(text);
  return socket;
}

/** Reads until the server closes the connection or the answer ends. */
async function answerTo(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket) {
    text += String(part);
    if (text.includes('\r\n\r\n')) break;
  }
  return text;
}

/** Reads the head of the answer only. */
async function headOf(socket: Socket): Promise<string> {
  const [part] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  return part.toString('latin1').split('\r\n')[0] ?? '';
}

describe('unread answers', () => {
  const bytes = `<!doctype html><p>${'x'.repeat(12_000_000)}`;

  it('are limited for one user, and no other is refused', async () => {
    const running = await start({ OPEN_DOWNLOADS: '3' });
    const admin = await running.signInAs('admin');
    const { id } = await addDocument(admin, { name: 'Large' }, bytes);
    const get = (client = admin) => {
      const cookie = `${SESSION_COOKIE}=${client.cookie(SESSION_COOKIE) ?? ''}`;
      return send(
        running,
        `GET /api/documents/${id}/download HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`,
      );
    };
    const unread = [get(), get(), get()];
    for (const socket of unread) expect(await headOf(socket)).toBe('HTTP/1.1 200 OK');
    const refused = await answerTo(get());
    expect(refused).toMatch(/^HTTP\/1\.1 429 /);
    expect(refused).toMatch(/\r\nRetry-After: \d+\r\n/i);
    const manager = await running.signInAs('manager');
    expect(await headOf(get(manager))).toBe('HTTP/1.1 200 OK');
    expect((await admin.request('/api/documents')).status).toBe(200);
    unread[0]?.destroy();
    await expect.poll(async () => headOf(get()), { timeout: 10_000 }).toBe('HTTP/1.1 200 OK');
  });

  it('are limited on one connection, too', async () => {
    const running = await start({ OPEN_DOWNLOADS: '2' });
    const admin = await running.signInAs('admin');
    const { id } = await addDocument(admin, { name: 'Large' }, bytes);
    const cookie = `${SESSION_COOKIE}=${admin.cookie(SESSION_COOKIE) ?? ''}`;
    const one = `GET /api/documents/${id}/download HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`;
    expect(await headOf(send(running, one.repeat(20)))).toBe('HTTP/1.1 200 OK');
    await expect.poll(async () => (await admin.request(`/api/documents/${id}/preview`)).status).toBe(429);
  });

  it('end after a while in which nothing of them is read', async () => {
    const running = await start({ OPEN_DOWNLOADS: '1', IDLE_TIMEOUT_SECONDS: '1' });
    const admin = await running.signInAs('admin');
    const { id } = await addDocument(admin, { name: 'Large' }, bytes);
    const cookie = `${SESSION_COOKIE}=${admin.cookie(SESSION_COOKIE) ?? ''}`;
    await headOf(
      send(running, `GET /api/documents/${id}/download HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`),
    );
    const again = () => admin.request(`/api/documents/${id}/download`, { method: 'HEAD' });
    expect((await again()).status).toBe(429);
    await expect.poll(async () => (await again()).status, { timeout: 20_000 }).toBe(200);
    expect(running.faults).toEqual([]);
  });
});

describe('connections', () => {
  it('of one address are limited, and one that ends makes room', async () => {
    const running = await start({ CONNECTIONS_PER_ADDRESS: '3', SEED: 'none' });
    const ask = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const open = [send(running, ask), send(running, ask), send(running, ask)];
    for (const socket of open) expect(await headOf(socket)).toBe('HTTP/1.1 200 OK');
    const refused = await answerTo(send(running, ask));
    expect(refused).toMatch(/^HTTP\/1\.1 503 /);
    expect(refused).toContain('Retry-After: ');
    open[0]?.destroy();
    await expect.poll(() => headOf(send(running, ask))).toBe('HTTP/1.1 200 OK');
  });

  it('of a trusted proxy are everybody’s, and not counted', async () => {
    const running = await start({ CONNECTIONS_PER_ADDRESS: '1', TRUSTED_PROXY: '127.0.0.1', SEED: 'none' });
    const ask = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
    for (const socket of [send(running, ask), send(running, ask)]) expect(await headOf(socket)).toBe('HTTP/1.1 200 OK');
  });
});

describe('a body that is announced', () => {
  it.each(['', 'Expect: 100-continue\r\n'])(
    'and too large for its ticket is refused before it comes (%j)',
    async (expectation) => {
      const running = await start({});
      const { pathname, search } = new URL(await ticketFor(await running.signInAs('admin')));
      const socket = send(
        running,
        `PUT ${pathname}${search} HTTP/1.1\r\nHost: localhost\r\n${expectation}Content-Length: 60000000\r\n\r\n`,
      );
      // No byte of the body is sent.
      expect(await answerTo(socket)).toMatch(/^HTTP\/1\.1 413 /);
    },
  );

  it('is requested by 100 when it is accepted, and only then', async () => {
    const running = await start({});
    const { pathname, search } = new URL(await ticketFor(await running.signInAs('admin')));
    const put = (query: string) =>
      send(
        running,
        `PUT ${pathname}${query} HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n`,
      );
    expect(await answerTo(put('?signature=x'))).toMatch(/^HTTP\/1\.1 4\d\d /);
    const socket = put(search);
    const [head] = (await once(socket, 'data')) as [Buffer];
    expect(head.toString()).toMatch(/^HTTP\/1\.1 100 Continue/);
    socket.write('bytes');
    expect(await answerTo(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['/api/folders', 'application/json'],
    ['/auth/backchannel-logout', 'application/x-www-form-urlencoded'],
    ['/oidc/token', 'application/x-www-form-urlencoded'],
    ['/oidc/interaction/unknown', 'application/x-www-form-urlencoded'],
  ])('as 60 MB at %s is answered before it comes', async (at, type) => {
    const running = await start({});
    const admin = await running.signInAs('admin');
    const cookie = `Cookie: ${SESSION_COOKIE}=${admin.cookie(SESSION_COOKIE) ?? ''}\r\n`;
    const head = `POST ${at} HTTP/1.1\r\nHost: localhost\r\n${cookie}Content-Type: ${type}\r\nContent-Length: 60000000\r\n\r\n`;
    expect(await answerTo(send(running, head))).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
});

describe('what is no request of a browser', () => {
  it.each([
    [
      'headers without an end',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`,
      /^HTTP\/1\.1 431 /,
    ],
    [
      'a thousand headers of 100 bytes',
      `GET / HTTP/1.1\r\nHost: localhost\r\n${`X-Many: ${'y'.repeat(92)}\r\n`.repeat(1000)}\r\n`,
      /^HTTP\/1\.1 431 /,
    ],
    ['an address without an end', `GET /${'a'.repeat(60_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, /^HTTP\/1\.1 431 /],
    [
      'a tunnel to elsewhere',
      'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
      /^(?:HTTP\/1\.1 4\d\d |$)/,
    ],
    [
      'another protocol',
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      /^HTTP\/1\.1 200 /,
    ],
    [
      'another expectation',
      'PUT /healthz HTTP/1.1\r\nHost: localhost\r\nExpect: a miracle\r\nContent-Length: 5\r\n\r\n',
      /^HTTP\/1\.1 405 /,
    ],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400 /],
    [
      'two lengths',
      'POST /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n',
      /^HTTP\/1\.1 400 /,
    ],
    [
      'length and chunks',
      'POST /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
      /^HTTP\/1\.1 400 /,
    ],
    ['noise', '\u0000\u0001\u0002\u0003\r\n\r\n', /^HTTP\/1\.1 400 /],
  ])('is answered or hung up on: %s', async (_, text, expected) => {
    const running = server ?? (await start({ SEED: 'none' }));
    expect(await answerTo(send(running, text))).toMatch(expected);
    expect((await running.newClient().request('/healthz')).status).toBe(200);
    expect(running.faults).toEqual([]);
  });
});
