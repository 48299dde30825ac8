import { expect, it, vi } from 'vitest';
import { dayOf } from '#web/format/days.ts';
import { serverIsAt } from '#web/testing/server-clock.ts';
import { periodOf, toRequest } from './report-form.ts';

const dayMs = 86_400_000;

it.each([-1, 1])('the period ends today by the server, when its clock differs by %i day', (days) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 15, 12));
  const now = Date.now() + days * dayMs;
  serverIsAt(now);
  const [today, tomorrow] = [dayOf(now), dayOf(now + dayMs)];
  expect(periodOf({ preset: 'own', first: today, last: today })?.to).toBeUndefined();
  expect(periodOf({ preset: 'own', first: today, last: tomorrow })).toBeNull();
});

it('a report that is made late in the evening is named for this evening', () => {
  const evening = new Date(2026, 0, 15, 23, 30).getTime();
  vi.spyOn(Date, 'now').mockReturnValue(evening);
  serverIsAt(evening);
  const first = dayOf(evening);
  expect(toRequest({ preset: 'own', first, last: first, format: 'pdf' })).toMatchObject({
    firstDay: '2026-01-15',
    lastDay: '2026-01-15',
  });
});
