import PQueue from 'p-queue';

import type { PickedFile } from '#web/domain/files/dropped-files.ts';

import { declaredType, storeFile, type StorePorts, type StoreReports } from './store-file.ts';
import { advance, byPath, mayCancel, mayRemove, mayRetry, type UploadEvent, type UploadItem } from './upload-item.ts';
import { CONCURRENT_REQUESTS } from './upload-limits.ts';
import { SpeedMeter } from './upload-speed.ts';

export interface SettledUploads {
  stored: UploadItem[];
  failed: UploadItem[];
}

export interface EnginePorts extends StorePorts {
  /** Runs `render` at the next frame, so that many changes cost one render. */
  nextFrame: (render: () => void) => void;
  /** Whether this failure means that the user is signed out, so that nothing more is sent. */
  isSessionOver: (error: Error) => boolean;
}

// Unique across engines, since the tray lists files of several.
let lastId = 0;

/** A queue for transfers, shared by all uploads. */
export const transferPlaces = (): PQueue => new PQueue({ concurrency: CONCURRENT_REQUESTS });

/** A file's transfer, including its time in the queue. */
interface Transfer {
  cut: AbortController;
  hasBegun: boolean;
}

/** Uploads six files at a time; a ticket is fetched when its turn comes, and an interruption gives up the place. */
export class UploadEngine {
  readonly #ports: EnginePorts;
  readonly #places: PQueue;
  readonly #files = new Map<string, File>();
  readonly #items = new Map<string, UploadItem>();
  readonly #transfers = new Map<string, Transfer>();
  readonly #listeners = new Set<() => void>();
  readonly #queue = new PQueue({ concurrency: CONCURRENT_REQUESTS });
  #settled: SettledUploads = { stored: [], failed: [] };
  #onSettled: (settled: SettledUploads) => void = () => undefined;
  #snapshot: readonly UploadItem[] = [];
  #isDrawing = false;

  constructor(ports: EnginePorts, places: PQueue = transferPlaces()) {
    this.#ports = ports;
    this.#places = places;
    this.#queue.on('idle', () => this.#settle());
  }

  /** For useSyncExternalStore. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The list as last rendered. */
  readonly snapshot = (): readonly UploadItem[] => this.#snapshot;

