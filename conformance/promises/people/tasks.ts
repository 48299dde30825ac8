// What waits for whom: approvals, requests for access and ends, and the mails about requests.
import { z } from 'zod';
import { approvalFolder, askFor, newestOf, unapproved } from '../../cases/evidence.ts';
import { group } from '../../cases/sharing.ts';
import type { Call, Room } from '../../room/room.ts';
import type { Who } from '../../target.ts';
import type { PromiseCheck } from '../checks.ts';
import { nameOf, type Scene } from '../scene.ts';
import { fromElsewhere } from './access-requests.ts';

const tasks = z.array(
  z.looseObject({
    ...{ id: z.string(), kind: z.string(), at: z.string() },
    ...{ who: z.string().nullable(), documentId: z.string().nullable(), folderId: z.string().nullable() },
    what: z.string().nullable(),
    ...{ note: z.string().nullable(), userId: z.string().optional() },
  }),
);
const approvals = z.array(z.looseObject({ id: z.string(), mayDecide: z.boolean() }));
const counted = z.looseObject({ tasks: z.number().optional() });
export const mails = z.array(
  z.looseObject({ id: z.string(), kind: z.string(), to: z.string(), text: z.string().nullable() }),
);

export const tasksOf = (scene: Scene, who: Who) => scene.read(tasks, { id: 'listMyTasks', who });

const privileged = ['approval', 'request'];

async function expectOwn(scene: Scene, who: Who, role: 'admin' | 'manager' | 'analyst' | 'viewer'): Promise<void> {
  const own = await tasksOf(scene, who);
  const when = `among the tasks of the ${role} (${nameOf(who)})`;
  const isTheirs = ({ kind, who: whose }: (typeof own)[number]) =>
    role === 'admin' || (kind === 'ending' && whose === null) || (role === 'manager' && privileged.includes(kind));
  for (const one of own.filter((task) => !isTheirs(task))) scene.broken(`${when}, there is ${one.kind} ${one.id}`);
  const { tasks: number = 0 } = await scene.read(counted, { id: 'getCurrentUser', who });
  scene.holds(number === own.length, when, `there are ${own.length}, and getCurrentUser says ${number}`);
  if (role !== 'admin' && role !== 'manager') return;
  const pending = await scene.read(approvals, { id: 'listPendingApprovals', who });
  const wanted = pending.filter(({ mayDecide }) => mayDecide).map(({ id }) => id);
  const found = own.filter(({ kind }) => kind === 'approval').map(({ id }) => id);
  scene.holds(
    found.toSorted().join() === wanted.toSorted().join(),
    when,
    `the approvals are ${found.join(', ') || 'none'}, not ${wanted.join(', ') || 'none'}`,
  );
}

const theirs: PromiseCheck = async (scene) => {
  const { room } = scene;
  const expiresAt = room.timeIn(2 * 86_400);
  const later = room.timeIn(8 * 86_400);
  for (const end of [expiresAt, later]) {
    const json = { firstName: 'Noor', lastName: 'Haddad', email: room.email(), role: 'viewer', expiresAt: end };
    await scene.must({ id: 'createUser', json });
  }
  const ends = (await tasksOf(scene, 'admin')).filter(({ kind }) => kind === 'ending').map(({ at }) => at);
  scene.holds(!ends.includes(later), 'with somebody whose access ends in eight days', 'the administrator has a task');
  const hasAdminTask = ends.includes(expiresAt);
  scene.holds(hasAdminTask, 'with somebody whose access ends in two days', 'the administrator has no task');
  for (const role of ['analyst', 'viewer'] as const) {
    const grant = { documentId: await room.document(), canRead: true, canDownload: false, expiresAt };
    const { who } = await scene.guest(role, { documentPermissions: [grant] });
    const hasOwnTask = (await tasksOf(scene, who)).some(({ kind, at }) => kind === 'ending' && at === expiresAt);
    scene.holds(hasOwnTask, 'with a grant that ends in two days', `its ${role} has no task`);
    const permission = { folderId: await room.folder(), canRead: true, canWrite: false, expiresAt };
    const [holder, member] = [await scene.guest(role, { folderPermissions: [permission] }), await scene.guest(role)];
    await scene.must({ id: 'updateGroup', params: { id: await group(room, [member.id]) }, json: { expiresAt } });
    for (const [what, one] of [
      ['a folder permission', holder],
      ['a group', member],
    ] as const) {
      const hasTask = (await tasksOf(scene, one.who)).some(({ kind, at }) => kind === 'ending' && at === expiresAt);
      scene.holds(hasTask, `with ${what} that ends in two days`, `its ${role} has no task`);
    }
  }
  const { who: leaver, id: leaverId } = await scene.guest('manager');
  await scene.must({ id: 'updateUserExpiry', params: { id: leaverId }, json: { expiresAt } });
  const isOwn = (await tasksOf(scene, leaver)).some(({ kind, at }) => kind === 'ending' && at === expiresAt);
  scene.holds(isOwn, 'with a manager whose own access ends in two days', 'they have no task');
  const name = room.name('Ending');
  await scene.must({ id: 'updateGroup', params: { id: await group(room, []) }, json: { name, expiresAt } });
  const hasGroupTask = (await tasksOf(scene, 'admin')).some((one) => one.kind === 'ending' && one.who === name);
  scene.holds(hasGroupTask, 'with a group that ends in two days', 'the administrator has no task');
  for (const role of ['admin', 'manager', 'analyst', 'viewer'] as const) await expectOwn(scene, role, role);
  const folderId = await approvalFolder(room);
  const draftId = await room.document({ folderId }, 'manager');
  await askFor(room, 'manager', { id: draftId, ...(await newestOf(room, draftId)) });
  const free = { name: room.name('Free'), accessLevel: 'public', approvalRequired: false };
  await scene.must({ id: 'updateFolder', params: { id: folderId }, json: free });
  // The request no longer waits.
  await expectOwn(scene, 'admin', 'admin');
  const other = await scene.guest('manager');
  await askFor(room, 'manager', await unapproved(room, 'manager'), await room.personOf('admin'));
  await expectOwn(scene, 'admin', 'admin');
  await expectOwn(scene, other.who, 'manager');
  await room.policy.during('admin', { approverCount: 2 }, async () => {
    const draft = await unapproved(room, 'admin');
    const id = await askFor(room, 'admin', draft);
    const { version, sha256 } = draft;
    await scene.must({
      ...{ id: 'decideApproval', who: 'manager', params: { id } },
      json: { decision: 'approve', version, sha256 },
    });
    await expectOwn(scene, 'manager', 'manager');
    await expectOwn(scene, other.who, 'manager');
    const isLeft = (await tasksOf(scene, other.who)).some((one) => one.id === id);
    scene.holds(isLeft, 'after the first of two people has decided', 'the second has no task');
  });
};

