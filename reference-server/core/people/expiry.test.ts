import { beforeEach, describe, expect, it } from 'vitest';
import { OpenHalf } from '../identity/sign-in/half-steps.ts';
import { RefusedHalfway } from '../identity/sign-in/half-sign-in.ts';
import { openFactorRoom, type FactorRoom } from '../identity/second-factor/testing/factor-room.ts';
import type { UserRecord } from '../records/records.ts';
import { collect } from '../store/memory-objects.ts';
import { callerWith } from '../testing/caller-with.ts';
import { getTicket, putBytes, upload } from '../testing/upload.ts';
import { testRequest } from '../testing/room.ts';
import { openRoom } from '../room/room.ts';
import { draftInvitation, findInvitation, putInvitation } from '../identity/sign-in/invitations.ts';
import { signIn } from '../identity/sign-in/sign-in.ts';

let room: FactorRoom;
beforeEach(async () => {
  room = await openFactorRoom();
});

const ADMIN = 'user-admin';
const MANAGER = 'user-manager';
const VIEWER = 'user-viewer';
const client = { ipAddress: '10.0.0.7', userAgent: 'Test' };

const inMinutes = (minutes: number) => new Date(room.ports.clock.now().getTime() + minutes * 60_000).toISOString();
const setEnd = (id: string, expiresAt: string | null, as = ADMIN) =>
  room.call('updateUserExpiry', { as, params: { id }, json: { expiresAt } });
const userOf = async (id: string): Promise<UserRecord> => {
  const user = await room.ports.store.read((tx) => tx.users.get(id));
  if (!user) throw new Error(`There is no ${id}`);
  return user;
};
const putUser = async (id: string, more: Partial<UserRecord>) => {
  const user = await userOf(id);
  await room.ports.store.transact((tx) => tx.users.put({ ...user, ...more }));
};

/** Signs in through the provider; returns the session's token or the refusal. */
async function enter(id: string) {
  const { email } = await userOf(id);
  const identity = { issuer: 'https://id.example', subject: id, email, emailVerified: true, idToken: null };
  return signIn(room.ports, identity, { client });
}

async function tokenOf(id: string): Promise<string> {
  const entered = await enter(id);
  if (entered.state === 'refused') throw new Error(entered.reason);
  return entered.token;
}

async function* twoPieces(between: () => void = () => undefined): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(new TextEncoder().encode('%PDF-1.4 '));
  between();
  yield new TextEncoder().encode('and more');
}

