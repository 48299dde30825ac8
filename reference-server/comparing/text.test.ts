import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { ComparedContent } from '#core/ports/comparer.ts';
import { limits, shortened } from './comparing-limits.ts';
import { compared, inLines } from './testing/compared.ts';

const lines = (count: number, name = 'line') => Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);
const joined = (all: readonly string[]) => all.join('\n');

describe('two texts', () => {
  it('are shown by the lines that changed, with three around them and a note of what lies between', async () => {
    const after = lines(20);
    after[3] = 'line four';
    after.splice(14, 1);
    expect(inLines(await compared('text', joined(lines(20)), joined(after)))).toEqual([
      '  line 1',
      '  line 2',
      '  line 3',
      '- line [4]',
      '+ line [four]',
      '  line 5',
      '  line 6',
      '  line 7',
      '~ 4',
      '  line 12',
      '  line 13',
      '  line 14',
      '- [line 15]',
      '  line 16',
      '  line 17',
      '  line 18',
      '~ 2',
    ]);
  });

  it('that are read alike have no changes, however they end their lines or begin', async () => {
    const content = await compared('text', 'one\ntwo\nthree', '\uFEFFone\r\ntwo\rthree\r\n');
    expect(content).toEqual({ kind: 'text', changes: 0, isCut: false, blocks: [] });
  });

  it('keep the numbers of their own lines', async () => {
    const content = await compared('text', 'a\nb\nc', 'x\na\nb\nc!');
    const numbers =
      content.kind === 'text'
        ? content.blocks.map(({ kind, before, after }) => [
            kind,
            before.map((one) => one.number),
            after.map((one) => one.number),
          ])
        : [];
    expect(numbers).toEqual([
      ['added', [], [1]],
      ['same', [1, 2], [2, 3]],
      ['changed', [3], [4]],
    ]);
  });

  it.each([
    [
      'a paragraph that was only broken elsewhere has the new words marked alone',
      'the quick brown\nfox jumps over',
      'the very quick\nbrown fox jumps\nover',
      ['- the quick brown', '- fox jumps over', '+ the [very ]quick', '+ brown fox jumps', '+ over'],
    ],
    [
      'numbers with a point are one word',
      'It costs 1.50 now',
      'It costs 1.60 now',
      ['- It costs [1.50] now', '+ It costs [1.60] now'],
    ],
    ['cells between commas are words of their own', 'a,10,20,30', 'a,10,25,30', ['- a,10,[20],30', '+ a,10,[25],30']],
    [
      'words in Greek and Cyrillic are whole',
      'Цена десять рублей',
      'Цена двадцать рублей',
      ['- Цена [десять] рублей', '+ Цена [двадцать] рублей'],
    ],
    [
      'what is written without spaces is compared by characters',
      '価格は十万円です',
      '価格は百万円です',
      ['- 価格は[十]万円です', '+ 価格は[百]万円です'],
    ],
    [
      'lines with next to nothing in common are changed altogether',
      'all of this is old',
      'nothing here remains',
      ['- [all of this is old]', '+ [nothing here remains]'],
    ],
    ['indentation that changed is marked', '  return 1', '    return 1', ['- [  ]return 1', '+ [    ]return 1']],
  ])('%s', async (_, before, after, expected) => {
    expect(inLines(await compared('text', before, after))).toEqual(expected);
  });

  it.each([
    ['UTF-16 with a mark', Buffer.from('\uFEFFnaïve\nnew', 'utf16le')],
    ['UTF-16 without one', Buffer.from('naïve\nnew', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\uFEFFnaïve\nnew', 'utf16le').swap16()],
    ['the encoding of old Windows', Buffer.from('naïve\nnew', 'latin1')],
  ])('are the same words in %s', async (_, bytes) => {
    expect(inLines(await compared('text', 'naïve', bytes))).toEqual(['  naïve', '+ [new]']);
  });

  it.each([
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0])],
    ['noise', Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256))],
  ])('of which one is %s are not compared, and the answer names it', async (_, bytes) => {
    expect(await compared('text', 'text', bytes)).toEqual({ kind: 'none', reason: 'no-text', of: 'to' });
    expect(await compared('text', bytes, 'text')).toEqual({ kind: 'none', reason: 'no-text', of: 'from' });
  });

  it('an empty one is a text', async () => {
    expect(inLines(await compared('text', '', 'first\nsecond'))).toEqual(['+ [first]', '+ [second]']);
  });

  it('of one huge line are compared by its pieces, and what follows an insertion is the same', async () => {
    const record = (at: number) => `{"id":${at},"name":"Person ${at}","sum":${at * 37}}`;
    const all = Array.from({ length: 40_000 }, (_, at) => record(at));
    const before = `[${all.join(',')}]`;
    const after = `[${all.with(20_000, record(20_000).replace('Person', 'Somebody')).toSpliced(30_000, 0, record(99)).join(',')}]`;
    const content = await compared('text', before, after);
    expect(content).toMatchObject({ kind: 'text', changes: 2, isCut: false });
    expect(JSON.stringify(content).length).toBeLessThan(20_000);
    expect(inLines(content).join('\n')).toContain('[Somebody]');
  });

  it('have no change in a long line behind a changed one', async () => {
    const long = Array.from({ length: 900 }, (_, at) => `w${at}, `).join('');
    for (let price = 0; price < 10; price++) {
      const content = await compared('text', `price ${price}\n${long}`, `price ${price + 1000}\n${long}`);
      expect(inLines(content).filter((line) => /^[-+] w/.test(line))).toEqual([]);
    }
  });

  it('in reversed order are shown as removals and additions', async () => {
    const content = await compared('text', joined(lines(3000)), joined(lines(3000).reverse()));
    expect(content).toMatchObject({ kind: 'text' });
  });
});

