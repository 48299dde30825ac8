import { expect, it } from 'vitest';
import { many } from '../../scenarios/many.ts';
import { inOrder } from './people-order.ts';

it('each person is looked at once, however many are put in order, and however often', () => {
  const [user] = many(0, 1).users;
  const looks = new Map<number, number>();
  const rows = Array.from({ length: 100 }, (_, at) => ({
    ...user!,
    firstName: `Person ${(at * 37) % 100}`,
    get email() {
      looks.set(at, (looks.get(at) ?? 0) + 1);
      return 'one@room.example';
    },
  }));
  expect(inOrder(rows)).toBe(inOrder(rows));
  expect(inOrder(rows).map(({ firstName }) => firstName)).toEqual(rows.map((_, at) => `Person ${at}`));
  expect(new Set(looks.values())).toEqual(new Set([1]));
});
