// Signatures and hashes with the Web Crypto API of browsers and Node.
import type { Hasher } from '../ports/hasher.ts';
import type { Signer } from '../ports/signer.ts';

const encoder = new TextEncoder();

export async function sha256(bytes: Uint8Array): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
}

export const webHasher: Hasher = {
  sha256: (text) => sha256(encoder.encode(text)),
  begin() {
    // Browsers can only hash complete data.
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    return {
      update: (bytes) => void pieces.push(new Uint8Array(bytes)),
      digest: async () => sha256(new Uint8Array(await new Blob(pieces).arrayBuffer())),
    };
  },
};

/** HMAC-SHA-256 as base64url. `crypto.subtle.verify` compares in constant time. */
export function webSigner(secret: string): Signer {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign', 'verify']);
  return {
    async sign(text) {
      return base64url(new Uint8Array(await crypto.subtle.sign('HMAC', await key, encoder.encode(text))));
    },
    async verify(text, signature) {
      const bytes = fromBase64url(signature);
      if (!bytes) return false;
      return crypto.subtle.verify('HMAC', await key, bytes, encoder.encode(text));
    },
  };
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Null unless it is spelled exactly as `base64url` does. */
function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return base64url(bytes) === text ? bytes : null;
}
