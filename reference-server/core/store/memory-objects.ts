// Files in memory, for tests, Storybook and the mock, with the same guarantees as on disk.
import { contentDamaged, notFound, payloadTooLarge } from '../call/errors.ts';
import type { ByteRange, ByteSource, ObjectStore, StagedObject, StoredObject } from '../ports/objects.ts';
import { joined } from './joined.ts';

/** The number of bytes kept for type detection. */
const headBytes = 4100;

/** @param sha256 computes the digest of bytes, in hexadecimal. */
export class MemoryObjects implements ObjectStore {
  readonly #objects = new Map<string, Uint8Array>();

  constructor(private readonly sha256: (bytes: Uint8Array) => Promise<string>) {}

  async stage(key: string, bytes: ByteSource, limit: number): Promise<StagedObject> {
    const content = await collect(bytes, limit);
    const commit = (): Promise<boolean> => {
      if (this.#objects.has(key)) return Promise.resolve(false);
      this.#objects.set(key, content);
      return Promise.resolve(true);
    };
    return {
      size: content.length,
      sha256: await this.sha256(content),
      head: content.subarray(0, headBytes),
      commit,
      discard: () => Promise.resolve(),
    };
  }

  async open(key: string, range?: ByteRange, expected?: Pick<StoredObject, 'size' | 'sha256'>): Promise<ByteSource> {
    const content = this.#objects.get(key);
    if (!content) throw expected ? contentDamaged(`Nothing is stored under ${key}`) : notFound();
    if (expected && (await this.sha256(content)) !== expected.sha256)
      throw contentDamaged(`Something else is stored under ${key}`);
    return once(range ? content.subarray(range.start, range.end + 1) : content);
  }

  size(key: string): Promise<number> {
    const content = this.#objects.get(key);
    return content ? Promise.resolve(content.length) : Promise.reject(notFound());
  }

  delete(key: string): Promise<void> {
    this.#objects.delete(key);
    return Promise.resolve();
  }

  keys(): string[] {
    return [...this.#objects.keys()];
  }
}

export async function* once(chunk: Uint8Array): ByteSource {
  await Promise.resolve();
  if (chunk.length > 0) yield chunk;
}

/** Reads a source to its end. @throws ApiProblem 413 beyond `limit` bytes. */
export async function collect(source: ByteSource, limit = Infinity): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > limit) throw payloadTooLarge();
    chunks.push(chunk);
  }
  return joined(chunks);
}
