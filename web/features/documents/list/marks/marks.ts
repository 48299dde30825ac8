import { loadedLater } from '#web/ui/browser/loaded-later.tsx';

/** Nobody waits for them: rows are there before they are. */
export const ApprovalMark = loadedLater(async () => (await import('./approval-mark.tsx')).ApprovalMark, null, {
  isAccessory: true,
});

export const OwnMarks = loadedLater(async () => (await import('./own-marks.tsx')).OwnMarks, null, {
  isAccessory: true,
});
