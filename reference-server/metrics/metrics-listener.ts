// A port of its own for monitoring: `/metrics`, `/healthz`, `/readyz`, reachable where METRICS_HOST allows.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Health } from '../http/health.ts';
import { listen } from '../http/listener.ts';
import { isLoopback } from '../settings/addresses.ts';
import type { Settings } from '../settings/env.ts';
import type { Gauges, Counters } from './counters.ts';
import type { PrometheusMeasures } from './prometheus.ts';

export interface Metrics {
  url: string;
  measures: Counters;
  /** Requests wait for this call. */
  serve(health: Health, gauges: Gauges): void;
  close(): Promise<void>;
}

/** Monitors are few, and read little. */
const CONNECTIONS = 100;
/** For a request under way at the end of the shutdown. */
const GRACE_MS = 500;

/** Null without METRICS_PORT. @throws SettingsError if the port cannot be opened */
export async function openMetrics(settings: Settings): Promise<Metrics | null> {
  const { metricsPort: port, metricsHost: host } = settings;
  if (port === null) return null;
  const place = { ...settings, port, host, connectionsPerAddress: CONNECTIONS, trustedProxies: [] };
  const listener = await listen(place, (name) => `METRICS_${name}`);
  try {
    const { prometheusMeasures } = await import('./prometheus.ts');
    const measures = prometheusMeasures();
    return {
      url: `${listener.ownAddress}/metrics`,
      measures,
      serve(health, gauges) {
        measures.watch(gauges);
        listener.answerWith((request, response) => {
          answer(request, response, { health, measures }).catch(() => response.destroy());
        });
      },
      async close() {
        await listener.close(GRACE_MS);
      },
    };
  } catch (error) {
    await listener.close(0);
    throw error;
  }
}

/**
 * Detects requests from web pages: by the origin that browsers send, or by a Host header that does not belong to this
 * machine (DNS rebinding). Monitors on other machines, where METRICS_HOST allows them, may use any name of this server.
 */
function isFromPage({ headers, socket }: IncomingMessage): boolean {
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) return true;
  if (!isLoopback(socket.localAddress ?? '')) return false;
  const address = `http://${headers.host}`;
  return !URL.canParse(address) || !isLoopback(new URL(address).hostname);
}

interface Parts {
  health: Health;
  measures: PrometheusMeasures;
}

async function answer(request: IncomingMessage, response: ServerResponse, { health, measures }: Parts): Promise<void> {
  const [path = ''] = (request.url ?? '').split('?');
  const send = (status: number, type: string, body: string, more: Record<string, string> = {}) => {
    const length = { 'Content-Length': String(Buffer.byteLength(body)) };
    const plain = { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
    response.writeHead(status, { ...plain, ...length, ...more });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const isWatched = path === '/metrics' || path === '/healthz' || path === '/readyz';
  if (isFromPage(request)) send(403, 'text/plain; charset=utf-8', 'Not for pages\n');
  else if (!isWatched) send(404, 'text/plain; charset=utf-8', 'Here are /metrics, /healthz and /readyz\n');
  else if (request.method !== 'GET' && request.method !== 'HEAD')
    send(405, 'text/plain; charset=utf-8', 'Read only\n', { Allow: 'GET, HEAD' });
  else if (path === '/metrics') send(200, measures.contentType, await measures.text());
  else {
    const { status, body } = await health(path);
    send(status, 'application/json; charset=utf-8', JSON.stringify(body));
  }
}
