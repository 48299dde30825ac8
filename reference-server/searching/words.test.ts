import { expect, it, vi } from 'vitest';
import { excerptOf } from './excerpt.ts';
import { mayHold, signatureOf } from './signature.ts';
import { foldings } from './testing/foldings.ts';
import { keysOf, readQuery } from './words.ts';

const pause = () => Promise.resolve();

/** The marked words, if the text's signature allows finding them. */
async function marked(query: string, text: string): Promise<string[]> {
  const normalized = text.normalize('NFKD');
  const sought = readQuery(query);
  if (!sought || !mayHold(sought.keys)(signatureOf(keysOf(normalized)))) return [];
  const found = await excerptOf(normalized, sought, pause);
  return found?.marks.map(({ from, to }) => found.excerpt.slice(from, to)) ?? [];
}

const found: readonly [query: string, text: string, places: readonly string[]][] = [
  ['indemn', 'The Indemnity, indemnified', ['Indemn', 'indemn']],
  ['demn', 'The indemnity', []],
  ['share purchase', 'Purchase of a share', ['Purchase', 'share']],
  ['share purchase', 'Only a share', []],
  ['"share purchase"', 'share-purchase', ['share-purchase']],
  ['"share purchase"', 'a share purchased', []],
  ['“break fee”', 'the break\n  fee', ['break fee']],
  ['of', 'offer of', ['of']],
  ['1.50', 'costs 1.50 now', ['1.50']],
  ['mueller muller', 'Herr Müller', []],
  ['muller', 'Herr Müller und MÜLLERIN', ['Müller', 'MÜLLER']],
  ['Müller', 'Muller', ['Muller']],
  ['strasse', 'Hauptstraße, Straße 3', ['Straße']],
  ['resume', 'un résumé', ['résumé']],
  ['łódź', 'w Lodzi; Łódź', ['Lodz', 'Łódź']],
  ['договор', 'Условия Договора', ['Договор']],
  ['契約', '本契約書に', ['契約']],
  ['約書', '本契約書に', ['約書']],
  ['金', '代金は', ['金']],
  ['カタカナ', 'ｶﾀｶﾅで', ['カタカナ']],
  ['الشركة', 'بين الشَّرِكة والمشتري', ['الشَّرِكة']],
  ['شركة', 'بين الشركة', ['شركة']],
  ['office', 'the oﬃce', ['office']],
  ['indemnity', 'the indem-\nnity of', ['indemnity']],
  ['indem', 'the indem-\nnity of', ['indem']],
  ['größe', 'die Grö-\nße', ['Größe']],
  ['indemnity', 'in\u00ADdemnity', ['indemnity']],
  ['known', 'well-\nknown', ['known']],
  ['indemnity', 'the indem-\r\nnity of', ['indemnity']],
  ['知的財産権', '対象の知的財\n産権の一覧', ['知的財産権']],
  ['データ', 'デー\r\nタ\n', ['データ']],
  ['産権', '知的財\n産権\nの', ['産権']],
  ['الشروط', 'الشـــروط العامة', ['الشـــروط']],
  ['ΕΜΠΙΣ', 'εμπιστευτικότητας', ['εμπισ']],
  ['.*', 'anything', []],
  ['(a', 'a (a b', ['a', 'a']],
  ['"', 'anything', []],
];

it.each(found)('%s in "%s" is found as %j', async (query, text, places) => {
  expect(await marked(query, text)).toEqual(places);
});

it.each(foldings)('%s in "%s" is found as the readers find it', async (query, text, places) => {
  // Excerpts are composed, and in letters of the usual width.
  expect(await marked(query, text)).toEqual(places.map((place) => place.normalize('NFKC')));
});

it('the passage with most of the words is shown, cut at words, with its page', async () => {
  const filler = 'nothing interesting whatsoever '.repeat(40);
  const text = `\f${filler}fee\n\f${filler}the break fee is due ${filler}`;
  const sought = readQuery('break fee');
  const found = sought && (await excerptOf(text, sought, pause));
  expect(found?.page).toBe(2);
  expect(found?.excerpt).toMatch(/^(?:nothing|interesting|whatsoever) .* the break fee is due /);
  expect(found?.excerpt).toMatch(/ (?:nothing|interesting|whatsoever)$/);
  expect(found?.excerpt.length).toBeLessThan(240);
});

