import { beforeEach, expect, it } from 'vitest';
import { empty } from '../../scenarios/empty.ts';
import { openTestRoom, type TestRoom } from '../testing/room.ts';
import { upload } from '../testing/upload.ts';

let room: TestRoom;
beforeEach(async () => {
  room = await openTestRoom({ ...empty, audit: [] });
});

interface Entry {
  id: string;
  activityType: string;
  description: string;
  createdAt: string;
}

const day = 86_400_000;
const inDays = (days: number) => new Date(room.ports.clock.now().getTime() + days * day).toISOString();
const recent = async () => (await room.call('listRecentActivity', { as: 'user-manager' })).json as Entry[];
const expiring = async () => (await recent()).filter(({ activityType }) => activityType === 'access_expiring');
const descriptions = async () => (await expiring()).map(({ description }) => description).sort();

/** Ends of every kind at the same moment. */
async function putEnds(expiresAt: string): Promise<void> {
  const { id: documentId } = await upload(room, { name: 'Plan.pdf' });
  const folder = await room.call('createFolder', { as: 'user-admin', json: { name: 'Deals' } });
  const { id: folderId } = folder.json as { id: string };
  const group = await room.call('createGroup', { as: 'user-admin', json: { name: 'Bidders', memberIds: [] } });
  const { id: groupId } = group.json as { id: string };
  await room.ports.store.transact(async (tx) => {
    const viewer = await tx.users.get('user-viewer');
    if (viewer) await tx.users.put({ ...viewer, expiresAt });
    for (const holder of [{ userId: 'user-analyst' }, { userId: null, groupId }]) {
      const held = { ...holder, canRead: true, expiresAt };
      const id = `of-${holder.userId ?? groupId}`;
      await tx.grants.put({ ...held, id, documentId, canDownload: true, createdAt: expiresAt });
      await tx.folderPermissions.put({ ...held, id, folderId, canWrite: false });
    }
  });
}

it('names people, grants and folder permissions that end within a week, of people and of groups', async () => {
  await putEnds(inDays(7));
  expect(await descriptions()).toEqual([
    'The access of Ingrid Vos ends on 2026-01-22 10:00 UTC',
    'The access of Priya Raman to "Plan.pdf" ends on 2026-01-22 10:00 UTC',
    'The access of Priya Raman to folder "Deals" ends on 2026-01-22 10:00 UTC',
    'The access of the group Bidders to "Plan.pdf" ends on 2026-01-22 10:00 UTC',
    'The access of the group Bidders to folder "Deals" ends on 2026-01-22 10:00 UTC',
  ]);
  const entries = await expiring();
  expect(new Set(entries.map(({ id }) => id)).size).toBe(5);
  for (const { id, createdAt } of entries) {
    expect(id.length).toBeLessThanOrEqual(64);
    expect(createdAt).toBe(inDays(0));
  }
});

it('names no later end than that of its holder', async () => {
  await putEnds(inDays(7));
  await room.ports.store.transact(async (tx) => {
    for (const group of await tx.groups.list()) await tx.groups.put({ ...group, expiresAt: inDays(6) });
    const analyst = await tx.users.get('user-analyst');
    if (analyst) await tx.users.put({ ...analyst, expiresAt: inDays(5) });
  });
  expect(await descriptions()).toEqual([
    'The access of Ingrid Vos ends on 2026-01-22 10:00 UTC',
    'The access of Priya Raman ends on 2026-01-20 10:00 UTC',
    'The access of the group Bidders ends on 2026-01-21 10:00 UTC',
  ]);
});

it('begins a week before the end, and is over at the end, by the clock alone', async () => {
  await putEnds(inDays(8));
  expect(await descriptions()).toEqual([]);
  room.ports.clock.advance({ days: 1, seconds: -1 });
  expect(await descriptions()).toEqual([]);
  room.ports.clock.advance({ seconds: 1 });
  expect(await descriptions()).toHaveLength(5);
  room.ports.clock.advance({ days: 7, seconds: -1 });
  expect(await descriptions()).toHaveLength(5);
  room.ports.clock.advance({ seconds: 1 });
  expect(await descriptions()).toEqual([]);
});

it('shows no rights that give nothing', async () => {
  await putEnds(inDays(3));
  await room.ports.store.transact(async (tx) => {
    for (const row of await tx.grants.list()) await tx.grants.put({ ...row, canRead: false });
    for (const row of await tx.folderPermissions.list()) await tx.folderPermissions.put({ ...row, canRead: false });
  });
  expect(await descriptions()).toEqual(['The access of Ingrid Vos ends on 2026-01-18 10:00 UTC']);
});

