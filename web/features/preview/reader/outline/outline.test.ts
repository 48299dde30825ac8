import { describe, expect, it } from 'vitest';
import { entriesOf, MOST_ENTRIES, type OutlineItem } from './outline.ts';

const entry = (title: string, items: readonly OutlineItem[] = []): OutlineItem => ({ title, dest: null, items });

describe('an outline', () => {
  it('is listed from top to bottom, as deep as it goes', () => {
    const outline = [entry('One', [entry('One.1', [entry('One.1.a')]), entry('One.2')]), entry(' ')];
    expect(entriesOf(outline).map(({ title, depth }) => [title, depth])).toEqual([
      ['One', 0],
      ['One.1', 1],
      ['One.1.a', 2],
      ['One.2', 1],
      ['Untitled', 0],
    ]);
  });

  it('is cut when it is very long or deep', () => {
    expect(entriesOf(Array.from({ length: 10_000 }, () => entry('Part')))).toHaveLength(MOST_ENTRIES);
    let deep = entry('Bottom');
    for (let depth = 0; depth < 50_000; depth += 1) deep = entry('Part', [deep]);
    expect(entriesOf([deep])).toHaveLength(MOST_ENTRIES);
  });
});
