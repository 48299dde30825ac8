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
  /** Runs `render` at the next moment worth drawing; a thousand changes before it cost one render. */
  nextFrame: (render: () => void) => void;
  /** Whether this failure means that the person is signed out, so that nothing more should be sent. */
  isSessionOver: (error: Error) => boolean;
}

// Unlike in every engine: the tray lists the files of several.
let lastId = 0;

/** Places for transfers: all who upload at the same time share them. */
export const transferPlaces = (): PQueue => new PQueue({ concurrency: CONCURRENT_REQUESTS });

/** A file's way to the storage, from the moment it waits for its turn. */
interface Transfer {
  cut: AbortController;
  hasBegun: boolean;
}

/**
 * Uploads picked files, six at a time, and keeps the list of them. A file's ticket is asked for when its turn comes; a
 * transfer that is cut gives its place to the next at once.
 */
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

  /** The list as last drawn. */
  readonly snapshot = (): readonly UploadItem[] => this.#snapshot;

  /** The list as it is this moment, for work that must not wait for a frame. */
  items(): UploadItem[] {
    return [...this.#items.values()];
  }

  /** `listener` hears, each time the last transfer under way ends, how all since the last time ended. */
  readonly whenSettled = (listener: (settled: SettledUploads) => void): void => {
    this.#onSettled = listener;
  };

  /** The whole list is by path afterwards, and so is the order in which files are sent. */
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

  /** Applies an event to an item; what may not happen to it does nothing. */
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

  /** Takes files off the list that nobody wants to send, on their way or stored; gives those it took off. */
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

  /** The file itself, while it is listed and was not refused. */
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

  /** Lets go of all that is not in, but for what is being registered. */
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
    // Only a signal makes it reject, and whoever gave it has said what became of the file.
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

  /** Nobody is signed in any more: what waits or runs fails, and nothing more is sent or said. */
  #halt(): void {
    this.#queue.clear();
    this.#settled = { stored: [], failed: [] };
    for (const id of this.#items.keys()) this.#end(id, 'Paused: nobody is signed in');
  }

  /** Tells how all ended since the last time that nothing was under way. */
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
