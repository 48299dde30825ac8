// Passwords are stored as scrypt hashes with their cost, so that the cost can be raised for new ones.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { derive as inTurn } from '../passwords/password-queue.ts';

/** OWASP's figures for scrypt with 32 MB. */
const COST = { N: 32_768, r: 8, p: 3 };
const KEY_BYTES = 32;
const MEMORY_BYTES = 64 * 1024 * 1024;

async function derive(password: string, salt: Buffer, cost: typeof COST, who: string): Promise<Buffer> {
  const options = { ...cost, maxmem: MEMORY_BYTES };
  return Buffer.from(await inTurn({ password: password.normalize('NFC'), salt, length: KEY_BYTES, options }, who));
}

/** `scrypt$N$r$p$salt$key`. @param who the caller, for fair turns. @throws QueueFull */
export async function hashPassword(password: string, who = ''): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST, who);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Compares in constant time. Takes as long for null (unknown e-mail) as for a real hash. @throws QueueFull */
export async function isPassword(password: string, hash: string | null, who = ''): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? '').split('$');
  if (hash === null) {
    await derive(password, randomBytes(16), COST, who);
    return false;
  }
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(
    password,
    Buffer.from(salt, 'base64url'),
    { N: Number(N), r: Number(r), p: Number(p) },
    who,
  );
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
