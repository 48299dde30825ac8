import { Uppy } from '@uppy/core';

import type { PickedFile } from '#web/domain/files/dropped-files.ts';

import { StoragePlugin, type Uploader, type UploaderFile } from './storage-plugin.ts';
import { declaredType, type StorePorts } from './store-file.ts';
import { advance, byPath, mayCancel, mayRemove, mayRetry, type UploadEvent, type UploadItem } from './upload-item.ts';
import { CONCURRENT_REQUESTS, MAX_FILE_BYTES } from './upload-limits.ts';
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

/**
 * Uploads picked files, six at a time, and keeps the list of them. Uppy holds only the files under way, so that a list of
 * thousands costs it nothing; a file's ticket is asked for when its turn comes.
 */
export class UploadEngine {
  readonly #ports: EnginePorts;
  readonly #files = new Map<string, File>();
  readonly #items = new Map<string, UploadItem>();
  readonly #meters = new Map<string, SpeedMeter>();
  /** Item id to Uppy's id of the same file. */
  readonly #underWay = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  #uppy: Uploader | null = null;
  #waiting: string[] = [];
  #settled: SettledUploads = { stored: [], failed: [] };
  #onSettled: (settled: SettledUploads) => void = () => undefined;
  #snapshot: readonly UploadItem[] = [];
  #lastId = 0;
  #isDrawing = false;
  #isPumping = false;
  #isHalted = false;

  constructor(ports: EnginePorts) {
    this.#ports = ports;
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
      const id = `upload-${(this.#lastId += 1)}`;
      this.#files.set(id, file);
      this.#items.set(id, itemOf(id, file, folders));
      this.#waiting.push(id);
    }
    this.#sort();
    this.#changed();
    this.#pump();
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

  readonly cancel = (id: string): void => {
    const item = this.#items.get(id);
    if (item === undefined || !mayCancel(item)) return;
    this.#waiting = this.#waiting.filter((waiting) => waiting !== id);
    this.dispatch(id, { type: 'failed', error: 'Upload cancelled' });
    this.#release(id);
  };

  readonly retry = (id: string): void => {
    const item = this.#items.get(id);
    if (item === undefined || !mayRetry(item)) return;
    this.dispatch(id, { type: 'retried' });
    if (item.url === null) this.#waiting.push(id);
    this.#pump();
  };

  readonly remove = (id: string): void => {
    const item = this.#items.get(id);
    if (item !== undefined && mayRemove(item)) this.#forget(id);
  };

  /** Aborts everything and empties the list. */
  clear(): void {
    this.#waiting = [];
    this.#underWay.clear();
    this.#settled = { stored: [], failed: [] };
    for (const id of [...this.#items.keys()]) this.#forget(id);
    this.#uppy?.destroy();
    this.#uppy = null;
    this.#isHalted = false;
  }

  #sort(): void {
    const sorted = this.items().sort(byPath);
    this.#items.clear();
    for (const item of sorted) this.#items.set(item.id, item);
    const waiting = new Set(this.#waiting);
    this.#waiting = sorted.map(({ id }) => id).filter((id) => waiting.has(id));
  }

  #forget(id: string): void {
    this.#items.delete(id);
    this.#files.delete(id);
    this.#meters.delete(id);
    this.#changed();
  }

  /** After the current task, so that a list added and cleared at once sends nothing. */
  #pump(): void {
    if (this.#isPumping) return;
    this.#isPumping = true;
    queueMicrotask(() => {
      this.#isPumping = false;
      while (this.#underWay.size < CONCURRENT_REQUESTS) {
        const id = this.#waiting.shift();
        if (id === undefined) return;
        this.#start(id);
      }
    });
  }

  #start(id: string): void {
    const file = this.#files.get(id);
    if (file === undefined) return;
    const uppy = (this.#uppy ??= this.#createUppy());
    this.#meters.set(id, new SpeedMeter(this.#ports.now()));
    // Uppy tells files apart by name, type, size and path; two picks of one file are two uploads here.
    const meta = { itemId: id, relativePath: id, name: file.name };
    this.#underWay.set(id, uppy.addFile({ name: file.name, type: declaredType(file), data: file, meta }));
    void uppy.upload();
  }

  #createUppy(): Uploader {
    const uppy: Uploader = new Uppy({
      restrictions: { maxFileSize: MAX_FILE_BYTES, maxNumberOfFiles: null },
      logger: silent,
    });
    uppy.use(StoragePlugin, {
      ports: this.#ports,
      onActivity: (itemId, activity, setback) => this.dispatch(itemId, { type: 'activity', activity, setback }),
    });
    uppy.on('upload-progress', (file, { bytesUploaded }) => this.#progressed(file, bytesUploaded || 0));
    uppy.on('upload-success', (file, { uploadURL }) => this.#stored(file, uploadURL ?? ''));
    uppy.on('upload-error', (file, error) => this.#failed(file, error));
    return uppy;
  }

  #progressed(file: UploaderFile | undefined, bytesSent: number): void {
    const id = file?.meta.itemId ?? '';
    const speed = this.#meters.get(id)?.measure(bytesSent, this.#ports.now()) ?? null;
    this.dispatch(id, { type: 'progress', bytesSent, speed });
  }

  #stored(file: UploaderFile | undefined, url: string): void {
    this.#ended(file, { type: 'stored', url }, this.#settled.stored);
  }

  #failed(file: UploaderFile | undefined, error: Error): void {
    this.#ended(file, { type: 'failed', error: error.message }, this.#settled.failed, this.#ports.isSessionOver(error));
  }

  #ended(file: UploaderFile | undefined, event: UploadEvent, tally: UploadItem[], isSessionOver = false): void {
    const id = file?.meta.itemId ?? '';
    this.dispatch(id, event);
    if (isSessionOver) this.#halt();
    const item = this.#items.get(id);
    if (item !== undefined) tally.push(item);
    this.#release(id);
  }

  /** Gives the place under way to the next file. */
  #release(id: string): void {
    const uppyId = this.#underWay.get(id);
    this.#underWay.delete(id);
    if (uppyId !== undefined) this.#uppy?.removeFile(uppyId);
    if (this.#isHalted) return;
    this.#pump();
    if (this.#underWay.size > 0 || this.#waiting.length > 0) return;
    const settled = this.#settled;
    this.#settled = { stored: [], failed: [] };
    if (settled.stored.length + settled.failed.length > 0) this.#onSettled(settled);
  }

  /** Nobody is signed in any more: what waits or runs fails, and nothing more is sent or said. */
  #halt(): void {
    this.#isHalted = true;
    this.#waiting = [];
    for (const item of this.items()) this.cancel(item.id);
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

/** Failures are shown in the list; Uppy need not print them as well. */
const silent = { debug: () => undefined, warn: () => undefined, error: () => undefined };

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
