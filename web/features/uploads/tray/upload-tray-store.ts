// Uploads without a dialog, independent of the open screen. Leaving the app asks while files would be lost.
import type { BatchState } from '../batch/batch-state.ts';
import type { UploadBatch } from '../batch/upload-batch.ts';
import { isUnregistered } from '../engine/upload-item.ts';
import { Store } from '#web/ui/browser/store.ts';
import { SpeedMeter } from '../engine/upload-speed.ts';

export interface TrayUpload {
  batch: UploadBatch;
  state: BatchState;
}

export interface TrayState {
  uploads: readonly TrayUpload[];
  /** Bytes per second of all uploads; null until known. */
  rate: number | null;
}

let batches: readonly { batch: UploadBatch; stop: () => void }[] = [];
const state = new Store<TrayState>({ uploads: [], rate: null });
let meter = new SpeedMeter(0);

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function owner(id: string): UploadBatch | undefined {
  return batches.find(({ batch }) => batch.engine.items().some((item) => item.id === id))?.batch;
}

function publish(): void {
  batches = batches.filter(({ batch, stop }) => {
    if (batch.isGone()) stop();
    return !batch.isGone();
  });
  const uploads = batches.map(({ batch }) => ({ batch, state: batch.state.get() }));
  const items = uploads.flatMap((upload) => upload.state.items);
  const isSending = items.some(({ status }) => status === 'uploading');
  const sent = items.reduce((bytes, item) => bytes + (item.status === 'failed' ? 0 : item.bytesSent), 0);
  const now = performance.now();
  if (!isSending) meter = new SpeedMeter(now);
  if (items.some(isUnregistered)) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
  state.set({ uploads, rate: isSending ? meter.measure(sent, now) : null });
}

export const uploadTray = {
  state,
  /** Adds a batch; adding it again changes nothing. */
  take(batch: UploadBatch): void {
    if (batches.some((known) => known.batch === batch)) return;
    batches = [...batches, { batch, stop: batch.state.subscribe(publish) }];
    publish();
  },
  cancel: (id: string): void => owner(id)?.engine.cancel(id),
  retry: (id: string): void => owner(id)?.retry(id),
  remove: (id: string): void => owner(id)?.engine.remove(id),
  retryFailed: (): void => {
    for (const { batch } of batches) batch.retryFailed();
  },
  /** Ends all uploads; registered files stay and are still shown. */
  discard: (): void => {
    for (const { batch } of batches) if (batch.isWorthKeeping() || batch.state.get().isSignedOut) batch.discard();
  },
  empty(): void {
    for (const { batch, stop } of batches) {
      stop();
      if (batch.isWorthKeeping()) batch.discard({ isReported: false });
    }
    batches = [];
    publish();
  },
};
