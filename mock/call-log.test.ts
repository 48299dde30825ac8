import { expect, test } from 'vitest';
import { CallLog } from './call-log.ts';

const call = (at: number) => ({
  operationId: null,
  method: 'GET',
  url: `/api/documents?call=${at}`,
  path: '/api/documents',
  headers: {},
  credentials: 'include' as const,
  cache: 'no-store' as const,
  body: null,
});

test('the newest 500 calls are kept, and a late answer to a forgotten one changes nothing', () => {
  const log = new CallLog();
  const answerFirst = log.open(call(0));
  for (let at = 1; at <= 500; at += 1) log.open(call(at))(200);
  answerFirst(204);
  expect(log.all).toHaveLength(500);
  expect(log.all[0]?.url).toBe('/api/documents?call=1');
  expect(new Set(log.all.map(({ status }) => status))).toEqual(new Set([200]));
});