const suspension = async (room: Room, userId: string): Promise<Call> => {
  return { id: 'updateGroup', params: { id: await group(room, [userId]) }, json: { suspended: true } };
};

const untilAnswered: PromiseCheck = async (scene) => {
  const { room } = scene;
  const person = await scene.guest('viewer');
  const ask = (itemId: string, note?: string) =>
    scene.must({ id: 'requestAccess', who: person.who, json: { itemId, ...(note !== undefined && { note }) } });
  const waits = async (when: string, itemId: string, wanted: number) => {
    for (const who of ['admin', 'manager', 'analyst', 'viewer', person.who] as const) {
      const found = (await tasksOf(scene, who)).filter(({ documentId }) => documentId === itemId).length;
      const due = who === 'admin' || who === 'manager' ? wanted : 0;
      scene.holds(found === due, when, `it waits ${found} times, not ${due}, with ${nameOf(who)}`);
    }
  };
  const documentId = await room.document({ accessLevel: 'confidential' });
  const last = `At last ${'and at length '.repeat(35)}`.trim();
  const askedAt = async () => (await tasksOf(scene, 'manager')).find((one) => one.documentId === documentId)?.at;
  await ask(documentId, 'At first');
  const since = await askedAt();
  if (scene.target.advance) await room.advance(2);
  for (const note of [last, undefined]) await ask(documentId, note);
  scene.holds(since === (await askedAt()), 'after they asked again', 'it waits since another time than the first');
  await waits('after somebody asked three times', documentId, 1);
  const request = (await tasksOf(scene, 'manager')).find((one) => one.documentId === documentId);
  const { userId = 'nobody', note = null } = request ?? {};
  scene.holds(userId === person.id, 'after somebody asked', `it waits as a request of ${userId}, not of ${person.id}`);
  scene.holds(note === last, 'after they asked again with another reason', `the reason is “${note ?? ''}”`);
  await scene.must({ id: 'declineAccess', params: { id: request?.id ?? '' } });
  await waits('after it was declined', documentId, 0);
  await ask(documentId);
  await waits('after they asked again for what was declined', documentId, 1);
  const grant = { documentId, userId: person.id, canRead: true, canDownload: false };
  await scene.must({ id: 'grantDocumentPermission', json: grant });
  await waits('after they were given access', documentId, 0);
  const name = room.name('Hidden');
  const folderId = await room.folder({ name, accessLevel: 'restricted' });
  await ask(folderId);
  const waiting = (await tasksOf(scene, 'manager')).find((one) => one.folderId === folderId);
  scene.holds(waiting?.what === name, 'after they asked for a folder', `it waits as ${waiting?.what ?? 'nothing'}`);
  const seen = await room.document();
  await ask(seen);
  await waits('after they asked for what they see', seen, 0);
  for (const [when, leave] of [
    ['the group of who asked was suspended', async (id: string): Promise<Call> => suspension(room, id)],
    ['who asked was deactivated', (id: string): Call => ({ id: 'deactivateUser', params: { id } })],
  ] as const) {
    const leaver = await scene.guest('viewer');
    const left = await room.document({ accessLevel: 'confidential' });
    await scene.must({ id: 'requestAccess', who: leaver.who, json: { itemId: left } });
    await scene.must(await leave(leaver.id));
    await waits(`after ${when}`, left, 0);
  }
};

