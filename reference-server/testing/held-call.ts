// A call whose head is sent at once, and its body when the test decides.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { SESSION_COOKIE, type TestClient } from './client.ts';

export interface HeldCall {
  send(piece: string | Uint8Array): void;
  /** The status and the answer, once the server has ended it or closed the connection. */
  answer(): Promise<{ status: number; text: string }>;
  socket: Socket;
}

export interface HeldHead {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** The announced length of the body. */
  length: number;
  as?: TestClient;
}

/** Resolves when the server has read the head and waits for the body, or begins to answer. */
export async function holdCall(address: string, { method, path, headers, length, as }: HeldHead): Promise<HeldCall> {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
  await once(socket, 'connect');
  const all: Record<string, string> = {
    Host: host,
    'Content-Length': String(length),
    Expect: '100-continue',
    Connection: 'close',
    ...(as ? { Cookie: `${SESSION_COOKIE}=${as.cookie(SESSION_COOKIE) ?? ''}` } : {}),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  let text = '';
  socket.setEncoding('utf8');
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const begun = new Promise<void>((resolve) => {
    socket.on('data', (piece: string) => {
      text += piece;
      resolve();
    });
    void ended.then(resolve);
  });
  // Some tests expect the server to close the connection.
  socket.on('error', () => undefined);
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  await begun;
  return {
    socket,
    send: (piece) => void socket.write(piece),
    async answer() {
      await ended;
      const answer = text.replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '');
      return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0), text: answer };
    },
  };
}
