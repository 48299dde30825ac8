import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const bounds = { each: 3, all: 5 };
const task = (reader: string, name: string) => ({ reader, name });
const any = () => true;

function namesOf(queue: FairQueue<{ reader: string; name: string }>): string[] {
  const names: string[] = [];
  for (let next = queue.take(any); next; next = queue.take(any)) names.push(next.name);
  return names;
}

it('readers take turns, and the jobs of each keep their order', () => {
  const queue = new FairQueue<{ reader: string; name: string }>(bounds);
  for (const name of ['a1', 'a2', 'a3']) queue.add(task('a', name));
  for (const name of ['b1', 'b2']) queue.add(task('b', name));
  expect(namesOf(queue)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

it('a reader who comes during the turn of another is served before the other’s next turn', () => {
  const queue = new FairQueue<{ reader: string; name: string }>(bounds);
  for (const name of ['a1', 'a2', 'a3']) queue.add(task('a', name));
  expect(queue.take(any)?.name).toBe('a1');
  expect(queue.take(() => false)).toBeNull();
  queue.add(task('b', 'b1'));
  expect(queue.take(any)?.name).toBe('b1');
  queue.add(task('c', 'c1'));
  expect(namesOf(queue)).toEqual(['a2', 'c1', 'a3']);
});

it('the turn of a reader none of whose tasks is admitted is the next one’s', () => {
  const queue = new FairQueue<{ reader: string; name: string }>(bounds);
  queue.add(task('a', 'a1'));
  queue.add(task('a', 'a2'));
  queue.add(task('b', 'b1'));
  expect(queue.take(({ reader }) => reader !== 'a')?.name).toBe('b1');
  expect(queue.take(({ name }) => name === 'a2')?.name).toBe('a2');
  expect(queue.take(() => false)).toBeNull();
  expect(namesOf(queue)).toEqual(['a1']);
});

it('bounds how much waits of one reader, and of all', () => {
  const queue = new FairQueue<{ reader: string; name: string }>(bounds);
  expect(['a1', 'a2', 'a3', 'a4'].map((name) => queue.add(task('a', name)))).toEqual([true, true, true, false]);
  expect(['b', 'c', 'd'].map((reader) => queue.add(task(reader, reader)))).toEqual([true, true, false]);
  queue.take(any);
  expect(queue.add(task('d', 'd'))).toBe(true);
});

it('removes a withdrawn job, once', () => {
  const queue = new FairQueue<{ reader: string; name: string }>(bounds);
  const [one, other] = [task('a', 'a1'), task('a', 'a2')];
  queue.add(one);
  queue.add(other);
  expect([queue.remove(one), queue.remove(one)]).toEqual([true, false]);
  expect(queue.size).toBe(1);
  expect(queue.removeAll(({ name }) => name === 'a2')).toEqual([other]);
  expect(queue.size).toBe(0);
});
