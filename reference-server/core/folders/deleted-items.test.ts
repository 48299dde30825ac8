import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { components } from '#contract/api.d.ts';
import { contractOperations } from '#contract/operations.ts';
import { isGivenConfidential } from '../access/confidential.ts';
import { approvedRow } from '../approvals/testing/approved-row.ts';
import { CHIEF, READER, setStage, type Stage } from '../identity/recheck/testing/stage.ts';
import { calls } from '../identity/recheck/testing/calls.ts';
import type { CoreOperationId } from '../call/operation.ts';
import { removeAbandonedUploads } from '../room/sweep.ts';
import { StoreEngine } from '../store/store.ts';
import { empty } from '../../scenarios/empty.ts';
import { openTestRoom, type TestCall, type TestRoom } from '../testing/room.ts';
import { upload } from '../testing/upload.ts';

type DeletedItem = components['schemas']['DeletedItem'];

const as = 'user-admin';
const viewer = 'user-viewer';

describe('what is deleted is out of reach for', () => {
  const logs: readonly string[] = [
    'listAuditLogs',
    'searchAuditLogs',
    'listRecentActivity',
    'downloadComplianceReport',
  ];

  const deleted: readonly [string, (stage: Stage) => readonly (readonly [operation: CoreOperationId, id: string])[]][] =
    [
      [
        'as documents',
        ({ granted, inFolder, own, unrequested }) =>
          [granted, inFolder, own, unrequested].map((id) => ['deleteDocument', id] as const),
      ],
      ['as a folder with all in it', ({ folder }) => [['deleteFolder', folder]]],
    ];
  const cases = ([CHIEF, READER] as const).flatMap((caller) => deleted.map(([how, of]) => [caller, how, of] as const));

  it.each(cases)('%s on every path, deleted %s', async (caller, _how, of) => {
    const stage = await setStage();
    const { room } = stage;
    room.ports.retentionDays = 30;
    for (const id of [stage.granted, stage.own]) await room.call('addFavourite', { as: caller, params: { id } });
    for (const [operation, id] of of(stage))
      expect((await room.call(operation, { as, params: { id }, query: { cascade: 'true' } })).status).toBe(204);
    await room.ports.store.transact((tx) => tx.deletedItems.delete('document-deleted'));
    const items = await room.ports.store.read((tx) => tx.deletedItems.list());
    const gone = items.flatMap(({ document, folder }) => document ?? folder ?? []);
    const asUnknown = (text: string) => gone.reduce((other, { id }) => other.replaceAll(id, 'document-none'), text);
    for (const operation of Object.keys(calls) as CoreOperationId[]) {
      const call = { as: caller, ...calls[operation](stage, caller) };
      const other = asUnknown(JSON.stringify(call));
      if (other !== JSON.stringify(call)) {
        const answer = await room.call(operation, call);
        const unknown = await room.call(operation, JSON.parse(other) as TestCall);
        expect([operation, answer.status, asUnknown(answer.text)]).toEqual([operation, unknown.status, unknown.text]);
        expect([operation, answer.status < 400]).toEqual([operation, false]);
      } else if (contractOperations[operation].method === 'GET' && ![...logs, 'listDeletedItems'].includes(operation)) {
        const { text } = await room.call(operation, call);
        const named = gone.filter(({ id, name }) => text.includes(`"${id}"`) || text.includes(name));
        expect([operation, named]).toEqual([operation, []]);
      }
    }
  });
});

it('permissions on a folder that is deleted are in no answer', async () => {
  const stage = await setStage();
  const { room, folder: id } = stage;
  room.ports.retentionDays = 30;
  await room.call('deleteFolder', { as, params: { id }, query: { cascade: 'true' } });
  for (const operation of Object.keys(calls) as CoreOperationId[]) {
    const { method, path } = contractOperations[operation];
    if (method !== 'GET' || path.includes('{') || /Logs|Activity|DeletedItems/.test(operation)) continue;
    const { text } = await room.call(operation, { as: CHIEF, ...calls[operation](stage, CHIEF) });
    expect([operation, text.includes(`"${id}"`)]).toEqual([operation, false]);
  }
});

