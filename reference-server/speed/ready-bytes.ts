// Lists compressed once for many callers, with gzip, which every browser supports. Parts are compressed separately, so
// that a change costs only the parts it touches, and the first part is sent while the rest is compressed. A part's
// result is dropped with it.
import { constants, crc32, deflateRaw } from 'node:zlib';
import { promisify } from 'node:util';
import { readyPieces } from '#core/call/operation.ts';
import type { Coder } from '#core/call/request.ts';
import type { Parts } from '#core/ports/objects.ts';
import type { AppContext } from '../http/request-state.ts';

/** Smaller answers are not compressed. */
const WORTH_COMPRESSING_BYTES = 1024;
/** The number of parts compressed ahead. */
const AHEAD = 3;

/** A gzip header: no name, no time, no system. */
const GZIP_HEAD = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);
/** An empty block marked as the last one. */
const LAST_BLOCK = Uint8Array.of(3, 0);

const gzipped = new WeakMap<Parts, readonly Uint8Array[]>();
const deflated = new WeakMap<Uint8Array, Promise<Buffer>>();

/** Compresses if the client accepts it. */
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

/** Ends on a byte boundary and is not the last block, so that another can follow. */
function deflate(bytes: Uint8Array): Promise<Buffer> {
  let making = deflated.get(bytes);
  if (!making) {
    making = promisify(deflateRaw)(bytes, { level: 6, finishFlush: constants.Z_SYNC_FLUSH });
    deflated.set(bytes, making);
    // Callers get the error; the next one tries again.
    making.catch(() => deflated.delete(bytes));
  }
  return making;
}
