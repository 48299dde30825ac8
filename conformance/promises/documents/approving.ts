// Approval requests: who may decide, the number of approvals, and the lists of requests.
import { z } from 'zod';
import { askFor, newestOf, pending, unapproved, type Edition } from '../../cases/evidence.ts';
import { page } from '../../room/room.ts';
import type { Who } from '../../target.ts';
import type { PromiseCheck } from '../checks.ts';
import { nameOf, type Scene } from '../scene.ts';
import { entries, timeOf, users } from '../access/sight.ts';

const approval = z.looseObject({
  ...{ id: z.string(), state: z.string(), needed: z.number(), mayDecide: z.boolean() },
  ...{ requestedAt: z.string(), decisions: z.array(z.looseObject({ at: z.string() })) },
});
const approvals = z.array(approval);
const documents = z.array(
  z.looseObject({
    id: z.string(),
    name: z.string(),
    folderId: z.string().nullable(),
    approval: z
      .looseObject({ state: z.string(), requestId: z.string().nullish(), approvedName: z.string().nullable() })
      .optional(),
  }),
);
const editions = z.array(z.looseObject({ approval: z.looseObject({ state: z.string() }).optional() }));

async function rowOf(scene: Scene, id: string, who: Who = 'admin') {
  return (await scene.read(documents, { id: 'listDocuments', who })).find((row) => row.id === id);
}

type Decided = Pick<Edition, 'version' | 'sha256'>;

const deciding = (requestId: string, who: Who, edition: Decided, decision = 'approve') => ({
  ...{ id: 'decideApproval', who, params: { id: requestId } },
  json: { decision, version: edition.version, sha256: edition.sha256, comment: `Of version ${edition.version}` },
});

/** `mayDecide` of both lists is true for these people alone. */
async function expectDeciders(
  scene: Scene,
  when: string,
  request: { id: string; of: string },
  everybody: Who[],
  may: Who[],
) {
  for (const who of everybody) {
    const lists = [
      await scene.read(approvals, { id: 'listDocumentApprovals', who, params: { id: request.of } }),
      await scene.read(approvals, { id: 'listPendingApprovals', who }),
    ];
    const mayDecide = lists.map((rows) => rows.find(({ id }) => id === request.id)?.mayDecide ?? false);
    const isRight = mayDecide.every((one) => one === may.includes(who));
    scene.holds(isRight, when, `${nameOf(who)} reads that they may ${mayDecide.join(' and ')} decide`);
  }
}

const named: PromiseCheck = async (scene) => {
  const { room } = scene;
  const [one, other] = [await scene.guest('manager'), await scene.guest('manager')];
  const everybody: Who[] = ['admin', 'manager', one.who, other.who];
  const draft = await room.policy.during('admin', { approverCount: 2 }, async () => {
    const { id, ...edition } = await unapproved(room, 'admin');
    const ask = (approverIds: string[]) => {
      return { id: 'requestApproval', params: { id }, json: { ...edition, approverIds } };
    };
    for (const ids of [[one.id], [one.id, one.id]])
      await scene.answers(400, 'with one person named where two are needed', ask(ids));
    const request = { id: (await scene.read(approval, ask([one.id, other.id]))).id, of: id };
    await expectDeciders(scene, 'with two people named', request, everybody, [one.who, other.who]);
    await scene.answers(403, 'with two others named', deciding(request.id, 'manager', edition));
    await scene.must(deciding(request.id, one.who, edition));
    await expectDeciders(scene, 'after one of them approved', request, everybody, [other.who]);
    const { state } = await scene.read(approval, deciding(request.id, other.who, edition, 'reject'));
    scene.holds(state === 'rejected', 'after one approved and the other rejected', `the request is ${state}`);
    await expectDeciders(scene, 'after it was rejected', request, everybody, []);
    await scene.read(approval, ask([]));
    const waiting = await unapproved(room, 'admin');
    const requestId = await askFor(room, 'admin', waiting);
    await tooFew(scene);
    return { ...waiting, requestId };
  });
  const { state } = await scene.read(approval, deciding(draft.requestId, 'manager', draft));
  const isWaiting = state === 'pending';
  scene.holds(isWaiting, 'after one of two, which the policy no longer needs', `the request is ${state}`);
};

/** If two approvers are needed, one remains besides the uploader, who asks. */
async function tooFew(scene: Scene): Promise<void> {
  const { room } = scene;
  const four = [await room.personOf('admin'), await room.personOf('manager')];
  for (const { id, role, email } of await scene.read(users, { id: 'listUsers' })) {
    if (!['admin', 'manager'].includes(role) || four.includes(id)) continue;
    // Users whom the suite has not invited may be approvers or not.
    if (!email.includes(`-${room.names.run}-`)) return;
    await scene.must({ id: 'deactivateUser', params: { id } });
  }
  const { id, ...edition } = await unapproved(room, 'admin');
  const json = { ...edition, approverIds: [] };
  await scene.answers(409, 'where fewer could approve than have to', { id: 'requestApproval', params: { id }, json });
}

