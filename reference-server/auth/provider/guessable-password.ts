// Refuses passwords that few guesses find: the library knows the 49,000 most used ones, rows of keys, repeats and dates.
import type { UserRecord } from '#core/records/records.ts';
import { judge } from '../passwords/password-queue.ts';

/** Ten to this power: a password of three frequent words takes more. */
const LEAST_GUESSES = 9;
/** Between the parts of a frequent password they add little; those that stand for letters stay. */
const SIGNS = /[^\p{L}\p{M}\p{N}@$]/gu;
/** Shorter names occur in too many words. */
const SHORTEST_WORD = 3;

const USED = 'words that are tried first';
const REASONS: Readonly<Record<string, string | undefined>> = {
  userInputs: 'your own name or e-mail address',
  product: 'the name of this product',
  common: USED,
  used: USED,
  bruteforce: undefined,
  separator: undefined,
};

export type Person = Pick<UserRecord, 'email' | 'firstName' | 'lastName'>;

/** The reason why this password is easy to guess; null if it is not. */
export async function whyGuessable(password: string, person: Person, who: string): Promise<string | null> {
  const typed = password.normalize('NFC');
  const signs = new Set(typed.match(SIGNS));
  const joined = typed.replaceAll(SIGNS, '');
  for (const [text, more] of [[typed, 0] as const, [joined, Math.max(0, signs.size - 1)] as const]) {
    const { guessesLog10, kinds } = await judge({ text, words: ownWords(person) }, who);
    if (guessesLog10 + more < LEAST_GUESSES)
      return `This password is easy to guess: it is little more than ${reasonsOf(kinds)}. Choose another.`;
  }
  return null;
}

function reasonsOf(kinds: readonly string[]): string {
  const reasons = kinds.map((kind) => (kind in REASONS ? REASONS[kind] : 'keys in a row, repeats or a date'));
  return [...new Set(reasons.filter((reason) => reason !== undefined))].join(', and ');
}

function ownWords({ email, firstName, lastName }: Person): string[] {
  const whole = [email, firstName ?? '', lastName ?? ''].map((word) => word.normalize('NFC').toLowerCase());
  return [...whole, ...whole.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u))].filter(
    (word) => word.length >= SHORTEST_WORD,
  );
}
