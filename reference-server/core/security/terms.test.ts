import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../identity/sign-in/sign-in.ts';
import { acceptTerms, beforeTerms, readTerms, refuseTerms } from '../identity/terms/answer-terms.ts';
import { liveSessions } from '../identity/sessions/session-list.ts';
import { bySession } from '../identity/recheck/by-session.ts';
import { membershipId, POLICY } from '../records/keys.ts';
import { removeAbandonedUploads } from '../room/sweep.ts';
import { openTestRoom, type TestAnswer, type TestRoom } from '../testing/room.ts';
import { watchReads } from '../testing/watch-reads.ts';

const [ADMIN, VIEWER, ANALYST] = ['user-admin', 'user-viewer', 'user-analyst'];
const client = { ipAddress: '203.0.113.9', userAgent: 'Test' };
const rules = { title: 'House rules', text: 'Tell nobody.\n<b>Really</b>.', groupIds: ['bidders'] };
interface Shown {
  id: string;
  version: number;
  sha256: string;
  asked: number;
  accepted: number;
  withdrawnAt: string | null;
}

let room: TestRoom;
beforeEach(async () => {
  room = await openTestRoom();
  const createdAt = room.ports.clock.now().toISOString();
  await room.ports.store.transact(async (tx) => {
    for (const id of ['bidders', 'counsel']) await tx.groups.put({ id, name: id, createdAt });
  });
  await join('bidders', VIEWER);
});

const join = (groupId: string, userId: string) =>
  room.ports.store.transact((tx) => tx.memberships.put({ id: membershipId(groupId, userId), groupId, userId }));
const publish = (more: object = {}, as = ADMIN) => room.call('publishTerms', { as, json: { ...rules, ...more } });
const shown = ({ status, json }: TestAnswer): Shown => {
  if (status !== 201) throw new Error(`It is ${status}`);
  return json as Shown;
};
const list = async () => (await room.call('listTerms', { as: ADMIN })).json as Shown[];
const statusOf = async (as: string) => (await room.call('listFolders', { as })).status;

/** Signs in; returns the session's id. */
async function enter(userId: string): Promise<string> {
  const user = await room.ports.store.read((tx) => tx.users.get(userId));
  const [issuer, subject, email] = ['https://login.example', userId, user?.email ?? ''];
  const come = { issuer, subject, email, emailVerified: true, idToken: 'an id token' };
  const entered = await signIn(room.ports, come, { client, proven: null });
  return entered.state === 'signed-in' ? room.ports.hasher.sha256(entered.token) : '';
}
const before = (session: string) => room.ports.store.read((tx) => beforeTerms(tx, room, session, client));
const open = async (session: string) => (await before(session))?.open.map(({ id }) => id);
const accept = (session: string, { id, version, sha256 }: Shown) =>
  acceptTerms(room, session, { id: `${id}:${version}`, sha256 }, client);
const logged = async (type: string) => (await room.entries()).filter(({ activityType }) => activityType === type);

