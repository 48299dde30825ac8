// Items needed to check the order of a list, or a refusal by an item's own rule.
import { deleted } from '../../cases/deleted.ts';
import { askFor, pending, unapproved } from '../../cases/evidence.ts';
import { newMember } from '../../cases/account.ts';
import { published } from '../../cases/terms.ts';
import type { Call, Room } from '../../room/room.ts';

export interface Staged {
  call: Omit<Call, 'id'>;
  /** Values of a field, in order of creation. */
  made?: { field: string; values: readonly string[] };
  /** How many entries there are at least. */
  least?: number;
}

/** Names whose order differs from that of creation, in mixed case. */
const names = [
  ['zoe', 'Haddad'],
  ['Ada', 'moreau'],
  ['bo', 'Moreau'],
  ['Bo', 'adams'],
] as const;

async function invite(room: Room): Promise<string[]> {
  const ids: string[] = [];
  for (const [firstName, lastName] of names) {
    const json = { firstName, lastName, email: room.email(), role: 'viewer' };
    ids.push(await room.idOf({ id: 'createUser', json }));
  }
  return ids;
}

async function granted(room: Room, userIds: readonly string[]): Promise<string> {
  const documentId = await room.document({ accessLevel: 'confidential' });
  for (const userId of userIds)
    await room.must({ id: 'grantDocumentPermission', json: { documentId, userId, canRead: true, canDownload: false } });
  return documentId;
}

async function severalFolders(room: Room): Promise<Staged> {
  for (let made = 0; made < 3; made += 1) await room.folder();
  return { call: {} };
}

async function severalVersions(room: Room): Promise<Staged> {
  const id = await room.document();
  for (let made = 0; made < 12; made += 1)
    await room.must({ id: 'restoreDocumentVersion', params: { id, version: '1' } });
  return { call: { params: { id } }, least: 13 };
}

/** For each list, several entries that show its order. */
export const orderStages: Readonly<Record<string, (room: Room) => Promise<Staged>>> = {
  listRecentActivity: severalFolders,
  listAuditLogs: severalFolders,
  listUsers: async (room) => {
    await invite(room);
    return { call: {} };
  },
  listDocumentVersions: severalVersions,
  listDocumentPermissions: async (room) => {
    const values = await invite(room);
    return { call: { params: { id: await granted(room, values) } }, made: { field: 'userId', values } };
  },
  listDocumentAccess: async (room) => {
    await invite(room);
    return { call: { params: { id: await room.document() } } };
  },
  listFolderAccess: async (room) => {
    await invite(room);
    return { call: { params: { id: await room.folder() } } };
  },
  listGroups: async (room) => {
    for (const [name] of names) await room.must({ id: 'createGroup', json: { name: room.name(name), memberIds: [] } });
    return { call: {} };
  },
  listTerms: async (room) => {
    for (let made = 0; made < 2; made += 1) await published(room);
    return { call: {} };
  },
  listOutbox: async (room) => {
    const least = 30;
    const people = Array.from({ length: least }, () => ({ email: room.email() }));
    await room.must({ id: 'inviteUsers', json: { people, role: 'viewer' } });
    return { call: {}, least };
  },
  listDeletedItems: async (room) => {
    for (let made = 0; made < 2; made += 1) await deleted(room);
    return { call: {} };
  },
  listDocumentActivity: severalVersions,
  listDocumentApprovals: async (room) => {
    const draft = await unapproved(room, 'admin');
    for (let made = 0; made < 2; made += 1) {
      const id = await askFor(room, 'admin', draft);
      await room.must({ id: 'withdrawApproval', params: { id } });
    }
    return { call: { params: { id: draft.id } }, least: 2 };
  },
  listPendingApprovals: async (room) => {
    for (let made = 0; made < 2; made += 1) await pending(room, 'admin');
    return { call: {} };
  },
  listMySessions: async (room) => ({ call: { who: (await signedInThrice(room)).who } }),
  listUserSessions: async (room) => ({ call: { params: { id: (await signedInThrice(room)).id } } }),
  listDocumentReaders: async (room) => {
    const people = [await room.personOf('viewer'), await room.personOf('analyst'), ...(await invite(room))];
    return { call: { params: { id: await granted(room, people) } } };
  },
};

const signedInThrice = async (room: Room) => {
  const person = await newMember(room, 'viewer');
  for (let made = 0; made < 2; made += 1) await room.comeAgain(person);
  return person;
};

const restricted = async (room: Room): Promise<Omit<Call, 'id'>> => ({
  who: 'viewer',
  params: { id: await room.document({ downloadRestricted: true }), version: '1' },
});

/** For each operation, a call that an item's rule refuses with 403. */
export const refusedStages: Readonly<Record<string, (room: Room) => Promise<Omit<Call, 'id'>>>> = {
  downloadDocument: restricted,
  downloadDocumentVersion: restricted,
};
