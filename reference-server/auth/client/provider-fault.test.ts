import { expect, it } from 'vitest';
import { explainFault, plainLine } from './provider-fault.ts';

it.each([
  ['a JSON Web Token', `it was eyJhbGciOi.eyJzdWIiOi.c2lnbmF0`],
  ['an opaque value', 'it was 0fb3a1c4d5e6f708192a3b4c5d6e7f80'],
  ['the code that was sent', 'it was short-code'],
])('a line of the log keeps the message of the provider, without %s', (_, text) => {
  expect(plainLine(text, ['short-code'])).toBe('it was …');
});

it('a line of the log is one line, and no longer than needed', () => {
  const line = plainLine(`wrong\r\n{"level":60}\u202e${'x '.repeat(1000)}`);
  expect(line).toMatch(/^wrong \{"level":60\} [x ]+$/);
  expect(line).toHaveLength(300);
});

it('an unreachable provider is logged by the code of its connection', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' });
  expect(explainFault(new TypeError('fetch failed', { cause: refused }))).toEqual({
    kind: 'unreachable',
    facts: { code: 'ECONNREFUSED', detail: 'fetch failed: connect ECONNREFUSED 127.0.0.1:9' },
  });
});

it('an answer that did not end in time counts as missing', () => {
  const cause = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  expect(explainFault(new Error('failed to parse "response" body as JSON', { cause })).kind).toBe('unreachable');
});