describe('a comparison', () => {
  const shown = { changes: 5, lines: 60, characters: 100_000 };

  it('counts every change and lists up to the limit', async () => {
    const before = lines(1000);
    const after = before.map((line, at) => (at % 10 === 0 ? `${line}!` : line));
    const content = await compared('text', joined(before), joined(after), { limits: { ...limits, shown } });
    expect(content).toMatchObject({ changes: 100, isCut: true });
    expect(blocksOf(content).filter(({ kind }) => kind === 'changed')).toHaveLength(5);
    const whole = await compared('text', joined(before), joined(after));
    expect(whole).toMatchObject({ changes: 100, isCut: false });
    expect(blocksOf(whole).filter(({ kind }) => kind === 'changed')).toHaveLength(100);
  });

  it.each([
    ['lines', { changes: 1000, lines: 10, characters: 100_000 }],
    ['characters', { changes: 1000, lines: 1000, characters: 100 }],
  ])('ends where there is no more room for %s', async (_, room) => {
    const after = lines(1000).map((line, at) => (at % 10 === 0 ? `${line}!` : line));
    const content = await compared('text', joined(lines(1000)), joined(after), { limits: { ...limits, shown: room } });
    expect(content).toMatchObject({ changes: 100, isCut: true });
    expect(blocksOf(content).length).toBeLessThan(20);
  });

  it('of two texts with nothing in common is one change, cut to its beginning', async () => {
    const content = await compared('text', joined(lines(50_000, 'old')), joined(lines(50_000, 'new')));
    expect(content).toMatchObject({ changes: 1, isCut: true });
    expect(blocksOf(content)[0]?.before).toHaveLength(1000);
  });

  it.each([
    ['a file', { file: 10 }],
    ['its text', { text: 10 }],
    ['its lines', { lines: 4 }],
  ])('is not made where %s is larger than what is compared', async (_, less) => {
    const tight = { ...limits, ...less };
    const large = await compared('text', 'a\nb\nc\n', 'naïve\n'.repeat(20), { limits: tight });
    expect(large).toMatchObject({ kind: 'none', reason: 'too-large' });
    const latin = await compared('text', 'a', Buffer.from('naïve\n'.repeat(20), 'latin1'), { limits: tight });
    expect(latin).toMatchObject({ kind: 'none', reason: 'too-large' });
  });

  it('applied to the one text gives the other, whatever they are', async () => {
    const line = fc.constantFrom(
      '',
      'a',
      'b',
      'a b',
      'b  a',
      '{',
      '}',
      'x,y,z',
      '12.5 %',
      'é',
      '日本語',
      'the same again and again',
    );
    const text = fc.array(line, { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(text, text, async (before, after) => {
        const content = await compared('text', joined(before), joined(after));
        expect(applied(content, asRead(before))).toEqual(asRead(after));
        expect(applied(reversed(content), asRead(after))).toEqual(asRead(before));
      }),
      { numRuns: 300 },
    );
  });

  it('applied to a long text that was edited gives the other', async () => {
    const edit = fc.record({
      at: fc.nat(2999),
      remove: fc.nat(20),
      add: fc.array(fc.constantFrom('new', 'line 7', 'line 8', ''), { maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { maxLength: 30 }), async (edits) => {
        const before = lines(3000).map((line, at) => (at % 3 === 0 ? 'again' : line));
        const after = [...before];
        for (const { at, remove, add } of edits) after.splice(at, remove, ...add);
        const content = await compared('text', joined(before), joined(after));
        expect(applied(content, asRead(before))).toEqual(asRead(after));
      }),
      { numRuns: 60 },
    );
  });
});

const blocksOf = (content: ComparedContent) => (content.kind === 'text' ? content.blocks : []);

/** A final line break does not begin another line. */
const asRead = (all: readonly string[]) => (all.at(-1) === '' ? all.slice(0, -1) : [...all]);

function reversed(content: ComparedContent): ComparedContent {
  if (content.kind !== 'text') return content;
  return {
    ...content,
    blocks: content.blocks.map((block) => ({ ...block, before: block.after, after: block.before })),
  };
}

/** Computes the second text from the first and the difference. */
function applied(content: ComparedContent, before: readonly string[]): string[] {
  const after: string[] = [];
  let at = 0;
  for (const block of blocksOf(content)) {
    const count = block.kind === 'skipped' ? (block.lines ?? 0) : block.before.length;
    if (block.kind === 'skipped') after.push(...before.slice(at, at + count));
    for (const [index, { parts }] of block.before.entries())
      expect(parts.map(({ text }) => text).join('')).toBe(before[at + index]);
    for (const { parts } of block.after) after.push(parts.map(({ text }) => text).join(''));
    at += count;
  }
  return [...after, ...before.slice(at)];
}

it('the answer about long changed lines is cut to some hundred thousand characters', async () => {
  const long = (word: string) => joined(Array.from({ length: 200 }, (_, at) => `${word} ${at} `.repeat(600)));
  const content = await compared('text', long('"old"'), long('"new"'));
  expect(content).toMatchObject({ kind: 'text', isCut: true });
  expect(JSON.stringify(content).length).toBeLessThan(1_500_000);
});

it('a text that is too long is never cut within a character', () => {
  expect(['aa😀', 'aaa😀', 'aaaa', 'aaaaa'].map((text) => shortened(text, 4))).toEqual([
    'aa😀',
    'aaa…',
    'aaaa',
    'aaaa…',
  ]);
});
