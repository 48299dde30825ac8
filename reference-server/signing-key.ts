// The key that signs upload tickets and seals sign-ins: from the settings, else made at the first start and kept in the
// data folder for the server's own user only.
import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { SettingsError } from './env.ts';

const SHORTEST_KEY_BYTES = 32;
const ONLY_THE_OWNER = 0o600;

/** @throws SettingsError when the kept key is too short to be one. */
export async function openSigningKey(dataDir: string, configured: string | undefined): Promise<string> {
  if (configured !== undefined) return configured;
  const path = join(dataDir, 'signing.key');
  const kept = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (kept !== null) {
    if (Buffer.byteLength(kept.trim()) < SHORTEST_KEY_BYTES) {
      throw new SettingsError(`SIGNING_KEY in ${path} must be at least ${SHORTEST_KEY_BYTES} bytes long`);
    }
    return kept.trim();
  }
  const made = randomBytes(SHORTEST_KEY_BYTES).toString('base64url');
  await mkdir(dataDir, { recursive: true });
  await writeFileAtomic(path, `${made}\n`, { mode: ONLY_THE_OWNER });
  return made;
}
