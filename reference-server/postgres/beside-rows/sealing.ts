// Hashes ids that grant access, before they are stored in the database.
import { createHash } from 'node:crypto';

export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

const LONGEST_KEY = 300;

/** Makes a key storable: callers choose some, which may contain characters that PostgreSQL refuses. */
export function storableKey(key: string): string {
  const isPlain = key.length <= LONGEST_KEY && !/[\0\p{Surrogate}]/u.test(key);
  return isPlain ? key : `sha256 ${digest(JSON.stringify(key))}`;
}
