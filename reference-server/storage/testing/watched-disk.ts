// Wraps the real disk: records every call in order, and fails those that a test chooses.
import path from 'node:path';
import { nodeDisk, type Disk, type DiskFile } from '#server/storage/disk/disk.ts';

export interface WatchedDisk extends Disk {
  /** Such as `write 000001.jsonl` or `syncFolder journal`. */
  readonly calls: string[];
  /** Called before each call; may throw. For `write`, returns how many bytes are written. */
  sabotage: ((call: string) => number | undefined) | null;
}

export function watchedDisk(): WatchedDisk {
  const calls: string[] = [];
  const note = (name: string, file: string): number | undefined => {
    const call = `${name} ${path.basename(file)}`;
    calls.push(call);
    return disk.sabotage?.(call);
  };
  const disk: WatchedDisk = {
    calls,
    sabotage: null,
    async open(file, mode) {
      note(`open ${mode}`, file);
      return watchedFile(await nodeDisk.open(file, mode), file, note);
    },
    syncFolder: async (folder) => (note('syncFolder', folder), nodeDisk.syncFolder(folder)),
    rename: async (from, to) => (note('rename', to), nodeDisk.rename(from, to)),
    link: async (from, to) => (note('link', to), nodeDisk.link(from, to)),
    unlink: async (file) => (note('unlink', file), nodeDisk.unlink(file)),
  };
  return disk;
}

function watchedFile(file: DiskFile, name: string, note: (call: string, name: string) => number | undefined): DiskFile {
  const watched = {
    async write(bytes: Uint8Array, offset: number, length: number, position: number) {
      const most = note('write', name);
      const written = most === undefined ? length : Math.min(most, length);
      return file.write(bytes, offset, written, position);
    },
    datasync: async () => (note('datasync', name), file.datasync()),
    sync: async () => (note('sync', name), file.sync()),
    truncate: async (length: number) => (note('truncate', name), file.truncate(length)),
    close: async () => (note('close', name), file.close()),
  };
  // Storage writes only through `writeAll`, which uses this overload.
  return watched as unknown as DiskFile;
}

export function diskError(code: string): Error {
  return Object.assign(new Error(`${code}: made to fail`), { code });
}
