import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BOUND_AS } from '#server/auth/provider/place.ts';
import { ids, person } from '#server/scenarios/users-by-role.ts';
import { openFileStore } from './file-store.ts';
import { resetDataFolder } from './reset.ts';
import { audit } from './testing/rows.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'strongroom-reset-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** A folder with these people; those with a subject have signed in. */
async function folderOf(...people: readonly (readonly [id: string, subject: string | null])[]): Promise<string[]> {
  const file = await openFileStore(dataDir);
  await file.store.transact(async (tx) => {
    for (const [id, subject] of people) {
      const identity = subject === null ? null : { issuer: BOUND_AS, subject };
      await tx.users.put(person(id, [null, null], `${id}@rooms.example`, 'admin', { identity }));
    }
    await tx.audit.append(audit('Put a person'));
  });
  await file.close();
  return readdir(dataDir);
}

const demo = [ids.admin, 'demo-admin'] as const;
const ada = ['ada', 'account-of-ada'] as const;

it('empties a folder of the demonstration, also with people of its own, and one to which a person is only invited', async () => {
  for (const people of [[demo], [demo, ada], [['ada', null] as const]]) {
    await folderOf(...people);
    await resetDataFolder({ dataDir, ownUse: null });
    expect(await readdir(dataDir)).toEqual([]);
  }
});

it.each([
  ['without the demonstration', [ada], null],
  ['that the settings make one of its own', [demo, ada], 'FIRST_ADMIN_EMAIL'],
])('does not empty a folder %s in which a person has signed in', async (_which, people, ownUse) => {
  const before = await folderOf(...people);
  await expect(resetDataFolder({ dataDir, ownUse })).rejects.toThrow(
    /ada@rooms\.example has signed in there\. Nothing was changed/,
  );
  expect(await readdir(dataDir)).toEqual(before);
});

it('does not empty a folder whose people cannot be read, and names the way out', async () => {
  const before = await folderOf(demo, ada);
  const segment = path.join(dataDir, 'journal', '000001.jsonl');
  await writeFile(segment, (await readFile(segment, 'utf8')).replace('ada@', 'eve@'));
  await expect(resetDataFolder({ dataDir, ownUse: null })).rejects.toThrow(
    /does not match its hash.*Nothing was changed\. Delete the folder yourself, or set DATA_DIR to another\./,
  );
  expect(await readdir(dataDir)).toEqual(before);
});