describe("setting the end of a user's access", () => {
  it('answers the person with it, in the list too, and is audited', async () => {
    const end = inMinutes(60);
    const answer = await setEnd(VIEWER, end.replace('Z', '+00:00'));
    expect(answer).toMatchObject({ status: 200, json: { id: VIEWER, expiresAt: end } });
    expect((await room.call('listUsers', { as: MANAGER })).json).toContainEqual(answer.json);
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'user_updated',
      description: 'Changed the end of the access of Ingrid Vos from none to 2026-01-15 11:00 UTC',
      resourceType: 'user',
      resourceId: VIEWER,
    });
    expect(await setEnd(VIEWER, null)).toMatchObject({ status: 200, json: { expiresAt: null } });
    expect((await room.lastEntry())?.description).toContain('from 2026-01-15 11:00 UTC to none');
  });

  it('refuses oneself, unknown users, a time that has passed, an invalid time, and all callers except administrators', async () => {
    expect(await setEnd(ADMIN, inMinutes(60))).toMatchObject({ status: 403, json: { code: 'self-change' } });
    expect((await setEnd('user-none', null)).status).toBe(404);
    for (const end of [inMinutes(0), inMinutes(-1), 'tomorrow', ''])
      expect((await setEnd(VIEWER, end)).status).toBe(400);
    for (const as of [MANAGER, 'user-analyst', VIEWER]) expect((await setEnd(ADMIN, null, as)).status).toBe(403);
    expect((await userOf(VIEWER)).expiresAt ?? null).toBeNull();
  });

  it('never leaves the data room with only administrators whose access ends', async () => {
    await putUser(MANAGER, { role: 'admin' });
    const lastAdmin = { status: 409, json: { code: 'last-admin' } };
    const invited = { firstName: 'Eve', lastName: 'Late', email: 'eve@late.example', role: 'admin' };
    expect((await room.call('createUser', { as: ADMIN, json: invited })).status).toBe(201);
    expect((await setEnd(MANAGER, inMinutes(60))).status).toBe(200);
    expect(await setEnd(ADMIN, inMinutes(60), MANAGER)).toMatchObject(lastAdmin);
    expect(await room.call('deactivateUser', { as: MANAGER, params: { id: ADMIN } })).toMatchObject(lastAdmin);
    const demote = { as: MANAGER, params: { id: ADMIN }, json: { role: 'viewer' } };
    expect(await room.call('updateUserRole', demote)).toMatchObject(lastAdmin);
    expect((await setEnd(MANAGER, inMinutes(90))).status).toBe(200);
  });

  it('counts no administrator who could not sign in again', async () => {
    await putUser(MANAGER, { role: 'admin', lastLoginAt: inMinutes(-60) });
    const remove = () => room.call('deactivateUser', { as: MANAGER, params: { id: ADMIN } });
    room.ports.canComeBack = ({ id }) => id === ADMIN;
    expect(await remove()).toMatchObject({ status: 409, json: { code: 'last-admin' } });
    room.ports.canComeBack = ({ id }) => id === MANAGER;
    expect((await remove()).status).toBe(204);
  });

  it('by two administrators on each other at once leaves one of them without an end', async () => {
    await putUser(MANAGER, { role: 'admin', lastLoginAt: inMinutes(-60) });
    const answers = await Promise.all([setEnd(MANAGER, inMinutes(60)), setEnd(ADMIN, inMinutes(60), MANAGER)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('counts no administrator who has an end where another one is deactivated', async () => {
    await putUser(MANAGER, { role: 'admin', lastLoginAt: inMinutes(-60) });
    await putUser('user-analyst', { role: 'admin', lastLoginAt: inMinutes(-60), expiresAt: inMinutes(60) });
    expect((await room.call('deactivateUser', { as: ADMIN, params: { id: MANAGER } })).status).toBe(204);
    const analyst = { as: 'user-analyst', params: { id: ADMIN } };
    expect(await room.call('deactivateUser', analyst)).toMatchObject({ status: 409, json: { code: 'last-admin' } });
  });
});

describe('once only the clock has passed the end', () => {
  it('a live session opens nothing on the very next request, and a moment before it does', async () => {
    const token = await tokenOf(VIEWER);
    await setEnd(VIEWER, inMinutes(10));
    room.ports.clock.advance({ minutes: 9, seconds: 59 });
    expect(await callerWith(room, token)).toMatchObject({ userId: VIEWER });
    room.ports.clock.advance({ seconds: 1 });
    expect(await callerWith(room, token)).toBeNull();
    for (const call of ['getCurrentUser', 'listDocuments', 'listFolders', 'listMySessions'] as const)
      expect([call, (await room.call(call, { as: VIEWER })).status]).toEqual([call, 401]);
    expect((await room.call('listUserSessions', { as: ADMIN, params: { id: VIEWER } })).json).toEqual([]);
    expect((await room.call('listUsers', { as: ADMIN })).json).toContainEqual(expect.objectContaining({ id: VIEWER }));
  });

  it('a later end allows a new sign-in, and restores no earlier session', async () => {
    const token = await tokenOf(VIEWER);
    await setEnd(VIEWER, inMinutes(10));
    room.ports.clock.advance({ minutes: 10 });
    expect((await setEnd(VIEWER, inMinutes(60))).status).toBe(200);
    expect(await callerWith(room, token)).toBeNull();
    expect(await callerWith(room, await tokenOf(VIEWER))).toMatchObject({ userId: VIEWER });
  });

  it('a later end that is set in time ends no session', async () => {
    const token = await tokenOf(VIEWER);
    await setEnd(VIEWER, inMinutes(10));
    await setEnd(VIEWER, inMinutes(60));
    room.ports.clock.advance({ minutes: 30 });
    expect(await callerWith(room, token)).toMatchObject({ userId: VIEWER });
  });

  it('the user cannot sign in: the page names the end, and a failed sign-in is in the log', async () => {
    const end = inMinutes(10);
    await tokenOf(VIEWER);
    await setEnd(VIEWER, end);
    room.ports.clock.advance({ minutes: 10 });
    expect(await enter(VIEWER)).toEqual({ state: 'refused', reason: 'access-ended', endedAt: end });
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'failed_login',
      description: 'Failed sign-in of ingrid@buyer.example: the access of this person has ended',
      userId: VIEWER,
    });
  });

  it('a user who never signed in is refused alike', async () => {
    await putUser(VIEWER, { expiresAt: inMinutes(-1), identity: null, lastLoginAt: null });
    expect(await enter(VIEWER)).toMatchObject({ state: 'refused', reason: 'access-ended' });
  });

  it('a sign-in that is half done is not finished', async () => {
    await room.setPolicy({ secondFactor: 'everyone' });
    const token = await tokenOf(MANAGER);
    const open = await OpenHalf.open(room, token, { client, markOf: () => null });
    const { id } = (await open?.beginApp()) ?? { id: '' };
    await setEnd(MANAGER, inMinutes(5));
    room.ports.clock.advance({ minutes: 5 });
    await expect(OpenHalf.open(room, token, { client, markOf: () => null })).rejects.toThrow(RefusedHalfway);
    await expect(open?.addApp({ id, code: '000000', name: 'Phone' })).rejects.toThrow();
    expect(await room.ports.store.read((tx) => tx.sessions.by('user', MANAGER))).toEqual([]);
  });

  it('an upload ticket takes no more bytes, not even after a later end', async () => {
    const ticket = await getTicket(room, MANAGER);
    await setEnd(MANAGER, inMinutes(5));
    const bytes = twoPieces(() => room.ports.clock.advance({ minutes: 5 }));
    expect(await putBytes(room, ticket, bytes)).toMatchObject({ status: 403, json: { code: 'ticket-invalid' } });
    expect((await putBytes(room, ticket, '%PDF-1.4')).status).toBe(403);
    await setEnd(MANAGER, inMinutes(60));
    expect((await putBytes(room, ticket, '%PDF-1.4')).status).toBe(403);
    expect(room.ports.objects.keys()).toEqual([]);
  });

  it('a download breaks off at the next piece', async () => {
    const { id } = await upload(room);
    room.ports.objects.open = () => Promise.resolve(twoPieces());
    await setEnd(VIEWER, inMinutes(5));
    const download = testRequest('downloadDocument', { as: VIEWER, params: { id } });
    const answer = await openRoom(room.ports, room.memory).answer(download);
    expect(answer.status).toBe(200);
    room.ports.clock.advance({ minutes: 5 });
    const { body } = answer;
    if (body === null || body instanceof Uint8Array) throw new Error('It came in one piece');
    await expect(collect(body)).rejects.toMatchObject({ status: 401 });
  });

  it('an invitation opens nothing, and its message names the end of the access', async () => {
    const json = { firstName: 'Nora', lastName: 'Quist', email: 'nora@buyer.example', role: 'viewer' };
    const end = inMinutes(3 * 24 * 60);
    const { json: made } = await room.call('createUser', { as: ADMIN, json: { ...json, expiresAt: end } });
    const { id, expiresAt, invitation } = made as {
      id: string;
      expiresAt: string;
      invitation: { link: string; message: string };
    };
    expect(expiresAt).toBe(end);
    expect(invitation.message).toContain('Your access ends on 2026-01-18 10:00 UTC, and the link with it.');
    const token = new URL(invitation.link).searchParams.get('invitation') ?? '';
    expect(await findInvitation(room.ports, token)).toMatchObject({ id });
    room.ports.clock.advance({ days: 3 });
    expect(await findInvitation(room.ports, token)).toBeNull();
    const again = await room.call('reissueInvitation', { as: ADMIN, params: { id } });
    expect(again).toMatchObject({ status: 409, json: { code: 'access-ended' } });
    await setEnd(id, null);
    expect(await findInvitation(room.ports, token)).toBeNull();
    expect((await room.call('reissueInvitation', { as: ADMIN, params: { id } })).status).toBe(200);
  });

  it('a user with a future end is invited as usual', async () => {
    await putUser(VIEWER, { expiresAt: inMinutes(60 * 24 * 30), identity: null, lastLoginAt: null });
    const draft = await draftInvitation({ ports: room.ports, now: room.ports.clock.now() });
    await room.ports.store.transact((tx) => putInvitation(tx, VIEWER, draft));
    expect((await room.call('reissueInvitation', { as: ADMIN, params: { id: VIEWER } })).status).toBe(200);
  });

  it('the user does not count as active any more', async () => {
    await tokenOf(VIEWER);
    const figures = async () =>
      ((await room.call('getDashboardMetrics', { as: ADMIN })).json as { activeUsers: number }).activeUsers;
    const before = await figures();
    await setEnd(VIEWER, inMinutes(5));
    room.ports.clock.advance({ minutes: 5 });
    expect(await figures()).toBe(before - 1);
  });
});
