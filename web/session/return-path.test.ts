import { expect, test } from 'vitest';
import { safePath } from './return-path.ts';

const origin = 'https://room.example';

test.each(['/documents', '/documents?document=abc', '/users', '/anything/else?x=%2F%2Fevil.example'])(
  '%s is a path to come back to',
  (path) => {
    expect(safePath(path, origin)).toBe(path);
  },
);

test.each([
  null,
  '',
  'documents',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/api/logout',
  '/x/..//evil.example',
])('%j is not followed', (path) => {
  expect(safePath(path, origin)).toBeNull();
});
