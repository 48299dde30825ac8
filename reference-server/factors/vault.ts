// Encrypts (AES-GCM) or hashes small secrets in rows, with keys that HKDF derives from the signing key.
import type { Vault } from '#core/ports/vault.ts';
import { fromBase64url, toBase64url } from './base64.ts';

const NONCE_BYTES = 12;
/** The version of the format. */
const PREFIX = 'a1.';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/** @param secret at least 32 random bytes */
export function vaultOf(secret: string): Vault {
  const sealing = lazy(() => derive(secret, 'secrets of second factors', { name: 'AES-GCM', length: 256 }, SEALING));
  const hashing = lazy(() => derive(secret, 'hashes of recovery codes', HMAC, ['sign']));
  return {
    async seal(text, about) {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const sealed = await crypto.subtle.encrypt(gcm(nonce, about), await sealing(), encoder.encode(text));
      return PREFIX + toBase64url(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
    },
    async open(sealed, about) {
      const bytes = sealed.startsWith(PREFIX) ? fromBase64url(sealed.slice(PREFIX.length)) : null;
      if (!bytes) return null;
      const key = await sealing();
      const nonce = bytes.subarray(0, NONCE_BYTES);
      return crypto.subtle.decrypt(gcm(nonce, about), key, bytes.subarray(NONCE_BYTES)).then(
        (text) => decoder.decode(text),
        () => null,
      );
    },
    async hash(text, about) {
      const bytes = encoder.encode(JSON.stringify([about, text]));
      return toBase64url(new Uint8Array(await crypto.subtle.sign('HMAC', await hashing(), bytes)));
    },
  };
}

const HMAC = { name: 'HMAC', hash: 'SHA-256', length: 256 };
const SEALING: KeyUsage[] = ['encrypt', 'decrypt'];

const gcm = (nonce: Uint8Array<ArrayBuffer>, about: string) => ({
  name: 'AES-GCM',
  iv: nonce,
  additionalData: encoder.encode(about),
});

async function derive(
  secret: string,
  purpose: string,
  algorithm: AesKeyGenParams | HmacKeyGenParams,
  usages: KeyUsage[],
): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey']);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: encoder.encode('strongroom'), info: encoder.encode(purpose) };
  return crypto.subtle.deriveKey(hkdf, material, algorithm, false, usages);
}

/** Created on first use: pages without a secure origin have no such crypto, and most need none. */
function lazy(make: () => Promise<CryptoKey>): () => Promise<CryptoKey> {
  let made: Promise<CryptoKey> | undefined;
  return () => (made ??= make());
}
