import { beforeEach, describe, expect, it, vi } from 'vitest';
import { putGroup } from '../testing/group.ts';
import { openTestRoom, type TestRoom } from '../testing/room.ts';

let room: TestRoom;
let bidders: string;
let counsel: string;
let deals: string;
let legal: string;
beforeEach(async () => {
  room = await openTestRoom();
  bidders = await putGroup(room, 'Bidders', ['user-viewer']);
  counsel = await putGroup(room, 'Counsel', []);
  deals = await folder('Deals');
  legal = await folder('Legal');
});

async function folder(name: string): Promise<string> {
  const { json } = await room.call('createFolder', { as: 'user-admin', json: { name, accessLevel: 'restricted' } });
  return (json as { id: string }).id;
}
const list = (as = 'user-manager') => room.call('listGroupFolderPermissions', { as });
const tagNow = async () => (await list()).headers['ETag'] ?? '';
const given = { canRead: true, canWrite: false, canDownload: true, expiresAt: null };
const cell = (folderId: string, groupId: string, permission: object | null = given) => ({
  folderId,
  groupId,
  permission,
});
const update = async (changes: object[], { as = 'user-manager', tag }: { as?: string; tag?: string } = {}) =>
  room.call('updateFolderPermissions', { as, headers: { 'if-match': tag ?? (await tagNow()) }, json: { changes } });
const seen = async () => {
  const { json } = await room.call('listFolders', { as: 'user-viewer' });
  return (json as { name: string }[]).map(({ name }) => name);
};

describe('changing many folder permissions', () => {
  it('is done in one change, at once, with an audit entry for each', async () => {
    const view = { canRead: true, canWrite: false, canDownload: false, expiresAt: '2026-06-30T22:00:00.000Z' };
    expect((await update([cell(deals, bidders), cell(legal, bidders, view)])).status).toBe(204);
    expect(await seen()).toEqual(['Deals', 'Legal']);
    expect((await list()).json).toEqual([
      { folderId: deals, groupId: bidders, ...given },
      { folderId: legal, groupId: bidders, ...view },
    ]);
    await update([cell(deals, bidders, null), cell(deals, counsel)]);
    expect(await seen()).toEqual(['Legal']);
    expect(
      (await room.entries()).slice(0, 4).map(({ activityType, description }) => [activityType, description]),
    ).toEqual([
      ['permission_granted', 'Granted the group Counsel viewing and downloading in folder "Deals"'],
      ['permission_revoked', 'Revoked the access of the group Bidders to folder "Deals"'],
      [
        'permission_granted',
        'Granted the group Bidders viewing without downloading in folder "Legal" until 2026-06-30 22:00 UTC',
      ],
      ['permission_granted', 'Granted the group Bidders viewing and downloading in folder "Deals"'],
    ]);
  });

  it('does not write unchanged permissions, and revokes none that do not exist', async () => {
    await update([cell(deals, bidders)]);
    const before = [await tagNow(), await room.entries()];
    expect((await update([cell(deals, bidders), cell(legal, counsel, null)])).status).toBe(204);
    expect([await tagNow(), await room.entries()]).toEqual(before);
  });

  it('leaves unchanged permissions alone, also those whose end has passed', async () => {
    const expiresAt = new Date(room.ports.clock.now().getTime() + 60_000).toISOString();
    const ended = cell(legal, bidders, { ...given, expiresAt });
    await update([ended]);
    room.ports.clock.advance({ minutes: 2 });
    expect((await update([cell(deals, bidders), ended])).status).toBe(204);
    expect((await list()).json).toHaveLength(2);
  });

  it('named twice, the last one counts, and is audited once', async () => {
    await update([cell(deals, bidders), cell(deals, bidders, null)]);
    expect((await list()).json).toEqual([]);
    await update([cell(deals, bidders, null), cell(deals, bidders)]);
    const logged = (await room.entries()).filter(({ activityType }) => activityType === 'permission_granted');
    expect(logged).toHaveLength(1);
  });

  it('answers 412 when any of them has changed meanwhile, and changes nothing', async () => {
    const tag = await tagNow();
    await room.call('setFolderPermission', { as: 'user-admin', json: { folderId: legal, groupId: counsel, ...given } });
    expect(await update([cell(deals, bidders)], { tag })).toMatchObject({
      status: 412,
      json: { code: 'permissions-changed' },
    });
    expect((await list()).json).toHaveLength(1);
    expect((await update([cell(deals, bidders)])).status).toBe(204);
  });

  it('of two at once makes one', async () => {
    const tag = await tagNow();
    const answers = await Promise.all([bidders, counsel].map((id) => update([cell(deals, id)], { tag })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 412]);
  });

  it('without If-Match is 428', async () => {
    const json = { changes: [cell(deals, bidders)] };
    expect(await room.call('updateFolderPermissions', { as: 'user-admin', json })).toMatchObject({ status: 428 });
  });

  it('names the folders and groups that are gone, and changes nothing', async () => {
    const tag = await tagNow();
    await room.call('deleteFolder', { as: 'user-admin', params: { id: legal } });
    const answer = await update([cell(deals, bidders), cell(legal, bidders), cell(deals, 'group-none')], { tag });
    expect(answer).toMatchObject({
      status: 409,
      json: { code: 'permission-target-gone', missing: [legal, 'group-none'] },
    });
    expect(await list()).toMatchObject({ json: [] });
  });

  it('refuses an end that has passed', async () => {
    expect((await update([cell(deals, bidders, { ...given, expiresAt: '2020-01-01T00:00:00.000Z' })])).status).toBe(
      400,
    );
  });

  it('accepts 5,000 at once, and no more than that', async () => {
    const groups = await Promise.all(Array.from({ length: 50 }, (_, at) => putGroup(room, `Party ${at}`, [])));
    const folders: string[] = [];
    for (let at = 0; at < 100; at += 1) folders.push(await folder(`Folder ${at}`));
    const changes = folders.flatMap((id) => groups.map((group) => cell(id, group)));
    expect((await update([...changes, cell(deals, bidders)])).status).toBe(400);
    expect((await update(changes)).status).toBe(204);
    expect((await list()).json).toHaveLength(5000);
  });

  it('is possible on a full disk where it only revokes', async () => {
    const transact = vi.spyOn(room.ports.store, 'transact');
    await update([cell(deals, bidders), cell(legal, bidders)]);
    await update([cell(deals, bidders, null), cell(legal, counsel)]);
    await update([cell(legal, bidders, null), cell(legal, counsel, null)]);
    expect(transact.mock.calls.map(([, options]) => options?.mayUseReserve)).toEqual([false, false, true]);
  });

  it('is for administrators and managers', async () => {
    for (const as of ['user-analyst', 'user-viewer']) {
      expect((await list(as)).status).toBe(403);
      expect((await update([cell(deals, bidders)], { as, tag: '*' })).status).toBe(403);
    }
  });
});
