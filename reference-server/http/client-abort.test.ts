import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { CallerGone } from '#core/call/errors.ts';
import { abortSignal } from './client-abort.ts';

const begun = () => new ServerResponse(new IncomingMessage(new Socket()));

it('one listener waits for the end, however often a call checks its caller', () => {
  const response = begun();
  const asked = Array.from({ length: 50 }, () => abortSignal(response));
  expect(new Set(asked).size).toBe(1);
  expect(response.listenerCount('close')).toBe(1);
  response.emit('close');
  expect(asked[0]?.reason).toBeInstanceOf(CallerGone);
});

it('two calls have nothing to do with each other', () => {
  const [one, other] = [begun(), begun()];
  const signal = abortSignal(other);
  abortSignal(one);
  one.emit('close');
  expect(signal.aborted).toBe(false);
});
