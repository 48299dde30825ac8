// The finer points of changes and reads: what stays beside what was meant, and what each row says of itself.
import { z } from 'zod';
import type { PromiseCheck } from './checks.ts';
import { upload } from './content.ts';
import type { Scene } from './scene.ts';
import { documents, expectSight, grants } from './sight.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const page = (word: string) => bytesOf(`<!doctype html><html><body><h1>${word}</h1></body></html>`);
const row = async (scene: Scene, id: string) =>
  (await scene.read(documents, { id: 'listDocuments' })).find((one) => one.id === id);
const timeOf = (value: unknown): number => Date.parse(String(value));

const others: PromiseCheck = async (scene) => {
  const documentId = await scene.room.document({ accessLevel: 'restricted' });
  const [viewer, analyst] = [await scene.person('viewer'), await scene.person('analyst')];
  for (const { id: userId } of [viewer, analyst])
    await scene.must({ id: 'grantDocumentPermission', json: { documentId, userId, canRead: true, canDownload: true } });
  await scene.must({ id: 'revokeDocumentPermission', params: { documentId, userId: viewer.id } });
  const when = 'after the grant of one of two people was revoked';
  await expectSight(scene, when, viewer, documentId, 'none');
  await expectSight(scene, when, analyst, documentId, 'all');
  const left = await scene.read(grants, { id: 'listDocumentPermissions', params: { id: documentId } });
  const isOther = left.length === 1 && left[0]?.userId === analyst.id;
  scene.holds(isOther, when, `the document has ${left.length} grants, and not that of the other alone`);
};

const deactivated: PromiseCheck = async (scene) => {
  const documentId = await scene.room.document({ accessLevel: 'restricted' });
  const userId = await scene.room.invited();
  await scene.must({ id: 'deactivateUser', params: { id: userId } });
  const json = { documentId, userId, canRead: true, canDownload: false };
  await scene.answers(404, 'to somebody who was deactivated', { id: 'grantDocumentPermission', json });
};

const grantsGone: PromiseCheck = async (scene) => {
  const documentId = await scene.room.document({ accessLevel: 'restricted' });
  const userId = await scene.room.invited();
  await scene.must({ id: 'grantDocumentPermission', json: { documentId, userId, canRead: true, canDownload: false } });
  await scene.must({ id: 'deactivateUser', params: { id: userId } });
  const left = await scene.read(grants, { id: 'listDocumentPermissions', params: { id: documentId } });
  scene.holds(
    left.length === 0,
    'after the only person with a grant was deactivated',
    `${left.length} grants are listed`,
  );
};

const users = z.array(z.looseObject({ id: z.string(), email: z.string() }));

const wholePerson: PromiseCheck = async (scene) => {
  const email = scene.room.email();
  const json = { firstName: 'Noor', lastName: 'Haddad', email, role: 'viewer' };
  const rights = { documentId: 'conformance-none', canRead: true, canDownload: true };
  const when = 'of somebody invited to a document that does not exist';
  await scene.answers(404, when, { id: 'createUser', json: { ...json, documentPermissions: [rights] } });
  const found = (await scene.read(users, { id: 'listUsers' })).some((one) => one.email === email);
  scene.holds(!found, when, 'GET /api/users lists them all the same');
  await scene.answers(201, 'of the same address without it', { id: 'createUser', json });
};

const figures = z.object({ activeUsers: z.number(), totalDocuments: z.number() });
const readFigures = (scene: Scene) => scene.read(figures, { id: 'getDashboardMetrics' });

const eachOnce: PromiseCheck = async (scene) => {
  const name = scene.room.name('Counted');
  await scene.room.document({ name });
  const { totalDocuments } = await readFigures(scene);
  await scene.room.document({ name });
  const after = (await readFigures(scene)).totalDocuments - totalDocuments;
  scene.holds(after === 0, 'after a next version', `totalDocuments has moved by ${after}`);
  if (!scene.target.enter) return;
  const before = (await readFigures(scene)).activeUsers;
  const moved = async (when: string, by: number) => {
    const found = (await readFigures(scene)).activeUsers - before;
    scene.holds(found === by, when, `activeUsers has moved by ${found}, not ${by}`);
  };
  await scene.room.invited();
  await moved('after somebody was invited', 0);
  const person = await scene.guest('viewer');
  await moved('after somebody came in', 1);
  await scene.must({ id: 'deactivateUser', params: { id: person.id } });
  await moved('after they were deactivated', 0);
};

