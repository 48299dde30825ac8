// Calls per second of a server: a minimal load generator, since one that parses and copies answers would be slower than
// the servers at lists of megabytes.
import { connect, type Socket } from 'node:net';

export interface Load {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
  connections: number;
  seconds: number;
}

const LAST_PIECE = '0\r\n\r\n';
const HEAD_END = '\r\n\r\n';

/**
 * Keeps every connection busy with one call after the other, and counts the answers within the time.
 * @throws Error for an answer that is not 200 or has no length
 */
export async function callsPerSecond({ url, method = 'GET', headers = {}, body, ...load }: Load): Promise<number> {
  const { host, hostname, port, pathname } = new URL(url);
  const lines = Object.entries({ host, ...headers, ...(body ? { 'content-length': String(body.length) } : {}) });
  const head = [`${method} ${pathname} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''];
  const call = Buffer.concat([Buffer.from(head.join('\r\n')), body ?? Buffer.alloc(0)]);
  const begun = performance.now();
  const end = begun + load.seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: load.connections }, () => keepCalling({ host: hostname, port: Number(port), call, end })),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - begun) / 1000);
}

interface Line {
  host: string;
  port: number;
  call: Buffer;
  /** No further call is made after this time. */
  end: number;
}

function keepCalling({ host, port, call, end }: Line): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0;
    let head = '';
    /** Whether the answer ends with these bytes of its body; null while the head is read. */
    let isLast: ((bytes: Buffer) => boolean) | null = null;
    const take = (bytes: Buffer): void => {
      let body = bytes;
      if (isLast === null) {
        head += bytes.toString('latin1');
        const at = head.indexOf(HEAD_END);
        if (at === -1) return;
        isLast = endOf(head.slice(0, at));
        body = Buffer.from(head.slice(at + HEAD_END.length), 'latin1');
      }
      if (!isLast(body)) return;
      [head, isLast] = ['', null];
      answered += 1;
      if (performance.now() < end) socket.write(call);
      else socket.end(() => resolve(answered));
    };
    const onread = {
      buffer: Buffer.alloc(256 * 1024),
      callback: (size: number, buffer: Uint8Array) => {
        try {
          take(Buffer.from(buffer.buffer, buffer.byteOffset, size));
        } catch (error) {
          socket.destroy(error as Error);
        }
        return true;
      },
    };
    const socket: Socket = connect({ host, port, onread }, () => socket.write(call));
    socket.once('error', reject).once('close', () => reject(new Error('The server hung up')));
  });
}

/** Finds the end of a body by its length, or by its last piece. */
function endOf(head: string): (bytes: Buffer) => boolean {
  if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`Not an answer to count: ${head}`);
  if (/^transfer-encoding: *chunked/im.test(head)) {
    let tail = '';
    return (bytes) =>
      (tail = (tail + bytes.subarray(-LAST_PIECE.length).toString('latin1')).slice(-LAST_PIECE.length)) === LAST_PIECE;
  }
  let missing = Number(/^content-length: *(\d+)/im.exec(head)?.[1]);
  if (Number.isNaN(missing)) throw new Error(`Not an answer to count: ${head}`);
  return (bytes) => (missing -= bytes.length) <= 0;
}