describe('terms before entry', () => {
  it('are not read where there are none', async () => {
    expect([await list(), await statusOf(VIEWER), await open(await enter(VIEWER))]).toEqual([[], 200, []]);
  });

  it('are kept to the letter with their SHA-256, and audited by it', async () => {
    const made = shown(await publish());
    expect(made).toMatchObject({ version: 1, asked: 1, accepted: 0, publishedByName: 'Ada Lindqvist' });
    expect(made.sha256).toBe(await room.ports.hasher.sha256(rules.text));
    const version = await room.call('getTermsVersion', { as: ADMIN, params: { id: made.id, version: '1' } });
    expect(version.json).toMatchObject({ ...rules, endedAt: null, acceptances: [] });
    const description = `Published version 1 of the terms "House rules" (SHA-256 ${made.sha256}) for the groups "bidders"`;
    expect(await room.lastEntry()).toMatchObject({ activityType: 'terms_published', description, resourceId: made.id });
  });

  it('are for administrators alone', async () => {
    expect((await publish({}, 'user-manager')).status).toBe(403);
    expect((await room.call('listTerms', { as: 'user-manager' })).status).toBe(403);
    expect(await list()).toEqual([]);
  });

  it.each([
    [400, { text: 'x'.repeat(200 * 1024) }],
    [400, { text: '\u00e4'.repeat(60_000) }],
    [400, { text: ' \n\u200b' }],
    [400, { text: 'a\u0000b' }],
    [400, { title: '' }],
    [400, { groupIds: [] }],
    [404, { groupIds: ['bidders', 'nobody'] }],
    [404, { termsId: 'none' }],
  ])('are refused with %i where they are not right', async (status, more) => {
    expect((await publish(more)).status).toBe(status);
    expect([await list(), await logged('terms_published')]).toEqual([[], []]);
  });

  it('name their size where they are too large', async () => {
    const { json } = await publish({ text: '\u00e4'.repeat(60_000) });
    expect(json).toMatchObject({ invalidParams: [{ name: 'text', reason: 'Must be at most 100 KB, and is 118 KB' }] });
  });

  it('shut out the users to whom they apply, at once, and no others', async () => {
    const [session, other] = [await enter(VIEWER), await enter(ANALYST)];
    shown(await publish());
    expect([await statusOf(VIEWER), await statusOf(ANALYST), await statusOf(ADMIN)]).toEqual([401, 200, 200]);
    expect((await room.call('listFolders', { as: VIEWER, session })).status).toBe(401);
    expect((await room.call('listFolders', { as: ANALYST, session: other })).status).toBe(200);
    expect(await open(session)).toHaveLength(1);
    expect(await open(other)).toEqual([]);
    const sessions = await room.call('listUserSessions', { as: ADMIN, params: { id: VIEWER } });
    expect(sessions.json).toEqual([]);
  });

  it('apply to their author as well, and to those who sign in later', async () => {
    expect((await publish({ groupIds: null })).json).toMatchObject({ groupIds: null, accepted: 0 });
    expect([await statusOf(ADMIN), await statusOf('user-manager')]).toEqual([401, 401]);
    expect(await open(await enter('user-manager'))).toHaveLength(1);
  });

  it('apply to new members of the group from then on, and to no one who has left it', async () => {
    shown(await publish());
    expect(await statusOf(ANALYST)).toBe(200);
    await join('bidders', ANALYST);
    expect(await statusOf(ANALYST)).toBe(401);
    await room.call('updateGroup', { as: ADMIN, params: { id: 'bidders' }, json: { removeMemberIds: [VIEWER] } });
    expect(await statusOf(VIEWER)).toBe(200);
  });

  it('admit users who accept them: user, hash, time and address are audited, once', async () => {
    const made = shown(await publish());
    const session = await enter(VIEWER);
    const both = await Promise.all([accept(session, made), accept(session, made)]);
    expect([both, await statusOf(VIEWER)]).toEqual([[true, true], 200]);
    expect(await logged('terms_accepted')).toEqual([
      expect.objectContaining({ userId: VIEWER, ipAddress: '203.0.113.9', resourceType: 'terms', resourceId: made.id }),
    ]);
    const description = `Accepted version 1 of the terms "House rules" (SHA-256 ${made.sha256})`;
    expect((await logged('terms_accepted'))[0]?.description).toBe(description);
    const { json } = await room.call('getTermsVersion', { as: ADMIN, params: { id: made.id, version: '1' } });
    const acceptance = { userId: VIEWER, name: 'Ingrid Vos', ipAddress: '203.0.113.9' };
    expect(json).toMatchObject({ acceptances: [acceptance] });
    expect(await list()).toMatchObject([{ asked: 1, accepted: 1 }]);
  });

  it('must be accepted again in every new version, and the old one cannot be accepted any more', async () => {
    const made = shown(await publish());
    const session = await enter(VIEWER);
    await accept(session, made);
    const next = shown(await publish({ termsId: made.id, text: 'Tell nobody at all.' }));
    expect([next.id, next.version, await statusOf(VIEWER)]).toEqual([made.id, 2, 401]);
    expect(await accept(session, { ...next, sha256: made.sha256 })).toBe(false);
    expect([await logged('terms_accepted'), await statusOf(VIEWER)]).toEqual([[expect.anything()], 401]);
    expect([await accept(session, next), await statusOf(VIEWER)]).toEqual([true, 200]);
  });

  it('of all users and of two groups must all be accepted, by members of both groups once', async () => {
    await join('counsel', VIEWER);
    const all = [
      shown(await publish({ groupIds: ['bidders', 'counsel'] })),
      shown(await publish({ groupIds: ['counsel'], text: 'For counsel' })),
      shown(await publish({ groupIds: null, text: 'For all' })),
    ];
    const session = await enter(VIEWER);
    expect(await open(session)).toHaveLength(3);
    for (const one of all) {
      expect(await statusOf(VIEWER)).toBe(401);
      await accept(session, one);
    }
    expect(await statusOf(VIEWER)).toBe(200);
  });

  it('are refused if the very same ones are in force', async () => {
    const made = shown(await publish());
    expect([(await publish()).status, (await publish({ termsId: made.id })).status]).toEqual([409, 409]);
    expect(await list()).toHaveLength(1);
    // The same text for another group is another version.
    expect(shown(await publish({ termsId: made.id, groupIds: ['bidders', 'counsel'] })).version).toBe(2);
  });

  it('are not replaced by a version written on an older one: of two authors the second is refused', async () => {
    const { id: termsId } = shown(await publish());
    const on = (version: string, text: string) =>
      room.call('publishTerms', { as: ADMIN, headers: { 'if-match': version }, json: { ...rules, termsId, text } });
    const both = await Promise.all([on('"1"', 'Mine'), on('"1"', 'Theirs')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 412]);
    expect([(await list())[0]?.version, (await logged('terms_published')).length]).toEqual([2, 2]);
    expect((await on('"2"', 'Both')).status).toBe(201);
  });

  it('sign out users who refuse them', async () => {
    const { id, version, sha256 } = shown(await publish());
    const session = await enter(VIEWER);
    expect(await refuseTerms(room, session, { id: `${id}:${version}`, sha256 }, client)).toBe('an id token');
    expect([await before(session), (await logged('terms_refused')).length]).toEqual([null, 1]);
    expect(await logged('logout')).toHaveLength(1);
  });

  it('no longer stop sessions when they are withdrawn, and apply again with the next version', async () => {
    const made = shown(await publish());
    const withdraw = () => room.call('withdrawTerms', { as: ADMIN, params: { id: made.id } });
    expect([(await withdraw()).status, (await withdraw()).status, await statusOf(VIEWER)]).toEqual([204, 204, 200]);
    expect(await logged('terms_withdrawn')).toHaveLength(1);
    expect(await list()).toMatchObject([{ asked: 0, withdrawnAt: expect.any(String) as string }]);
    expect(shown(await publish({ termsId: made.id })).version).toBe(2);
    expect(await statusOf(VIEWER)).toBe(401);
  });

  it('stay withdrawn, or in force, where another user changed them since they were read', async () => {
    const { id } = shown(await publish());
    const withdraw = (tag: string) =>
      room.call('withdrawTerms', { as: ADMIN, params: { id }, headers: { 'if-match': tag } });
    const next = (tag: string, text: string) =>
      room.call('publishTerms', { as: ADMIN, headers: { 'if-match': tag }, json: { ...rules, termsId: id, text } });
    expect([(await next('"1-in-force"', 'Two')).status, (await withdraw('"1"')).status]).toEqual([201, 412]);
    expect(await list()).toMatchObject([{ version: 2, withdrawnAt: null }]);
    expect([(await withdraw('"2"')).status, (await next('"2-in-force"', 'Three')).status]).toEqual([204, 412]);
    expect(await list()).toMatchObject([{ version: 2, withdrawnAt: expect.any(String) as string }]);
    expect([(await withdraw('"2"')).status, (await next('"2"', 'Three')).status]).toEqual([204, 201]);
  });

  it('apply to no one any more when their groups are gone', async () => {
    shown(await publish());
    await room.call('deleteGroup', { as: ADMIN, params: { id: 'bidders' } });
    expect([await statusOf(VIEWER), await list()]).toMatchObject([200, [{ asked: 0 }]]);
  });

  it('are accepted from an allowed network only, and in a session that would be valid', async () => {
    const made = shown(await publish());
    const session = await enter(VIEWER);
    const networks = [{ cidr: '10.0.0.0/8', roles: ['viewer' as const], note: '' }];
    const at = { updatedAt: room.ports.clock.now().toISOString(), updatedById: ADMIN };
    const policy = { secondFactor: 'off', stepUpMinutes: null, idleMinutes: null, approverCount: 1 } as const;
    const put = (more: object) =>
      room.ports.store.transact((tx) =>
        tx.policies.put({ id: POLICY, revision: 1, ...policy, ...at, networks: [], ...more }),
      );
    await put({ networks });
    expect([await accept(session, made), (await before(session))?.isOutside]).toEqual([false, true]);
    await put({});
    room.ports.clock.advance({ days: 8 });
    expect([await accept(session, made), await statusOf(VIEWER)]).toEqual([false, 401]);
  });

  it('may be read for an hour, whatever the idle limit, which counts from the answer on again', async () => {
    const made = shown(await publish());
    const policy = { secondFactor: 'off', stepUpMinutes: null, networks: [], approverCount: 1 } as const;
    const row = { id: POLICY, revision: 1, updatedAt: '', updatedById: ADMIN, idleMinutes: 5, ...policy };
    await room.ports.store.transact((tx) => tx.policies.put(row));
    const session = await enter(VIEWER);
    const pass = async (minutes: number) => {
      room.ports.clock.advance({ minutes });
      await removeAbandonedUploads(room);
    };
    await readTerms(room, (await before(session))!);
    await pass(59);
    expect([await accept(session, made), await open(session)]).toEqual([true, []]);
    await pass(6);
    expect(await before(session)).toBeNull();
    const [other, next] = [await enter(VIEWER), shown(await publish({ termsId: made.id, text: 'Others' }))];
    await readTerms(room, (await before(other))!);
    await pass(61);
    expect([await accept(other, next), await before(other)]).toEqual([false, null]);
  });

  it.each(['withdrawn', 'accepted in another session'])('give no time to read once they are %s', async (how) => {
    const made = shown(await publish());
    const policy = { secondFactor: 'off', stepUpMinutes: null, networks: [], approverCount: 1 } as const;
    const row = { id: POLICY, revision: 1, updatedAt: '', updatedById: ADMIN, idleMinutes: 5, ...policy };
    await room.ports.store.transact((tx) => tx.policies.put(row));
    const [session, other] = [await enter(VIEWER), await enter(VIEWER)];
    await readTerms(room, (await before(session))!);
    if (how === 'withdrawn') await room.call('withdrawTerms', { as: ADMIN, params: { id: made.id } });
    else expect(await accept(other, made)).toBe(true);
    expect(await open(session)).toEqual([]);
    room.ports.clock.advance({ minutes: 6 });
    expect(await before(session)).toBeNull();
    expect(await room.ports.store.read((tx) => liveSessions(tx, room, VIEWER))).toEqual([]);
    // What has ended so does not come back with the next terms.
    await removeAbandonedUploads(room);
    expect((await publish({ termsId: made.id, text: 'Others' })).status).toBe(201);
    expect(await before(session)).toBeNull();
  });

  it('do not apply to a user whose group is suspended, and who has no other access', async () => {
    shown(await publish());
    const session = await enter(VIEWER);
    const held = { id: 'held', folderId: 'folder', userId: null, groupId: 'bidders', canRead: true, canWrite: false };
    await room.ports.store.transact(async (tx) => {
      const group = await tx.groups.get('bidders');
      if (group) await tx.groups.put({ ...group, suspendedAt: room.ports.clock.now().toISOString() });
      await tx.folderPermissions.put(held);
    });
    expect(await before(session)).toBeNull();
  });

  it('are listed with one read for each person, and without reading what suspended groups give', async () => {
    const now = room.ports.clock.now().toISOString();
    await room.ports.store.transact(async (tx) => {
      for (const id of ['bidders', 'counsel']) await tx.groups.put({ id, name: id, createdAt: now, suspendedAt: now });
    });
    await join('counsel', VIEWER);
    for (const title of ['One', 'Two', 'Three']) await publish({ title, text: title });
    const reads = watchReads(room);
    expect((await list()).map(({ asked }) => asked)).toEqual([0, 0, 0]);
    expect(reads.filter((one) => one.startsWith('grants of group'))).toEqual([]);
    expect(reads.filter((one) => one === `grants of user ${VIEWER}`)).toHaveLength(1);
  });

  it('wait for an answer in a session that is still valid', async () => {
    shown(await publish());
    const user = await room.ports.store.read((tx) => tx.users.get(VIEWER));
    const come = { issuer: 'https://login.example', subject: VIEWER, email: user?.email ?? '', emailVerified: true };
    const entered = await signIn(room.ports, { ...come, idToken: null }, { client, proven: null });
    const token = entered.state === 'signed-in' ? entered.token : '';
    const caller = await bySession({ session: token, client }, room);
    expect([caller.actor, caller.waiting]).toEqual([null, await room.ports.hasher.sha256(token)]);
    expect((await bySession({ session: 'another', client }, room)).waiting).toBeUndefined();
  });
});
