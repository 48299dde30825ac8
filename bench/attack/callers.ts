// The attackers: connections that repeat a call until it is answered, and then read only the first bytes.
import { once, setMaxListeners } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Attack {
  /** Method, path and body. */
  call: readonly [method: 'GET' | 'POST', path: string, json?: unknown];
  cookie: string;
}

/** The number of answers by status. */
export type Answered = Map<number, number>;

/** The default delay for an answer with `Retry-After`. */
const AGAIN_MS = 5000;
const wait = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

/** Repeats a call until the answer does not ask to retry later, and leaves the answer unread. */
export async function hold(url: URL, attack: Attack, answered: Answered, signal: AbortSignal): Promise<void> {
  setMaxListeners(0, signal);
  while (!signal.aborted) {
    const socket = connect(Number(url.port), url.hostname);
    socket.on('error', () => undefined);
    signal.addEventListener('abort', () => socket.destroy(), { once: true });
    const status = await statusOf(socket, textOf(url, attack));
    answered.set(status, (answered.get(status) ?? 0) + 1);
    if (status !== 429 && status !== 503 && status !== 0) return;
    socket.destroy();
    await wait(AGAIN_MS);
  }
}

function textOf({ host }: URL, { call: [method, path, json], cookie }: Attack): string {
  const body = json === undefined ? '' : JSON.stringify(json);
  const type =
    json === undefined ? '' : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n${type}\r\n${body}`;
}

/** 0 if the connection is closed. */
async function statusOf(socket: Socket, text: string): Promise<number> {
  socket.write(text);
  const [part] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [Buffer | boolean];
  socket.pause();
  return Buffer.isBuffer(part) ? Number(part.toString('latin1', 9, 12)) : 0;
}