it('shows no rights of a user who is gone', async () => {
  await putEnds(inDays(3));
  await room.ports.store.transact(async (tx) => {
    const analyst = await tx.users.get('user-analyst');
    if (analyst) await tx.users.put({ ...analyst, expiresAt: inDays(-1) });
  });
  expect((await descriptions()).filter((text) => text.includes('Priya'))).toEqual([]);
});

it('names groups that end, and no rights of a group that is suspended or has ended', async () => {
  await putEnds(inDays(3));
  // At most five are shown.
  await room.ports.store.transact((tx) => tx.grants.delete('of-user-analyst'));
  const become = (more: object) =>
    room.ports.store.transact(async (tx) => {
      const [group] = await tx.groups.list();
      if (group) await tx.groups.put({ ...group, ...more });
    });
  const ofGroup = async () => (await descriptions()).filter((text) => text.includes('Bidders'));
  await become({ expiresAt: inDays(4) });
  expect(await ofGroup()).toEqual([
    'The access of the group Bidders ends on 2026-01-19 10:00 UTC',
    'The access of the group Bidders to "Plan.pdf" ends on 2026-01-18 10:00 UTC',
    'The access of the group Bidders to folder "Deals" ends on 2026-01-18 10:00 UTC',
  ]);
  await become({ suspendedAt: inDays(0) });
  expect(await ofGroup()).toEqual([]);
  await become({ suspendedAt: null, expiresAt: inDays(-1) });
  expect(await ofGroup()).toEqual([]);
});

it('is sorted among the rest, newest first and never more than twenty', async () => {
  await putEnds(inDays(6));
  expect((await recent()).map(({ activityType }) => activityType).slice(0, 3)).toEqual([
    'group_created',
    'folder_created',
    'document_upload',
  ]);
  for (let at = 0; at < 18; at += 1) await room.call('createFolder', { as: 'user-admin', json: { name: `F${at}` } });
  const entries = await recent();
  expect(entries).toHaveLength(20);
  expect(entries[0]?.description).toContain('F17');
  expect(entries.map(({ createdAt }) => createdAt)).toEqual(
    entries
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  );
});

it('takes at most five places, so that many ends on one day hide no other entries', async () => {
  const { id: documentId } = await upload(room, { name: 'Plan.pdf' });
  const put = (id: string, expiresAt: string) =>
    room.ports.store.transact((tx) => {
      const held = { documentId, userId: 'user-analyst', canRead: true, canDownload: true };
      return tx.grants.put({ ...held, id, createdAt: expiresAt, expiresAt });
    });
  for (let at = 0; at < 20; at += 1) await put(`grant-${at}`, inDays(5 + at / 100));
  await room.call('createFolder', { as: 'user-admin', json: { name: 'Deals' } });
  room.ports.clock.advance({ days: 2 });
  expect((await recent()).map(({ activityType }) => activityType)).toContain('folder_created');
  const entries = await expiring();
  expect(entries).toHaveLength(5);
  expect(entries.at(-1)?.createdAt).toBe(new Date(Date.parse(inDays(-4)) + 0.15 * day).toISOString());
});

it('only the five that are shown are put in words, with their rows looked up', async () => {
  const { id: documentId } = await upload(room, { name: 'Plan.pdf' });
  await room.ports.store.transact(async (tx) => {
    const held = { documentId, userId: 'user-viewer', canRead: true, canDownload: true, createdAt: inDays(0) };
    for (let at = 0; at < 40; at += 1) await tx.grants.put({ ...held, id: `of-${at}`, expiresAt: inDays(1 + at / 10) });
    // Such a row is skipped, and another one is shown.
    await tx.grants.put({ ...held, id: 'of-none', documentId: 'none', expiresAt: inDays(6) });
  });
  const { hasher } = room.ports;
  const sha256 = hasher.sha256.bind(hasher);
  const hashed: unknown[] = [];
  hasher.sha256 = (given) => {
    hashed.push(given);
    return sha256(given);
  };
  expect((await expiring()).map(({ createdAt }) => createdAt)).toEqual(
    [39, 38, 37, 36, 35].map((at) => inDays(at / 10 - 6)),
  );
  expect(hashed).toHaveLength(5);
});
