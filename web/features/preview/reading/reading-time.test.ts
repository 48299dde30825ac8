import { expect, it } from 'vitest';
import { ReadingTime } from './reading-time.ts';

function spend(time: ReadingTime, seconds: number): void {
  for (let second = 0; second < seconds; second += 1) time.tick();
}

it('is the seconds with pages in view since the last report, with the pages that were last in view', () => {
  const time = new ReadingTime();
  spend(time, 5);
  expect(time.take().seconds).toBe(0);
  time.look(true, [3]);
  spend(time, 20);
  time.look(true, [4, 5]);
  spend(time, 10);
  time.look(false);
  spend(time, 7);
  expect(time.take()).toEqual({ seconds: 30, pages: [4, 5] });
  expect(time.take().seconds).toBe(0);
});

it('stops two minutes after the last sign of the person, and continues with the next', () => {
  const time = new ReadingTime();
  time.look(true);
  spend(time, 100);
  time.sign();
  spend(time, 500);
  expect(time.take().seconds).toBe(220);
  time.sign();
  spend(time, 1);
  expect(time.take().seconds).toBe(1);
});
