import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newAdmin } from '#server/admin/new-admin.ts';
import { BOUND_AS } from '#server/auth/provider/place.ts';
import { ids } from '#server/scenarios/users-by-role.ts';
import { openFileStore } from './file-store.ts';
import { resetDataFolder } from './reset.ts';
import { audit } from './testing/rows.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'strongroom-reset-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** A folder with one person, who has signed in or is only invited. */
async function folderOf(id: string, subject: string | null): Promise<string[]> {
  const file = await openFileStore(dataDir);
  const identity = subject === null ? null : { issuer: BOUND_AS, subject };
  await file.store.transact(async (tx) => {
    await tx.users.put({ ...newAdmin(id, 'ada@rooms.example', new Date(0)), identity });
    await tx.audit.append(audit('Put a person'));
  });
  await file.close();
  return readdir(dataDir);
}

it('empties a folder of the demonstration, and one to which a person is only invited', async () => {
  for (const [id, subject] of [[ids.admin, 'demo-admin'] as const, ['ada', null] as const]) {
    await folderOf(id, subject);
    await resetDataFolder(dataDir);
    expect(await readdir(dataDir)).toEqual([]);
  }
});

it('does not empty a folder in which a person of its own has signed in', async () => {
  const before = await folderOf('ada', 'account-of-ada');
  await expect(resetDataFolder(dataDir)).rejects.toThrow(
    /ada@rooms\.example has signed in there\. Nothing was changed/,
  );
  expect(await readdir(dataDir)).toEqual(before);
});
