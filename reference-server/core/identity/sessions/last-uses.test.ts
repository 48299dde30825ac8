import { expect, test } from 'vitest';
import { LastUses } from './last-uses.ts';

test('the last use of a session is remembered until its time limit has passed', () => {
  const uses = new LastUses(1000);
  uses.note('one', 100);
  uses.note('two', 200);
  uses.note('one', 900);
  expect([uses.of('one'), uses.of('two'), uses.of('none')]).toEqual([900, 200, 0]);
  uses.note('three', 1201);
  expect([uses.of('one'), uses.of('two')]).toEqual([900, 0]);
});

test('a use counts from before its check', async () => {
  const uses = new LastUses(1000);
  let now = 100;
  await uses.noteChecked({ now: () => new Date(now) }, () => {
    now = 900;
    return Promise.resolve('one');
  });
  expect(uses.of('one')).toBe(100);
});
