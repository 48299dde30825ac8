// How a line vouches for itself: its last property is the SHA-256 of everything before it. The journal's lines and the
// snapshot are sealed this way, and nothing else reads or writes the seal.
import { createHash, hash as digest } from 'node:crypto';

const OPENING = Buffer.from(',"hash":"');
const CLOSING = Buffer.from('"}');
const DIGEST_LENGTH = 64;
const SEAL_LENGTH = OPENING.length + DIGEST_LENGTH + CLOSING.length;
const BRACE = Buffer.from('}');

/** Adds `hash` as the last property of the JSON object that `json` is. */
export function seal(json: string): { line: string; hash: string } {
  const hash = digest('sha256', json);
  return { line: sealedWith(json, hash), hash };
}

export function sealedWith(json: string, hash: string): string {
  return `${json.slice(0, -1)},"hash":"${hash}"}`;
}

/** The hash of a sealed line; null when the line is not sealed or was changed since. */
export function sealOf(line: Uint8Array): string | null {
  const bytes = Buffer.from(line.buffer, line.byteOffset, line.length);
  const start = bytes.length - SEAL_LENGTH;
  if (start < 1) return null;
  const body = bytes.subarray(0, start);
  const hash = bytes.toString('latin1', start + OPENING.length, start + OPENING.length + DIGEST_LENGTH);
  const isSealed =
    bytes.subarray(start, start + OPENING.length).equals(OPENING) && bytes.subarray(-CLOSING.length).equals(CLOSING);
  return isSealed && createHash('sha256').update(body).update(BRACE).digest('hex') === hash ? hash : null;
}
