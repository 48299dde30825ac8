import { describe, expect, it } from 'vitest';
import { contradiction, type Written } from './single-writer.ts';

const wrote = (value: string, start: number, end: number, isKnown = true): Written<string> => ({
  value,
  start,
  end,
  isKnown,
});
const saw = (value: string, start: number, end: number) => ({ value, start, end });

describe('a consistent history', () => {
  it.each([
    ['of the value before any change', [saw('none', 1, 2)]],
    ['of either value while a change is under way', [saw('a', 11, 12), saw('none', 11, 13)]],
    ['of a change that shows before it is acknowledged', [saw('a', 11, 12), saw('a', 13, 14)]],
    ['of the newest value', [saw('a', 21, 22), saw('b', 35, 36), saw('b', 41, 42)]],
    ['of what began before the change was over', [saw('a', 29, 50)]],
  ])('%s', (_, reads) => {
    expect(contradiction('none', [wrote('a', 10, 20), wrote('b', 30, 40)], reads)).toBeNull();
  });

  it('of a change without an answer, which happened or did not', () => {
    const writes = [wrote('a', 10, 20), wrote('b', 30, 40, false)];
    expect(contradiction('none', writes, [saw('a', 50, 51)])).toBeNull();
    expect(contradiction('none', writes, [saw('b', 50, 51)])).toBeNull();
    expect(contradiction('none', writes, [saw('a', 50, 51), saw('b', 52, 53)])).toBeNull();
  });
});

describe('a contradiction', () => {
  it.each([
    ['of what was taken away before', [saw('a', 41, 42)]],
    ['of a change that was lost', [saw('none', 21, 22)]],
    ['of a change that is still to come', [saw('b', 21, 22)]],
    ['of a value that goes back', [saw('b', 31, 32), saw('a', 33, 34)]],
    ['of a value never written', [saw('c', 35, 36)]],
  ])('%s', (_, reads) => {
    expect(contradiction('none', [wrote('a', 10, 20), wrote('b', 30, 40)], reads)).not.toBeNull();
  });

  it('of a change without an answer, which was seen and is gone', () => {
    const writes = [wrote('a', 10, 20), wrote('b', 30, 40, false)];
    expect(contradiction('none', writes, [saw('b', 50, 51), saw('a', 52, 53)])).not.toBeNull();
  });
});
