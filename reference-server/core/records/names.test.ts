import { describe, expect, it } from 'vitest';
import { cleanComment, cleanDescription, cleanName, cleanTerms } from './names.ts';

describe('a name', () => {
  it.each([
    'Board Minutes.pdf',
    'a/b\\c',
    '  spaces around  ',
    'עסקת אורורה.pdf',
    '👩‍👩‍👧‍👦 family',
    '<script>alert(1)</script>',
    "'; DROP TABLE documents; --",
    '../../etc/passwd',
    '\u200fmark of direction',
    'x'.repeat(255),
    '\u{1f512}'.repeat(255),
    '__proto__',
    'null',
    '\u00a0x',
  ])('%j stays as it is', (name) => {
    expect(cleanName(name)).toBe(name);
  });

  it('is stored in its composed form', () => {
    expect(cleanName('u\u0308ber')).toBe('über');
  });

  it.each([
    '',
    '   ',
    '\u3000',
    '\u200b\u200d',
    '\ufeff \u00ad',
    '\u3164',
    'a\nb',
    'a\rb',
    'a\tb',
    'a\u0000b',
    'a\u007fb',
    'a\u0085b',
    'a\u2028b',
    'exe\u202Efdp',
    'a\u2066b\u2069',
    'lone\ud800',
    '\udc00lone',
    'x'.repeat(256),
    '\u{1f512}'.repeat(256),
  ])('%j is refused, and the refusal names the field', (name) => {
    expect(() => cleanName(name, 'firstName')).toThrow(
      expect.objectContaining({
        status: 400,
        extra: { invalidParams: [expect.objectContaining({ name: 'firstName' })] },
      }),
    );
  });

  it('is measured after it was composed', () => {
    expect(cleanName('u\u0308'.repeat(200))).toHaveLength(200);
    expect(() => cleanName('\u0958'.repeat(200))).toThrow();
  });
});

describe('a description', () => {
  it('may contain line breaks and tabs', () => {
    expect(cleanDescription('one\r\ntwo\tthree')).toBe('one\r\ntwo\tthree');
  });

  it('may isolate the direction of a part, as terms may and comments may not', () => {
    const text = '\u05d7\u05d5\u05d6\u05d4 \u2066NDA (2)\u2069';
    expect([cleanDescription(text), cleanTerms(text)]).toEqual([text, text]);
    expect(() => cleanComment(text)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('is null when it is missing, and may be empty', () => {
    expect([cleanDescription(undefined), cleanDescription(null), cleanDescription('')]).toEqual([null, null, '']);
  });

  it.each(['a\u0000b', 'a\u202eb', 'lone\ud800', 'x'.repeat(2001)])('%j is refused', (text) => {
    expect(() => cleanDescription(text)).toThrow(expect.objectContaining({ status: 400 }));
  });
});