const entries = z.array(
  z.looseObject({
    activityType: z.string(),
    userId: z.string().nullable(),
    resourceId: z.string().nullable(),
    createdAt: z.string(),
    ipAddress: z.string().nullable().optional(),
    userAgent: z.string().nullable().optional(),
  }),
);
const readLog = (scene: Scene) => scene.read(entries, { id: 'listAuditLogs' });
const mostApartMs = 5 * 60_000;

const witness: PromiseCheck = async (scene) => {
  const agent = `conformance ${scene.room.name('agent')}`;
  const json = { name: scene.room.name('Witnessed') };
  const answer = await scene.must({ id: 'createFolder', json, headers: { 'user-agent': agent } });
  const { id, createdAt } = z
    .object({ id: z.string(), createdAt: z.string() })
    .parse(JSON.parse(new TextDecoder().decode(answer.bytes)));
  const entry = (await readLog(scene)).find((one) => one.resourceId === id);
  const when = 'after a folder was created';
  scene.holds(entry?.userAgent === agent, when, `the entry has the user agent ${String(entry?.userAgent)}`);
  scene.holds(/[.:]/.test(entry?.ipAddress ?? ''), when, `the entry has the address ${String(entry?.ipAddress)}`);
  const apart = Math.abs(timeOf(entry?.createdAt) - timeOf(createdAt));
  scene.holds(apart <= mostApartMs, when, `the entry says ${entry?.createdAt}, and the folder ${createdAt}`);
};

const partsOnce: PromiseCheck = async (scene) => {
  const id = await scene.room.document();
  for (const range of ['bytes=0-3', 'bytes=4-7', 'bytes=8-'])
    await scene.answers(206, 'in parts', { id: 'downloadDocument', who: 'viewer', params: { id }, headers: { range } });
  const told = (await readLog(scene)).filter((one) => one.resourceId === id);
  const count = told.filter(({ activityType }) => activityType === 'document_download').length;
  scene.holds(count === 1, 'after one session fetched three parts', `${count} downloads are in the audit log`);
};

const day: PromiseCheck = async (scene) => {
  const id = await upload(scene, page('Day'));
  const now = timeOf((await row(scene, id))?.['updatedAt']);
  const answer = await scene.must({ id: 'previewDocument', who: 'viewer', params: { id } });
  // The mark may be five minutes old, and midnight may be between.
  const days = [0, mostApartMs].map((ms) => new Date(now - ms).toISOString().slice(0, 10));
  const text = new TextDecoder().decode(answer.bytes);
  const isTold = days.some((one) => text.includes(one));
  scene.holds(isTold, 'of an HTML file', `the preview does not say the day, ${days[0]}`);
};

const traced: PromiseCheck = async (scene) => {
  const person = await scene.guest('viewer');
  await scene.must({ id: 'logout', who: person.who });
  const told = (await readLog(scene)).filter(({ userId }) => userId === person.id);
  const count = told.filter(({ activityType }) => activityType === 'logout').length;
  scene.holds(count === 1, 'after somebody signed out', `${count} entries of it are in the audit log`);
};

const history = z.array(
  z.looseObject({
    version: z.number(),
    size: z.number(),
    uploadedById: z.string().nullable(),
    uploadedByName: z.string().nullable(),
  }),
);

const uploader: PromiseCheck = async (scene) => {
  const [admin, manager] = [await scene.person('admin'), await scene.person('manager')];
  const name = scene.room.name('Uploaded');
  const id = await upload(scene, page('long enough'), { name });
  await upload(scene, page('short'), { name });
  await scene.must({ id: 'restoreDocumentVersion', who: 'manager', params: { id, version: '1' } });
  const found = await scene.read(history, { id: 'listDocumentVersions', params: { id } });
  const when = 'after the manager restored the first of two versions of the administrator';
  const wanted = [
    [manager.id, page('long enough').length],
    [admin.id, page('short').length],
    [admin.id, page('long enough').length],
  ];
  const told = found.map((one) => [one.uploadedById, one.size]);
  scene.holds(JSON.stringify(told) === JSON.stringify(wanted), when, `the versions say ${JSON.stringify(told)}`);
  const isNamed = found.every(({ uploadedByName }) => (uploadedByName ?? '').trim() !== '');
  scene.holds(isNamed, when, 'a version does not say the name of whoever added it');
  const size = (await row(scene, id))?.['size'];
  scene.holds(size === page('long enough').length, when, `the list says that the document has ${String(size)} bytes`);
};

