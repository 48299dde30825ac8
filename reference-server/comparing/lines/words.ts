// Finds the changed words of lines; any white space equals any other, and too few common words mean all changed.
import { diffArrays } from 'diff';
import type { components } from '#contract/api.d.ts';

type Part = components['schemas']['ComparedPart'];

/** The limit of one side; longer texts count as changed completely. */
const MOST_WORDS = 20_000;
const MOST_EDITS = 600;
/** The least share of common words, of the shorter side. */
const LEAST_COMMON = 0.2;

/** A word with its marks, a number with its decimal point, white space, or any other single character. */
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
  // A common word is taken from the later text, with the earlier one read in parallel.
  const [marked, markedFresh] = [new Marker(), new Marker()];
  let at = 0;
  for (const { value, added, removed, count } of changes) {
    if (!added) marked.add(old.slice(at, (at += count)), removed);
    if (!removed) markedFresh.add(value, added);
  }
  return { before: marked.lines, after: markedFresh.lines };
}

/** If only white space changed, it is marked. */
function changesOf(old: string[], fresh: string[]) {
  const changes = diffArrays(old, fresh, { comparator: isSame, maxEditLength: MOST_EDITS });
  const isSpaceAlone = changes?.every(({ added, removed }) => !added && !removed) ?? false;
  return isSpaceAlone ? diffArrays(old, fresh, { maxEditLength: MOST_EDITS }) : changes;
}

const wordsOf = (lines: readonly string[]): string[] => lines.join('\n').match(word) ?? [];

function commonPart(
  changes: readonly { value: string[]; added: boolean; removed: boolean }[],
  old: readonly string[],
  fresh: readonly string[],
): number {
  const letters = (words: readonly string[]) => words.filter((one) => /[\p{L}\p{N}]/u.test(one)).length;
  const common = changes.reduce((sum, { value, added, removed }) => (added || removed ? sum : sum + letters(value)), 0);
  return common / Math.max(1, Math.min(letters(old), letters(fresh)));
}

export const all = (text: string): Part[] => (text === '' ? [] : [{ text, changed: true }]);

export const plain = (text: string): Part[] => (text === '' ? [] : [{ text, changed: false }]);

/** Joins words into parts, and parts into lines. */
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
