// Approving, comparing, reading and reporting.
import { z } from 'zod';
import { pending, reportRequest, revised, unapproved } from '../cases/evidence.ts';
import { textOf } from '../target.ts';
import type { PromiseCheck } from './checks.ts';
import { entries, timeOf } from './access/sight.ts';
import { elsewhere } from './documents/searching.ts';

const mails = z.array(z.looseObject({ kind: z.string(), to: z.string(), text: z.string().nullable() }));
const approval = z.looseObject({ id: z.string(), state: z.string() });

const own: PromiseCheck = async (scene) => {
  const { room } = scene;
  const [id, other] = [await room.document(), await room.document()];
  await scene.must({ id: 'renameDocument', params: { id }, json: { name: room.name('Renamed') } });
  await scene.must({ id: 'downloadDocument', params: { id: other } });
  const trail = await scene.read(entries, { id: 'listDocumentActivity', params: { id } });
  const log = await scene.read(entries, { id: 'listAuditLogs' });
  const ids = (rows: z.output<typeof entries>) => rows.map((row) => row.id).join();
  const expected = log.filter(({ resourceId }) => resourceId === id);
  scene.holds(ids(trail) === ids(expected), 'of a document', 'its activity is not its entries of the audit log');
  const [newest] = trail;
  const query = { before: newest?.id ?? '' };
  const earlier = await scene.read(entries, { id: 'listDocumentActivity', params: { id }, query });
  scene.holds(ids(earlier) === ids(trail.slice(1)), 'before its newest entry', 'it is not the rest of them');
  const foreign = { before: log.find(({ resourceId }) => resourceId === other)?.id ?? '' };
  const none = await scene.read(entries, { id: 'listDocumentActivity', params: { id }, query: foreign });
  scene.holds(none.length === 0, 'before an entry of another document', `there are ${none.length} entries`);
};

const same: PromiseCheck = async (scene) => {
  const id = await scene.room.document();
  await scene.must({ id: 'restoreDocumentVersion', params: { id, version: '1' } });
  const call = { id: 'compareDocumentVersions', params: { id }, query: { from: '1', to: '2' } };
  const pair = await scene.read(
    z.looseObject({ same: z.boolean(), content: z.looseObject({ kind: z.string() }) }),
    call,
  );
  scene.holds(pair.same && pair.content.kind === 'none', 'of a version and the one it was restored as', 'they differ');
};

const compareRights: PromiseCheck = async (scene) => {
  const { room } = scene;
  const query = { from: '1', to: '2' };
  const name = room.name('Hidden');
  await room.document({ name, accessLevel: 'confidential' });
  const hidden = await room.document({ name, accessLevel: 'confidential', bytes: '<!doctype html><p>two</p>' });
  const call = { id: 'compareDocumentVersions', who: 'viewer', query } as const;
  await scene.answers(404, 'of a document that they do not see', { ...call, params: { id: hidden } });
  const id = await revised(room, ['<!doctype html><p>approved</p>', '<!doctype html><p>not approved</p>']);
  await scene.answers(404, 'of a version that was not approved', { ...call, params: { id } });
  const unshown = { name: `${room.name('Notes')}.md`, mimeType: 'application/octet-stream', downloadRestricted: true };
  await room.document({ ...unshown, bytes: 'the price is ten' });
  const kept = await room.document({ ...unshown, bytes: 'the price is twelve' });
  const answer = textOf(await scene.must({ ...call, params: { id: kept } }));
  const when = 'of a file without a preview that they may not download';
  scene.holds(!answer.includes('price'), when, 'it shows what the file says');
};

const fourEyes: PromiseCheck = async (scene) => {
  const { room } = scene;
  // A user who could decide must exist.
  await scene.guest('manager');
  const { id, ...edition } = await unapproved(room, 'manager');
  const managerId = await room.personOf('manager');
  for (const [who, approverId] of [
    ['the uploader', managerId],
    ['a viewer', await room.personOf('viewer')],
  ] as const) {
    const json = { ...edition, approverIds: [approverId] };
    await scene.answers(400, `where ${who} is named`, { id: 'requestApproval', params: { id }, json });
  }
  const bytes = { ...edition, sha256: edition.sha256.replaceAll(/\d/g, 'a'), approverIds: [] };
  await scene.answers(409, 'with the SHA-256 of other bytes', { id: 'requestApproval', params: { id }, json: bytes });
  const call = { id: 'requestApproval', params: { id }, json: { ...edition, approverIds: [] } };
  const requestId = await scene.room.idOf(call);
  const json = { decision: 'approve', ...edition };
  for (const who of ['admin', 'manager'] as const)
    await scene.answers(403, 'by who asked or uploaded', {
      id: 'decideApproval',
      who,
      params: { id: requestId },
      json,
    });
};

