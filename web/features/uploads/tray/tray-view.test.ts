import { expect, test } from 'vitest';
import { uploadOf } from '../testing/tray-scene.ts';
import {
  announcement,
  filtered,
  headline,
  progressInBytes,
  progressInFiles,
  restInWords,
  trayView,
} from './tray-view.ts';

const viewOf = (...[counts, state, more]: Parameters<typeof uploadOf>) =>
  trayView([uploadOf(counts, state, more)], 2_097_152);

test.each([
  [{ completed: 2, uploading: 1 }, {}, 'Uploading 3 files'],
  [{ completed: 1 }, {}, '1 file is in'],
  [{ completed: 1200 }, {}, '1,200 files are in'],
  [{ completed: 1200, failed: 1300 }, {}, '1,200 files are in, 1,300 failed'],
  [{ completed: 3, failed: 2 }, {}, '3 files are in, 2 failed'],
  [{ failed: 2 }, {}, '2 files failed'],
  [{ completed: 1, uploaded: 2 }, { isSignedOut: true }, 'Upload paused: you are signed out'],
  [{ uploaded: 2 }, { isHandedOver: false, isProcessing: false }, 'An upload waits for you'],
] as const)('%j is shown as "%s"', (counts, state, words) => {
  expect(headline(viewOf(counts, state))).toBe(words);
});

test('a pause for want of a network is shown before anything that runs', () => {
  expect(headline(viewOf({ completed: 1, uploading: 1 }, {}, { activity: 'paused' }))).toBe(
    'Upload paused while offline',
  );
});

test('files and bytes are counted over all uploads, with rate and rest while they run', () => {
  const view = trayView([uploadOf({ completed: 2, uploading: 1 }), uploadOf({ uploading: 1 })], 2_097_152);
  expect(progressInFiles(view)).toBe('2 of 4 files');
  expect(progressInFiles(viewOf({ completed: 1200, uploading: 1300 }))).toBe('1,200 of 2,500 files');
  expect(progressInBytes(view)).toBe('8.0 MB of 14.0 MB · 2.0 MB/s · a few seconds left');
});

test('no rate is shown while nothing moves, nor a rest once all bytes are there', () => {
  expect(progressInBytes(viewOf({ uploading: 1 }, {}, { activity: 'paused' }))).toBe('512.0 KB of 2.0 MB');
  expect(progressInBytes(viewOf({ processing: 1 }))).toBe('2.0 MB of 2.0 MB');
});

test.each([
  [3, 'a few seconds left'],
  [30, 'less than a minute left'],
  [61, 'about 1 minute left'],
  [130, 'about 2 minutes left'],
  [5_400, 'about 2 hours left'],
])('%i seconds are "%s"', (seconds, words) => {
  expect(restInWords(seconds)).toBe(words);
});

test('the bar is full only when everything is in, and moves for empty files, too', () => {
  expect(viewOf({ uploaded: 4 }).percent).toBeLessThan(100);
  expect(viewOf({ completed: 4 }).percent).toBe(100);
  expect(viewOf({ completed: 2, failed: 2 }).percent).toBeLessThan(100);
});

test('ears hear the state and every quarter, not every file', () => {
  const announced = Array.from({ length: 101 }, (_, done) =>
    announcement(viewOf({ completed: done, uploading: 100 - done })),
  );
  expect(new Set(announced).size).toBe(5);
  expect(announced.at(-1)).toBe('100 files are in');
});

test('each file is under exactly one filter beside all', () => {
  const { items } = viewOf({ completed: 2, failed: 1, processing: 1, uploaded: 1, uploading: 3 });
  expect(filtered(items, 'All')).toHaveLength(8);
  expect(filtered(items, 'In progress')).toHaveLength(4);
  expect(filtered(items, 'Ready')).toHaveLength(1);
  expect(filtered(items, 'Failed')).toHaveLength(1);
  expect(filtered(items, 'Done')).toHaveLength(2);
});
