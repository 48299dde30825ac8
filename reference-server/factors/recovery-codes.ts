// Recovery codes: four groups of four unambiguous letters and digits, 80 random bits. Earlier codes had ten letters and
// remain valid.

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 16;

/** Such as `k3vq-z7mw-ta2f-hx5e`. */
export function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  const letters = Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return letters.replaceAll(/.{4}(?=.)/g, '$&-');
}