  /** The present list, for work that cannot wait for a frame. */
  items(): UploadItem[] {
    return [...this.#items.values()];
  }

  /** `listener` is called whenever the last running transfer ends, with the results since the last call. */
  readonly whenSettled = (listener: (settled: SettledUploads) => void): void => {
    this.#onSettled = listener;
  };

  /** Sorts the whole list by path, which is also the order of sending. */
  add(picked: readonly PickedFile[]): void {
    for (const { file, folders } of picked) {
      const id = `upload-${(lastId += 1)}`;
      this.#files.set(id, file);
      this.#items.set(id, itemOf(id, file, folders));
      this.#transfers.set(id, { cut: new AbortController(), hasBegun: false });
    }
    this.#sort();
    this.#queue.clear();
    for (const id of this.#items.keys()) this.#queueUp(id);
  }

  /** Lists files that are not sent, with the reason. */
  refuse(picked: readonly PickedFile[], error: string): void {
    for (const { file, folders } of picked) {
      const id = `upload-${(lastId += 1)}`;
      this.#items.set(id, { ...itemOf(id, file, folders), status: 'failed', error, isRefused: true });
    }
    this.#sort();
  }

  #sort(): void {
    const sorted = this.items().sort(byPath);
    this.#items.clear();
    for (const item of sorted) this.#items.set(item.id, item);
    this.#changed();
  }

  /** Applies an event to an item; impossible events do nothing. */
  dispatch(id: string, event: UploadEvent): void {
    const item = this.#items.get(id);
    if (item === undefined) return;
    const next = advance(item, event);
    if (next === item) return;
    this.#items.set(id, next);
    this.#changed();
  }

  readonly cancel = (id: string): void => this.#end(id, 'Upload cancelled');

  readonly retry = (id: string): void => {
    const item = this.#items.get(id);
    if (item === undefined || !mayRetry(item)) return;
    this.dispatch(id, { type: 'retried' });
    if (item.url !== null) return;
    this.#transfers.set(id, { cut: new AbortController(), hasBegun: false });
    this.#queueUp(id);
  };

  readonly remove = (id: string): void => {
    const item = this.#items.get(id);
    if (item !== undefined && mayRemove(item)) this.#forget(id);
  };

  /** Removes files from the list, in any state; returns the removed ones. */
  leaveOut(ids: readonly string[]): UploadItem[] {
    const gone = this.items().filter(
      ({ id, status }) => ids.includes(id) && status !== 'processing' && status !== 'completed',
    );
    for (const { id } of gone) {
      this.#cut(id);
      this.#forget(id);
    }
    return gone;
  }

  /** The file, while it is listed and was not refused. */
  fileOf(id: string): File | undefined {
    return this.#files.get(id);
  }

  /** Aborts everything and empties the list. */
  clear(): void {
    this.#queue.clear();
    this.#settled = { stored: [], failed: [] };
    for (const id of [...this.#transfers.keys()]) this.#cut(id);
    for (const id of [...this.#items.keys()]) this.#forget(id);
  }

  /** Drops everything that is not registered or being registered. */
  discard(): void {
    this.#queue.clear();
    this.#settled = { stored: [], failed: [] };
    for (const id of [...this.#transfers.keys()]) this.#cut(id);
    for (const { id, status } of this.items()) {
      if (status !== 'processing' && status !== 'completed') this.#forget(id);
    }
  }

  #forget(id: string): void {
    this.#items.delete(id);
    this.#files.delete(id);
    this.#changed();
  }

  #end(id: string, error: string): void {
    const item = this.#items.get(id);
    if (item === undefined || !mayCancel(item)) return;
    this.dispatch(id, { type: 'failed', error });
    this.#cut(id);
  }

  #cut(id: string): void {
    this.#transfers.get(id)?.cut.abort();
    this.#transfers.delete(id);
  }

  #queueUp(id: string): void {
    const transfer = this.#transfers.get(id);
    const file = this.#files.get(id);
    if (transfer === undefined || transfer.hasBegun || file === undefined) return;
    const { signal } = transfer.cut;
    const turn = async () => {
      transfer.hasBegun = true;
      await this.#places.add(() => this.#store(id, file, signal), { signal });
    };
    // Only a signal rejects it, whose owner has updated the file's state.
    this.#queue.add(turn, { signal }).catch(() => undefined);
  }

  async #store(id: string, file: File, signal: AbortSignal): Promise<void> {
    const meter = new SpeedMeter(this.#ports.now());
    const reports: StoreReports = {
      onActivity: (activity, setback) => this.dispatch(id, { type: 'activity', activity, setback }),
      onProgress: (bytesSent) =>
        this.dispatch(id, { type: 'progress', bytesSent, speed: meter.measure(bytesSent, this.#ports.now()) }),
    };
    try {
      const url = await storeFile(file, this.#ports, reports, signal);
      if (!signal.aborted) this.#ended(id, { type: 'stored', url }, this.#settled.stored);
    } catch (error) {
      if (!signal.aborted) this.#failed(id, error instanceof Error ? error : new Error(String(error)));
    }
  }

  #failed(id: string, error: Error): void {
    this.#ended(id, { type: 'failed', error: error.message }, this.#settled.failed);
    if (this.#ports.isSessionOver(error)) this.#halt();
  }

  #ended(id: string, event: UploadEvent, tally: UploadItem[]): void {
    this.#transfers.delete(id);
    this.dispatch(id, event);
    const item = this.#items.get(id);
    if (item !== undefined) tally.push(item);
  }

  /** The user is signed out: waiting and running files fail, and nothing more is sent. */
  #halt(): void {
    this.#queue.clear();
    this.#settled = { stored: [], failed: [] };
    for (const id of this.#items.keys()) this.#end(id, 'Paused: nobody is signed in');
  }

  /** Reports the results since the last time that nothing was running. */
  #settle(): void {
    const settled = this.#settled;
    this.#settled = { stored: [], failed: [] };
    if (settled.stored.length + settled.failed.length > 0) this.#onSettled(settled);
  }

  #changed(): void {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    this.#ports.nextFrame(() => {
      this.#isDrawing = false;
      this.#snapshot = [...this.#items.values()];
      for (const listener of this.#listeners) listener();
    });
  }
}

function itemOf(id: string, file: File, folders: readonly string[]): UploadItem {
  return {
    id,
    url: null,
    name: file.name,
    folders,
    size: file.size,
    type: declaredType(file),
    status: 'uploading',
    error: null,
    activity: 'waiting',
    bytesSent: 0,
    speed: null,
    setback: null,
  };
}
