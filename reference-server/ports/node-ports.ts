// Small ports of the core in Node: clock, ids, signatures and hashes.
import { createHash, createHmac, hash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#core/ports/clock.ts';
import type { Hasher } from '#core/ports/hasher.ts';
import type { Ids } from '#core/ports/ids.ts';
import type { Signer } from '#core/ports/signer.ts';

export const systemClock: Clock = { now: () => new Date() };

const TOKEN_BYTES = 32;

export const randomIds: Ids = { next: () => randomUUID(), token: () => randomBytes(TOKEN_BYTES).toString('base64url') };

export const nodeHasher: Hasher = {
  sha256: (text) => Promise.resolve(hash('sha256', text)),
  begin() {
    const hashing = createHash('sha256');
    return { update: (bytes) => void hashing.update(bytes), digest: () => Promise.resolve(hashing.digest('hex')) };
  },
};

/** HMAC-SHA-256, base64url. */
export function hmacSigner(key: string): Signer {
  const sign = (text: string) => createHmac('sha256', key).update(text, 'utf8').digest();
  return {
    sign: (text) => Promise.resolve(sign(text).toString('base64url')),
    verify(text, signature) {
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(text);
      // The length is not secret; the encoding is compared so that a signature has only one spelling.
      const isSpelledRight = given.toString('base64url') === signature;
      return Promise.resolve(isSpelledRight && given.length === expected.length && timingSafeEqual(given, expected));
    },
  };
}
