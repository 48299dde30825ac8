// Requests that Node's parser rejects: an unknown method is not allowed, an endless head is too large.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import { ApiProblem, bodyTooSlow, headTooLarge, invalidRequest } from '#core/call/errors.ts';
import { problemAnswer } from '#core/room/perform.ts';
import { findRoute, isForApi } from '#core/room/routes.ts';
import { toWire } from '#core/room/wire.ts';

/** How long the client may go on sending before the connection is closed. */
const LINGER_MS = 2000;

export interface UnreadableRequest extends Error {
  code?: string;
  /** The bytes being parsed. */
  rawPacket?: Buffer;
}

/** Answers and closes the connection. */
export function answerUnreadable(error: UnreadableRequest, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const problem = problemOf(error);
  const requestId = randomUUID();
  const { status, headers, body } = toWire(problemAnswer(problem, requestId), { method: 'GET', requestId });
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n`);
  // The body of a problem is always bytes.
  socket.write(body as Uint8Array);
  endSlowly(socket);
}

/** Reads on for a while, without which the client could lose the answer. */
export function endSlowly(socket: Socket): void {
  socket.end();
  const cut = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(cut)).resume();
}

function problemOf({ code, rawPacket }: UnreadableRequest): ApiProblem {
  if (code === 'HPE_HEADER_OVERFLOW') return headTooLarge();
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return bodyTooSlow();
  const [, method = '', target = ''] = /^([\w!#$%&'*+.^`|~-]+) (\S+) HTTP\/1\.1\r\n/.exec(firstLine(rawPacket)) ?? [];
  const route = isForApi(target) ? findRoute({ method, target, headers: {} }) : null;
  return route instanceof ApiProblem ? route : invalidRequest([], 'The request cannot be read');
}

const firstLine = (packet: Buffer | undefined): string => packet?.subarray(0, 20_000).toString('latin1') ?? '';
