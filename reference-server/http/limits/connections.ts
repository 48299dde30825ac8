// Limits before a request is read: connections of one address, and `Expect: 100-continue`.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type BlockList, isIP, type Socket } from 'node:net';
import { callerAt } from '#server/settings/addresses.ts';

const TOO_MANY =
  'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/** @param trusted proxies, which pass on many @returns a function that counts refused connections */
export function limitConnections(server: Server, most: number, trusted: BlockList): () => number {
  const open = new Map<string, number>();
  let refused = 0;
  server.on('connection', (socket: Socket) => {
    const address = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
    if (trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return;
    const caller = callerAt(address);
    const count = (open.get(caller) ?? 0) + 1;
    open.set(caller, count);
    socket.once('close', () => {
      const left = (open.get(caller) ?? 1) - 1;
      if (left === 0) open.delete(caller);
      else open.set(caller, left);
    });
    if (count > most) {
      refused += 1;
      socket.on('error', () => undefined);
      socket.end(TOO_MANY, () => socket.destroy());
    }
  });
  return () => refused;
}

/** Sends 100 when the body is first read, so that refused bodies are never sent. */
export function continueWhenRead(request: IncomingMessage, response: ServerResponse): void {
  const read = request._read.bind(request);
  let isTold = false;
  request._read = (size) => {
    if (!isTold && !response.headersSent) response.writeContinue();
    isTold = true;
    read(size);
  };
}
