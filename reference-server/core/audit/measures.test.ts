import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.d.ts';
import { empty } from '../../scenarios/empty.ts';
import { many } from '../../scenarios/many.ts';
import { openTestRoom, type TestRoom } from '../testing/room.ts';
import { upload } from '../testing/upload.ts';
import { Tallies } from './tallies.ts';

type Measures = components['schemas']['Measures'];
type Entry = (typeof shelf.audit)[number];

const shelf = many(3);
const [first, second, third] = shelf.documents;
const entry = (activityType: string, createdAt: string, more: Partial<Entry> = {}): Entry => ({
  ...shelf.audit[0]!,
  userId: 'user-viewer',
  activityType,
  createdAt,
  resourceType: null,
  resourceId: null,
  ...more,
});
const of = (id: string) => ({ resourceType: 'document', resourceId: id });

// The clock shows 10:00 on 15 January.
const audit = [
  entry('login', '2025-12-01T08:00:00.000Z'),
  entry('login', '2026-01-01T23:59:59.999Z', { userId: 'user-admin' }),
  entry('login', '2026-01-05T08:00:00.000Z', { userId: 'user-analyst' }),
  entry('login', '2026-01-08T23:59:59.999Z', { userId: 'user-manager' }),
  entry('document_view', '2026-01-08T23:59:59.999Z', of(first!.id)),
  entry('login', '2026-01-09T00:00:00.000Z'),
  entry('document_view', '2026-01-09T09:30:00.000Z', of(first!.id)),
  entry('document_view', '2026-01-14T09:45:00.000Z', { ...of(second!.id), pages: '1–4, 9', seconds: 95 }),
  entry('document_view', '2026-01-14T09:50:00.000Z', { ...of(second!.id), pages: '', seconds: 30 }),
  entry('document_view', '2026-01-14T16:00:00.000Z', { ...of(second!.id), userId: 'user-analyst' }),
  entry('document_view', '2026-01-14T16:00:00.000Z', of('document-gone')),
  entry('permission_revoked', '2026-01-14T23:59:59.999Z', { userId: 'user-admin' }),
  entry('document_download', '2026-01-15T09:00:00.000Z', of(first!.id)),
  entry('blocked_download', '2026-01-15T09:00:00.000Z', of(first!.id)),
  entry('failed_login', '2026-01-15T09:10:00.000Z', { userId: null }),
];

const open = () =>
  openTestRoom({ ...empty, documents: shelf.documents, versions: shelf.versions, objects: shelf.objects, audit });

/** The documents in folders a and b. */
function openFiled(places: Readonly<Record<string, string>>): Promise<TestRoom> {
  const folder = (id: string, name: string) => ({
    ...{ id, name, description: null, parentId: null, accessLevel: 'public' as const },
    createdAt: '2026-01-05T08:00:00.000Z',
  });
  return openTestRoom({
    ...empty,
    folders: [folder('a', 'Accounts'), folder('b', 'Board')],
    documents: shelf.documents.map((row) => ({ ...row, folderId: places[row.id] ?? null })),
    versions: shelf.versions,
    objects: shelf.objects,
    audit,
  });
}

async function measures(room: TestRoom, query: Record<string, string> = {}): Promise<Measures> {
  const { status, text, json } = await room.call('getMeasures', { as: 'user-manager', query });
  expect(status, text).toBe(200);
  return json as Measures;
}

