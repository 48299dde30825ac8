// Bytes that many will ask for: each is compressed once, and what came of it is forgotten with the bytes.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coder } from '#core/desk/request.ts';
import type { AppContext } from '../http/request-state.ts';

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

/** Compresses as the client prefers. */
export function coderFor(ctx: AppContext): Coder {
  return { make: (bytes) => makeReady(ctx, bytes), made: (bytes) => readyBytes(ctx, bytes) };
}

async function makeReady(ctx: AppContext, bytes: Uint8Array): Promise<boolean> {
  const encoding = encodingFor(ctx, bytes);
  if (encoding === null) return false;
  const known = compressed.get(bytes) ?? {};
  compressed.set(bytes, known);
  if (known[encoding]?.made) return false;
  const one = (known[encoding] ??= { making: compressors[encoding](bytes), made: null });
  one.made = await one.making;
  return true;
}

function readyBytes(ctx: AppContext, bytes: Uint8Array): ReturnType<Coder['made']> {
  const coding = encodingFor(ctx, bytes);
  const made = coding === null ? null : compressed.get(bytes)?.[coding]?.made;
  return coding !== null && made ? { coding, bytes: made } : null;
}

function encodingFor(ctx: AppContext, bytes: Uint8Array): Encoding | null {
  if (bytes.length < WORTH_COMPRESSING_BYTES) return null;
  const encoding = ctx.acceptsEncodings('br', 'gzip', 'identity');
  return encoding === 'br' || encoding === 'gzip' ? encoding : null;
}
