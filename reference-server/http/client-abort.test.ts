import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { CallerGone } from '#core/call/errors.ts';
import type { Logger } from 'pino';
import { measureRequests } from '../metrics/request-measures.ts';
import { abortSignal } from './client-abort.ts';
import { logRequests } from './request-log.ts';
import type { AppContext } from './request-state.ts';

const begun = () => new ServerResponse(new IncomingMessage(new Socket()));

it('one listener waits for the end, however often a call checks its caller', () => {
  const response = begun();
  const signals = Array.from({ length: 50 }, () => abortSignal(response));
  expect(new Set(signals).size).toBe(1);
  expect(response.listenerCount('close')).toBe(1);
  response.emit('close');
  expect(signals[0]?.reason).toBeInstanceOf(CallerGone);
});

it('two calls have nothing to do with each other', () => {
  const [one, other] = [begun(), begun()];
  const signal = abortSignal(other);
  abortSignal(one);
  one.emit('close');
  expect(signal.aborted).toBe(false);
});

it.each([false, true])(
  'a client that leaves is logged with the status that it received, if any: %s',
  async (isBegun) => {
    const statuses: unknown[] = [];
    const note = ({ status }: { status: number }) => void statuses.push(status);
    const res = begun();
    // As Koa begins every answer.
    res.statusCode = 404;
    const ctx = { res, method: 'GET', path: '/api/folders', state: { trace: {}, client: {} } } as unknown as AppContext;
    const next = () => Promise.resolve();
    await logRequests({ info: note } as unknown as Logger)(ctx, next);
    await measureRequests({ requestEnded: note, signInFailed: () => undefined, failed: () => undefined })(ctx, next);
    if (isBegun) res.writeHead(200);
    res.emit('close');
    expect(statuses).toEqual(isBegun ? [200, 200] : [499, 499]);
  },
);
