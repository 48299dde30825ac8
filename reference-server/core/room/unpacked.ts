// Decompresses a small body. Bytes behind the end of compressed data are refused, since runtimes treat them
// differently.
import { collect } from '../store/memory-objects.ts';
import { ApiProblem } from '../call/errors.ts';

/** Null if not compressed this way, cut short, or with bytes behind its end. @throws ApiProblem 413 beyond `limit` */
export async function unpacked(
  sent: Uint8Array,
  coding: 'gzip' | 'deflate',
  limit: number,
): Promise<Uint8Array | null> {
  const stream = new Blob([new Uint8Array(sent)]).stream().pipeThrough(new DecompressionStream(coding));
  try {
    const content = await collect(stream, limit);
    return checkAtEnd(sent, coding) === (coding === 'gzip' ? content.length : adler32(content)) ? content : null;
  } catch (error) {
    if (error instanceof ApiProblem) throw error;
    return null;
  }
}

function checkAtEnd(sent: Uint8Array, coding: 'gzip' | 'deflate'): number {
  return new DataView(sent.buffer, sent.byteOffset, sent.length).getUint32(sent.length - 4, coding === 'gzip');
}

export function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return high * 65_536 + low;
}
