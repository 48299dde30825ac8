// Recovery codes: two groups of five letters and digits that are not mistaken for each other, 50 random bits.

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 10;

/** Such as `k3vqz-7mwta`. */
export function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  const letters = Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}
