// Reads the bytes of an upload once: they are counted, limited, hashed and written on.
import { createHash } from 'node:crypto';
import { payloadTooLarge } from '#core/call/errors.ts';
import type { ByteSource, StoredObject } from '#core/ports/objects.ts';

/** The number of bytes that type detection needs. */
const HEAD_BYTES = 4100;

/** @param write gets each chunk, and the size up to its end */
export async function receive(
  bytes: ByteSource,
  limit: number,
  write: (chunk: Uint8Array, size: number) => Promise<void>,
): Promise<StoredObject> {
  const hash = createHash('sha256');
  const head = Buffer.alloc(HEAD_BYTES);
  let size = 0;
  for await (const chunk of bytes) {
    if (size + chunk.length > limit) throw payloadTooLarge();
    if (size < HEAD_BYTES) head.set(chunk.subarray(0, HEAD_BYTES - size), size);
    size += chunk.length;
    hash.update(chunk);
    await write(chunk, size);
  }
  return { size, sha256: hash.digest('hex'), head: Uint8Array.from(head.subarray(0, size)) };
}