const twoPeople: PromiseCheck = async (scene) => {
  const { room } = scene;
  const first = await scene.guest('manager');
  await room.policy.during('admin', { approverCount: 2 }, async () => {
    const { id, ...edition } = await unapproved(room, 'admin');
    const call = { id: 'requestApproval', params: { id }, json: { ...edition, approverIds: [] } };
    const requestId = await scene.room.idOf(call);
    const decide = (who: typeof first.who) => ({
      id: 'decideApproval',
      who,
      params: { id: requestId },
      json: { decision: 'approve', ...edition },
    });
    const once = await scene.read(approval, decide('manager'));
    scene.holds(once.state === 'pending', 'after one of two', `the request is ${once.state}`);
    if (scene.has('listOutbox')) {
      const { email } = await scene.person('manager');
      const own = (await scene.read(mails, { id: 'listOutbox' })).filter(({ to }) => to === email);
      const isOver = own.find(({ kind }) => kind === 'approval')?.text === null;
      scene.holds(isOver, 'after one of two', 'their mail about it says something still');
    }
    await scene.answers(409, 'a second time by the same person', decide('manager'));
    const twice = await scene.read(approval, decide(first.who));
    scene.holds(twice.state === 'approved', 'after two of two', `the request is ${twice.state}`);
  });
};

const newest: PromiseCheck = async (scene) => {
  const { id, requestId, version, sha256 } = await pending(scene.room, 'admin');
  await scene.must({ id: 'restoreDocumentVersion', who: 'manager', params: { id, version: '1' } });
  const json = { decision: 'approve', version, sha256 };
  await scene.answers(409, 'after a newer version came', { id: 'decideApproval', params: { id: requestId }, json });
  await scene.answers(404, 'after a newer version came', { id: 'downloadDocument', who: 'viewer', params: { id } });
};

const reported = z.looseObject({ figures: z.array(z.unknown()) });

async function reportOf(scene: Parameters<PromiseCheck>[0], period: object) {
  const id = await scene.room.idOf({ id: 'createComplianceReport', json: period });
  return { id, text: textOf(await scene.must({ id: 'downloadComplianceReport', params: { id } })) };
}

const recounted: PromiseCheck = async (scene) => {
  const { room } = scene;
  const id = await room.document();
  for (let times = 0; times < 3; times += 1)
    await scene.must({ id: 'downloadDocument', who: 'viewer', params: { id } });
  const log = await scene.read(entries, { id: 'listAuditLogs' });
  const { text } = await reportOf(scene, { ...reportRequest(room), from: room.timeIn(-600) });
  const inLog = log.filter(({ activityType, resourceId }) => activityType === 'document_download' && resourceId === id);
  scene.holds(inLog.length === 3, 'of a document that was downloaded three times', 'the log has other entries');
  const row = downloadsOf(JSON.parse(text), id);
  scene.holds(row === 3, 'of a document that was downloaded three times', `the report says ${row ?? 'nothing'}`);
};

/** The number of downloads of the document in the report's rows. */
function downloadsOf(value: unknown, id: string): number | null {
  if (typeof value !== 'object' || value === null) return null;
  const isRow = Object.values(value).includes(id) && 'downloads' in value;
  if (isRow) return Number(value.downloads);
  for (const member of Object.values(value)) {
    const found = downloadsOf(member, id);
    if (found !== null) return found;
  }
  return null;
}

const progress = z.looseObject({ state: z.string(), done: z.number(), of: z.number() });

const again: PromiseCheck = async (scene) => {
  const { room } = scene;
  await room.document();
  const { from } = reportRequest(room);
  const period = { from, to: room.now().toISOString(), format: 'json' };
  const [one, later] = [await reportOf(scene, period), (await room.document(), await reportOf(scene, period))];
  const figures = (text: string) => JSON.stringify({ ...reported.parse(JSON.parse(text)), cover: null, chain: null });
  const isSame = figures(one.text) === figures(later.text);
  scene.holds(isSame, 'of the same period, after more has happened', 'the figures differ');
  const to = room.timeIn(86_400);
  await scene.answers(400, 'of a period that is not over', { id: 'createComplianceReport', json: { ...period, to } });
  const call = { id: 'getComplianceReport', params: { id: later.id } };
  const json = { ...period, from: elsewhere(from) };
  const made = await scene.read(z.looseObject({ from: z.string() }), { id: 'createComplianceReport', json });
  scene.holds(timeOf(made.from) === timeOf(from), `from ${json.from}`, `it begins at ${made.from}`);
  const { state, done, of } = await scene.read(progress, call);
  scene.holds(
    state === 'complete' && done === of,
    'after it was downloaded',
    `it is ${state}, with ${done} of ${of} read`,
  );
  await scene.answers(404, 'in the session of somebody else', { ...call, who: 'manager' });
  if (room.target.comeAgain && room.target.allowsManySessions !== false) {
    const person = await scene.guest('manager');
    const id = await room.idOf({ id: 'createComplianceReport', who: person.who, json: period });
    const { who } = await room.comeAgain(person);
    await scene.answers(404, 'in another session of who asked', { id: 'getComplianceReport', who, params: { id } });
  }
  if (!scene.target.advance) return;
  await room.advance(15 * 60 + 1);
  await scene.answers(404, 'fifteen minutes later', call);
};

export const evidenceChecks: Readonly<Record<string, PromiseCheck>> = {
  'listDocumentActivity own': own,
  'compareDocumentVersions same': same,
  'compareDocumentVersions rights': compareRights,
  'requestApproval four-eyes': fourEyes,
  'decideApproval two-people': twoPeople,
  'decideApproval newest': newest,
  'downloadComplianceReport recounted': recounted,
  'downloadComplianceReport again': again,
};
