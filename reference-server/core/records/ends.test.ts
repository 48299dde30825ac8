import { expect, it } from 'vitest';
import { ApiProblem } from '../call/errors.ts';
import { endToCome } from './ends.ts';

const now = new Date('2026-01-15T10:00:00.000Z');
const refusalOf = (expiresAt: string) => {
  try {
    return endToCome(expiresAt, now);
  } catch (refusal) {
    return refusal instanceof ApiProblem ? refusal.toBody() : refusal;
  }
};

it('an end is kept in the one spelling of times', () => {
  expect(endToCome('2026-03-03T23:00:00+01:00', now)).toBe('2026-03-03T22:00:00.000Z');
  expect(endToCome('9999-12-31T23:59:59Z', now)).toBe('9999-12-31T23:59:59.000Z');
  expect(endToCome(null, now)).toBeNull();
});

it.each(['9999-12-31T23:59:59-23:59', '2026-01-15T10:00:00Z'])('an end at %s is refused', (expiresAt) => {
  expect(refusalOf(expiresAt)).toMatchObject({ code: 'invalid-request', invalidParams: [{ name: 'expiresAt' }] });
});
