import { afterAll, expect, vi } from 'vitest';

/** What a test fakes when it sets the clock or answers for a server. */
const faked = () => ({
  clearInterval,
  clearTimeout,
  Date,
  fetch,
  setInterval,
  setTimeout,
  now: Reflect.get(performance, 'now') as unknown,
});
const originals = faked();

/** Test files share a process: one that leaves a faked clock behind fails itself, and not one that runs after it. */
afterAll(() => {
  vi.restoreAllMocks();
  expect(faked()).toEqual(originals);
});