describe('what was measured', () => {
  it('is counted by day, hour and document, from the beginning of the first day on', async () => {
    const { days, viewsByHour, ...totals } = await measures(await open(), { days: '7' });
    expect(totals).toMatchObject({
      from: '2026-01-09T00:00:00.000Z',
      people: 1,
      signIns: 1,
      views: 3,
      pagesRead: 5,
      secondsRead: 125,
      downloads: 1,
      blockedDownloads: 1,
      failedSignIns: 1,
      documents: 3,
      notOpened: 1,
      lastDay: { securityEvents: 2 },
      lastWeek: { people: 1, peopleBefore: 2 },
      policy: { secondFactor: 'off', networks: false, idleMinutes: null },
    });
    // A reading report does not count as a view.
    expect(totals.mostViewed.map(({ documentId, views }) => [documentId, views]).sort()).toEqual(
      [
        [second!.id, 1],
        [first!.id, 1],
      ].sort(),
    );
    expect(days.map(({ date, views }) => [date.slice(-2), views])).toEqual([
      ['09', 1],
      ...['10', '11', '12', '13'].map((day) => [day, 0]),
      ['14', 2],
      ['15', 0],
    ]);
    expect(viewsByHour.flatMap((views, hour) => (views > 0 ? [[hour, views]] : []))).toEqual([
      [9, 1],
      [16, 2],
    ]);
  });

  it.each(['7', '30', '90'])('equals what a search of the log counts of %s days', async (days) => {
    const room = await open();
    const measured = await measures(room, { days });
    const found = async (types: string) => {
      const { json } = await room.call('searchAuditLogs', {
        as: 'user-manager',
        query: { types, from: measured.from },
      });
      const { matched, entries } = json as { matched: number; entries: { pages?: string }[] };
      expect(matched).toBe(entries.length);
      return entries.filter(({ pages }) => pages === undefined).length;
    };
    const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
    expect([sum(measured.viewsByHour), sum(measured.days.map(({ views }) => views))]).toEqual([
      measured.views,
      measured.views,
    ]);
    expect([measured.signIns, measured.views, measured.downloads]).toEqual([
      await found('login'),
      await found('document_view'),
      await found('document_download'),
    ]);
    const { json } = await room.call('searchAuditLogs', {
      as: 'user-manager',
      query: { types: 'document_view', from: measured.from },
    });
    const times = (json as { entries: { seconds?: number }[] }).entries.map(({ seconds = 0 }) => seconds);
    expect([measured.secondsRead, 125]).toEqual([sum(times), sum(times)]);
    expect([measured.blockedDownloads, measured.failedSignIns]).toEqual([
      await found('blocked_download'),
      await found('failed_login'),
    ]);
  });

  it('counts what happens from then on, once', async () => {
    const room = await open();
    const before = await measures(room);
    const params = { id: first!.id };
    const download = await room.call('downloadDocument', { as: 'user-admin', params });
    expect(download.status, download.text).toBe(200);
    const atOnce = await Promise.all([measures(room), measures(room)]);
    expect(atOnce.map(({ downloads }) => downloads)).toEqual([before.downloads + 1, before.downloads + 1]);
    expect(await measures(room)).toMatchObject({ downloads: before.downloads + 1, views: before.views });
  });

  it('counts again from the beginning after the log was restored to an earlier state', async () => {
    const tallies = new Tallies();
    const earlier = audit.slice(0, -1);
    // As long as the earlier one.
    const other = earlier.map((one) => ({ ...one, activityType: 'login', description: 'Signed in elsewhere' }));
    const counts: number[] = [];
    for (const log of [audit, earlier, other]) {
      const room = await openTestRoom({ ...empty, audit: log });
      await room.ports.store.read((tx) => tallies.follow(tx.audit, room.ports.clock.now()));
      const counted = [...tallies.between('2026-01-08', '2026-01-15')];
      counts.push(counted.reduce((sum, { tally }) => sum + (tally.types.get('document_view') ?? 0), 0));
    }
    expect(counts).toEqual([4, 4, 0]);
  });

  it.each([
    ['ahead', { days: 200 }, { days: -200 }],
    ['behind', { days: -200 }, { days: 200 }],
  ])('counts what it counted before a clock that was %s for a moment', async (_where, there, back) => {
    const room = await open();
    const viewsOf = async () => {
      const { json } = await room.call('getMeasures', { as: 'user-admin', query: { days: '30' } });
      return (json as Measures).views;
    };
    expect(await viewsOf()).toBe(4);
    room.ports.clock.advance(there);
    await viewsOf();
    const login = entry('login', room.ports.clock.now().toISOString());
    await room.ports.store.transact(async (tx) => {
      for (let at = 0; at < 120; at += 1) await tx.audit.append(login);
    });
    room.ports.clock.advance(back);
    expect(await viewsOf()).toBe(4);
  });

  it('counts only the members of a given group, and is 404 for an unknown one', async () => {
    const room = await open();
    const json = { name: 'Bidders', memberIds: ['user-analyst'] };
    const group = await room.call('createGroup', { as: 'user-admin', json });
    expect(group.status, group.text).toBe(201);
    const groupId = (group.json as { id: string }).id;
    expect(await measures(room, { groupId })).toMatchObject({ signIns: 1, people: 1, views: 1, downloads: 0 });
    const none = await room.call('getMeasures', { as: 'user-manager', query: { groupId: 'group-none' } });
    expect(none.status).toBe(404);
  });

  it('counts by the folder that a document is in now, equal to what searches by its documents find', async () => {
    const room = await openFiled({ [first!.id]: 'a', [second!.id]: 'a', [third!.id]: 'b' });
    const measured = await measures(room);
    expect(measured.mostViewedFolders).toEqual([
      { folderId: 'a', name: 'Accounts', views: 3, downloads: 1, people: 2 },
    ]);
    const found = async (types: string, resourceId: string) => {
      const query = { types, resourceId, from: measured.from };
      const { json } = await room.call('searchAuditLogs', { as: 'user-manager', query });
      return (json as { entries: { pages?: string; userId: string }[] }).entries.filter(
        ({ pages }) => pages === undefined,
      );
    };
    const all = async (types: string) =>
      (await Promise.all([first!, second!].map(({ id }) => found(types, id)))).flat();
    const [views, downloads] = [await all('document_view'), await all('document_download')];
    const people = new Set([...views, ...downloads].map(({ userId }) => userId));
    expect([views.length, downloads.length, people.size]).toEqual([3, 1, 2]);

    const params = { id: first!.id };
    expect((await room.call('moveDocument', { as: 'user-admin', params, json: { folderId: null } })).status).toBe(200);
    expect((await measures(room)).mostViewedFolders).toEqual([
      { folderId: null, name: null, views: 2, downloads: 1, people: 1 },
      { folderId: 'a', name: 'Accounts', views: 1, downloads: 0, people: 1 },
    ]);
  });

  it('lists up to a hundred unopened documents with their folders, the oldest first', async () => {
    const room = await openFiled({ [second!.id]: 'b', [third!.id]: 'a' });
    const listed = async (query = {}) => {
      const { notOpened, longestNotOpened } = await measures(room, query);
      expect(longestNotOpened).toHaveLength(notOpened);
      return longestNotOpened.map(({ documentId, folderName }) => [documentId, folderName]);
    };
    expect(await listed()).toEqual([[third!.id, 'Accounts']]);
    const group = await room.call('createGroup', { as: 'user-admin', json: { name: 'Nobody', memberIds: [] } });
    const { id: groupId } = group.json as { id: string };
    const byAge = shelf.documents.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
    expect((await listed({ groupId })).map(([id]) => id)).toEqual(byAge.map(({ id }) => id));
    await room.call('downloadDocument', { as: 'user-admin', params: { id: third!.id } });
    expect(await listed()).toEqual([]);

    const { documents } = many(120);
    const full = await measures(await openTestRoom({ ...empty, documents }));
    expect([full.notOpened, full.longestNotOpened.length]).toEqual([120, 100]);
    const ages = documents.map(({ createdAt }) => createdAt).toSorted();
    expect(full.longestNotOpened.map(({ createdAt }) => createdAt)).toEqual(ages.slice(0, 100));
  });

  it('lists for a group the new documents that a member may see now, and whether a member has opened them since', async () => {
    const room = await openTestRoom();
    room.ports.clock.advance({ days: 40 });
    const old = await upload(room, { name: 'Earlier.pdf', accessLevel: 'public' });
    const revised = await upload(room, { name: 'Revised.pdf', accessLevel: 'public' });
    room.ports.clock.advance({ days: 3 });
    const members = ['user-viewer', 'user-analyst'];
    const made = async (call: 'createGroup' | 'createFolder', json: object) =>
      ((await room.call(call, { as: 'user-admin', json })).json as { id: string }).id;
    const groupId = await made('createGroup', { name: 'Bidder B', memberIds: members });
    const folderId = await made('createFolder', { name: 'Deal', accessLevel: 'confidential' });
    const listed = async (days = '2') => {
      const { newToGroup, from } = await measures(room, { groupId, days });
      expect(newToGroup!.newest.every(({ since }) => since > from)).toBe(true);
      expect(newToGroup!.count).toBe(newToGroup!.newest.length);
      return newToGroup!.newest.map(
        ({ name, version, folderName, opened }) => `${name} ${version} ${folderName} ${opened}`,
      );
    };
    const view = (as: string, id: string) => room.call('previewDocument', { as, params: { id } });
    expect(await listed()).toEqual([]);
    expect(await listed('4')).toEqual(['Earlier.pdf 1 null false', 'Revised.pdf 1 null false']);
    await view('user-viewer', revised.id);
    await upload(room, { name: 'Hidden.pdf', accessLevel: 'confidential', folderId });
    room.ports.clock.advance({ minutes: 1 });
    const inside = await upload(room, { name: 'Offer.pdf', folderId, accessLevel: 'restricted' });
    room.ports.clock.advance({ minutes: 1 });
    await upload(room, { name: 'Revised.pdf', nextVersionOf: revised.id, bytes: '%PDF-1.4 the second' });
    expect(await listed()).toEqual(['Revised.pdf 2 null false']);
    const permission = { folderId, groupId, canRead: true, canWrite: false };
    expect((await room.call('setFolderPermission', { as: 'user-admin', json: permission })).status).toBe(201);
    await view('user-manager', inside.id);
    expect(await listed()).toEqual(['Revised.pdf 2 null false', 'Offer.pdf 1 Deal false']);
    await view('user-analyst', inside.id);
    room.ports.clock.advance({ minutes: 1 });
    await view('user-viewer', revised.id);
    expect(await listed()).toEqual(['Revised.pdf 2 null true', 'Offer.pdf 1 Deal true']);
    for (const suspended of [true, false]) {
      await room.call('updateGroup', { as: 'user-admin', params: { id: groupId }, json: { suspended } });
      expect(await listed()).toEqual(suspended ? [] : ['Revised.pdf 2 null true', 'Offer.pdf 1 Deal true']);
    }
    expect(await measures(room, { days: '2' })).not.toHaveProperty('newToGroup');
    expect(old.version).toBe(1);
  });

  it('lists the newest hundred documents that are new to a group, and counts the others', async () => {
    const { documents, versions } = many(120);
    const now = '2026-01-14T10:00:00.000Z';
    const came = documents.map((row, at) => ({
      ...row,
      ...{
        folderId: null,
        accessLevel: 'public' as const,
        createdAt: now.replace('00.', `${at % 60}.`.padStart(3, '0')),
        updatedAt: now,
      },
    }));
    const room = await openTestRoom({
      ...empty,
      documents: came,
      versions: versions.map((row) => ({ ...row, createdAt: came.find(({ id }) => id === row.documentId)!.createdAt })),
    });
    const group = await room.call('createGroup', { as: 'user-admin', json: { name: 'B', memberIds: ['user-viewer'] } });
    const { newToGroup } = await measures(room, { groupId: (group.json as { id: string }).id });
    expect([newToGroup!.count, newToGroup!.newest.length]).toEqual([120, 100]);
    const times = newToGroup!.newest.map(({ since }) => since);
    expect(times).toEqual(
      came
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed()
        .slice(0, 100),
    );
  });

  it('is counted in small pieces, for many uses and many new documents', async () => {
    const room = await openTestRoom(many(2500, 30_000));
    const group = await room.call('createGroup', { as: 'user-admin', json: { name: 'B', memberIds: ['user-viewer'] } });
    const groupId = (group.json as { id: string }).id;
    let pauses = 0;
    room.ports.giveWay = () => Promise.resolve(void (pauses += 1));
    const pausesOf = async (query: object) => {
      pauses = 0;
      await measures(room, { days: '90', ...query });
      return pauses;
    };
    // Each page of the log the first time, each ten thousand uses, each thousand decisions.
    expect([await pausesOf({}), await pausesOf({}), await pausesOf({ groupId })]).toEqual([7, 4, 4]);
  });

  it('is for administrators and managers', async () => {
    expect((await (await open()).call('getMeasures', { as: 'user-viewer' })).status).toBe(403);
  });
});
