// Passwords are kept as scrypt hashes with their own cost, so that the cost can rise without locking anybody out.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's figures for scrypt with 32 MB. */
const COST = { N: 32_768, r: 8, p: 3 };
const KEY_BYTES = 32;
const MEMORY_BYTES = 64 * 1024 * 1024;

function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, { ...cost, maxmem: MEMORY_BYTES }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Compares in constant time. Takes as long for a hash that is null (nobody has that e-mail) as for a real one. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? '').split('$');
  if (hash === null) {
    await derive(password, randomBytes(16), COST);
    return false;
  }
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
