// The changed words of some lines. Lines that were only broken elsewhere have none: any white space equals any other.
// With too few words in common, all of them changed.
import { diffArrays } from 'diff';
import type { components } from '#contract/api.d.ts';

type Schemas = components['schemas'];

type Part = Schemas['ComparedPart'];

/** Of one side; longer texts are shown as changed altogether. */
const MOST_WORDS = 20_000;
const MOST_EDITS = 600;
/** The least part of the words of the shorter side that has to be the same. */
const LEAST_COMMON = 0.2;

/**
 * A word with its marks, or a number with its point, white space, or any other character. What is written without spaces
 * is looked at character by character.
 */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|\n|[^\S\n]+|[\p{L}\p{M}\p{N}_]+(?:[.'’][\p{L}\p{M}\p{N}_]+)*|[^]/gu;

const isSpace = (token: string) => /^\s+$/.test(token);
const isSame = (one: string, other: string) => one === other || (isSpace(one) && isSpace(other));

export interface MarkedLines {
  before: Part[][];
  after: Part[][];
}

export function markWords(before: readonly string[], after: readonly string[]): MarkedLines {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const changes = old.length > MOST_WORDS || fresh.length > MOST_WORDS ? undefined : changesOf(old, fresh);
  if (!changes || commonPart(changes, old, fresh) < LEAST_COMMON)
    return { before: before.map(all), after: after.map(all) };
  // Where both sides have a word, that of the later one is given: the earlier one is read along.
  const [marked, markedFresh] = [new Marker(), new Marker()];
  let at = 0;
  for (const { value, added, removed, count } of changes) {
    if (!added) marked.add(old.slice(at, (at += count)), removed);
    if (!removed) markedFresh.add(value, added);
  }
  return { before: marked.lines, after: markedFresh.lines };
}

/** Where nothing but white space changed, that is what is marked. */
function changesOf(old: string[], fresh: string[]) {
  const changes = diffArrays(old, fresh, { comparator: isSame, maxEditLength: MOST_EDITS });
  const isSpaceAlone = changes?.every(({ added, removed }) => !added && !removed) ?? false;
  return isSpaceAlone ? diffArrays(old, fresh, { maxEditLength: MOST_EDITS }) : changes;
}

function wordsOf(lines: readonly string[]): string[] {
  return lines.join('\n').match(word) ?? [];
}

function commonPart(
  changes: readonly { value: string[]; added: boolean; removed: boolean }[],
  old: readonly string[],
  fresh: readonly string[],
): number {
  const letters = (words: readonly string[]) => words.filter((one) => /[\p{L}\p{N}]/u.test(one)).length;
  const common = changes.reduce((sum, { value, added, removed }) => (added || removed ? sum : sum + letters(value)), 0);
  return common / Math.max(1, Math.min(letters(old), letters(fresh)));
}

export function all(text: string): Part[] {
  return text === '' ? [] : [{ text, changed: true }];
}

export function plain(text: string): Part[] {
  return text === '' ? [] : [{ text, changed: false }];
}

/** Puts words together to parts, and parts to lines. */
class Marker {
  readonly lines: Part[][] = [[]];

  add(words: readonly string[], changed: boolean): void {
    for (const text of words) {
      const line = this.lines.at(-1);
      const last = line?.at(-1);
      if (text === '\n') this.lines.push([]);
      else if (last?.changed === changed) last.text += text;
      else line?.push({ text, changed });
    }
  }
}
