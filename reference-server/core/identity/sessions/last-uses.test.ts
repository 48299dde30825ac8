import { expect, test } from 'vitest';
import { LastUses } from './last-uses.ts';

test('the last use of a session is known for as long as anybody asks for it', () => {
  const uses = new LastUses(1000);
  uses.note('one', 100);
  uses.note('two', 200);
  uses.note('one', 900);
  expect([uses.of('one'), uses.of('two'), uses.of('none')]).toEqual([900, 200, 0]);
  uses.note('three', 1201);
  expect([uses.of('one'), uses.of('two')]).toEqual([900, 0]);
});
