import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openLog } from '../process/open-log.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { inHeader, tracedFields, traceOf, within } from './trace.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

const lineSchema = z.looseObject({
  msg: z.string(),
  path: z.string().optional(),
  traceId: z.string().optional(),
  spanId: z.string().optional(),
});

async function startLogged(environment: Record<string, string> = {}) {
  const written: string[] = [];
  const log = openLog('debug', { write: (line: string) => void written.push(line) });
  server = await startTestServer({ environment, log });
  const lines = () => written.map((line) => lineSchema.parse(JSON.parse(line)));
  return { running: server, written, lines };
}

describe('a traceparent', () => {
  it.each([`00-${TRACE}-${PARENT}-01`, `cc-${TRACE}-${PARENT}-01`, `cc-${TRACE}-${PARENT}-01-what-the-future-brings`])(
    'is continued: %s',
    (header) => {
      const trace = traceOf(header);
      expect(trace).toMatchObject({ traceId: TRACE, parentId: PARENT, isSampled: true });
      expect(trace.spanId).not.toBe(PARENT);
      expect(inHeader(trace)).toBe(`00-${TRACE}-${trace.spanId}-01`);
    },
  );

  it.each([
    '',
    'nonsense',
    `ff-${TRACE}-${PARENT}-01`,
    `00-${TRACE}-${PARENT}-01-more`,
    `00-${TRACE.toUpperCase()}-${PARENT}-01`,
    `00-${'0'.repeat(32)}-${PARENT}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE}-${PARENT}`,
    `00-${TRACE}-${PARENT}-0`,
    `00-${TRACE}0-${PARENT}-01`,
    `00-${TRACE}-${PARENT}-01\n{"level":60}`,
  ])('that is invalid begins a new trace: %j', (header) => {
    const trace = traceOf(header);
    expect(trace.traceId).toMatch(/^[\da-f]{32}$/);
    expect(trace.traceId).not.toBe(TRACE);
    expect(trace).toMatchObject({ parentId: null, isSampled: false });
    expect(traceOf(header).traceId).not.toBe(trace.traceId);
  });

  it('that is not sampled stays so', () => {
    expect(inHeader(traceOf(`00-${TRACE}-${PARENT}-00`))).toMatch(/-00$/);
  });

  it('is kept by work that is begun within it, and by nothing else', async () => {
    const [one, other] = [traceOf(''), traceOf('')];
    const later = (trace: typeof one) =>
      within(trace, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return tracedFields();
      });
    const [first, second] = await Promise.all([later(one), later(other)]);
    expect(first).toEqual({ traceId: one.traceId, spanId: one.spanId });
    expect(second).toEqual({ traceId: other.traceId, spanId: other.spanId });
    expect(tracedFields()).toEqual({});
  });
});

describe('a request', () => {
  it('answers with its trace, which is also in its log line', async () => {
    const { running, lines } = await startLogged({ SEED: 'none' });
    const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
    const response = await running.newClient().request('/healthz', { headers });
    const [, traceId, spanId] = (response.headers.get('traceresponse') ?? '').split('-');
    expect(traceId).toBe(TRACE);
    await expect
      .poll(() => lines().find(({ msg, path }) => msg === 'request' && path === '/healthz'))
      .toMatchObject({ traceId: TRACE, spanId, parentId: PARENT });
  });

  it('has it on every log line, and no other request has', async () => {
    const { running, lines } = await startLogged({ SEED: 'none', API_CALLS_PER_MINUTE: '1' });
    const request = () => running.newClient().request('/api/documents');
    const refused = (await Promise.all([request(), request(), request()])).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    const warned = lines().filter(({ msg }) => msg === 'too many requests in a minute');
    expect(warned).toHaveLength(1);
    const traces = refused.map(({ headers }) => (headers.get('traceresponse') ?? '').split('-')[1]);
    expect(traces).toContain(warned[0]?.traceId);
    expect(new Set(traces).size).toBe(2);
  });

  it('leaves no query and no header in the log, except its own trace', async () => {
    const { running, written } = await startLogged({ SEED: 'none' });
    const headers = { traceparent: 'traceparent-secret', tracestate: 'vendor=state-secret', 'X-Other': 'other-secret' };
    await running.newClient().request('/api/documents?token=query-secret', { headers });
    await expect.poll(() => written.join('')).toContain('/api/documents');
    expect(written.join('')).not.toContain('secret');
  });
});
