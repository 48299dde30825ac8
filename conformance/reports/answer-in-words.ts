// An answer in a finding: its status, its type, and the beginning of its body.
import { mediaTypeOf, textOf, type WireAnswer } from '../target.ts';

const shownLetters = 300;

export function answerInWords(answer: WireAnswer): string {
  const type = mediaTypeOf(answer);
  const isText = type !== null && /json|^text\//.test(type);
  const text = isText ? textOf(answer).replaceAll(/\s+/g, ' ') : `${answer.bytes.length} bytes`;
  const shown = text.length > shownLetters ? `${text.slice(0, shownLetters)}…` : text;
  return [String(answer.status), type, shown].filter((part) => part !== null && part !== '').join(' ');
}
