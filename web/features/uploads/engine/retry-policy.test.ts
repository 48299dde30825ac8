import { describe, expect, it } from 'vitest';
import { isWorthRetrying, retryDelay } from './retry-policy.ts';
import { sendsCredentials } from './transport.ts';
import { SpeedMeter, timeLeft } from './upload-speed.ts';

describe('retrying', () => {
  it('is worth it for no answer, a busy server and a broken one only', () => {
    expect([null, 429, 500, 502, 503, 504].every(isWorthRetrying)).toBe(true);
    expect([400, 401, 403, 404, 409, 413, 415, 200].some(isWorthRetrying)).toBe(false);
  });

  it('waits 0, 1, 3, 5 s and 5 s from then on, and ends after ten', () => {
    const delays = Array.from({ length: 11 }, (_, index) => retryDelay(index + 1, null, 0));
    expect(delays).toEqual([0, 1_000, 3_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000, null]);
  });

  it("waits for the longer of its own delay and the server's, in seconds or as a date", () => {
    const now = Date.parse('2026-03-02T09:00:00Z');
    expect(retryDelay(4, '2', now)).toBe(5_000);
    expect(retryDelay(1, '30', now)).toBe(30_000);
    expect(retryDelay(1, 'Mon, 02 Mar 2026 09:00:12 GMT', now)).toBe(12_000);
    expect(retryDelay(2, 'soon', now)).toBe(1_000);
  });
});

describe('credentials', () => {
  it('go to storage of our own origin and nowhere else', () => {
    expect(sendsCredentials('/api/objects/1?signature=s', 'https://room.test')).toBe(true);
    expect(sendsCredentials('https://room.test/api/objects/1', 'https://room.test')).toBe(true);
    expect(sendsCredentials('https://storage.test/1', 'https://room.test')).toBe(false);
    expect(sendsCredentials('//storage.test/1', 'https://room.test')).toBe(false);
  });
});

describe('speed', () => {
  it('is measured after a moment, smoothed, and reset when a transfer starts over', () => {
    const meter = new SpeedMeter(0);
    expect(meter.measure(100, 100)).toBeNull();
    expect(meter.measure(1_000, 1_000)).toBe(1_000);
    expect(meter.measure(3_000, 2_000)).toBe(1_300);
    expect(meter.measure(0, 2_100)).toBeNull();
  });

  it('gives the time left in seconds and minutes, and none while nothing moves', () => {
    expect(timeLeft(11_300_000, 3_200_000)).toBe('4 s left');
    expect(timeLeft(40_000_000, 400_000)).toBe('2 min left');
    expect(timeLeft(10, null)).toBeNull();
    expect(timeLeft(10, 0)).toBeNull();
  });
});
