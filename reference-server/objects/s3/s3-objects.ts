// Stores the bytes of files in a bucket, with the guarantees of the disk and no files on this machine.
import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { contentDamaged, notFound } from '#core/call/errors.ts';
import type { ByteRange, ByteSource, ObjectStore, StagedObject } from '#core/ports/objects.ts';
import { receive } from '../../storage/objects/receive.ts';
import { WorkLimit } from '../../storage/objects/work-limit.ts';
import { BLOCK, DamagedBytes, VerifiedBlocks, type BlockSource } from '../../storage/objects/verified-blocks.ts';
import type { Bucket } from './bucket.ts';
import { tryConditions, type Conditions } from './conditional-writes.ts';
import { ObjectReader } from './object-reader.ts';
import { Upload } from './upload.ts';

/** Smaller uploads do not wait for a turn. */
const FREE_BYTES = 256 * 1024;
/** Each holds at most two parts of 8 MiB, 384 MiB in total. */
const UPLOADS_AT_ONCE = 24;

export function createS3Objects(bucket: Bucket): ObjectStore {
  const verified = new VerifiedBlocks();
  const turns = new WorkLimit(UPLOADS_AT_ONCE);
  const committing = new Map<string, Promise<unknown>>();
  let tried: Promise<Conditions> | null = null;

  /** Tested at the first upload, and repeated until the store answers. */
  function conditions(): Promise<Conditions> {
    tried ??= tryConditions(bucket).catch((error: unknown) => {
      tried = null;
      throw error;
    });
    return tried;
  }

  async function commit(key: string, upload: Upload): Promise<boolean> {
    const { ofWholes, ofParts } = await conditions();
    // Serialises uploads of a key here, since some stores let concurrent conditional writes through.
    const before = committing.get(key) ?? Promise.resolve();
    const own = before.catch(() => undefined).then(() => upload.commit(upload.isInParts ? ofParts : ofWholes));
    committing.set(key, own);
    try {
      return await own;
    } finally {
      if (committing.get(key) === own) committing.delete(key);
    }
  }

  return {
    async stage(key, bytes, limit) {
      const upload = new Upload(bucket, key);
      let endTurn: () => void = () => undefined;
      try {
        let hasTurn = false;
        const stored = await receive(bytes, limit, async (chunk, size) => {
          if (!hasTurn && size > FREE_BYTES) {
            endTurn = await turns.begin();
            hasTurn = true;
          }
          await upload.write(chunk);
        });
        await upload.end();
        if (upload.isInParts) endTurn();
        const once = (work: () => Promise<boolean>) => work().finally(endTurn);
        return {
          ...stored,
          commit: () =>
            once(() =>
              commit(key, upload).catch(async (error: unknown) => {
                await upload.discard();
                throw error;
              }),
            ),
          discard: () => upload.discard().finally(endTurn),
        } satisfies StagedObject;
      } catch (error) {
        await upload.discard();
        endTurn();
        throw error;
      }
    },
    async open(key, range, expected) {
      bucket.at(key);
      if (!expected) return openUnverified(bucket, key, range);
      const source = blocksOf(bucket, key, expected.size);
      return verified.open(source, expected, range).catch((error: unknown) => {
        throw error instanceof DamagedBytes ? contentDamaged(error) : error;
      });
    },
    async size(key) {
      const found = await bucket.look(key);
      if (found) return found.size;
      // HEAD does not distinguish a missing object from a missing bucket.
      await bucket.head();
      throw notFound();
    },
    async delete(key) {
      await bucket.send(new DeleteObjectCommand(bucket.at(key)), { missing: () => null });
    },
  };
}

/** Reads without verification. @throws ApiProblem 404 */
async function openUnverified(bucket: Bucket, key: string, range?: ByteRange): Promise<ByteSource> {
  const reader = new ObjectReader(bucket, key);
  if ((await reader.begin(range ?? { start: 0, end: Infinity })) === null) throw notFound();
  return new Readable({
    highWaterMark: BLOCK,
    read() {
      reader.read(BLOCK).then(
        (part) => this.push(part.length > 0 ? part : null),
        (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    },
    destroy(error, done) {
      reader.close();
      done(error);
    },
  });
}

function blocksOf(bucket: Bucket, key: string, size: number): BlockSource {
  const reader = new ObjectReader(bucket, key);
  const name = `The object ${key}`;
  return {
    name,
    async begin(first, last) {
      const end = (last + 1) * BLOCK - 1;
      // An empty object has no range.
      const range = { start: first * BLOCK, end: first === 0 && end >= size - 1 ? Infinity : end };
      const found = await reader.begin(range);
      if (!found) throw new DamagedBytes(`${name} is missing, or is shorter than it should be`);
      return { size: found.size, look: null };
    },
    read: (_, length) => reader.read(length),
    close() {
      reader.close();
      return Promise.resolve();
    },
  };
}
