// Parses pasted e-mail addresses from mail programs, spreadsheets and letters. Invalid ones are kept with the reason.
import { InviteUsersBody } from '#contract/zod/users.ts';

export interface Address {
  /** The original text. */
  text: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** The group named by the heading above, such as `Bidder A:`. */
  groupName: string | null;
  fault: string | null;
}

type Ungrouped = Omit<Address, 'groupName'>;

const schema = InviteUsersBody.shape.people.element.shape.email;
/** Invisible and direction characters, which mail programs add. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const separators = ',;，；';
/** Characters around a name or address. */
const marks = ` "'“”‘’«»,;`;
const longestName = 100;
/** Longer parts are not parsed. */
const longestPart = 1000;

/**
 * Separators are commas, semicolons, tabs and line breaks; a line with tabs and one address is a table row. A line
 * ending with a colon names the group of the following lines, except mail headers.
 */
export function readAddresses(text: string): Address[] {
  let groupName: string | null = null;
  return text
    .replaceAll(invisible, '')
    .split(/[\r\n\u2028\u2029]+/)
    .flatMap((line) => {
      const heading = headingOf(line);
      if (heading !== null) groupName = /^(from|to|cc|bcc)$/i.test(heading) ? null : heading;
      return heading === null ? readLine(line).map((one) => ({ ...one, groupName })) : [];
    });
}

function headingOf(line: string): string | null {
  const clean = line.replaceAll(/\s+/g, ' ').trim();
  const name = /[:：]$/.test(clean) && !clean.includes('@') ? clean.slice(0, -1).trim() : '';
  return name === '' || name.length > longestName ? null : name;
}

function readLine(line: string): Ungrouped[] {
  const cells = line
    .split('\t')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const [withAt, ...others] = cells.filter((cell) => cell.includes('@'));
  if (cells.length > 1 && withAt !== undefined && others.length === 0) {
    const name = cells.filter((cell) => cell !== withAt).join(' ');
    return readPart(withAt).map((one) => (one.firstName === null ? { ...one, ...namesIn(name) } : one));
  }
  return partsOf(cells.join(';')).flatMap(readPart);
}

/** `Surname, First <address>` is one entry: the text before the comma is no address and looks like a name. */
function partsOf(line: string): string[] {
  const parts: string[] = [];
  let surname = '';
  for (const { body, separator } of split(line)) {
    const bracket = body.endsWith('>') ? body.lastIndexOf('<') : 0;
    const isNamed = bracket > 0 && !body.startsWith('"');
    if (surname !== '' && !isNamed) parts.push(surname);
    const isWhole = surname !== '' && isNamed;
    const whole = isWhole ? `"${surname}, ${body.slice(0, bracket)}" ${body.slice(bracket)}` : body;
    const isSurname = separator === ',' && !isWhole && body !== '' && !/[@<"\d]|\.\S/.test(body);
    surname = isSurname ? body : '';
    if (!isSurname) parts.push(whole);
  }
  return surname === '' ? parts : [...parts, surname];
}

/** Splits at separators outside of quotation marks and brackets. */
function split(line: string): { body: string; separator: string }[] {
  const found: { body: string; separator: string }[] = [];
  let start = 0;
  for (let at = 0; at <= line.length; at += 1) {
    const letter = line.charAt(at);
    const closing = letter === '"' ? '"' : letter === '<' ? '>' : null;
    if (closing !== null) at += 1 + Math.max(-1, line.slice(at + 1, at + longestPart).indexOf(closing));
    else if (letter === '' || separators.includes(letter)) {
      found.push({ body: line.slice(start, at).trim(), separator: letter });
      start = at + 1;
    }
  }
  return found;
}

function readPart(text: string): Ungrouped[] {
  const clean = text.replaceAll(/\s+/g, ' ').trim();
  if (clean.replaceAll(/["'<>.\s]/g, '') === '') return [];
  if (clean.length >= longestPart)
    return [{ text: clean, email: '', firstName: null, lastName: null, fault: 'This is too long for an address' }];
  const [, name = '', inBrackets] = /^(.*?)<([^<>]*)>[^<>]*$/.exec(clean) ?? [];
  if (inBrackets !== undefined) return [addressOf(clean, inBrackets, name)];
  const words = clean.split(' ');
  const emails = words.filter((word) => word.includes('@'));
  if (emails.length === 1)
    return [addressOf(clean, emails[0] ?? '', words.filter((word) => word !== emails[0]).join(' '))];
  return emails.length === words.length
    ? words.map((word) => addressOf(word, word, ''))
    : [addressOf(clean, clean, '')];
}

function addressOf(text: string, written: string, name: string): Ungrouped {
  const bare = trimmed(trimmed(written, marks).replace(/^mailto:/i, ''), `${marks}()[]{}.:`).normalize('NFC');
  const email = withAsciiDomain(bare);
  return { text, email, ...namesIn(name), fault: schema.safeParse(email).success ? null : faultOf(email) };
}

/** Converts a domain with umlauts to the ASCII form that mail uses. */
function withAsciiDomain(email: string): string {
  const [local = '', domain = '', ...more] = email.split('@');
  // oxlint-disable-next-line no-control-regex -- every letter beyond ASCII is looked for
  if (more.length > 0 || !/[^\u0000-\u007f]/.test(domain)) return email;
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${local}@${new URL(url).hostname}` : email;
}

function faultOf(email: string): string {
  const [local = '', domain, ...more] = email.split('@');
  if (domain === undefined) return 'There is no @ in it';
  if (more.length > 0) return 'There is more than one @ in it';
  if (local === '') return 'Nothing stands before the @';
  if (domain === '') return 'Nothing stands after the @';
  if (!domain.includes('.')) return 'There is no dot after the @';
  const [letter] = /[^!-~]/u.exec(local) ?? [];
  if (letter !== undefined) return letter === ' ' ? 'There is a space in it' : `“${letter}” cannot stand before the @`;
  return 'This is not how an address is written';
}

/** `Surname, First`, or first name first. */
function namesIn(text: string): Pick<Address, 'firstName' | 'lastName'> {
  const plain = text
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/\s+/g, ' ');
  const name = trimmed(plain, marks).normalize('NFC');
  if (name === '' || name.includes('@')) return { firstName: null, lastName: null };
  const comma = name.indexOf(',');
  const [word = '', ...rest] = name.split(' ');
  return comma > 0
    ? { firstName: short(name.slice(comma + 1)), lastName: short(name.slice(0, comma)) }
    : { firstName: short(word), lastName: short(rest.join(' ')) };
}

const short = (name: string) => Array.from(name.trim()).slice(0, longestName).join('') || null;

function trimmed(text: string, letters: string): string {
  let [start, end] = [0, text.length];
  while (start < end && letters.includes(text.charAt(start))) start += 1;
  while (end > start && letters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