let room: TestRoom;
let folder: string;
let inner: string;
let id: string;
beforeEach(async () => {
  room = await openTestRoom();
  room.ports.retentionDays = 30;
  const made = async (name: string, parentId: string | null = null) =>
    ((await room.call('createFolder', { as, json: { name, parentId } })).json as { id: string }).id;
  folder = await made('Board');
  inner = await made('Minutes', folder);
  ({ id } = await upload(room, { name: 'May.pdf', folderId: inner, accessLevel: 'confidential' }));
  await upload(room, { name: 'May.pdf', folderId: inner, bytes: '%PDF-1.4 second' });
  await must('grantDocumentPermission', { json: { documentId: id, userId: viewer, canRead: true, canDownload: true } });
  await must('setFolderPermission', { json: { folderId: folder, userId: viewer, canRead: true, canWrite: false } });
});

async function must(operation: CoreOperationId, call: TestCall): Promise<unknown> {
  const answer = await room.call(operation, { as, ...call });
  expect([operation, answer.text, answer.status < 300]).toEqual([operation, answer.text, true]);
  return answer.json;
}
const items = async () => (await must('listDeletedItems', {})) as DeletedItem[];
const purge = (of = id) => room.call('purgeItem', { as, params: { id: of } });
const putBack = (of = id) => room.call('putBackItem', { as, params: { id: of } });
const remove = () => must('deleteDocument', { params: { id } });
const removeFolder = (of = folder) => must('deleteFolder', { params: { id: of }, query: { cascade: 'true' } });
const hold = (legalHold: boolean, of = folder) => must('setLegalHold', { params: { id: of }, json: { legalHold } });
const objects = async () => {
  const keys = (await room.ports.store.read((tx) => tx.tickets.list())).map((ticket) => ticket.id);
  const sizes = await Promise.all(keys.map((key) => room.ports.objects.size(key).catch(() => null)));
  return sizes.filter((size) => size !== null).length;
};
const sweepIn = async (days: number) => {
  room.ports.clock.advance({ minutes: days * 1440 });
  await removeAbandonedUploads(room);
};
it('the bytes of a large folder are deleted several at a time, since the answer waits for them', async () => {
  for (let at = 0; at < 40; at += 1) await upload(room, { name: `${at}.pdf`, folderId: inner });
  await removeFolder();
  const { objects: stored } = room.ports;
  let [running, most] = [0, 0];
  vi.spyOn(stored, 'delete').mockImplementation(async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (running === 1) throw new Error('The disk is busy');
  });
  expect((await purge(folder)).status).toBe(204);
  expect([running, most > 4, most < 40]).toEqual([0, true, true]);
});

it('what was put back since it was read, and deleted again, is not purged with what has come into it', async () => {
  await removeFolder();
  const [read] = await items();
  const named = await room.ports.hasher.sha256(JSON.stringify([read?.deletedAt]));
  const headers = { 'if-match': `"${named.slice(0, 32)}"` };
  expect((await putBack(folder)).status).toBe(200);
  await upload(room, { name: 'Late.pdf', folderId: inner });
  room.ports.clock.advance({ minutes: 1 });
  await removeFolder();
  const purgeRead = () => room.call('purgeItem', { as, params: { id: folder }, headers });
  expect(await purgeRead()).toMatchObject({ status: 412, json: { code: 'item-changed' } });
  expect(await items()).toMatchObject([{ id: folder }]);
});

const all = async () =>
  JSON.stringify(
    await Promise.all([
      must('listDocuments', {}),
      must('listFolders', {}),
      must('listDocumentPermissions', { params: { id } }),
      must('listFolderPermissions', { params: { id: folder } }),
      must('listDocumentVersions', { params: { id } }),
      must('listDocumentApprovals', { params: { id } }),
      room.call('downloadDocument', { as: viewer, params: { id } }),
    ]),
  );

it('a document is restored as it was, and the log names who deleted and who restored it', async () => {
  const document = { id, name: 'May.pdf', description: null, version: 1 };
  await room.ports.store.transact((tx) => tx.approvals.put(approvedRow(document, '2026-01-15T10:00:00.000Z')));
  const before = await all();
  expect(before).toContain('approved');
  await remove();
  expect(await items()).toEqual([
    {
      ...{ id, kind: 'document', name: 'May.pdf', deletedById: as, folderName: 'Minutes', isPlaceGone: false },
      ...{ deletedAt: '2026-01-15T10:00:00.000Z', until: '2026-02-14T10:00:00.000Z', isHeld: false },
      ...{ documents: 0, folders: 0 },
    },
  ]);
  expect((await putBack()).json).toEqual({ id, kind: 'document', folderId: inner, isPlaceGone: false });
  expect(await room.lastEntry()).toMatchObject({
    activityType: 'document_put_back',
    description: 'Put back "May.pdf"',
  });
  expect(await all()).toBe(before);
  expect(await items()).toEqual([]);
  expect((await putBack()).status).toBe(404);
});

