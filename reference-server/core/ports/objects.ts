/** A stream of bytes, such as a Node stream or an array of chunks. */
export type ByteSource = AsyncIterable<Uint8Array> & {
  /** Closes a stream that will not be read. */
  destroy?: () => void;
  /** All chunks, if they are in memory already. */
  ready?: readonly Uint8Array[];
};

/** Bytes in parts. Each part is created on first use and stays the same object. */
export interface Parts extends AsyncIterable<Uint8Array> {
  readonly count: number;
  at(index: number): Uint8Array;
  /** Null until every part has been made. */
  readonly size: number | null;
}

/** Both ends inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredObject {
  size: number;
  sha256: string;
  /** The first bytes (at most 4,100), for type detection. */
  head: Uint8Array;
}

/** Stores bytes of files under opaque keys, without holding a whole file in memory. */
export interface ObjectStore {
  /** Stores bytes, not yet under the key. @throws PayloadTooLarge beyond `limit`; nothing is left behind. */
  stage(key: string, bytes: ByteSource, limit: number): Promise<StagedObject>;
  /** With `expected`, bytes are checked before they are returned. @throws ContentDamaged; NotFound without it. */
  open(key: string, range?: ByteRange, expected?: Pick<StoredObject, 'size' | 'sha256'>): Promise<ByteSource>;
  size(key: string): Promise<number>;
  /** Does nothing if nothing is stored. */
  delete(key: string): Promise<void>;
}

export interface StagedObject extends StoredObject {
  /** Makes the bytes durable under their key. Returns false if the key is taken; the staged bytes are deleted then. */
  commit(): Promise<boolean>;
  discard(): Promise<void>;
}
