// Sends bytes that many will ask for: each is compressed once, and what came of it is forgotten with the bytes.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AppContext } from './request-state.ts';

type Encoding = 'br' | 'gzip';

/** Less than this is not worth it. */
const WORTH_COMPRESSING_BYTES = 1024;

/** Quick levels: somebody waits, and lists shrink to a tenth even so. */
const compressors: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 3 }),
};

const compressed = new WeakMap<Uint8Array, Partial<Record<Encoding, Promise<Buffer>>>>();

/** Compressed as the client prefers. The same object must always hold the same bytes. */
export async function sendReady(ctx: AppContext, bytes: Uint8Array): Promise<void> {
  ctx.vary('Accept-Encoding');
  const encoding = bytes.length < WORTH_COMPRESSING_BYTES ? false : ctx.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding === 'br' || encoding === 'gzip') {
    ctx.set('Content-Encoding', encoding);
    ctx.body = await compress(bytes, encoding);
  } else {
    ctx.body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  }
}

function compress(bytes: Uint8Array, encoding: Encoding): Promise<Buffer> {
  const known = compressed.get(bytes) ?? {};
  compressed.set(bytes, known);
  return (known[encoding] ??= compressors[encoding](bytes));
}
