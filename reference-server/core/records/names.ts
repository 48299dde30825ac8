// Names and descriptions: stored in NFC, and refused with misleading characters. Slashes are allowed, since names never
// become paths.
import { invalidRequest } from '../call/errors.ts';

const lineBreaks = /[\r\n\u2028\u2029]/;
/** Control characters except tab and line breaks. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** Embeddings, overrides and isolates, which disguise names. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/;
/** Isolates end with their paragraph, and Hebrew and Arabic texts need them. */
const bidiOverrides = /[\u202a-\u202e]/;
const loneSurrogates = /\p{Cs}/u;
/** Names of invisible characters only would be empty rows in lists. */
const blankAlone = /^[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** A name of one line. @throws ApiProblem 400 that names `field`. */
export function cleanName(text: string, field = 'name', maxLength = 255): string {
  const name = cleanText(text, field, maxLength);
  if (lineBreaks.test(name) || name.includes('\t')) throw refused(field, 'Must not hold control characters');
  if (blankAlone.test(name)) throw refused(field, 'Must not be empty');
  return name;
}

/** Free text with line breaks and tabs; null if missing. @throws ApiProblem 400 */
export function cleanDescription(text: string | null | undefined): string | null {
  return text == null ? null : cleanText(text, 'description', 2000, bidiOverrides);
}

/** A comment of at most 500 characters; null if blank. @throws ApiProblem 400 */
export function cleanComment(text: string | null | undefined, field = 'comment'): string | null {
  const comment = text == null ? '' : cleanText(text, field, 500).trim();
  return blankAlone.test(comment) ? null : comment;
}

const longestTerms = 102_400;

/** The text of terms, with line breaks and tabs. @throws ApiProblem 400 */
export function cleanTerms(text: string): string {
  const clean = cleanText(text, 'text', longestTerms, bidiOverrides);
  if (blankAlone.test(clean)) throw refused('text', 'Must not be empty');
  const size = new TextEncoder().encode(clean).length;
  if (size > longestTerms) throw refused('text', `Must be at most 100 KB, and is ${Math.ceil(size / 1024)} KB`);
  return clean;
}

/** At most so many UTF-16 units, and no half character at the end. */
export function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

function cleanText(text: string, field: string, maxLength: number, misleading = bidiControls): string {
  if (loneSurrogates.test(text)) throw refused(field, 'Must be well-formed Unicode');
  if (controls.test(text)) throw refused(field, 'Must not hold control characters');
  if (misleading.test(text)) throw refused(field, 'Must not hold characters that override the direction of text');
  const normal = text.normalize('NFC');
  // Code points, as the contract's maxLength counts.
  if (Array.from(normal).length > maxLength) throw refused(field, `Must be at most ${maxLength} characters`);
  return normal;
}

const refused = (field: string, reason: string) => invalidRequest([{ name: field, reason }]);
