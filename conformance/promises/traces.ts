// Audit entries of users' actions.
import { z } from 'zod';
import { NotTried } from '../suite/run.ts';
import type { PromiseCheck } from './checks.ts';
import type { Scene } from './scene.ts';
import { timeOf } from './access/sight.ts';

const entries = z.array(
  z.looseObject({
    id: z.string(),
    activityType: z.string(),
    userId: z.string().nullable(),
    resourceId: z.string().nullable(),
    createdAt: z.string(),
  }),
);

const recent = z.array(
  z.looseObject({ id: z.string(), activityType: z.string(), description: z.string(), createdAt: z.string() }),
);

const newestFirst: PromiseCheck = async (scene) => {
  if (scene.target.enter) await scene.guest('viewer');
  const log = await scene.read(entries, { id: 'listAuditLogs' });
  const recently = await scene.read(recent, { id: 'listRecentActivity' });
  const isMissing = log
    .slice(0, 5)
    .find(({ id, activityType }) => activityType === 'login' && recently.every((one) => one.id !== id));
  scene.holds(!isMissing, 'after somebody new came in', 'their sign-in is not among the entries');
  const ids: string[] = [];
  for (let made = 0; made < 3; made += 1) {
    const json = { name: scene.room.name('Recent') };
    const id = await scene.room.idOf({ id: 'createFolder', who: 'manager', json });
    ids.push(id);
    const [first] = await scene.read(recent, { id: 'listRecentActivity' });
    const isIt = first?.activityType === 'folder_created' && first.description.includes(json.name);
    scene.holds(isIt, 'after a folder was created', `the first entry is ${first?.activityType}: ${first?.description}`);
    const [entry] = await scene.read(entries, { id: 'listAuditLogs' });
    scene.holds(entry?.resourceId === id, 'after a folder was created', 'the audit log does not begin with it');
  }
  for (const id of ids) await scene.must({ id: 'deleteFolder', params: { id } });
};

const readLog = (scene: Scene, before?: string) =>
  scene.read(entries, { id: 'listAuditLogs', ...(before === undefined ? {} : { query: { before } }) });

const audited: PromiseCheck = async (scene) => {
  const id = await scene.room.document({ downloadRestricted: true });
  const viewer = await scene.person('viewer');
  const path = `/api/documents/${id}/download`;
  await scene.target.send({ who: 'viewer', method: 'HEAD', path, headers: {}, body: null });
  const log = (await readLog(scene)).filter((one) => one.resourceId === id && one.userId === viewer.id);
  const refused = log.filter(({ activityType }) => activityType === 'blocked_download').length;
  scene.holds(refused === 1, 'after a refused HEAD', `${refused} refusals are in the audit log`);
};

const viewedOnce: PromiseCheck = async (scene) => {
  const id = await scene.room.document();
  const viewer = await scene.person('viewer');
  const views = async (userId: string) =>
    (await readLog(scene))
      .filter((one) => one.resourceId === id && one.userId === userId)
      .filter((one) => one.activityType === 'document_view').length;
  for (let times = 0; times < 3; times += 1) await scene.must({ id: 'previewDocument', who: 'viewer', params: { id } });
  const first = await views(viewer.id);
  scene.holds(first === 1, 'after three views in one session', `${first} are in the audit log`);
  const analyst = await scene.person('analyst');
  await scene.must({ id: 'previewDocument', who: 'analyst', params: { id } });
  scene.holds((await views(analyst.id)) === 1, 'after somebody else viewed it', 'that is not in the audit log once');
  if (!scene.target.advance) return;
  await scene.room.advance(5 * 60 + 1);
  await scene.must({ id: 'previewDocument', who: 'viewer', params: { id } });
  const later = await views(viewer.id);
  scene.holds(later === 2, 'after another view five minutes later', `${later} are in the audit log`);
};

