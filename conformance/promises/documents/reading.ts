// Reports of pages read, and searching the audit log.
import { z } from 'zod';
import { letIn } from '../../callers/guests.ts';
import { textOf } from '../../target.ts';
import type { PromiseCheck } from '../checks.ts';
import type { Scene } from '../scene.ts';
import { elsewhere } from './searching.ts';

const entry = z.looseObject({
  id: z.string(),
  createdAt: z.string(),
  activityType: z.string(),
  description: z.string(),
  userId: z.string().nullable(),
  ipAddress: z.string().nullable(),
  resourceType: z.string().nullable(),
  resourceId: z.string().nullable(),
  pages: z.string().optional(),
  seconds: z.number().optional(),
});
type Entry = z.output<typeof entry>;
const log = z.array(entry);
const found = z.looseObject({ entries: log, hasMore: z.boolean(), matched: z.number().nullable(), total: z.number() });
const search = (scene: Scene, query: Record<string, string>) => scene.read(found, { id: 'searchAuditLogs', query });
const idsOf = (rows: readonly Entry[]): string => rows.map(({ id }) => id).join();

const ownBytes: PromiseCheck = async (scene) => {
  const name = scene.room.name('Sight');
  let id = '';
  for (const word of ['former', 'latter'])
    id = await scene.room.document({ name, bytes: `<!doctype html><body><p>${word}</p></body>` });
  const { email } = await scene.person('viewer');
  for (const [at, word, other] of [
    [1, 'former', 'latter'],
    [2, 'latter', 'former'],
  ] as const) {
    const when = `of version ${at} of two`;
    const call = { id: 'previewDocumentVersion', who: 'viewer', params: { id, version: String(at) } } as const;
    const text = textOf(await scene.answers(200, when, call));
    scene.holds(text.includes(word) && !text.includes(other), when, 'what is shown is of another version');
    scene.holds(text.includes(email), when, 'the preview is without the e-mail of its reader');
  }
  const seen = (await scene.read(log, { id: 'listAuditLogs' })).filter((one) => one.resourceId === id);
  const views = seen.filter(({ activityType }) => activityType === 'document_view').length;
  scene.holds(views === 2, 'of two versions within five minutes', `${views} views are in the audit log`);
  const beyond = { id: 'previewDocumentVersion', params: { id, version: '3' } };
  await scene.answers(404, 'of a version that is not there', beyond);
};

async function readingsOf(scene: Scene, id: string): Promise<string[]> {
  const rows = await scene.read(log, { id: 'listAuditLogs' });
  const own = rows.filter(({ activityType, resourceId }) => activityType === 'document_view' && resourceId === id);
  return own.flatMap(({ pages, description }) => (pages === undefined ? [] : [`${pages} | ${description}`]));
}

const pages: PromiseCheck = async (scene) => {
  const id = await scene.room.document();
  const unseen = { id: 'reportReading', who: 'viewer', params: { id }, json: { version: 1, pages: [7] } } as const;
  await scene.answers(204, 'of what was not shown', unseen);
  scene.holds((await readingsOf(scene, id)).length === 0, 'of what was not shown', 'an entry says that it was read');
  await scene.must({ id: 'previewDocument', who: 'viewer', params: { id } });
  const json = { version: 1, pages: [9, 12, 2, 1, 4, 3] };
  await scene.must({ id: 'reportReading', who: 'viewer', params: { id }, json });
  const rows = await readingsOf(scene, id);
  const when = 'after pages 1 to 4, 9 and 12 of version 1 were read';
  scene.holds(rows.length === 1, when, `${rows.length} entries say so`);
  const entry = rows[0] ?? '';
  scene.holds(entry.startsWith('1–4, 9, 12 | ') && entry.includes('version 1'), when, `the entry says ${entry}`);
  const beyond = { id: 'reportReading', params: { id }, json: { version: 2, pages: [1] } };
  await scene.answers(404, 'of a version that is not there', beyond);
};

