import { beforeEach, describe, expect, test } from 'vitest';
import { cachedList } from './list-cache.ts';
import { createTestPorts } from '../testing/ports.ts';

const megabytes = (count: number) => 'x'.repeat(count * 1024 * 1024);

describe('lists that are ready to send', () => {
  let made: string[];
  let read: (key: string, stamp: string, text: string) => number;
  beforeEach(() => {
    const { store } = createTestPorts();
    made = [];
    read = (key, stamp, text) =>
      cachedList(store, key, stamp, () => {
        made.push(`${key} ${stamp}`);
        return text;
      }).length;
  });

  test('are made once for each revision', () => {
    for (const stamp of ['1', '1', '2', '2']) expect(read('ada', stamp, '[]')).toBe(2);
    expect(made).toEqual(['ada 1', 'ada 2']);
  });

  test('give back the room of their earlier revisions', () => {
    for (const stamp of ['1', '2', '3']) read('ada', stamp, megabytes(15));
    read('ingrid', '1', megabytes(15));
    made = [];
    read('ada', '3', '');
    read('ingrid', '1', '');
    expect(made).toEqual([]);
  });

  test('give way where there is no more room, the one that was read longest ago first', () => {
    read('ada', '1', megabytes(15));
    read('ingrid', '1', megabytes(15));
    read('ada', '1', '');
    read('priya', '1', megabytes(15));
    made = [];
    read('ada', '1', '');
    read('ingrid', '1', '');
    expect(made).toEqual(['ingrid 1']);
  });
});
