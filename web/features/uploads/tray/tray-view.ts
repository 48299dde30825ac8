// The tray's texts, derived from its files.
import type { BatchState } from '../batch/batch-state.ts';
import type { UploadBatch } from '../batch/upload-batch.ts';
import { countByStatus, isAtStake, isPaused, type UploadItem, type UploadStatus } from '../engine/upload-item.ts';
import { counted, grouped } from '#web/format/counted.ts';
import { formatSize } from '#web/format/format-size.ts';

/** The cost of registering a file, in bytes, since many small files take time as well. */
const WEIGHT_OF_A_CALL = 64 * 1024;

export interface ShownUpload {
  batch: Pick<UploadBatch, 'id' | 'folderId'>;
  state: BatchState;
}

export type TrayStatus = 'signed-out' | 'undecided' | 'offline' | 'running' | 'failed' | 'done';

export type TrayView = ReturnType<typeof trayView>;

export function trayView(uploads: readonly ShownUpload[], rate: number | null) {
  const items = uploads.flatMap(({ state }) => state.items);
  const { completed: done, failed } = countByStatus(items);
  const isRunning = uploads.some(isUnderWay);
  const bytes = sum(items, ({ size }) => size);
  const bytesDone = sum(items, bytesIn);
  const whole = bytes + items.length * WEIGHT_OF_A_CALL;
  return {
    status: statusOf(uploads, items, isRunning, failed),
    items,
    files: items.length,
    done,
    failed,
    isRunning,
    /** 0 to 100. */
    percent: whole === 0 ? 0 : Math.floor(((bytesDone + done * WEIGHT_OF_A_CALL) / whole) * 100),
    bytes,
    bytesDone,
    rate,
  };
}

function statusOf(
  uploads: readonly ShownUpload[],
  items: readonly UploadItem[],
  isRunning: boolean,
  failed: number,
): TrayStatus {
  if (uploads.some(({ state }) => state.isSignedOut)) return 'signed-out';
  if (uploads.some(isUndecided)) return 'undecided';
  if (items.some(isPaused)) return 'offline';
  if (isRunning) return 'running';
  return failed > 0 ? 'failed' : 'done';
}

function isUnderWay({ state }: ShownUpload): boolean {
  return state.isProcessing || state.items.some(({ status }) => status === 'uploading' || status === 'processing');
}

/** Its dialog was closed before a level was chosen. */
export function isUndecided({ state }: ShownUpload): boolean {
  return !state.isHandedOver && state.endedWith === null && state.items.some(isAtStake);
}

function sum(items: readonly UploadItem[], of: (item: UploadItem) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

function bytesIn(item: UploadItem): number {
  if (item.status === 'uploading') return item.bytesSent;
  return item.status === 'failed' && item.url === null ? 0 : item.size;
}

/** The headline of bar, card and sheet. */
export function headline(view: TrayView): string {
  const lines: Record<TrayStatus, string> = {
    'signed-out': 'Upload paused: you are signed out',
    undecided: 'An upload waits for you',
    offline: 'Upload paused while offline',
    running: `Uploading ${counted(view.files, 'file')}`,
    failed:
      view.done === 0
        ? `${counted(view.failed, 'file')} failed`
        : `${filesIn(view.done)}, ${grouped(view.failed)} failed`,
    done: filesIn(view.done),
  };
  return lines[view.status];
}

function filesIn(done: number): string {
  return done === 1 ? '1 file is in' : `${counted(done, 'file')} are in`;
}

/** "120 of 300 files", for the phone's bar and the folded card. */
export function progressInFiles({ done, files }: TrayView): string {
  return `${grouped(done)} of ${counted(files, 'file')}`;
}

/** "45.2 MB of 120.0 MB", "2.1 MB/s", "about 2 minutes left", as far as known. */
export function progressInBytes({ bytes, bytesDone, rate, status }: TrayView): string {
  const parts = [`${formatSize(bytesDone)} of ${formatSize(bytes)}`];
  if (status === 'running' && rate !== null && rate >= 1 && bytesDone < bytes) {
    parts.push(`${formatSize(Math.round(rate))}/s`, restInWords((bytes - bytesDone) / rate));
  }
  return parts.join(' · ');
}

export function restInWords(seconds: number): string {
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 45) return 'less than a minute left';
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `about ${counted(Math.max(1, minutes), 'minute')} left`;
  return `about ${counted(Math.round(minutes / 60), 'hour')} left`;
}

/** The announcement for screen readers: it changes with the state and at every quarter. */
export function announcement(view: TrayView): string {
  if (view.status !== 'running') return headline(view);
  const quarter = Math.floor(view.percent / 25) * 25;
  const failed = view.failed > 0 ? ', some failed' : '';
  return `${headline(view)}${quarter === 0 ? '' : `, ${quarter}% done`}${failed}`;
}

export const trayFilters = {
  All: ['uploading', 'uploaded', 'processing', 'completed', 'failed'],
  'In progress': ['uploading', 'processing'],
  Ready: ['uploaded'],
  Failed: ['failed'],
  Done: ['completed'],
} as const satisfies Record<string, readonly UploadStatus[]>;

export type TrayFilter = keyof typeof trayFilters;

export function filtered(items: readonly UploadItem[], filter: TrayFilter): readonly UploadItem[] {
  const shown: readonly UploadStatus[] = trayFilters[filter];
  return items.filter(({ status }) => shown.includes(status));
}
