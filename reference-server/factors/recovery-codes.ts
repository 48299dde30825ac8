// Recovery codes: four groups of four letters and digits, 80 random bits; earlier ones had ten letters.

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 16;

/** Such as `k3vq-z7mw-ta2f-hx5e`. */
export function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  const letters = Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return letters.replaceAll(/.{4}(?=.)/g, '$&-');
}
