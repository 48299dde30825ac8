// Stored bytes as a local file, for the processes that open uploaded files.

export interface LocalFile {
  path: string;
  /** Must be called when the file is no longer read. @param isDamaged whether its content was wrong */
  release: (isDamaged?: boolean) => void;
}

/** @throws ContentDamaged, StoreUnavailable if it cannot be fetched */
export type FileOf = (object: { key: string; sha256: string }) => Promise<LocalFile>;
