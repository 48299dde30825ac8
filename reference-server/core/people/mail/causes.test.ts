// Each mail is stored with what caused it, in one commit: neither is there without the other after a crash.
import { beforeEach, expect, it } from 'vitest';
import { ADA, approvalCalls, type ApprovalCalls, MARCUS, OLGA } from '../../approvals/testing/approval-calls.ts';
import { signIn } from '../../identity/sign-in/sign-in.ts';
import { type FactorRoom, openFactorRoom } from '../../identity/second-factor/testing/factor-room.ts';
import { upload } from '../../testing/upload.ts';

const VIEWER = 'user-viewer';
const eve = { firstName: 'Eve', lastName: 'Late', email: 'eve@late.example', role: 'viewer' };

let room: FactorRoom;
let calls: ApprovalCalls;
let own: string;
let other: string;
let hidden: string;
let invited: string;
beforeEach(async () => {
  room = await openFactorRoom();
  calls = await approvalCalls(room);
  const folderId = await calls.folder();
  const add = async (name: string, more: object) => (await upload(room, { name, bytes: name, ...more })).id;
  own = await add('Own.pdf', { as: MARCUS, folderId });
  other = await add('Other.pdf', { folderId });
  hidden = await add('Hidden.pdf', { accessLevel: 'restricted' });
  const made = await room.call('createUser', { as: ADA, json: { ...eve, email: 'earlier@late.example' } });
  invited = (made.json as { id: string }).id;
  await room.call('requestAccess', { as: VIEWER, json: { itemId: hidden } });
  await enter('Firefox/145.0 Windows');
});

const enter = (userAgent: string) => {
  const identity = { issuer: 'https://id.example', subject: 'ingrid', email: 'ingrid@buyer.example' };
  const come = { ...identity, emailVerified: true, idToken: null };
  return signIn(room.ports, come, { client: { ipAddress: null, userAgent } });
};
const request = async () =>
  (await room.ports.store.read((tx) => tx.accessRequests.list())).find(({ itemId }) => itemId === hidden)!.id;

interface Commit {
  mails: readonly string[];
  logged: readonly string[];
}

/** The commits with mails, from now on, by what each of them brought. */
function watchCommits(): Commit[] {
  const { store } = room.ports;
  const commits: Commit[] = [];
  const transact = store.transact.bind(store);
  const now = async () => ({
    mails: await store.read((tx) => tx.mails.list()),
    logged: (await room.entries()).map(({ id, activityType }) => ({ id, activityType })),
  });
  store.transact = async (work, options) => {
    const before = await now();
    const answer = await transact(work, options);
    const { mails, logged } = await now();
    const isNew = (some: readonly { id: string }[]) => (one: { id: string }) => some.every(({ id }) => id !== one.id);
    const kinds = new Set(mails.filter(isNew(before.mails)).map(({ kind }) => kind));
    const types = logged.filter(isNew(before.logged)).map(({ activityType }) => activityType);
    if (kinds.size > 0) commits.push({ mails: [...kinds], logged: types });
    return answer;
  };
  return commits;
}

it.each<[kind: string, cause: string, act: () => Promise<unknown>]>([
  ['invitation', 'user_created', () => room.call('createUser', { as: ADA, json: eve })],
  [
    'invitation',
    'user_created',
    () => room.call('inviteUsers', { as: ADA, json: { people: [{ email: eve.email }], role: 'viewer' } }),
  ],
  ['invitation', 'user_updated', () => room.call('reissueInvitation', { as: ADA, params: { id: invited } })],
  ['approval', 'approval_requested', () => calls.requested(other, ADA)],
  [
    'decided',
    'approval_rejected',
    async () => calls.decide(await calls.requested(own, MARCUS), { as: OLGA, decision: 'reject', comment: 'No' }),
  ],
  ['request', 'access_requested', () => room.call('requestAccess', { as: VIEWER, json: { itemId: other } })],
  ['declined', 'access_declined', async () => room.call('declineAccess', { as: ADA, params: { id: await request() } })],
  [
    'granted',
    'permission_granted',
    () =>
      room.call('grantDocumentPermission', {
        as: ADA,
        json: { documentId: hidden, userId: VIEWER, canRead: true, canDownload: false },
      }),
  ],
  ['alert', 'login', () => enter('Safari/19 iPhone')],
  ['alert', 'second_factor_added', async () => (await room.person(VIEWER)).addTotp()],
  ['alert', 'second_factor_added', async () => (await room.person(VIEWER)).addPasskey()],
  ['alert', 'second_factor_reset', () => room.call('resetSecondFactor', { as: ADA, params: { id: VIEWER } })],
])('a mail of kind %s is stored in the commit that logs its cause: %s, case %#', async (kind, cause, act) => {
  const commits = watchCommits();
  await act();
  const ofKind = commits.filter(({ mails }) => mails.includes(kind));
  expect(ofKind.map(({ logged }) => logged)).toEqual([expect.arrayContaining([cause])]);
});
