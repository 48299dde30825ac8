import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DirectoryNames } from './directory-names.ts';

const named = (...names: string[]) => {
  const directory = new DirectoryNames();
  return names.map((name) => directory.file(name));
};

describe('the name of a file in an archive', () => {
  it.each([
    ['..', 'document'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['C:\\Windows\\a.txt', 'C__Windows_a.txt'],
    ['a/b.txt', 'a_b.txt'],
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['com1.tar.gz', '_com1.tar.gz'],
    ['console.txt', 'console.txt'],
    ['Report. . ', 'Report'],
    ['.hidden', 'hidden'],
    ['a\u0000b\u001f\u202ec.txt', 'abc.txt'],
    ['گزارش\u200cها 👩\u200d💼.txt', 'گزارش\u200cها 👩\u200d💼.txt'],
    ['\u200d.a\u200c.\u200dtxt', 'a.txt'],
    ['\u200c..', 'document'],
    ['What? "<Really>" *|*', 'What_ __Really__ ___'],
    ["Lender's Übersicht 契約.pdf", "Lender's Übersicht 契約.pdf"],
    ['\ud800lone', '\ufffdlone'],
  ])('of %j is %j', (name, expected) => {
    expect(named(name)).toEqual([expected]);
  });

  it('occurs once, also ignoring case, and is numbered before its extension', () => {
    expect(named('a.txt', 'A.TXT', 'a.txt', 'a (2).txt', 'a (4).txt', 'README', 'readme')).toEqual([
      'a.txt',
      'A (2).TXT',
      'a (3).txt',
      'a (2) (2).txt',
      'a (4).txt',
      'README',
      'readme (2)',
    ]);
  });

  it('is found among many numbered names', () => {
    const numbered = Array.from({ length: 20_000 }, (_, at) => `a (${at + 2}).txt`);
    expect(named(...numbered, 'a.txt', 'A.txt').at(-1)).toBe('A (20002).txt');
  });

  it.each([
    ['Straße.pdf', 'STRAẞE.pdf'],
    ['Straße.pdf', 'STRASSE.pdf'],
    ['\u00e9.txt', 'E\u0301.txt'],
    ['ﬁle.txt', 'FILE.txt'],
    ['ς.txt', 'Σ.txt'],
  ])('is there once for %j and %j', (one, other) => {
    const paths = named(one, other);
    for (const form of ['NFC', 'NFD'] as const) {
      expect(new Set(paths.map((path) => path.normalize(form).toLowerCase())).size).toBe(2);
      expect(new Set(paths.map((path) => path.normalize(form).toUpperCase())).size).toBe(2);
    }
  });

  it('does not become another name by cleaning', () => {
    expect(named('a/b', 'a:b', 'a_b')).toEqual(['a_b', 'a_b (2)', 'a_b (3)']);
  });

  it('is shared by files and folders', () => {
    const directory = new DirectoryNames('', ['NOT-INCLUDED.txt']);
    expect(directory.folder('Reports v1.2').path).toBe('Reports v1.2/');
    expect(directory.folder('reports V1.2').path).toBe('reports V1.2 (2)/');
    expect(directory.file('Reports v1.2')).toBe('Reports v1 (3).2');
    expect(directory.file('not-included.TXT')).toBe('not-included (2).TXT');
    expect(directory.folder('In').file('a.txt')).toBe('In/a.txt');
  });

  it('fits on every disk, and keeps its extension', () => {
    const [path = ''] = named(`${'契'.repeat(255)}.pdf`);
    expect(new TextEncoder().encode(path).length).toBeLessThanOrEqual(255);
    expect(path).toMatch(/契\.pdf$/);
  });

  it('is safe and single, whatever people name things', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: fc.constantFrom('.', '/', '\\', ' ', 'a', 'A', 'con', '(2)', '\u0000'), maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 20 }), (names) => {
        const paths = named(...names);
        expect(new Set(paths.map((path) => path.toUpperCase().toLowerCase())).size).toBe(paths.length);
        for (const path of paths) {
          expect(path).not.toMatch(/[\p{Cc}\p{Cs}"/\\:*?<>|]|^\.|[. ]$|^$/u);
          expect(path).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i);
          expect(new TextEncoder().encode(path).length).toBeLessThanOrEqual(255);
        }
      }),
    );
  });
});
