// The key that signs upload tickets and seals sign-ins and second factors: from the settings, else made at the first start and kept in the
// data folder for the server's own user only.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { SettingsError } from '../settings/env.ts';
import { damaged } from '../storage/disk/data-error.ts';
import { errorCode } from '../storage/disk/disk.ts';
import { readOwn } from '../storage/disk/own-file.ts';
import { replaceFile } from '../storage/disk/replace-file.ts';

const SHORTEST_KEY_BYTES = 32;

/** @throws SettingsError when the kept key is too short to be one, DataFolderError when it cannot be read. */
export async function openSigningKey(dataDir: string, configured: string | undefined): Promise<string> {
  if (configured !== undefined) return configured;
  const path = join(dataDir, 'signing.key');
  const found = await readOwn(path).catch((error: unknown) => {
    const code = errorCode(error);
    if (code === 'ENOENT') return null;
    throw code === undefined ? error : damaged(path, `the file cannot be read (${code})`);
  });
  if (found !== null) {
    const kept = found.toString('utf8').trim();
    if (Buffer.byteLength(kept) >= SHORTEST_KEY_BYTES) return kept;
    throw new SettingsError(
      `SIGNING_KEY in ${path} must be at least ${SHORTEST_KEY_BYTES} bytes long: the file is damaged. Remove it, and the ` +
        'next start makes another; uploads under way begin again, and authenticator apps and recovery codes are void.',
    );
  }
  const made = randomBytes(SHORTEST_KEY_BYTES).toString('base64url');
  await replaceFile(path, `${made}\n`);
  return made;
}
