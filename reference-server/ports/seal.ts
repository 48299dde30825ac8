// Encrypts texts for this server or its peers to read again, with keys derived from the signing key.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

export class Seal {
  readonly #key: Buffer;

  /** @param purpose each has its own key */
  constructor(signingKey: string, purpose = 'shared state') {
    this.#key = Buffer.from(hkdfSync('sha256', signingKey, '', purpose, 32));
  }

  /** @param about the context, without which it cannot be decrypted */
  close(text: string, about: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv).setAAD(Buffer.from(about));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Null if it was sealed with another key or context, or was modified. */
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