/** What is in the outbox after this and was not before. */
export async function written(scene: Scene, work: () => Promise<unknown>) {
  const read = () => scene.read(mails, { id: 'listOutbox' });
  const before = new Set((await read()).map(({ id }) => id));
  await work();
  return (await read()).filter(({ id }) => !before.has(id));
}

const requestsByMail: PromiseCheck = async (scene) => {
  const { who } = await scene.guest('viewer');
  const answerers = [await scene.person('admin'), await scene.person('manager')];
  for (const accessLevel of ['confidential', 'public']) {
    const itemId = await scene.room.document({ accessLevel });
    const made = await written(scene, () => scene.must({ id: 'requestAccess', who, json: { itemId } }));
    const wanted = accessLevel === 'public' ? 0 : 1;
    for (const { who: role, email } of answerers) {
      const found = made.filter(({ kind, to }) => kind === 'request' && to === email).length;
      const when = `after somebody asked for what they ${wanted === 0 ? 'see' : 'do not see'}`;
      scene.holds(found === wanted, when, `${found} mails are written to the ${role}, not ${wanted}`);
    }
  }
  const other = await scene.guest('manager');
  const json = { digest: 'daily', tasks: false, alerts: true };
  await scene.must({ id: 'updateMyMailSettings', who: other.who, json });
  const itemId = await scene.room.document({ accessLevel: 'confidential' });
  const made = await written(scene, () => scene.must({ id: 'requestAccess', who, json: { itemId } }));
  const isQuiet = made.every(({ to, text }) => to !== other.email || text === null);
  scene.holds(isQuiet, 'after somebody asked', 'a manager who wants no mails about tasks is sent one');
};

const declinedByMail: PromiseCheck = async (scene) => {
  const { who, email } = await scene.guest('viewer');
  const itemId = await scene.room.document({ accessLevel: 'confidential' });
  await scene.must({ id: 'requestAccess', who, json: { itemId } });
  const request = (await tasksOf(scene, 'manager')).find(({ documentId }) => documentId === itemId);
  const params = { id: request?.id ?? '' };
  const made = await written(scene, () => scene.must({ id: 'declineAccess', who: 'manager', params }));
  const found = made.filter(({ kind, to }) => kind === 'declined' && to === email).length;
  scene.holds(found === 1, 'after their request was declined', `${found} mails are written to them, not 1`);
  await scene.must({ id: 'updateMyMailSettings', who, json: { digest: 'daily', tasks: false, alerts: true } });
  const unwanted = (await scene.read(mails, { id: 'listOutbox' })).find((one) => one.to === email && one.text !== null);
  scene.holds(unwanted === undefined, 'to who wants no mails about tasks', `one of the kind ${unwanted?.kind} is sent`);
  const mail = (await scene.read(mails, { id: 'listOutbox' })).find(({ kind }) => kind === 'request');
  scene.holds(mail?.text === null, 'after a request was declined', 'the mail about it says something still');
};

const decidedByMail: PromiseCheck = async (scene) => {
  const { room } = scene;
  if (!scene.has('listOutbox')) return;
  const { email } = await scene.person('manager');
  const second = await scene.guest('manager');
  const ends: readonly (readonly [string, readonly Who[]])[] = [
    ['approve', ['admin', second.who]],
    ['reject', ['admin']],
  ];
  await room.policy.during('admin', { approverCount: 2 }, async () => {
    for (const [decision, deciders] of ends) {
      const { id, version, sha256 } = await unapproved(room, 'manager');
      let request = '';
      const sent = await written(scene, async () => (request = await askFor(room, 'manager', { id, version, sha256 })));
      const isOwn = sent.some(({ kind, to }) => kind === 'approval' && to === email);
      scene.holds(!isOwn, 'after the manager asked', 'a mail asks themselves for the approval');
      for (const [at, who] of deciders.entries()) {
        const call = {
          id: 'decideApproval',
          who,
          params: { id: request },
          json: { decision, version, sha256, comment: room.name('Comment') },
        };
        const made = await written(scene, () => scene.must(call));
        const found = made.filter(({ kind, to }) => kind === 'decided' && to === email).length;
        const wanted = at === deciders.length - 1 ? 1 : 0;
        const when = `after ${decision}, ${at + 1} of ${deciders.length}`;
        scene.holds(found === wanted, when, `${found} mails are written to the manager, not ${wanted}`);
      }
    }
  });
};

export const taskChecks: Readonly<Record<string, PromiseCheck>> = {
  'listMyTasks theirs': theirs,
  'requestAccess until-answered': async (scene) => {
    await untilAnswered(scene);
    await fromElsewhere(scene);
  },
  'requestAccess mailed': requestsByMail,
  'declineAccess mailed': declinedByMail,
  'decideApproval mailed': decidedByMail,
};