it('it counts nowhere: on the dashboard, in the index, or as contents of its folder', async () => {
  const total = async () => ((await must('getDashboardMetrics', {})) as { totalDocuments: number }).totalDocuments;
  expect(await total()).toBe(1);
  await remove();
  expect(await total()).toBe(0);
  await must('exportIndex', {});
  expect((await room.lastEntry())?.description).toBe('Exported the index: 2 folders, 0 documents');
  // A folder with contents is deleted only with all of them.
  expect((await room.call('deleteFolder', { as, params: { id: inner } })).status).toBe(204);
});

it('a download of it that was blocked is audited under its name', async () => {
  await remove();
  await room.call('downloadDocument', { as: viewer, params: { id } });
  expect(await room.lastEntry()).toMatchObject({
    activityType: 'blocked_download',
    description: 'Blocked a download of "May.pdf"',
  });
});

it('a folder is restored with all its contents, and is listed as one item until then', async () => {
  const before = await all();
  await removeFolder();
  expect(await items()).toMatchObject([{ id: folder, kind: 'folder', name: 'Board', documents: 1, folders: 1 }]);
  for (const of of [id, inner]) expect([(await putBack(of)).status, (await purge(of)).status]).toEqual([404, 404]);
  expect((await putBack(folder)).status).toBe(200);
  expect(await all()).toBe(before);
});

it('a document whose folder was deleted names the one to put back first, and is restored to the root, which the answer shows', async () => {
  await remove();
  room.ports.clock.advance({ minutes: 1 });
  await removeFolder();
  expect(await items()).toMatchObject([{ id: folder }, { id, isPlaceGone: true, folderName: 'Board' }]);
  expect((await putBack()).json).toMatchObject({ folderId: null, isPlaceGone: true });
  expect((await room.lastEntry())?.description).toBe('Put back "May.pdf" at Home, as confidential: its folder is gone');
});

it.each([
  ['public', 'restricted', false],
  ['restricted', 'restricted', false],
  ['confidential', 'confidential', false],
  ['public', 'confidential', true],
])('at the root it opens nothing that a %s folder had kept to some', async (level, comesBackAs, isPurged) => {
  const json = { name: 'Place', parentId: null, accessLevel: level };
  const place = (await must('createFolder', { json })) as { id: string };
  const open = await upload(room, { name: 'Open.pdf', folderId: place.id, accessLevel: 'public' });
  await must('deleteDocument', { params: { id: open.id } });
  await removeFolder(place.id);
  if (isPurged) await purge(place.id);
  await putBack(open.id);
  const documents = (await must('listDocuments', {})) as { id: string; accessLevel: string }[];
  expect(documents.find((one) => one.id === open.id)?.accessLevel).toBe(comesBackAs);
  expect((await room.call('downloadDocument', { as: viewer, params: { id: open.id } })).status).toBe(404);
});

describe('what required approval before it was deleted, without its place,', () => {
  let desk: string;
  let drawer: string;
  let paper: string;
  const isShown = async () => (await room.call('previewDocument', { as: viewer, params: { id: paper } })).status;
  beforeEach(async () => {
    const made = async (json: object) => ((await must('createFolder', { json })) as { id: string }).id;
    desk = await made({ name: 'Desk', accessLevel: 'public', approvalRequired: true });
    drawer = await made({ name: 'Drawer', parentId: desk });
    ({ id: paper } = await upload(room, { name: 'Paper.pdf', folderId: drawer, accessLevel: 'confidential' }));
    const json = { documentId: paper, userId: viewer, canRead: true, canDownload: true };
    await must('grantDocumentPermission', { json });
    await must('setFolderPermission', { json: { folderId: drawer, userId: viewer, canRead: true, canWrite: false } });
  });

  it('waits for its folder, which requires it by itself from then on', async () => {
    await must('deleteDocument', { params: { id: paper } });
    await removeFolder(drawer);
    expect((await putBack(paper)).json).toMatchObject({ code: 'place-gone' });
    await removeFolder(desk);
    expect((await putBack(paper)).json).toMatchObject({ code: 'place-gone' });
    expect((await putBack(drawer)).status).toBe(200);
    expect((await room.lastEntry())?.description).toBe(
      'Put back folder "Drawer" at Home, as confidential and requiring approval: its folder is gone',
    );
    expect((await putBack(paper)).json).toMatchObject({ folderId: drawer });
    expect(await isShown()).toBe(404);
  });

  it('stays unapproved in a folder that comes back', async () => {
    await removeFolder(drawer);
    await removeFolder(desk);
    expect([(await putBack(drawer)).status, await isShown()]).toEqual([200, 404]);
  });

  it('comes back once its folder is purged', async () => {
    await must('deleteDocument', { params: { id: paper } });
    await removeFolder(desk);
    await purge(desk);
    expect((await putBack(paper)).json).toMatchObject({ folderId: null });
  });
});