const once: PromiseCheck = async (scene) => {
  const id = await scene.room.document();
  await scene.must({ id: 'previewDocument', who: 'viewer', params: { id } });
  const report = (numbers: number[]) =>
    scene.must({ id: 'reportReading', who: 'viewer', params: { id }, json: { version: 1, pages: numbers } });
  for (let times = 0; times < 3; times += 1) await report([1, 2]);
  const rows = await readingsOf(scene, id);
  scene.holds(rows.length === 1, 'after the same pages were reported three times', `${rows.length} entries say so`);
  await report([2, 3]);
  const [newest = ''] = await readingsOf(scene, id);
  scene.holds(newest.startsWith('3 | '), 'after one more page was reported', `the newest entry says ${newest}`);
  await report([5000, 5001]);
  const [last = ''] = await readingsOf(scene, id);
  scene.holds(last.startsWith('5000 | '), 'after the pages 5000 and 5001', `the newest entry says ${last}`);
  const shown = scene.has('previewDocumentVersion') ? 'previewDocumentVersion' : 'previewDocument';
  await scene.must({ id: shown, who: 'analyst', params: { id, version: '1' } });
  const other = { id: 'reportReading', who: 'analyst', params: { id }, json: { version: 1, pages: [1, 2] } } as const;
  await scene.must(other);
  const [theirs = ''] = await readingsOf(scene, id);
  const isTheirs = theirs.startsWith('1–2 | ');
  scene.holds(isTheirs, 'after somebody else read the same pages', `the newest entry says ${theirs}`);
  if (!scene.target.advance) return;
  await scene.room.advance(5 * 60 + 1);
  await scene.must({ id: 'previewDocument', who: 'viewer', params: { id } });
  await report([1, 2]);
  const [again = ''] = await readingsOf(scene, id);
  scene.holds(again.startsWith('1–2 | '), 'after the same pages five minutes later', `the newest entry says ${again}`);
};

const seconds: PromiseCheck = async (scene) => {
  const { who } = await scene.guest('viewer');
  const id = await scene.room.document();
  await scene.must({ id: 'previewDocument', who, params: { id } });
  const report = (reading: object) =>
    scene.must({ id: 'reportReading', who, params: { id }, json: { version: 1, ...reading } });
  await report({ seconds: 40, pages: [1] });
  // A report about a document without pages has only the time.
  await report({ seconds: 200 });
  for (const time of [300, 20]) await report({ seconds: time, pages: [1] });
  const rows = await scene.read(log, { id: 'listAuditLogs' });
  const times = rows.flatMap((row) => (row.resourceId === id && row.seconds !== undefined ? [row] : []));
  const found = times.map((row) => `${row.seconds} of pages ${row.pages}`).join();
  scene.holds(
    found === '60 of pages ,200 of pages ,40 of pages 1',
    'after 40, 200, 300 and 20 seconds were reported for page 1 at once',
    `the entries say ${found}`,
  );
  const next = { id: await scene.room.document() };
  await scene.must({ id: 'previewDocument', who, params: next });
  const began = performance.now();
  for (let page = 1; page <= 70; page += 1) {
    const json = { version: 1, pages: [page], seconds: 9 };
    await scene.answers(204, 'of another document', { id: 'reportReading', who, params: next, json });
  }
  const reported = (await scene.read(log, { id: 'listAuditLogs' })).filter(
    (row) => row.resourceId === next.id && row.pages !== undefined,
  );
  const isTimed = reported.some((row) => row.seconds !== undefined);
  scene.holds(!isTimed, 'after 300 seconds with another document', 'the entries say more');
  if (performance.now() - began > 55_000) return;
  scene.holds(reported.length <= 60, 'after 70 reports in a minute', `${reported.length} entries say so`);
};

const alerts = [
  ...['failed_login', 'second_factor_failed', 'permission_revoked'],
  ...['blocked_download', 'failed_download', 'failed_view'],
];

