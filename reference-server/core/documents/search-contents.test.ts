import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#contract/api.d.ts';
import { ada, ids, ingrid, marcus, priya } from '../../scenarios/users-by-role.ts';
import { ago, nothing, type Scenario } from '../../scenarios/scenario.ts';
import { type Item, shelve } from '../../scenarios/shelf.ts';
import { allSearchable } from '../access/searchable.ts';
import { MOST_ROUNDS } from '../identity/recheck/caller-recheck.ts';
import { approvedRow } from '../approvals/testing/approved-row.ts';
import { putGroup } from '../testing/group.ts';
import { openTestRoom, type TestRoom } from '../testing/room.ts';

type Found = components['schemas']['ContentSearch'];

const as = ids.viewer;
const folder = (id: string, parentId: string | null, more = {}) => ({
  ...{ id, name: id, description: null, parentId, accessLevel: 'public' as const, createdAt: ago(9) },
  ...{ updatedAt: ago(9), createdById: ids.admin, ...more },
});

/** @param texts of its versions, oldest first. */
function item(
  id: string,
  texts: string | readonly string[],
  days: number,
  { by = ids.admin, ...more }: Partial<Item> & { by?: string } = {},
): Item {
  const editions = [texts]
    .flat()
    .map((text, at) => ({ by, at: ago(days, 0, -at), content: () => new TextEncoder().encode(text) }));
  const type = { mimeType: 'text/plain', magicType: null };
  return { id, name: `${id}.txt`, folderId: null, level: 'public', ...type, editions, ...more };
}

const shown = [
  item('old', 'The break fee is two percent', 8),
  item('new', 'A break fee, broken', 2),
  item('inside', 'No break here', 4, { folderId: 'within' }),
];
const hidden = [
  item('sealed', 'The break fee that nobody knows of, zebra', 1, { level: 'confidential' }),
  item('lost', 'Another break fee, zebra', 5, { folderId: 'vault' }),
  // Its uploader sees it in lists alone.
  item('own', 'The break fee of another', 3, { level: 'confidential', by: ids.viewer }),
];
const scenario = (items: readonly Item[]): Scenario => ({
  ...nothing,
  ...shelve(items),
  users: [ada, marcus, priya, ingrid],
  folders: [folder('top', null), folder('within', 'top'), folder('vault', null, { accessLevel: 'restricted' })],
});

let room: TestRoom;
beforeEach(async () => {
  room = await openTestRoom(scenario([...shown, ...hidden]));
});

it('the same bytes are read for each document separately, so that they reveal no other document', async () => {
  const twins = await openTestRoom(scenario([item('one', 'same', 1), item('other', 'same', 2)]));
  const names = await twins.ports.store.read(async (tx) => [
    ...(await allSearchable(tx, { readsScans: false }, () => Promise.resolve())).keys(),
  ]);
  expect(names).toHaveLength(2);
});

it('pictures are among the files only where scans are read', async () => {
  const photo = item('photo', 'bytes', 1, { name: 'photo.png', mimeType: 'image/png', magicType: 'image/png' });
  for (const readsScans of [false, true]) {
    room = await openTestRoom(scenario([...shown, photo]));
    room.ports.textSearch.readsScans = readsScans;
    expect((await found({ q: 'break', type: 'image' })).indexing.of).toBe(readsScans ? 4 : 3);
    expect('readsScans' in ((await room.call('getCurrentUser', { as })).json as object)).toBe(readsScans);
  }
});

const search = (query: Record<string, string>, who: string = as) => room.call('searchContents', { as: who, query });
const found = async (query: Record<string, string>, who?: string) => (await search(query, who)).json as Found;
const idsOf = async (query: Record<string, string>, who?: string) =>
  (await found(query, who)).results.map(({ id }) => id);

it('documents that contain every word are found, newest first, with their place and the words marked', async () => {
  expect(await found({ q: 'break fee' })).toEqual({
    results: [
      {
        ...{ id: 'new', name: 'new.txt', version: 1, folderId: null, page: null, excerpt: 'A break fee, broken' },
        marks: [
          { from: 2, to: 7 },
          { from: 8, to: 11 },
        ],
      },
      expect.objectContaining({ id: 'old' }),
    ],
    next: null,
    indexing: { read: 3, of: 3 },
  });
  expect(await idsOf({ q: 'zebra' }, ids.admin)).toEqual(['sealed', 'lost']);
  expect((await room.entries()).length).toBe(0);
});