it('confidential items stay confidential while deleted: a fresh second factor is required as before', async () => {
  const given = () => room.ports.store.read((tx) => isGivenConfidential(tx, 'user', viewer));
  expect(await given()).toBe(true);
  await remove();
  expect(await given()).toBe(true);
  await removeFolder();
  expect(await given()).toBe(true);
  await purge();
  expect(await given()).toBe(false);
});

it('its name is free meanwhile, and is a conflict when it is taken by then', async () => {
  await remove();
  const other = await upload(room, { name: 'May.pdf', folderId: inner });
  expect(other).toMatchObject({ version: 1 });
  expect((await putBack()).json).toMatchObject({ code: 'name-taken' });
  await must('renameDocument', { params: { id: other.id }, json: { name: 'June.pdf' } });
  expect((await putBack()).status).toBe(200);
});

it('it is restored under another name, which is audited', async () => {
  await remove();
  await upload(room, { name: 'May.pdf', folderId: inner });
  const under = (name: string, of = id) => room.call('putBackItem', { as, params: { id: of }, json: { name } });
  expect((await under('May.pdf')).json).toMatchObject({ code: 'name-taken' });
  expect((await under('\u202ey')).status).toBe(400);
  expect((await under('June.pdf')).json).toMatchObject({ id, folderId: inner });
  expect((await room.lastEntry())?.description).toBe('Put back "May.pdf" as "June.pdf"');
  const documents = (await must('listDocuments', {})) as { id: string; name: string }[];
  expect(documents.find((one) => one.id === id)?.name).toBe('June.pdf');
  await removeFolder();
  await under('Council', folder);
  const folders = (await must('listFolders', {})) as { id: string; name: string }[];
  expect(folders.map(({ name }) => name)).toEqual(expect.arrayContaining(['Council', 'Minutes']));
});

it('rights that ended meanwhile are not restored', async () => {
  await remove();
  await must('deactivateUser', { params: { id: viewer } });
  await putBack();
  expect(await must('listDocumentPermissions', { params: { id } })).toEqual([]);
});

it('readers neither list, put back nor purge', async () => {
  await remove();
  for (const operation of ['listDeletedItems', 'putBackItem', 'purgeItem', 'setLegalHold'] as const) {
    const call = { params: { id: operation === 'setLegalHold' ? folder : id }, json: { legalHold: true } };
    expect((await room.call(operation, { as: viewer, ...call })).status).toBe(403);
  }
  expect(
    (await room.call('setLegalHold', { as: 'user-manager', params: { id: folder }, json: { legalHold: true } })).status,
  ).toBe(403);
});

it('a folder is listed before what was deleted from it, even if the clock of its server was behind', async () => {
  await remove();
  const later = (await upload(room, { name: 'Later.pdf', folderId: null })).id;
  await must('deleteDocument', { params: { id: later } });
  await removeFolder();
  const times = { [id]: '11', [later]: '10', [folder]: '09' };
  await room.ports.store.transact(async (tx) => {
    for (const item of await tx.deletedItems.list())
      await tx.deletedItems.put({ ...item, deletedAt: `2026-01-15T10:00:${times[item.id] ?? '09'}.000Z` });
  });
  expect((await items()).map((item) => item.id)).toEqual([folder, id, later]);
});

it('other work runs while many are listed', async () => {
  await removeFolder();
  const inside = Array.from({ length: 500 }, (_, at) => ({ id: `inside-${at}`, within: folder }));
  await room.ports.store.transact(async (tx) => {
    const item = await tx.deletedItems.get(id);
    for (const one of inside) await tx.deletedItems.put({ ...item!, ...one });
  });
  let turns = 0;
  room.ports.giveWay = () => Promise.resolve(void (turns += 1));
  await room.call('listDeletedItems', { as });
  expect(turns).toBe(1);
});