const filters: PromiseCheck = async (scene) => {
  const { room } = scene;
  const viewer = await scene.person('viewer');
  const [name, lastName, device] = [room.name('Sought for Łódź'), room.name('Sought'), room.name('device')];
  const id = await room.document({ name, downloadRestricted: true, accessLevel: 'restricted' });
  await scene.call({ id: 'downloadDocument', who: 'viewer', params: { id }, headers: { 'user-agent': device } });
  // Changes are never of the same millisecond: a refusal may be of that of the next one.
  await room.document();
  await scene.must({ id: 'renameDocument', params: { id }, json: { name: `${name} again` } });
  const invitation = { firstName: 'Noor', lastName, email: room.email(), role: 'viewer' } as const;
  const gone = scene.target.enter ? await letIn(room, invitation) : viewer;
  if (gone !== viewer) await scene.must({ id: 'deactivateUser', params: { id: gone.id } });
  const all = await scene.read(log, { id: 'listAuditLogs' });
  const listed = new Set(all.map(({ id: one }) => one));
  const oldest = all.at(-1)?.createdAt ?? '';
  // Entries of reads, and of sign-ins, may be as old as the next one to the millisecond.
  const middle = all.findLast(({ resourceId }) => resourceId === id)?.createdAt ?? '';
  const newest = all.find(({ resourceId }) => resourceId === id)?.createdAt ?? '';
  const address = all.find(({ ipAddress }) => ipAddress !== null)?.ipAddress ?? 'nowhere';
  const most = [...new Set(all.map(({ activityType }) => activityType))].slice(1, 20);
  const sought: readonly (readonly [Record<string, string>, (row: Entry) => boolean])[] = [
    [{ text: name.toUpperCase() }, ({ description }) => description.toLowerCase().includes(name.toLowerCase())],
    [{ text: name.normalize('NFD') }, ({ description }) => description.includes(name)],
    // There are no wildcards, and the user agent is not searched.
    ...[name.replaceAll(' ', '%'), name.replaceAll(' ', '_'), device].map((text) => [{ text }, () => false] as const),
    [{ text: name, from: newest }, ({ createdAt, description }) => createdAt >= newest && description.includes(name)],
    [{ text: gone.email }, (row) => row.userId === gone.id || row.description.includes(gone.email)],
    [{ text: lastName }, (row) => row.userId === gone.id || row.description.includes(lastName)],
    [{ text: address }, (row) => [row.ipAddress, row.description].some((one) => one?.includes(address))],
    [{ resourceType: 'folder' }, ({ resourceType }) => resourceType === 'folder'],
    [{ from: elsewhere(middle) }, ({ createdAt }) => createdAt >= middle],
    [{ person: viewer.id }, ({ userId }) => userId === viewer.id],
    [{ person: 'nobody' }, ({ userId }) => userId === null],
    ...[['document_upload', 'blocked_download'], most].map(
      (types) => [{ types: types.join() }, ({ activityType }: Entry) => types.includes(activityType)] as const,
    ),
    [{ resourceType: 'document', resourceId: id }, ({ resourceId }) => resourceId === id],
    [{ resourceType: 'folder', resourceId: id }, () => false],
    [
      { person: viewer.id, text: gone.email },
      (row) => row.userId === viewer.id && row.description.includes(gone.email),
    ],
    [{ alerts: 'true' }, ({ activityType }) => alerts.includes(activityType)],
    [{ alerts: 'true', types: 'document_upload' }, () => false],
    [{ from: oldest, to: middle }, ({ createdAt }) => createdAt >= oldest && createdAt < middle],
    [
      { person: viewer.id, types: 'blocked_download', resourceId: id },
      (row) => row.userId === viewer.id && row.activityType === 'blocked_download' && row.resourceId === id,
    ],
  ];
  for (const [query, holds] of sought) {
    const when = `of ${Object.keys(query).join(' and ')}`;
    const { entries } = await search(scene, { ...query, limit: '1000' });
    // The list ends after 10,000 entries, the search does not.
    const isRight = idsOf(entries.filter(({ id: one }) => listed.has(one))) === idsOf(all.filter(holds).slice(0, 1000));
    scene.holds(isRight && entries.every(holds), when, 'other entries are answered');
  }
};

const searchedPages: PromiseCheck = async (scene) => {
  const { room } = scene;
  const folder = await room.folder();
  for (let times = 0; times < 5; times += 1) {
    const json = { name: room.name('Turn'), accessLevel: 'public' };
    await scene.must({ id: 'updateFolder', params: { id: folder }, json });
  }
  const query = { resourceId: folder, limit: '2' };
  for (const limit of ['0', '1001'])
    await scene.answers(400, `of ${limit} entries`, { id: 'searchAuditLogs', query: { limit } });
  const { total } = await search(scene, { limit: '1' });
  const whole = await search(scene, { ...query, limit: '1000' });
  const { matched } = await search(scene, query);
  const areAll = matched === null || matched === whole.entries.length;
  scene.holds(areAll, 'of the first two entries of a folder', `${matched} are said to match`);
  const due = Math.min(100, total);
  const { length } = (await search(scene, {})).entries;
  const isUsual = length >= due && length <= 100;
  scene.holds(isUsual, `of ${total} entries, with no limit`, `there are ${length} on a page, not ${due}`);
  const turned: Entry[] = [];
  for (let answer = await search(scene, query); ;) {
    turned.push(...answer.entries);
    const before = answer.entries.at(-1)?.id;
    if (!answer.hasMore || before === undefined) break;
    answer = await search(scene, { ...query, before });
  }
  const when = 'of the entries of a folder, two at a time';
  scene.holds(idsOf(turned) === idsOf(whole.entries), when, 'the pages are not the whole');
  scene.holds(whole.matched === null || whole.matched === turned.length, when, `${whole.matched} are said to match`);
  scene.holds(whole.total >= total, when, `the log is said to have ${whole.total} entries, and ${total} before`);
  const none = await search(scene, { ...query, before: 'conformance-none' });
  scene.holds(none.entries.length === 0, 'before an entry that is not there', 'there are entries');
};

export const readingChecks: Readonly<Record<string, PromiseCheck>> = {
  'previewDocumentVersion own-bytes': ownBytes,
  'reportReading pages': pages,
  'reportReading once': once,
  'reportReading seconds': seconds,
  'searchAuditLogs filters': filters,
  'searchAuditLogs pages': searchedPages,
};