it('the passage at the beginning of a page has its first word', async () => {
  const found = await excerptOf('\fShare purchase agreement\n\fThe fee of Aurora is due', readQuery('due')!, pause);
  expect(found?.excerpt).toBe('The fee of Aurora is due');
});

it('a letter under heaps of marks is not looked through', async () => {
  const marks = (count: number) => `a${'\u0301'.repeat(count)}b`;
  expect(await marked('ab', marks(8))).toHaveLength(1);
  expect(await marked('ab', marks(9))).toEqual([]);
});

it.each(['\u0301', '\u00AD\n', '-\n'])(
  'a long phrase that ends otherwise is given up at once, each word with %j',
  async (end) => {
    const words = `e${end} `.repeat(24);
    // Half a minute, if each gap is tried in two ways.
    expect(await marked(`"${words} other"`, `${words} another, and the other`)).toEqual([]);
  },
  10_000,
);

/** What a query is beyond its first letters is compared without a regular expression. */
const manyLetters = 'abcdefghijklmnopqrstuvwxyz'.repeat(2);

it.each([...found, ...foldings].filter(([query]) => readQuery(query)))(
  'behind many letters, %s in "%s" is found as well',
  async (query, text, places) => {
    const all = places.length === 0 ? [] : [...places.map((place) => place.normalize('NFKC')), manyLetters];
    expect(await marked(`${manyLetters} ${query}`, `${text} ${manyLetters}`)).toEqual(all);
  },
);

it.each(['한국어로 된 긴 문장', 'one letter a b c d e', '知的財産権の一覧', 'الشروط العامة', '\uFDFA'])(
  'a phrase as long as a query may be is found: %s',
  async (words) => {
    const phrase = words.repeat(200).slice(0, 198);
    expect(await marked(`"${phrase}"`, `Of ${phrase}.`)).toEqual([phrase.normalize('NFKC')]);
    expect(await marked(`"${phrase}"`, `Of ${phrase.slice(0, 190)}9${phrase.slice(190)}.`)).toEqual([]);
  },
);

it('no long regular expression is made of a query, since that takes a tenth of a second', () => {
  const made = vi.spyOn(globalThis, 'RegExp');
  for (const query of ['e '.repeat(99), '한'.repeat(198), '\uFDFA'.repeat(198), 'ss ae oe '.repeat(22)]) {
    readQuery(`"${query}"`);
    readQuery(query);
  }
  const lengths = made.mock.calls.map(([source]) => String(source).length);
  made.mockRestore();
  expect(lengths.length).toBeGreaterThan(0);
  expect(Math.max(...lengths)).toBeLessThan(5000);
});

it('a text is looked through in slices, and words on their edges are found', async () => {
  for (const query of [`"${'中'.repeat(190)}文"`, `"${'中'.repeat(30)}文"`]) {
    let pauses = 0;
    const found = (text: string) =>
      excerptOf(text, readQuery(query)!, () => {
        pauses += 1;
        return Promise.resolve();
      });
    expect(await found('中'.repeat(80_000))).toBeNull();
    expect(pauses).toBeGreaterThan(8);
    for (let at = 0; at < 10_000; at += 97) {
      const hit = await found(`${'国'.repeat(at)}${query.slice(1, -1)}国`);
      expect(hit?.marks.map(({ from, to }) => to - from)).toEqual([query.length - 2]);
    }
  }
});

it('a signature matches almost no word that its text does not contain', () => {
  const text = Array.from({ length: 3000 }, (_, at) => `word${at * 7}`).join(' ');
  const signature = signatureOf(keysOf(text));
  const let_ = Array.from({ length: 200 }, (_, at) => mayHold(readQuery(`other${at}`)?.keys ?? [])(signature));
  expect(let_.filter(Boolean).length).toBeLessThan(8);
});
