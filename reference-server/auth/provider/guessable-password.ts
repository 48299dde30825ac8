// Detects passwords that attackers try first: what remains without common words and rows must be long enough.

/** The least number of remaining characters. */
const LEAST_LEFT = 6;
/** Shorter names occur in too many words. */
const SHORTEST_WORD = 3;
const SHORTEST_ROW = 3;

/** Words that the most frequent stolen passwords of twelve characters or more are made of. */
const COMMON_WORDS = [
  ...`
    password passwort passwd passphrase motdepasse contrasena parola wachtwoord secret welcome willkommen letmein
    letmeinnow changeme changeit default temporary access administrator admin root user username guest login test
    testing computer internet iloveyou ilove loveyou forever princess sunshine football baseball basketball soccer
    dragon monkey master shadow superman batman starwars pokemon whatever trustno michael jennifer jessica charlie
    jordan thomas ashley liverpool chelsea arsenal spring summer autumn winter january february october november
    december monday company google facebook microsoft samsung office hello helloworld freedom blink
    correcthorsebatterystaple thisisapassword mypassword newpassword
  `
    .trim()
    .split(/\s+/),
  'correct horse battery staple',
];
const PRODUCT_WORDS = ['strongroom', 'strong room', 'strong-room', 'dataroom', 'data room', 'data-room'];
const ROWS = [
  ...['01234567890', 'abcdefghijklmnopqrstuvwxyz', '!@#$%^&*()', '!"§$%&/()='],
  ...['qwertyuiop[]', 'asdfghjkl', 'zxcvbnm', 'qwertzuiopü', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ...['1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p', '1q2w3e4r5t6y7u8i9o0p', 'qazwsxedcrfvtgbyhnujm', 'q1w2e3r4t5y6u7i8o9p0'],
];
const rows = ROWS.flatMap((row) => [row, row.split('').reverse().join('')]);

const LEET: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '0': 'o', '5': 's', $: 's', '7': 't' };

export interface Person {
  email: string;
  firstName: string | null;
  lastName: string | null;
}

/** The reason why this password is easy to guess; null if it is not. */
export function whyGuessable(password: string, person: Person): string | null {
  const readings = readingsOf(password);
  const [typed = ''] = readings;
  const taken = new Set<number>();
  const takes = (parts: readonly string[]) => {
    const before = taken.size;
    for (const reading of readings) for (const part of parts) takeAll(reading, part, taken);
    return taken.size > before;
  };
  const reasons = [
    takes(ownWords(person)) && 'your own name or e-mail address',
    takes(PRODUCT_WORDS) && 'the name of this product',
    takes(COMMON_WORDS) && 'words that are tried first',
    takeRows(typed, taken) && 'keys in a row, repeats or a year',
  ].filter((reason) => reason !== false);
  if (typed.length - taken.size >= LEAST_LEFT || reasons.length === 0) return null;
  return `This password is easy to guess: it is little more than ${reasons.join(', and ')}. Choose another.`;
}

/** The password as typed, and with digits and signs read as letters; both have the same length. */
function readingsOf(password: string): string[] {
  const plain = password.normalize('NFC').toLowerCase();
  const letters = plain.replaceAll(/[@4305$7]/g, (sign) => LEET[sign] ?? sign);
  return [plain, letters.replaceAll(/[1!|]/g, 'i'), letters.replaceAll(/[1!|]/g, 'l')];
}

function ownWords({ email, firstName, lastName }: Person): string[] {
  const whole = [email, firstName ?? '', lastName ?? ''].map((word) => word.normalize('NFC').toLowerCase());
  return [...whole, ...whole.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u))].filter(
    (word) => word.length >= SHORTEST_WORD,
  );
}

function takeAll(text: string, part: string, taken: Set<number>): void {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) take(at, at + part.length, taken);
}

function take(from: number, to: number, taken: Set<number>): void {
  for (let at = from; at < to; at++) taken.add(at);
}

/** @returns whether any were found */
function takeRows(text: string, taken: Set<number>): boolean {
  const before = taken.size;
  for (let from = 0; from < text.length; from++) {
    let to = from + SHORTEST_ROW;
    while (to <= text.length && rows.some((row) => row.includes(text.slice(from, to)))) to++;
    if (to > from + SHORTEST_ROW) take(from, to - 1, taken);
  }
  for (const { 0: whole, index } of text.matchAll(/(?:19|20)\d\d/g)) take(index, index + whole.length, taken);
  // The first occurrence of a repetition counts.
  for (const { 0: whole, 1: unit = '', index } of text.matchAll(/(.{1,32}?)\1+/gu)) {
    if (whole.length >= SHORTEST_ROW) take(index + unit.length, index + whole.length, taken);
  }
  return taken.size > before;
}