const ofSameBytes: PromiseCheck = async (scene) => {
  const { room } = scene;
  const other = await scene.guest('manager');
  await room.policy.needOneApprover();
  const { id: first } = await unapproved(room, 'manager');
  const { name = '', folderId = null } = (await rowOf(scene, first)) ?? {};
  const again = { name, folderId };
  await room.document({ ...again, bytes: page.replace('Minutes', 'Seconds') });
  const id = await room.document(again);
  const edition = await newestOf(room, id);
  const request = { id: await askFor(room, 'admin', { id, ...edition }), of: id };
  const when = 'of the bytes of a first version, stored again';
  await expectDeciders(scene, when, request, ['admin', 'manager', other.who], [other.who]);
  await scene.answers(403, `${when}, by who uploaded the first`, deciding(request.id, 'manager', edition));
};

const ended: PromiseCheck = async (scene) => {
  const { room } = scene;
  const [rejected, superseded] = [await pending(room, 'admin'), await pending(room, 'admin')];
  const params = { id: rejected.id };
  await scene.must(deciding(rejected.requestId, 'admin', rejected, 'reject'));
  const [edition] = await scene.read(editions, { id: 'listDocumentVersions', who: 'manager', params });
  for (const state of [await rowOf(scene, rejected.id), edition].map((one) => one?.approval?.state))
    scene.holds(state === 'rejected', 'after a rejection', `its state is ${state ?? 'none'}`);
  const requestId = (await rowOf(scene, rejected.id))?.approval?.requestId ?? null;
  scene.holds(requestId === null, 'after a rejection', 'the list of documents names a pending request');
  await scene.must({ id: 'restoreDocumentVersion', who: 'manager', params: { id: superseded.id, version: '1' } });
  const log = await scene.read(entries, { id: 'listAuditLogs' });
  for (const [id, type] of [
    [rejected.id, 'approval_rejected'],
    [superseded.id, 'approval_superseded'],
  ]) {
    const own = log.filter((one) => one.resourceId === id && one.activityType.startsWith('approval_'));
    const types = own.map(({ activityType }) => activityType).join();
    scene.holds(types === `${type},approval_requested`, 'after a request ended', `the audit log has ${types} of it`);
  }
  const again = await askFor(room, 'manager', rejected);
  await scene.must({ id: 'withdrawApproval', who: 'manager', params: { id: again } });
  const last = await askFor(room, 'manager', rejected);
  const { state } = await scene.read(approval, deciding(last, 'admin', rejected));
  scene.holds(state === 'approved', 'of what was rejected and withdrawn before', `the request is ${state}`);
};

const raised: PromiseCheck = async (scene) => {
  const { room } = scene;
  const other = await scene.guest('manager');
  const { id, requestId, ...edition } = await pending(room, 'admin');
  await room.policy.during('admin', { approverCount: 2 }, async () => {
    const when = 'after the policy came to need two approvals';
    const [row] = await scene.read(approvals, { id: 'listDocumentApprovals', params: { id } });
    scene.holds(row?.needed === 2, when, `a request that waits says that ${row?.needed ?? 'none'} is needed`);
    const once = await scene.read(approval, deciding(requestId, 'admin', edition));
    scene.holds(once.state === 'pending', `${when}, after one of two`, `the request is ${once.state}`);
    const twice = await scene.read(approval, deciding(requestId, other.who, edition));
    scene.holds(twice.state === 'approved', `${when}, after two of two`, `the request is ${twice.state}`);
    const isLater = twice.decisions.every(({ at }) => timeOf(at) > timeOf(twice.requestedAt));
    scene.holds(isLater, 'after two of two', 'a decision is not later than the request');
  });
};

