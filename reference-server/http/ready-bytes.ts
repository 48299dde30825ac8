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

interface Compressed {
  making: Promise<Buffer>;
  made: Buffer | null;
}

const compressed = new WeakMap<Uint8Array, Partial<Record<Encoding, Compressed>>>();

/** Compresses as the client prefers. The same object must always hold the same bytes. @returns whether that took time */
export async function makeReady(ctx: AppContext, bytes: Uint8Array): Promise<boolean> {
  const encoding = encodingFor(ctx, bytes);
  if (encoding === null) return false;
  const known = compressed.get(bytes) ?? {};
  compressed.set(bytes, known);
  if (known[encoding]?.made) return false;
  const one = (known[encoding] ??= { making: compressors[encoding](bytes), made: null });
  one.made = await one.making;
  return true;
}

/** Sends at once: compressed if it lies ready so, and plain otherwise. */
export function sendReady(ctx: AppContext, bytes: Uint8Array): void {
  ctx.vary('Accept-Encoding');
  const encoding = encodingFor(ctx, bytes);
  const made = encoding === null ? null : (compressed.get(bytes)?.[encoding]?.made ?? null);
  if (encoding !== null && made) ctx.set('Content-Encoding', encoding);
  ctx.body = made ?? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

function encodingFor(ctx: AppContext, bytes: Uint8Array): Encoding | null {
  if (bytes.length < WORTH_COMPRESSING_BYTES) return null;
  const encoding = ctx.acceptsEncodings('br', 'gzip', 'identity');
  return encoding === 'br' || encoding === 'gzip' ? encoding : null;
}
