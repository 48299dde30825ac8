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
  now: () => number;
  /** Whether this failure means that the user is signed out, so that nothing more is sent. */
  isSessionOver: (error: Error) => boolean;
}

// Unique across engines, since the tray lists files of several.
let lastId = 0;

/** A queue for transfers, shared by all uploads. */
export const transferPlaces = (): PQueue => new PQueue({ concurrency: CONCURRENT_REQUESTS });

/**
 * Uploads six files at a time, in the order of the list; a ticket is fetched when its turn comes, and an interruption
 * gives up the place.
 */
export class UploadEngine {
  readonly #files = new Map<string, File>();
  readonly #items = new Map<string, UploadItem>();
  readonly #transfers = new Map<string, AbortController>();
  #lanes = 0;
  #settled: SettledUploads = { stored: [], failed: [] };
  #onSettled: (settled: SettledUploads) => void = () => undefined;

  constructor(
    private readonly ports: EnginePorts,
    private readonly onChange: () => void,
    private readonly places: PQueue = transferPlaces(),
  ) {}

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
    }
    this.#sort();
    this.#send();
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
    this.onChange();
  }

  /** Applies an event to an item; impossible events do nothing. */
  dispatch(id: string, event: UploadEvent): void {
    const item = this.#items.get(id);
    if (item === undefined) return;
    const next = advance(item, event);
    if (next === item) return;
    this.#items.set(id, next);
    this.onChange();
  }

  readonly cancel = (id: string): void => this.#end(id, 'Upload cancelled');

  readonly retry = (id: string): void => {
    const item = this.#items.get(id);
    if (item === undefined || !mayRetry(item)) return;
    this.dispatch(id, { type: 'retried' });
    this.#send();
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
    this.#settled = { stored: [], failed: [] };
    for (const id of [...this.#transfers.keys()]) this.#cut(id);
    for (const id of [...this.#items.keys()]) this.#forget(id);
  }

  /** Drops everything that is not registered or being registered. */
  discard(): void {
    this.#settled = { stored: [], failed: [] };
    for (const id of [...this.#transfers.keys()]) this.#cut(id);
    for (const { id, status } of this.items()) {
      if (status !== 'processing' && status !== 'completed') this.#forget(id);
    }
  }

  #forget(id: string): void {
    this.#items.delete(id);
    this.#files.delete(id);
    this.onChange();
  }

  #end(id: string, error: string): void {
    const item = this.#items.get(id);
    if (item === undefined || !mayCancel(item)) return;
    this.dispatch(id, { type: 'failed', error });
    this.#cut(id);
  }

  #cut(id: string): void {
    this.#transfers.get(id)?.abort();
    this.#transfers.delete(id);
  }

  /** A batch has six turns in the shared queue at most, so that the next free place goes to another batch. */
  #send(): void {
    while (this.#lanes < CONCURRENT_REQUESTS && this.#nextWaiting() !== undefined) void this.#lane();
  }

  async #lane(): Promise<void> {
    this.#lanes += 1;
    while (this.#nextWaiting() !== undefined) await this.places.add(() => this.#turn());
    this.#lanes -= 1;
    if (this.#lanes === 0) this.#settle();
  }

  #nextWaiting(): UploadItem | undefined {
    for (const item of this.#items.values()) {
      if (item.status === 'uploading' && !this.#transfers.has(item.id)) return item;
    }
    return undefined;
  }

  /** Sends the first file that waits; ends early if it is cut. */
  async #turn(): Promise<void> {
    const id = this.#nextWaiting()?.id ?? '';
    const file = this.#files.get(id);
    if (file === undefined) return;
    const cut = new AbortController();
    this.#transfers.set(id, cut);
    const isCut = new Promise((resolve) => cut.signal.addEventListener('abort', resolve));
    await Promise.race([this.#store(id, file, cut.signal), isCut]);
  }

  async #store(id: string, file: File, signal: AbortSignal): Promise<void> {
    const meter = new SpeedMeter(this.ports.now());
    const reports: StoreReports = {
      onActivity: (activity, setback) => this.dispatch(id, { type: 'activity', activity, setback }),
      onProgress: (bytesSent) =>
        this.dispatch(id, { type: 'progress', bytesSent, speed: meter.measure(bytesSent, this.ports.now()) }),
    };
    try {
      const url = await storeFile(file, this.ports, reports, signal);
      if (!signal.aborted) this.#ended(id, { type: 'stored', url }, this.#settled.stored);
    } catch (error) {
      if (!signal.aborted) this.#failed(id, error instanceof Error ? error : new Error(String(error)));
    }
  }

  #failed(id: string, error: Error): void {
    this.#ended(id, { type: 'failed', error: error.message }, this.#settled.failed);
    if (this.ports.isSessionOver(error)) this.#halt();
  }

  #ended(id: string, event: UploadEvent, tally: UploadItem[]): void {
    this.#transfers.delete(id);
    this.dispatch(id, event);
    const item = this.#items.get(id);
    if (item !== undefined) tally.push(item);
  }

  /** The user is signed out: waiting and running files fail, and nothing more is sent. */
  #halt(): void {
    this.#settled = { stored: [], failed: [] };
    for (const id of this.#items.keys()) this.#end(id, 'Paused: nobody is signed in');
  }

  /** Reports the results since the last time that nothing was running. */
  #settle(): void {
    const settled = this.#settled;
    this.#settled = { stored: [], failed: [] };
    if (settled.stored.length + settled.failed.length > 0) this.#onSettled(settled);
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
