import { expect, test, vi } from 'vitest';
import type { Measures } from '#contract/types.ts';
import { measuredFigures } from './measured.ts';

test('the most active day is that of the log, wherever its reader is', () => {
  // It is Tuesday evening there.
  const local = vi.spyOn(Date.prototype, 'getDay').mockReturnValue(2);
  const days = [{ date: '2026-01-14', signIns: 0, views: 3, downloads: 0 }];
  const counts: Partial<Measures> = { days, viewsByHour: [0], mostViewed: [], mostViewedFolders: [] };
  expect(measuredFigures(counts as Measures).trends).toContainEqual({ label: 'Most active day', value: 'Wednesday' });
  local.mockRestore();
});

test('a share is the whole only where nothing is missing', () => {
  const nothing: Partial<Measures> = { days: [], viewsByHour: [0], mostViewed: [], mostViewedFolders: [] };
  const refused = { ...nothing, downloads: 999, blockedDownloads: 1, documents: 8, notOpened: 0 } as Measures;
  expect(measuredFigures(refused).compliance).toEqual([
    { label: 'Authorized downloads', percent: 99 },
    { label: 'Documents opened', percent: 100 },
  ]);
});