it('the words of a file without a preview are found only by those who may download it', async () => {
  const log = { name: 'trace.log', mimeType: 'application/octet-stream' };
  const made = [item('open', 'break', 2, log), item('locked', 'break', 1, { ...log, downloadRestricted: true })];
  room = await openTestRoom(scenario(made));
  expect(await idsOf({ q: 'break' })).toEqual(['open']);
  expect((await room.call('previewDocument', { as, params: { id: 'locked' } })).status).toBe(415);
  expect(await idsOf({ q: 'break' }, ids.admin)).toEqual(['locked', 'open']);
});

describe('what a reader may not see', () => {
  const questions = ['break fee', 'zebra', 'b', '"break fee"', 'nothing'];
  const more = [{}, { limit: '1' }, { limit: '1', after: `${ago(3)} own` }, { after: 'lost' }, { folder: 'vault' }];

  it('changes no byte of an answer, and is not read', async () => {
    const other = await openTestRoom(scenario(shown));
    for (const one of [room, other]) {
      const search = one.ports.textSearch.search.bind(one.ports.textSearch);
      one.ports.textSearch.search = (query, texts, ...rest) => {
        expect(texts.map(({ key }) => key)).not.toContain('object-sealed-1');
        return search(query, texts, ...rest);
      };
    }
    for (const q of questions) {
      for (const query of more.map((one) => ({ q, ...one }))) {
        const [answer, same] = [await search(query), await other.call('searchContents', { as, query })];
        expect([query, answer.status, answer.text, answer.headers]).toEqual([query, 200, same.text, same.headers]);
      }
    }
  });

  it('is not found by the next request: levels, grants, groups, deleted documents', async () => {
    const settle = (accessLevel: string) =>
      room.call('updateDocumentSettings', {
        as: ids.admin,
        params: { id: 'new' },
        json: { accessLevel, downloadRestricted: false, printingRestricted: false },
      });
    expect(await idsOf({ q: 'fee' })).toEqual(['new', 'old']);
    await settle('confidential');
    expect(await idsOf({ q: 'fee' })).toEqual(['old']);
    const groupId = await putGroup(room, 'Party', [as]);
    const grant = { documentId: 'new', groupId, canRead: true, canDownload: false };
    const soon = new Date(room.ports.clock.now().getTime() + 60_000).toISOString();
    await room.call('grantDocumentPermission', { as: ids.admin, json: { ...grant, expiresAt: soon } });
    expect(await idsOf({ q: 'fee' })).toEqual(['new', 'old']);
    room.ports.clock.advance({ minutes: 2 });
    expect(await idsOf({ q: 'fee' })).toEqual(['old']);
    await room.call('grantDocumentPermission', { as: ids.admin, json: grant });
    expect(await idsOf({ q: 'fee' })).toEqual(['new', 'old']);
    room.ports.retentionDays = 30;
    await room.call('deleteDocument', { as: ids.admin, params: { id: 'old' } });
    expect(await idsOf({ q: 'fee' })).toEqual(['new']);
    expect(await idsOf({ q: 'fee' }, ids.admin)).not.toContain('old');
    await room.call('putBackItem', { as: ids.admin, params: { id: 'old' } });
    expect(await idsOf({ q: 'fee' })).toEqual(['new', 'old']);
    const office = { params: { id: groupId }, json: { networks: [{ cidr: '203.0.113.0/24', note: '' }] } };
    await room.call('updateGroup', { as: ids.admin, ...office });
    const at = async (from: string) => (await room.call('searchContents', { as, query: { q: 'fee' }, from })).json;
    expect(await at('203.0.113.9')).toMatchObject({ results: [{ id: 'new' }, { id: 'old' }] });
    expect(await at('10.0.0.7')).toMatchObject({ results: [{ id: 'old' }] });
    await room.call('updateGroup', { as: ids.admin, ...office, json: { networks: [] } });
    expect(await idsOf({ q: 'fee' })).toEqual(['new', 'old']);
    await room.ports.store.transact(async (tx) => {
      const group = await tx.groups.get(groupId);
      if (group) await tx.groups.put({ ...group, suspendedAt: ago(0) });
    });
    expect((await search({ q: 'fee' })).status).toBe(401);
  });

  it.each([1, MOST_ROUNDS])(
    'is not sent where the right ended while the texts were searched for time %d',
    async (last) => {
      const search = room.ports.textSearch.search.bind(room.ports.textSearch);
      let times = 0;
      room.ports.textSearch.search = async (...args) => {
        const hits = await search(...args);
        times += 1;
        await room.ports.store.transact(async (tx) => {
          const row = await tx.documents.get('new');
          if (row) await tx.documents.put({ ...row, accessLevel: times < last ? 'public' : 'confidential' });
        });
        return hits;
      };
      expect(await idsOf({ q: 'fee' })).toEqual(['old']);
      expect(times).toBeGreaterThanOrEqual(last);
    },
  );

  it('does not name the folders above: a folder that is open within a hidden one is found by itself alone', async () => {
    const made = scenario([item('deep', 'break', 1, { folderId: 'open' })]);
    const above = made.folders.map((one) => (one.id === 'vault' ? { ...one, parentId: 'top' } : one));
    room = await openTestRoom({ ...made, folders: [...above, folder('open', 'vault')] });
    await room.call('setFolderPermission', {
      as: ids.admin,
      json: { folderId: 'open', userId: as, canRead: true, canWrite: false },
    });
    expect(await idsOf({ q: 'break', folder: 'open' })).toEqual(['deep']);
    for (const one of ['vault', 'top']) {
      expect(await idsOf({ q: 'break', folder: one })).toEqual([]);
      expect(await idsOf({ q: 'break', folder: one }, ids.admin)).toEqual(['deep']);
    }
  });
});