const updated: PromiseCheck = async (scene) => {
  const name = scene.room.name('Updated');
  const id = await upload(scene, page('first'), { name });
  let before = await row(scene, id);
  const grows = async (what: string, work: () => Promise<unknown>) => {
    await work();
    const after = await row(scene, id);
    const isLater = timeOf(after?.['updatedAt']) > timeOf(before?.['updatedAt']);
    scene.holds(isLater, `after ${what}`, 'updatedAt is what it was');
    scene.holds(after?.['createdAt'] === before?.['createdAt'], `after ${what}`, 'createdAt has changed');
    before = after;
  };
  const params = { id };
  const json = { accessLevel: 'restricted', downloadRestricted: true, printingRestricted: true };
  await grows('changed settings', () => scene.must({ id: 'updateDocumentSettings', params, json }));
  await grows('a next version', () => upload(scene, page('second'), { name }));
  await grows('a version was restored', () =>
    scene.must({ id: 'restoreDocumentVersion', params: { id, version: '1' } }),
  );
  const other = scene.room.name('Other');
  await grows('another name', () => scene.must({ id: 'renameDocument', params, json: { name: other } }));
};

const asSent: PromiseCheck = async (scene) => {
  const stem = scene.room.name('Sent');
  for (const name of [` ${stem} `, `${stem} ﬁnal ① Ａ`, `${stem} MIXED case`]) {
    const id = await upload(scene, page('name'), { name });
    const when = `of the name ${JSON.stringify(name)}`;
    const told = (await row(scene, id))?.name;
    scene.holds(told === name, when, `a document is listed as ${JSON.stringify(told)}`);
    const shape = z.object({ id: z.string(), name: z.string() });
    const folder = await scene.read(shape, { id: 'createFolder', json: { name } });
    scene.holds(folder.name === name, when, `a folder is answered as ${JSON.stringify(folder.name)}`);
  }
  const email = scene.room.email().replace('guest', 'Guest.Of.Many');
  const json = { firstName: 'Noor', lastName: 'Haddad', email, role: 'viewer' };
  const { id } = await scene.read(z.object({ id: z.string() }), { id: 'createUser', json });
  const told = (await scene.read(users, { id: 'listUsers' })).find((one) => one.id === id)?.email;
  scene.holds(told === email, `of the address ${email}`, `GET /api/users lists ${String(told)}`);
};

const honestNames: PromiseCheck = async (scene) => {
  const params = { id: await scene.room.document() };
  for (const [what, name] of [
    ['NUL', 'a\u0000b'],
    ['a line break', 'a\nb'],
    ['a tab', 'a\tb'],
    ['a right-to-left override', 'invoice\u202efdp.exe'],
    ['an isolate', 'a\u2066b'],
    ['half a character', 'a\ud800b'],
    ['white space alone', ' \u00a0\u200b '],
  ] as const) {
    const when = `of a name with ${what}`;
    await scene.answers(400, when, { id: 'createFolder', json: { name } });
    await scene.answers(400, when, { id: 'renameDocument', params, json: { name } });
  }
};

const onceEach: PromiseCheck = async (scene) => {
  const folder = await scene.room.folder();
  for (const [method, path] of [
    ['GET', '/api/audit-logs?before=one&before=other'],
    ['DELETE', `/api/folders/${folder}?cascade=false&cascade=true`],
  ] as const) {
    const answer = await scene.target.send({ who: 'admin', method, path, headers: {}, body: null });
    scene.holds(answer.status === 400, `of ${method} ${path}`, `the answer is ${answer.status}, not 400`);
  }
};

const requestIds: PromiseCheck = async (scene) => {
  const seen = new Set<string>();
  for (let made = 0; made < 3; made += 1) {
    const { headers } = await scene.must({ id: 'listFolders' });
    seen.add(headers.get('x-request-id') ?? '');
  }
  scene.holds(seen.size === 3, 'of three answers', `X-Request-Id has ${seen.size} values`);
};

export const finerChecks = {
  'revokeDocumentPermission alone': others,
  'grantDocumentPermission active-only': deactivated,
  'deactivateUser grants-gone': grantsGone,
  'createUser whole': wholePerson,
  'getDashboardMetrics each-once': eachOnce,
  'listAuditLogs witness': witness,
  'downloadDocument parts-once': partsOnce,
  'previewDocument day': day,
  'logout traced': traced,
  'listDocumentVersions uploader': uploader,
  'listDocuments updated': updated,
  'everywhere as-sent': asSent,
  'everywhere honest-names': honestNames,
  'everywhere once-each': onceEach,
  'everywhere request-id': requestIds,
} satisfies Record<string, PromiseCheck>;