const renamed: PromiseCheck = async (scene) => {
  const { room } = scene;
  const { id, requestId, ...edition } = await pending(room, 'admin');
  const found = (who: Who) => rowOf(scene, id, who);
  const versionsOf = async (who: Who) =>
    (await scene.read(editions, { id: 'listDocumentVersions', who, params: { id } }))[0]?.approval?.state;
  scene.holds((await versionsOf('manager')) === 'awaiting', 'while it waits', 'its version does not say so');
  await scene.must(deciding(requestId, 'admin', edition));
  scene.holds((await versionsOf('manager')) === 'approved', 'after it was approved', 'its version does not say so');
  scene.holds((await versionsOf('viewer')) === undefined, 'after it was approved', 'a viewer sees the approval');
  const ask = { id: 'requestApproval', who: 'manager', params: { id }, json: { ...edition, approverIds: [] } } as const;
  await scene.answers(409, 'while nothing has changed', ask);
  const [before, name] = [(await found('admin'))?.name, room.name('Renamed')];
  await scene.must({ id: 'renameDocument', params: { id }, json: { name } });
  const when = 'after it was renamed';
  const approvedName = (await found('manager'))?.approval?.approvedName ?? 'none';
  scene.holds(approvedName === before, when, `a manager sees the approved name ${approvedName}`);
  const shown = (await found('viewer'))?.name ?? 'none';
  scene.holds(shown === before, when, `a viewer is shown the name ${shown}`);
  const { headers } = await scene.must({ id: 'downloadDocument', who: 'viewer', params: { id } });
  const saved = decodeURIComponent(headers.get('content-disposition') ?? '');
  scene.holds(!saved.includes(name), when, `a viewer saves it as ${saved}`);
  const next = await scene.read(approval, ask);
  await scene.must(deciding(next.id, 'admin', edition));
  scene.holds((await found('viewer'))?.name === name, `${when} and approved again`, 'a viewer is shown another name');
  await scene.must({ id: 'renameDocument', params: { id }, json: { name: before ?? '' } });
  const last = await scene.read(approval, ask);
  await scene.must(deciding(last.id, 'admin', edition));
  const isBack = (await found('viewer'))?.name === before;
  scene.holds(isBack, 'after it was renamed back and approved again', 'a viewer is shown another name');
};

const required: PromiseCheck = async (scene) => {
  const { room } = scene;
  const { id, requestId, ...edition } = await pending(room, 'admin');
  const params = { id: (await rowOf(scene, id))?.folderId ?? '' };
  const json = { name: room.name('Approved'), accessLevel: 'public' };
  const request = { id: requestId, of: id };
  const beneath = await room.document({ folderId: await room.folder({ parentId: params.id }) });
  const shows = async (when: string, isShown: boolean) => {
    const isThere = (await rowOf(scene, beneath, 'viewer')) !== undefined;
    scene.holds(isThere === isShown, when, `a viewer ${isThere ? 'sees' : 'does not see'} what lies deeper in it`);
  };
  await shows('while the folder requires approval', false);
  await expectDeciders(scene, 'while its folder requires approval', request, ['admin', 'manager'], ['admin']);
  await scene.must({ id: 'updateFolder', params, json: { ...json, approvalRequired: false } });
  const when = 'after its folder came to require none';
  await shows(when, true);
  await expectDeciders(scene, when, request, ['admin', 'manager'], []);
  const isListed = async () =>
    (await scene.read(approvals, { id: 'listPendingApprovals' })).some((one) => one.id === requestId);
  scene.holds(!(await isListed()), when, 'the request is listed');
  await scene.answers(409, when, deciding(requestId, 'admin', edition));
  await scene.must({ id: 'updateFolder', params, json: { ...json, approvalRequired: true } });
  await expectDeciders(scene, 'after it requires approval again', request, ['admin', 'manager'], ['admin']);
  await scene.must({ id: 'deleteDocument', params: { id } });
  scene.holds(!(await isListed()), 'after its document was deleted', 'the request is listed');
};

const whose: PromiseCheck = async (scene) => {
  const { room } = scene;
  const other = await scene.guest('manager');
  const { requestId } = await pending(room, 'admin');
  const withdraw = { id: 'withdrawApproval', params: { id: requestId } };
  await scene.answers(403, 'by a manager who has not asked', { ...withdraw, who: other.who });
  await scene.answers(204, 'by the manager who asked', { ...withdraw, who: 'manager' });
  const again = await pending(room, 'admin');
  await scene.answers(204, 'by an administrator', { id: 'withdrawApproval', params: { id: again.requestId } });
  const log = (await scene.read(entries, { id: 'listAuditLogs' })).filter((one) => one.resourceId === again.id);
  const by = log.find(({ activityType }) => activityType === 'approval_withdrawn')?.userId ?? 'nobody';
  scene.holds(
    by === (await room.personOf('admin')),
    'by an administrator',
    `the audit log says that ${by} withdrew it`,
  );
};

const otherBytes: PromiseCheck = async (scene) => {
  const { requestId, version, sha256 } = await pending(scene.room, 'admin');
  const decide = (hash: string) => ({
    id: 'decideApproval',
    params: { id: requestId },
    json: { decision: 'approve', version, sha256: hash },
  });
  const other = `${sha256.startsWith('0') ? '1' : '0'}${sha256.slice(1)}`;
  await scene.answers(409, 'with the SHA-256 of other bytes', decide(other));
  const { state } = await scene.read(approval, decide(sha256));
  scene.holds(state === 'approved', 'with its own SHA-256 after that', `the request is ${state}`);
};

export const approvingChecks: Readonly<Record<string, PromiseCheck>> = {
  'decideApproval other-bytes': otherBytes,
  'requestApproval named': named,
  'requestApproval same-bytes': ofSameBytes,
  'requestApproval renamed': renamed,
  'decideApproval ended': ended,
  'decideApproval raised': raised,
  'listPendingApprovals required': required,
  'withdrawApproval whose': whose,
};
