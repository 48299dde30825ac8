// The stored form of a text: a digest, its signature, and the compressed text. Damaged files count as missing.
import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { type Signature, signatureOf } from '../searching/signature.ts';
import { keysOf, MOST_TEXT } from '../searching/words.ts';

const DIGEST = 8;
const HEAD = DIGEST + 4;

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest().subarray(0, DIGEST);

/** A key that no text contains. */
const LOOKED_AT = '\u0000';

/** @param isLookedAt whether text in its pictures was read as well */
export function packed(text: string, isLookedAt = false): Uint8Array {
  const keys = keysOf(text);
  if (isLookedAt) keys.add(LOOKED_AT);
  const signature = signatureOf(keys);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(signature.length);
  const rest = Buffer.concat([length, Buffer.from(signature.buffer), deflateSync(text)]);
  return Buffer.concat([digestOf(rest), rest]);
}

/** Whether the text is empty and its pictures have not been read. */
export const isBlank = (signature: Signature) => signature.every((bits) => bits === 0);

/** Null if it is damaged. */
export function signatureIn(bytes: Buffer): Signature | null {
  if (bytes.length < HEAD || !digestOf(bytes.subarray(DIGEST)).equals(bytes.subarray(0, DIGEST))) return null;
  const words = bytes.readUInt32LE(DIGEST);
  const end = HEAD + words * 4;
  return end > bytes.length ? null : new Uint32Array(Uint8Array.from(bytes.subarray(HEAD, end)).buffer);
}

/** Null if it is damaged. */
export function textIn(bytes: Buffer): string | null {
  try {
    const body = bytes.subarray(HEAD + bytes.readUInt32LE(DIGEST) * 4);
    return inflateSync(body, { maxOutputLength: MOST_TEXT * 4, chunkSize: 65_536 }).toString();
  } catch {
    return null;
  }
}
