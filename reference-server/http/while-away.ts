// The answers of a server that waits for its database: it is alive, but not ready.
import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { storeUnavailable } from '#core/call/errors.ts';
import { problemAnswer } from '#core/room/perform.ts';
import { toWire } from '#core/room/wire.ts';

export const whileAway: RequestListener = (request, response) => {
  const [path] = (request.url ?? '').split('?');
  const send = (status: number, body: object) => {
    const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
  if (path === '/healthz') send(200, { status: 'ok' });
  else if (path === '/readyz') send(503, { status: 'unavailable', reason: 'database-away' });
  else {
    const requestId = randomUUID();
    const wire = { method: request.method ?? 'GET', requestId };
    const { status, headers, body } = toWire(problemAnswer(storeUnavailable(), requestId), wire);
    // The body of a problem is always bytes.
    response.writeHead(status, headers).end(body as Uint8Array | null);
  }
};
