// A clock that tests can move forward, over this machine only; the system's clock unless a setting enables it.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '#core/ports/clock.ts';
import { isLoopback } from '../settings/addresses.ts';
import { type Settings, SettingsError } from '../settings/env.ts';
import { systemClock } from './node-ports.ts';

export interface OpenClock extends Clock {
  /** The address that moves it; null if it cannot be moved. */
  url: string | null;
  close(): Promise<void>;
}

const LONGEST_STEP_SECONDS = 366 * 86_400;
const LARGEST_BODY = 1000;

/** @throws SettingsError if the port is not available. */
export async function openClock({ testClockPort: port }: Pick<Settings, 'testClockPort'>): Promise<OpenClock> {
  if (port === null) return { ...systemClock, url: null, close: () => Promise.resolve() };
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff' });
      response.end(JSON.stringify(body));
    };
    secondsIn(request).then(
      (seconds) => {
        if (seconds === null) {
          answer(400, { message: 'POST /advance?seconds=900, or POST {"advanceSeconds": 900}: forward, in seconds' });
          return;
        }
        aheadMs += seconds * 1000;
        answer(200, { now: now().toISOString() });
      },
      () => answer(400, { message: 'The request cannot be read' }),
    );
  });
  await once(server.listen(port, '127.0.0.1'), 'listening').catch(() => {
    throw new SettingsError(`TEST_CLOCK_PORT ${port} cannot be had. Set it to another number.`);
  });
  // Must not keep the process alive if the start fails later.
  server.unref();
  const { port: bound } = server.address() as AddressInfo;
  return {
    now,
    url: `http://127.0.0.1:${bound}/advance`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Null for every request that does not move the clock, including any from browsers. */
async function secondsIn(request: IncomingMessage): Promise<number | null> {
  const { headers, method, url = '' } = request;
  const isFromPage = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
  if (method !== 'POST' || isFromPage || !URL.canParse(`http://${headers.host}`)) return null;
  const target = new URL(url, `http://${headers.host}`);
  if (!isLoopback(target.hostname)) return null;
  const seconds = target.searchParams.get('seconds') ?? (await secondsInBody(request));
  return typeof seconds === 'string' && /^\d{1,9}$/.test(seconds) ? stepOf(Number(seconds)) : null;
}

async function secondsInBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8') as AsyncIterable<string>) {
    text += chunk;
    if (text.length > LARGEST_BODY) return '';
  }
  const { advanceSeconds } = JSON.parse(text) as { advanceSeconds?: unknown };
  return String(advanceSeconds);
}

function stepOf(seconds: number): number | null {
  return seconds > 0 && seconds <= LONGEST_STEP_SECONDS ? seconds : null;
}
