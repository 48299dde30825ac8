/** Bytes on their way. A Node stream is one; so is an array of chunks. */
export type ByteSource = AsyncIterable<Uint8Array> & {
  /** Lets go of bytes that nobody will read. */
  destroy?: () => void;
  /** All of them, where they lie in memory already. */
  ready?: readonly Uint8Array[];
};

/** Bytes in parts, each made when it is first asked for and the same object from then on. */
export interface Parts extends AsyncIterable<Uint8Array> {
  readonly count: number;
  at(index: number): Uint8Array;
  /** Null until every part has been made. */
  readonly size: number | null;
}

/** From `start` up to and including `end`. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredObject {
  size: number;
  sha256: string;
  /** The first bytes (at most 4,100), for type sniffing. */
  head: Uint8Array;
}

/** Keeps the bytes of files under opaque keys. Never holds a whole file in memory on the server. */
export interface ObjectStore {
  /**
   * Takes the bytes that are to have this key, without giving it to them yet.
   * @throws PayloadTooLarge as soon as more than `limit` bytes came; nothing is left behind.
   */
  stage(key: string, bytes: ByteSource, limit: number): Promise<StagedObject>;
  /**
   * Where it is said what is expected, not a byte leaves that is not of it: what is missing or damaged throws at once, or
   * in the middle of reading.
   * @throws ContentDamaged; NotFound where nothing was expected.
   */
  open(key: string, range?: ByteRange, expected?: Pick<StoredObject, 'size' | 'sha256'>): Promise<ByteSource>;
  size(key: string): Promise<number>;
  /** Nothing happens where nothing is stored. */
  delete(key: string): Promise<void>;
}

export interface StagedObject extends StoredObject {
  /** Gives the bytes their key, durably. False when it is taken already: then the staged bytes are gone. */
  commit(): Promise<boolean>;
  discard(): Promise<void>;
}