it('a purge by hand frees the bytes, once nothing can need them, and leaves no row but the log', async () => {
  await must('addFavourite', { params: { id } });
  const document = { id, name: 'May.pdf', description: null, version: 2 };
  await room.ports.store.transact((tx) =>
    tx.approvals.put(approvedRow(document, room.ports.clock.now().toISOString())),
  );
  await removeFolder();
  expect(await objects()).toBe(2);
  expect((await purge(folder)).status).toBe(204);
  expect(await objects()).toBe(0);
  const logged = (await room.entries()).slice(0, 3).map(({ activityType }) => activityType);
  expect(logged).toEqual(['folder_purged', 'folder_purged', 'document_purged']);
  await removeAbandonedUploads(room);
  const { store } = room.ports;
  const ofDocuments = ['versions', 'grants', 'approvals', 'favourites'] as const;
  for (const name of [...ofDocuments, 'folderPermissions', 'deletedItems', 'tickets'] as const) {
    expect([name, await store.read(async (tx) => (await tx[name].list()).length)]).toEqual([name, 0]);
  }
});

it('time purges when the days are over, and not before', async () => {
  await removeFolder();
  await sweepIn(29);
  expect(await objects()).toBe(2);
  await sweepIn(1);
  expect(await objects()).toBe(0);
  expect(await items()).toEqual([]);
  expect(await room.lastEntry()).toMatchObject({ activityType: 'folder_purged', userId: null });
});

it('bytes that the store refuses to delete do not keep others, and are reported at the end', async () => {
  const { objects: stored, store } = room.ports;
  const refused = (await store.read((tx) => tx.versions.by('document', id)))[0]?.objectKey;
  const remove = stored.delete.bind(stored);
  stored.delete = (key) => (key === refused ? Promise.reject(new Error('Forbidden')) : remove(key));
  await removeFolder();
  await purge(folder);
  await upload(room).then((other) => must('deleteDocument', { params: { id: other.id } }));
  await expect(sweepIn(30)).rejects.toThrow(`The bytes of ${refused} cannot be deleted`);
  expect(await items()).toEqual([]);
  expect(stored.keys()).toEqual([refused]);
  expect(await store.read((tx) => tx.tickets.list())).toMatchObject([{ id: refused }]);
});

it('an unreachable store is tried ten times a run, and the bytes are deleted when it is back', async () => {
  const { objects: stored, store } = room.ports;
  const remove = stored.delete.bind(stored);
  await store.transact(async (tx) => {
    const [ticket] = await tx.tickets.list();
    for (let at = 0; at < 30; at += 1) await tx.tickets.put({ ...ticket!, id: `gone-${at}`, state: 'discarded' });
  });
  let tries = 0;
  stored.delete = () => Promise.reject(new Error(`away ${(tries += 1)}`));
  await expect(removeAbandonedUploads(room)).rejects.toThrow('cannot be deleted');
  expect(tries).toBe(20);
  stored.delete = remove;
  expect(await removeAbandonedUploads(room)).toBe(30);
});

it('where nothing is kept, a deletion ends at once', async () => {
  room.ports.retentionDays = 0;
  await removeFolder();
  expect([await items(), await objects()]).toEqual([[], 0]);
});

it('a large folder is deleted, restored and purged in small pieces that no reader sees', async () => {
  const whole = 5000;
  let pauses = 0;
  let inOneTurn = 0;
  const seen: number[] = [];
  const pause = () => {
    pauses += 1;
    inOneTurn += 1;
    expect(inOneTurn).toBe(1);
    seen.push(store.rows('documents').length);
    return new Promise<void>((resolve) =>
      setImmediate(() => {
        inOneTurn = 0;
        resolve();
      }),
    );
  };
  const store = new StoreEngine({ persist: () => Promise.resolve(), pause });
  room = await openTestRoom(empty, store);
  room.ports.retentionDays = 30;
  const large = await must('createFolder', { json: { name: 'Large', parentId: null } });
  folder = (large as { id: string }).id;
  const one = await upload(room, { name: '0.pdf', folderId: folder });
  await store.transact(async (tx) => {
    const [version] = await tx.versions.by('document', one.id);
    for (let at = 1; at < whole; at += 1) {
      const documentId = `copy-${at}`;
      const row = await tx.documents.get(one.id);
      if (row) await tx.documents.put({ ...row, id: documentId, name: `${at}.pdf` });
      if (version) await tx.versions.put({ ...version, id: `${documentId}:1`, documentId });
    }
  });
  const pausesOf = async (work: Promise<unknown>) => {
    pauses = 0;
    await work;
    return pauses;
  };
  seen.length = 0;
  // A row deleted, one put and one audited for each document; for a purge, four lookups and a version beside them.
  expect(await pausesOf(removeFolder())).toBeGreaterThanOrEqual(7);
  expect(new Set(seen.splice(0))).toEqual(new Set([whole]));
  expect(await pausesOf(putBack(folder))).toBeGreaterThanOrEqual(7);
  expect(new Set(seen.splice(0))).toEqual(new Set([0]));
  await removeFolder();
  expect(await pausesOf(purge(folder))).toBeGreaterThanOrEqual(17);
});

