import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RefusedSignIns } from './refused-sign-ins.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const client = { ipAddress: '198.51.100.7', userAgent: null };

function open() {
  const rows: string[] = [];
  const faults: unknown[] = [];
  const audit = ({ email, why }: { email: string | null; why: string }) => {
    rows.push(`${email ?? 'somebody'}: ${why}`);
    return Promise.resolve();
  };
  return { rows, faults, refused: new RefusedSignIns(audit, (error) => faults.push(error)) };
}

it('a flood of a thousand is two rows: the first at once, and how many followed', async () => {
  const { rows, refused } = open();
  for (let at = 0; at < 1000; at += 1) await refused.record('a limit', { email: `victim@rooms.example`, client });
  expect(rows).toEqual(['victim@rooms.example: too many attempts']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rows.slice(1)).toEqual(['victim@rooms.example: too many attempts, 999 more of them within a minute']);
  await refused.record('a limit', { email: 'victim@rooms.example', client });
  expect(rows).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rows).toHaveLength(3);
});

it('pending refusals are written when the server ends', async () => {
  const { rows, refused } = open();
  for (let at = 0; at < 3; at += 1) await refused.record('a limit', { email: null, client });
  await refused.close();
  expect(rows).toEqual(['somebody: too many attempts', 'somebody: too many attempts, 2 more of them within a minute']);
  expect(vi.getTimerCount()).toBe(0);
});

it('many limits at once do not fill the log either', async () => {
  const { rows, refused } = open();
  for (let at = 0; at < 5000; at += 1) await refused.record(`limit ${at}`, { email: null, client });
  expect(rows).toHaveLength(1000);
  await refused.close();
});
