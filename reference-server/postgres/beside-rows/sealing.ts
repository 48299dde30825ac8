// Secrets that lie in the database are sealed with a key that is made of the signing key, and names by which anybody could
// use something are hashed. Where SIGNING_KEY is set, whoever reads the database alone can do nothing with either.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

export class Seal {
  readonly #key: Buffer;

  constructor(signingKey: string) {
    this.#key = Buffer.from(hkdfSync('sha256', signingKey, '', 'shared state', 32));
  }

  /** @param about what it belongs to: it opens for nothing else */
  close(text: string, about: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv).setAAD(Buffer.from(about));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Null for what was sealed by another key, about something else, or was changed. */
  open(sealed: string, about: string): string | null {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < IV_BYTES + TAG_BYTES) return null;
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, IV_BYTES)).setAAD(
        Buffer.from(about),
      );
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return text.toString('utf8');
    } catch {
      return null;
    }
  }
}

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

const LONGEST_KEY = 300;

/** A key as a database takes it: some come from whoever calls, and hold what no text may hold. */
export function storableKey(key: string): string {
  const isPlain = key.length <= LONGEST_KEY && !/[\0\p{Surrogate}]/u.test(key);
  return isPlain ? key : `sha256 ${digest(JSON.stringify(key))}`;
}
