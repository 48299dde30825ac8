import { expect, it } from 'vitest';
import { readAddresses } from './read-addresses.ts';

/** Address, first name, last name; or the fault. */
const read = (text: string) =>
  readAddresses(text).map(({ email, firstName, lastName, fault, text: written }) =>
    fault === null ? [email, firstName, lastName].filter((one) => one !== null).join(' | ') : `${written}: ${fault}`,
  );

it.each<[what: string, text: string, found: string[]]>([
  ['commas', 'a@x.example, b@x.example,c@x.example', ['a@x.example', 'b@x.example', 'c@x.example']],
  ['semicolons, the last one trailing', 'a@x.example; b@x.example; ', ['a@x.example', 'b@x.example']],
  ['lines, some empty', '\r\na@x.example\r\n\r\n  b@x.example\n', ['a@x.example', 'b@x.example']],
  ['tabs', 'a@x.example\tb@x.example', ['a@x.example', 'b@x.example']],
  ['spaces alone', 'a@x.example b@x.example', ['a@x.example', 'b@x.example']],
  ['a name before the address', 'Anna Berg <anna@x.example>', ['anna@x.example | Anna | Berg']],
  ['a surname first, in quotes', '"Berg, Anna" <anna@x.example>', ['anna@x.example | Anna | Berg']],
  [
    'surnames first without quotes, as Outlook copies them',
    'Berg, Anna <anna@x.example>; de la Cruz, Bo <bo@x.example>;',
    ['anna@x.example | Anna | Berg', 'bo@x.example | Bo | de la Cruz'],
  ],
  [
    'names between commas',
    'Anna <anna@x.example>, Bo Li <bo@x.example>',
    ['anna@x.example | Anna', 'bo@x.example | Bo | Li'],
  ],
  ['umlauts', 'Jürgen Müller <juergen@x.example>', ['juergen@x.example | Jürgen | Müller']],
  ['umlauts in two parts', 'Ju\u0308rgen <juergen@x.example>', ['juergen@x.example | Jürgen']],
  ['a domain with an umlaut', 'info@müller.example', ['info@xn--mller-kva.example']],
  [
    'a domain in another script',
    'info@\u043f\u0440\u0438\u043c\u0435\u0440.\u0440\u0444',
    ['info@xn--e1afmkfd.xn--p1ai'],
  ],
  ['signs before the @', 'r&d@x.example, x!y@x.example', ['r&d@x.example', 'x!y@x.example']],
  ['an umlaut before the @', 'jürgen@x.example', ['jürgen@x.example: “ü” cannot stand before the @']],
  [
    'rows of a table',
    'Anna\tBerg\tanna@x.example\nBo\tLi\tbo@x.example',
    ['anna@x.example | Anna | Berg', 'bo@x.example | Bo | Li'],
  ],
  ['a name without brackets', 'Anna Berg anna@x.example', ['anna@x.example | Anna | Berg']],
  [
    'mailto, brackets and quotes',
    "mailto:a@x.example, <b@x.example>, 'c@x.example', (d@x.example)",
    ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example'],
  ],
  ['a full stop at the end', 'a@x.example.', ['a@x.example']],
  ['what cannot be seen', '\ufeffa@x.example\u200b,\u00a0b@x.example', ['a@x.example', 'b@x.example']],
  [
    'a quotation mark that is not closed',
    '"Anna <anna@x.example>, b@x.example',
    ['anna@x.example | Anna', 'b@x.example'],
  ],
  ['the address as its name', '"a@x.example" <a@x.example>', ['a@x.example']],
  ['the case as it is written', 'Anna.Berg@X.example', ['Anna.Berg@X.example']],
  ['nothing', ' \n ;, \t', []],
  [
    'no address between two',
    'a@x.example, Anna, b@x.example',
    ['a@x.example', 'Anna: There is no @ in it', 'b@x.example'],
  ],
  [
    'no address before a name',
    'b.x.example, Anna <a@x.example>',
    ['b.x.example: There is no @ in it', 'a@x.example | Anna'],
  ],
  ['two @', 'a@b@x.example', ['a@b@x.example: There is more than one @ in it']],
  [
    'half addresses',
    '@x.example, a@, a@x',
    ['@x.example: Nothing stands before the @', 'a@: Nothing stands after the @', 'a@x: There is no dot after the @'],
  ],
  ['a space in it', '<a b@x.example>', ['<a b@x.example>: There is a space in it']],
  ['two dots', 'a..b@x.example', ['a..b@x.example: This is not how an address is written']],
])('reads %s', (_what, text, found) => {
  expect(read(text)).toEqual(found);
});

it('takes a line that ends with a colon as the group of those beneath it', () => {
  const text = `first@x.example
Bidder  A:
Anna Berg <anna@x.example>, bo@x.example
\tBieter Zwei：\t
eve@x.example
To:
last@x.example
${'long '.repeat(30)}:`;
  expect(readAddresses(text).map(({ email, groupName, fault }) => fault ?? [email, groupName])).toEqual([
    ['first@x.example', null],
    ['anna@x.example', 'Bidder A'],
    ['bo@x.example', 'Bidder A'],
    ['eve@x.example', 'Bieter Zwei'],
    ['last@x.example', null],
    'There is no @ in it',
  ]);
});

it('cuts names to what the data room keeps, and reads a long page of anything before the test is over', () => {
  expect(readAddresses(`${'ü'.repeat(120)} <a@x.example>`)[0]?.firstName).toHaveLength(100);
  // Reading every letter again for each of them would take longer than a test may.
  expect(readAddresses('"<,'.repeat(100_000)).length).toBeGreaterThan(0);
  expect(readAddresses('a, '.repeat(100_000))).toHaveLength(100_000);
});
