// A Bloom filter of a text's keys: one of ten missing keys passes, and is rejected when the text is read.

/** With the compressed text, at most 60 % of the text (bench/made-texts.test.ts). */
const BITS_FOR_KEY = 4.9;
const PROBES = 3;

export type Signature = Uint32Array;

export function signatureOf(keys: ReadonlySet<string>): Signature {
  const bits = new Uint32Array(Math.max(1, Math.ceil((keys.size * BITS_FOR_KEY) / 32)));
  const size = bits.length * 32;
  for (const key of keys) {
    const { one, step } = hashesOf(key);
    for (let probe = 0; probe < PROBES; probe++) {
      const bit = ((one + probe * step) >>> 0) % size;
      bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
    }
  }
  return bits;
}

/** Whether a text may have all of these keys. */
export function mayHold(keys: readonly string[]): (signature: Signature) => boolean {
  const sought = keys.map(hashesOf);
  return (signature) => {
    const size = signature.length * 32;
    for (const { one, step } of sought) {
      for (let probe = 0; probe < PROBES; probe++) {
        const bit = ((one + probe * step) >>> 0) % size;
        if (((signature[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return false;
      }
    }
    return true;
  };
}

/** FNV-1a with an extra mixing step. */
function hashesOf(key: string): { one: number; step: number } {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  const one = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return { one: (one ^ (one >>> 12)) >>> 0, step: (Math.imul(hash ^ (hash >>> 13), 0x297a2d39) | 1) >>> 0 };
}