it('gathers what is searched in a large room in small pieces, in the order of its dates', async () => {
  const texts = Array.from({ length: 2500 }, (_, at) => item(`of-${at}`, 'break', 1 + (at % 2)));
  room = await openTestRoom(scenario(texts));
  let pauses = 0;
  room.ports.giveWay = () => Promise.resolve(void (pauses += 1));
  const newest = texts.filter((_, at) => at % 2 === 0).map(({ id }) => id);
  expect((await idsOf({ q: 'break' })).slice(0, 5)).toEqual(newest.toSorted().toReversed().slice(0, 5));
  expect(pauses).toBe(5);
});

it('where approval is required, a reader finds the approved version, and an approver the newest', async () => {
  const draft = item('draft', ['said before', 'said after'], 3, { folderId: 'desk' });
  const made = scenario([draft]);
  const [document] = made.documents;
  if (!document) throw new Error('there is a document');
  room = await openTestRoom({
    ...made,
    folders: [folder('desk', null, { approvalRequired: true })],
    approvals: [approvedRow({ ...document, version: 1 }, ago(2))],
  });
  expect(await found({ q: 'said' })).toMatchObject({ results: [{ version: 1, excerpt: 'said before' }] });
  expect(await idsOf({ q: 'after' })).toEqual([]);
  expect(await found({ q: 'said' }, ids.admin)).toMatchObject({ results: [{ version: 2 }] });
});

it.each([
  [{ folder: 'top' }, ['inside']],
  [{ level: 'restricted' }, []],
  [{ type: 'text' }, ['new', 'inside', 'old']],
  [{ type: 'pdf' }, []],
  [{ from: ago(3) }, ['new']],
  [{ to: ago(3) }, ['inside', 'old']],
])('only what passes %j is found', async (filter, documents) => {
  expect(await idsOf({ q: 'break', ...filter })).toEqual(documents);
});

it.each(['renameDocument', 'deleteDocument'] as const)(
  'the next page begins behind where the last document of the page before stood, also after %s of it',
  async (operation) => {
    const { results, next } = await found({ q: 'break', limit: '2' });
    expect(results).toMatchObject([{ id: 'new' }, { id: 'inside' }]);
    await room.call(operation, { as: ids.admin, params: { id: 'inside' }, json: { name: 'Other.txt' } });
    expect(await idsOf({ q: 'break', after: next ?? '' })).toEqual(['old']);
  },
);

it('pages follow each other without a gap, and the last one has no next', async () => {
  const pages: string[] = [];
  for (let next: string | null = ''; next !== null;) {
    const answer = await found({ q: 'break', limit: '1', ...(next !== '' && { after: next }) });
    pages.push(...answer.results.map(({ id }) => id));
    next = answer.next;
  }
  expect(pages).toEqual(['new', 'inside', 'old']);
  expect(await idsOf({ q: 'break', after: 'document-none' })).toEqual([]);
  for (const limit of ['0', '51']) expect((await search({ q: 'a', limit })).status).toBe(400);
  expect((await search({ q: '' })).status).toBe(400);
});
