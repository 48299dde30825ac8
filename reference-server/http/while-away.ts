// The answers of a server that waits for its database: it is alive, but not ready.
import type { RequestListener } from 'node:http';
import { storeUnavailable } from '#core/call/errors.ts';

export const whileAway: RequestListener = (request, response) => {
  const [path] = (request.url ?? '').split('?');
  const send = (status: number, type: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
    const more = { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
    response.writeHead(status, { ...more, ...headers }).end(JSON.stringify(body));
  };
  if (path === '/healthz') send(200, 'application/json', { status: 'ok' });
  else if (path === '/readyz') send(503, 'application/json', { status: 'unavailable', reason: 'database-away' });
  else {
    const problem = storeUnavailable();
    send(problem.status, 'application/problem+json', problem.toBody(), problem.headers);
  }
};
