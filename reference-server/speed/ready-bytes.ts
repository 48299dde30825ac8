// Lists that many ask for, compressed once with gzip, which every browser takes. Each part is compressed by itself, so
// that a change costs the parts that it touches, and the first answer leaves while the rest is made. What came of a part is
// forgotten with it.
import { constants, crc32, deflateRaw } from 'node:zlib';
import { promisify } from 'node:util';
import { readyPieces } from '#core/call/operation.ts';
import type { Coder } from '#core/call/request.ts';
import type { Parts } from '#core/ports/objects.ts';
import type { AppContext } from '../http/request-state.ts';

/** Less than this is not worth it. */
const WORTH_COMPRESSING_BYTES = 1024;
/** Parts that are compressed before they are wanted. */
const AHEAD = 3;

/** The ten bytes that begin a gzip file: no name, no time, no system. */
const GZIP_HEAD = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);
/** A block with nothing in it that says that it is the last. */
const LAST_BLOCK = Uint8Array.of(3, 0);

const gzipped = new WeakMap<Parts, readonly Uint8Array[]>();
const deflated = new WeakMap<Uint8Array, Promise<Buffer>>();

/** Compresses where the client takes it. */
export function coderFor(ctx: AppContext): Coder {
  return {
    code(parts) {
      if (parts.size !== null && parts.size < WORTH_COMPRESSING_BYTES) return null;
      if (!ctx.acceptsEncodings('gzip')) return null;
      const known = gzipped.get(parts);
      if (!known) return { coding: 'gzip', source: gzip(parts), size: null };
      const size = known.reduce((sum, { length }) => sum + length, 0);
      return { coding: 'gzip', source: readyPieces(known), size };
    },
  };
}

async function* gzip(parts: Parts): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [GZIP_HEAD];
  yield GZIP_HEAD;
  let sum = 0;
  let size = 0;
  for (let at = 0; at < parts.count; at += 1) {
    for (let next = at; next <= at + AHEAD && next < parts.count; next += 1) void deflate(parts.at(next));
    const bytes = parts.at(at);
    const piece = await deflate(bytes);
    sum = crc32(bytes, sum);
    size += bytes.length;
    pieces.push(piece);
    yield piece;
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(sum);
  end.writeUInt32LE(size % 2 ** 32, 4);
  const last = Buffer.concat([LAST_BLOCK, end]);
  gzipped.set(parts, [...pieces, last]);
  yield last;
}

/** Ends on a whole byte and is not the last, so that another may stand after it. */
function deflate(bytes: Uint8Array): Promise<Buffer> {
  let making = deflated.get(bytes);
  if (!making) {
    making = promisify(deflateRaw)(bytes, { level: 6, finishFlush: constants.Z_SYNC_FLUSH });
    deflated.set(bytes, making);
    // Whoever waits hears of it; the next one tries again.
    making.catch(() => deflated.delete(bytes));
  }
  return making;
}
