import { describe, expect, it } from 'vitest';
import { safeReturnTo } from './return-to.ts';

const kept = ['/', '/documents', '/documents?folder=folder-1', '/audit#top', '/documents?q=50%25', '/a%20b'];

const refused = [
  '',
  'documents',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '%2F%2Fevil.example',
  '/%2Fevil.example',
  '/%2fevil.example',
  '/%5Cevil.example',
  '/%252Fevil.example',
  '/%255Cevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/%',
  `/${'a'.repeat(3000)}`,
];

describe('where a sign-in comes back to', () => {
  it.each(kept)('keeps %s', (path) => expect(safeReturnTo(path)).toBe(path));
  it.each(refused)('takes %j for nothing', (path) => expect(safeReturnTo(path)).toBeNull());
  it('is no page when none was requested', () => expect(safeReturnTo(undefined)).toBeNull());
});