describe('under a legal hold', () => {
  beforeEach(() => hold(true));

  it('until it is lifted nothing is purged, by hand or by time, even with a retention of 0 days', async () => {
    room.ports.retentionDays = 0;
    await remove();
    expect(await items()).toMatchObject([{ id, isHeld: true }]);
    expect((await purge()).json).toMatchObject({ code: 'legal-hold' });
    await sweepIn(400);
    expect(await objects()).toBe(2);
    await hold(false);
    await sweepIn(0);
    expect(await objects()).toBe(0);
  });

  it('a folder around it is under the hold as well, and its deleted contents are restored only after their folder', async () => {
    await remove();
    await removeFolder();
    for (const of of [id, folder]) expect((await purge(of)).json).toMatchObject({ code: 'legal-hold' });
    expect((await putBack()).json).toMatchObject({ code: 'legal-hold' });
    expect((await putBack(folder)).status).toBe(200);
    expect((await putBack()).json).toMatchObject({ folderId: inner });
  });

  it('nothing moves out', async () => {
    const out = [
      await room.call('moveDocument', { as, params: { id }, json: { folderId: null } }),
      await room.call('moveFolder', { as, params: { id: inner }, json: { parentId: null } }),
    ];
    for (const { json } of out) expect(json).toMatchObject({ code: 'legal-hold' });
    expect((await room.call('moveDocument', { as, params: { id }, json: { folderId: folder } })).status).toBe(200);
  });

  it('nothing moves into another hold, which may be lifted before', async () => {
    const other = (await must('createFolder', { json: { name: 'Other', parentId: null } })) as { id: string };
    await hold(true, other.id);
    const { json } = await room.call('moveDocument', { as, params: { id }, json: { folderId: other.id } });
    expect(json).toMatchObject({ code: 'legal-hold' });
  });

  it('readers do not see it', async () => {
    const of = async (who: string) => (await room.call('listFolders', { as: who })).text.includes('legalHold');
    expect([await of(as), await of(viewer)]).toEqual([true, false]);
  });
});

it('what was deleted from folders that are purged since is held by those above, and restored at Home once none is', async () => {
  const json = { name: 'Deep', parentId: inner };
  const deep = ((await must('createFolder', { json })) as { id: string }).id;
  await must('moveDocument', { params: { id }, json: { folderId: deep } });
  await remove();
  for (const of of [deep, inner]) await removeFolder(of);
  await hold(true);
  const held = async () => (await items()).map((item) => [item.id, item.isHeld]);
  expect(new Set(await held())).toEqual(new Set([id, deep, inner].map((of) => [of, true])));
  for (const of of [inner, deep]) {
    await hold(false);
    expect((await purge(of)).status).toBe(204);
    await hold(true);
    for (const [, isHeld] of await held()) expect(isHeld).toBe(true);
    expect((await purge()).json).toMatchObject({ code: 'legal-hold' });
    expect((await putBack()).json).toMatchObject({ code: 'legal-hold' });
  }
  await removeFolder();
  await sweepIn(400);
  expect(await objects()).toBe(2);
  await putBack(folder);
  await hold(false);
  expect((await putBack()).json).toMatchObject({ folderId: null });
});

it('an approval of what was deleted waits, and cannot be withdrawn', async () => {
  const stage = await setStage();
  stage.room.ports.retentionDays = 30;
  await stage.room.call('deleteDocument', { as, params: { id: stage.approval.documentId } });
  const call = { as, params: { id: stage.approval.id } };
  expect((await stage.room.call('withdrawApproval', call)).status).toBe(404);
  expect((await stage.room.call('listPendingApprovals', { as })).text).toBe('[]');
  await stage.room.call('putBackItem', { as, params: { id: stage.approval.documentId } });
  expect((await stage.room.call('listPendingApprovals', { as })).text).toContain(stage.approval.id);
});
