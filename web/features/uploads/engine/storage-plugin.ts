import { BasePlugin, type Body, type Meta, type PluginOpts, type Uppy, type UppyFile } from '@uppy/core';

import { storeFile, type StoreActivity, type StorePorts } from './store-file.ts';

export interface UploadMeta extends Meta {
  itemId: string;
}

export type Uploader = Uppy<UploadMeta, Body>;
export type UploaderFile = UppyFile<UploadMeta, Body>;

export interface StoragePluginOptions extends PluginOpts {
  ports: StorePorts;
  onActivity: (itemId: string, activity: StoreActivity, setback?: string) => void;
}

/**
 * Uppy's uploader for this product's storage: a ticket for each file, then one PUT with the product's own retries, which
 * none of Uppy's stock uploaders keeps. Removing a file from Uppy aborts its transfer.
 */
export class StoragePlugin extends BasePlugin<StoragePluginOptions, UploadMeta, Body> {
  readonly #transfers = new Map<string, AbortController>();

  constructor(uppy: Uploader, options: StoragePluginOptions) {
    super(uppy, options);
    this.id = 'Storage';
    this.type = 'uploader';
  }

  override install(): void {
    const { capabilities } = this.uppy.getState();
    this.uppy.setState({ capabilities: { ...capabilities, individualCancellation: true } });
    this.uppy.addUploader(this.#upload);
    this.uppy.on('file-removed', this.#abort);
  }

  override uninstall(): void {
    this.uppy.removeUploader(this.#upload);
    this.uppy.off('file-removed', this.#abort);
    for (const transfer of this.#transfers.values()) transfer.abort();
  }

  readonly #abort = (file: UploaderFile): void => {
    this.#transfers.get(file.id)?.abort();
  };

  readonly #upload = async (ids: string[]): Promise<void> => {
    const files = this.uppy.getFilesByIds(ids);
    this.uppy.emit('upload-start', files);
    await Promise.all(files.map((file) => this.#store(file)));
  };

  async #store(file: UploaderFile): Promise<void> {
    const transfer = new AbortController();
    this.#transfers.set(file.id, transfer);
    const uploadStarted = Date.now();
    const reports = {
      onActivity: (activity: StoreActivity, setback?: string) =>
        this.opts.onActivity(file.meta.itemId, activity, setback),
      onProgress: (bytesUploaded: number) =>
        this.uppy.emit('upload-progress', file, { uploadStarted, bytesUploaded, bytesTotal: file.size }),
    };
    try {
      if (!(file.data instanceof File)) throw new Error('Only files of this device can be uploaded');
      const uploadURL = await storeFile(file.data, this.opts.ports, reports, transfer.signal);
      this.uppy.emit('upload-success', file, { status: 200, uploadURL });
    } catch (error) {
      if (!transfer.signal.aborted) this.uppy.emit('upload-error', file, asError(error));
    } finally {
      this.#transfers.delete(file.id);
    }
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
