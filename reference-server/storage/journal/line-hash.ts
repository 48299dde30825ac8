// Seals a line: its last property is the SHA-256 of everything before it.
import { createHash, hash as digest } from 'node:crypto';

const OPENING = Buffer.from(',"hash":"');
const CLOSING = Buffer.from('"}');
const DIGEST_LENGTH = 64;
const HASH_LENGTH = OPENING.length + DIGEST_LENGTH + CLOSING.length;
const BRACE = Buffer.from('}');

/** Adds `hash` as the last property of a JSON object. */
export function hashedLine(json: string): { line: string; hash: string } {
  const hash = digest('sha256', json);
  return { line: lineWithHash(json, hash), hash };
}

export function lineWithHash(json: string, hash: string): string {
  return `${json.slice(0, -1)},"hash":"${hash}"}`;
}

/** The hash of a sealed line; null if it has none or was altered. */
export function hashOfLine(line: Uint8Array): string | null {
  const bytes = Buffer.from(line.buffer, line.byteOffset, line.length);
  const start = bytes.length - HASH_LENGTH;
  if (start < 1) return null;
  const body = bytes.subarray(0, start);
  const hash = bytes.toString('latin1', start + OPENING.length, start + OPENING.length + DIGEST_LENGTH);
  const isHashed =
    bytes.subarray(start, start + OPENING.length).equals(OPENING) && bytes.subarray(-CLOSING.length).equals(CLOSING);
  return isHashed && createHash('sha256').update(body).update(BRACE).digest('hex') === hash ? hash : null;
}
