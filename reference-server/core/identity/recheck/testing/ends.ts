// Events that may end a right while a call is held.
import type { CoreOperationId } from '#core/call/operation.ts';
import { shownId } from '#core/identity/sessions/session-list.ts';
import { membershipId, POLICY } from '#core/records/keys.ts';
import type { PolicyRecord } from '#core/records/records.ts';
import { type TestCall } from '../../../testing/room.ts';
import { policy } from './calls.ts';
import { ADMIN, READER, type Caller, sessionOf, otherSessionOf, type Stage, termsOf } from './stage.ts';

type End = (stage: Stage, caller: Caller) => Promise<unknown>;
const byAdmin =
  (id: CoreOperationId, call: (stage: Stage, caller: Caller) => TestCall): End =>
  (stage, caller) =>
    stage.room.call(id, { as: ADMIN, ...call(stage, caller) });

/** Set by the environment, since the API refuses changes that would lock out the caller. */
const byPolicy =
  (more: Partial<PolicyRecord>) =>
  async ({ room: { ports } }: Stage): Promise<void> => {
    const row = { ...policy, id: POLICY, revision: 1, updatedAt: '2026-01-15T10:00:00.000Z', updatedById: ADMIN };
    await ports.store.transact((tx) => tx.policies.put({ ...row, ...more }));
  };
export const seal = (which: 'granted' | 'inFolder') =>
  byAdmin('updateDocumentSettings', (stage) => ({
    params: { id: stage[which] },
    json: { accessLevel: 'confidential', downloadRestricted: true, printingRestricted: false },
  }));

const PARTY = 'group-of-caller';

/** Moves what the caller was given to a group of theirs, which changes no right, and suspends that group. */
const suspended =
  (isAll: boolean): End =>
  async ({ room }, caller) => {
    await room.ports.store.transact(async (tx) => {
      await tx.groups.put({ id: PARTY, name: 'Bidder B', createdAt: room.ports.clock.now().toISOString() });
      await tx.memberships.put({ id: membershipId(PARTY, caller), groupId: PARTY, userId: caller });
      const theirs = { userId: null, groupId: PARTY };
      for (const row of await tx.grants.by('user', caller)) await tx.grants.put({ ...row, ...theirs });
      for (const row of isAll ? await tx.folderPermissions.by('user', caller) : [])
        await tx.folderPermissions.put({ ...row, ...theirs });
    });
    await room.call('updateGroup', { as: ADMIN, params: { id: PARTY }, json: { suspended: true } });
  };

export const ends = {
  'the caller is deactivated': byAdmin('deactivateUser', (_, caller) => ({ params: { id: caller } })),
  'the caller is demoted': byAdmin('updateUserRole', (_, caller) => ({
    params: { id: caller },
    json: { role: 'analyst' },
  })),
  'the caller signs out': ({ room }, caller) => room.call('logout', { as: caller, session: sessionOf(caller) }),
  'the grant is revoked': byAdmin('revokeDocumentPermission', ({ granted }) => ({
    params: { documentId: granted, userId: READER },
  })),
  'the granted document is sealed': seal('granted'),
  'the document in the folder is sealed': seal('inFolder'),
  'the granted document is deleted': byAdmin('deleteDocument', ({ granted }) => ({ params: { id: granted } })),
  'the document is moved out of the folder': byAdmin('moveDocument', ({ inFolder }) => ({
    params: { id: inFolder },
    json: { folderId: null },
  })),
  'the folder is deleted with what is in it': byAdmin('deleteFolder', ({ folder }) => ({
    params: { id: folder },
    query: { cascade: 'true' },
  })),
  'the caller is outside the networks of their role': byPolicy({
    networks: [{ cidr: '192.0.2.0/24', roles: ['admin', 'viewer'], note: '' }],
  }),
  'the policy requires a second factor that the session lacks': async (stage, caller) => {
    const { store } = stage.room.ports;
    await store.transact(async (tx) => {
      const session = await tx.sessions.get(sessionOf(caller));
      if (session) await tx.sessions.put({ ...session, secondFactor: null });
    });
    await byPolicy({ secondFactor: 'everyone' })(stage);
  },
  'terms are to be accepted': ({ room: { ports } }) =>
    ports.store.transact((tx) => tx.terms.put(termsOf({ termsId: 'terms-2', groupIds: null }))),
  'the session is ended from the list': async ({ room }, caller) => {
    const id = await shownId(room.ports, sessionOf(caller));
    await room.call('endMySession', { as: caller, session: otherSessionOf(caller), params: { id } });
  },
  'the session is ended by an administrator': byAdmin('endUserSessions', (_, caller) => ({ params: { id: caller } })),
  'the session was idle for too long': async (stage) => {
    await byPolicy({ idleMinutes: 5 })(stage);
    stage.room.ports.clock.advance({ minutes: 6 });
  },
  'the access of the caller comes to its end': async ({ room: { ports } }, caller) => {
    const expiresAt = new Date(ports.clock.now().getTime() + 60_000).toISOString();
    await ports.store.transact(async (tx) => {
      const user = await tx.users.get(caller);
      if (user) await tx.users.put({ ...user, expiresAt });
    });
    ports.clock.advance({ minutes: 1 });
  },
  'the group that gave the caller everything is suspended': suspended(true),
  'the group that gave the caller the document is suspended': suspended(false),
  'the permission on the folder is revoked': byAdmin('revokeFolderPermission', ({ folder }) => ({
    params: { folderId: folder, userId: READER },
  })),
} satisfies Record<string, End>;
export type EndName = keyof typeof ends;
