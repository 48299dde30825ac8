// Stored bytes as a file on this machine, for the processes that open files of others: they are given a path.

export interface LocalFile {
  path: string;
  /** To be called once nobody reads the file any more. @param isDamaged whether it did not hold what it must */
  release: (isDamaged?: boolean) => void;
}

/** @throws ContentDamaged, StoreUnavailable where it has to be fetched and cannot be */
export type FileOf = (object: { key: string; sha256: string }) => Promise<LocalFile>;