const pages: PromiseCheck = async (scene) => {
  const folder = await scene.room.folder();
  for (let times = 0; times < 5; times += 1) {
    const json = { name: scene.room.name('Page'), accessLevel: 'public' };
    await scene.must({ id: 'updateFolder', params: { id: folder }, json });
  }
  const log = await readLog(scene);
  for (const at of [0, 1, 4]) {
    const rest = await readLog(scene, log[at]?.id);
    const wanted = log.slice(at + 1, at + 21).map(({ id }) => id);
    const isNext = wanted.every((id, index) => rest[index]?.id === id);
    scene.holds(
      isNext,
      `before the entry ${at + 1} from the top`,
      'the page does not go on with the very next older entries',
    );
  }
  const none = await readLog(scene, 'conformance-none');
  scene.holds(none.length === 0, 'before an entry that does not exist', `there are ${none.length} entries`);
  const last = log.at(-1)?.id;
  if (log.length < 10_000 && last !== undefined) {
    const end = await readLog(scene, last);
    scene.holds(end.length === 0, 'before the oldest entry', `there are ${end.length} entries`);
  }
};

const viewedInEach: PromiseCheck = async (scene) => {
  const { room, target } = scene;
  if (target.allowsManySessions === false) throw new NotTried('all that one person does is of one session there');
  const person = await scene.guest('viewer');
  const other = await room.comeAgain(person);
  const id = await room.document();
  for (const { who } of [person, other]) await scene.must({ id: 'previewDocument', who, params: { id } });
  const views = (await readLog(scene)).filter(
    (one) => one.resourceId === id && one.activityType === 'document_view',
  ).length;
  scene.holds(views === 2, 'after a view in each of two sessions', `${views} are in the audit log`);
};

/** The greatest difference between the clock of an entry and that of its subject. */
const mostApartMs = 5 * 60_000;

const witness: PromiseCheck = async (scene) => {
  const json = { name: scene.room.name('Witnessed') };
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const made = z.object({ id: z.string(), createdAt: z.string() });
  const { id, createdAt } = await scene.read(made, { id: 'createFolder', json, headers });
  const entry = (await readLog(scene)).find((one) => one.resourceId === id);
  const when = 'after a folder was created';
  const apart = Math.abs(timeOf(entry?.createdAt) - timeOf(createdAt));
  scene.holds(apart <= mostApartMs, when, `the entry says ${entry?.createdAt}, and the folder ${createdAt}`);
};

const partsOnce: PromiseCheck = async (scene) => {
  const name = scene.room.name('Parts');
  const id = await scene.room.document({ name });
  for (const [range, operation] of [
    ['bytes=0-3', 'downloadDocument'],
    ['bytes=4-7', 'downloadDocument'],
    ['bytes=8-', scene.has('downloadDocumentVersion') ? 'downloadDocumentVersion' : 'downloadDocument'],
  ] as const) {
    const call = { id: operation, who: 'viewer', params: { id, version: '1' }, headers: { range } } as const;
    await scene.answers(206, 'in parts', call);
  }
  const count = async () =>
    (await readLog(scene)).filter((one) => one.resourceId === id && one.activityType === 'document_download').length;
  const downloads = await count();
  scene.holds(downloads === 1, 'after one session fetched three parts', `${downloads} downloads are in the audit log`);
  const headers = { range: 'bytes=0-3' };
  await scene.must({ id: 'downloadDocument', who: 'analyst', params: { id }, headers });
  const both = await count();
  scene.holds(both === 2, 'after somebody else fetched one of them', `${both} downloads are in the audit log`);
  for (let times = 0; times < 2; times += 1)
    await scene.must({ id: 'downloadDocument', who: 'viewer', params: { id }, headers: { range: 'bytes=0-' } });
  const wholes = (await count()) - both;
  scene.holds(wholes === 2, 'after the whole was fetched twice as a range', `${wholes} more downloads are in the log`);
  await scene.room.document({ name });
  await scene.must({ id: 'downloadDocument', who: 'viewer', params: { id }, headers });
  const next = (await count()) - both - wholes;
  scene.holds(next === 1, 'after a part of the next version', `${next} more downloads are in the audit log`);
};

export const traceChecks = {
  'listRecentActivity newest-first': newestFirst,
  'downloadDocument audited': audited,
  'previewDocument audited-once': viewedOnce,
  'previewDocument each-session': viewedInEach,
  'listAuditLogs pages': pages,
  'listAuditLogs witness': witness,
  'downloadDocument parts-once': partsOnce,
} satisfies Record<string, PromiseCheck>;
