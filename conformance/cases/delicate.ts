// Calls that need a fresh second factor because of what they touch (`x-step-up`), for each such operation.
import { z } from 'zod';
import type { Call, Room } from '../room/room.ts';
import { deleted } from './deleted.ts';
import { approvalFolder, pending } from './evidence.ts';
import { group } from './sharing.ts';

export interface Delicate {
  /** What the call touches, in words. */
  what: string;
  call: Call;
}

type Prepare = (room: Room) => Promise<Delicate[]>;

const toRead = { canRead: true, canDownload: false };
const toEnter = { canRead: true, canWrite: false };
const withId = z.looseObject({ id: z.string() });

/** A confidential document, and one in a confidential folder. */
async function documentsOf(room: Room): Promise<{ what: string; documentId: string }[]> {
  const above = await room.folder({ accessLevel: 'confidential' });
  const inner = await room.folder({ parentId: above });
  return [
    { what: 'a confidential document', documentId: await room.document({ accessLevel: 'confidential' }) },
    { what: 'a document deep in a confidential folder', documentId: await room.document({ folderId: inner }) },
  ];
}

async function foldersOf(room: Room): Promise<{ what: string; folderId: string }[]> {
  const above = await room.folder({ accessLevel: 'confidential' });
  return [
    { what: 'a confidential folder', folderId: above },
    { what: 'a folder in a confidential one', folderId: await room.folder({ parentId: above }) },
  ];
}

const viewer = (room: Room) => room.personOf('viewer');

async function groupGiven(room: Room, memberIds: readonly string[] = []): Promise<string> {
  const groupId = await group(room, memberIds);
  const folderId = await room.folder({ accessLevel: 'confidential' });
  await room.must({ id: 'setFolderPermission', json: { folderId, groupId, ...toEnter } });
  return groupId;
}

function invitation(room: Room, more: object): Call {
  const json = { firstName: 'Noor', lastName: 'Haddad', email: room.email(), role: 'viewer', ...more };
  return { id: 'createUser', json };
}

async function invited(room: Room, more: object): Promise<string> {
  return room.idOf(invitation(room, more));
}

const prepared: Readonly<Record<string, Prepare>> = {
  grantDocumentPermission: async (room) => {
    const userId = await viewer(room);
    return (await documentsOf(room)).map(({ what, documentId }) => ({
      what,
      call: { id: 'grantDocumentPermission', json: { documentId, userId, ...toRead } },
    }));
  },
  revokeDocumentPermission: async (room) => {
    const userId = await viewer(room);
    const all = await documentsOf(room);
    for (const { documentId } of all)
      await room.must({ id: 'grantDocumentPermission', json: { documentId, userId, ...toRead } });
    return all.map(({ what, documentId }) => ({
      what,
      call: { id: 'revokeDocumentPermission', params: { documentId, userId } },
    }));
  },
  revokeGroupDocumentPermission: async (room) => {
    const groupId = await group(room);
    const all = await documentsOf(room);
    for (const { documentId } of all)
      await room.must({ id: 'grantDocumentPermission', json: { documentId, groupId, ...toRead } });
    return all.map(({ what, documentId }) => ({
      what,
      call: { id: 'revokeGroupDocumentPermission', params: { documentId, groupId } },
    }));
  },
  setFolderPermission: async (room) => {
    const userId = await viewer(room);
    return (await foldersOf(room)).map(({ what, folderId }) => ({
      what,
      call: { id: 'setFolderPermission', json: { folderId, userId, ...toEnter } },
    }));
  },
  revokeFolderPermission: async (room) => {
    const userId = await viewer(room);
    const all = await foldersOf(room);
    for (const { folderId } of all)
      await room.must({ id: 'setFolderPermission', json: { folderId, userId, ...toEnter } });
    return all.map(({ what, folderId }) => ({
      what,
      call: { id: 'revokeFolderPermission', params: { folderId, userId } },
    }));
  },
  updateFolderPermissions: async (room) => {
    const groupId = await group(room);
    const headers = { 'if-match': '*' };
    return (await foldersOf(room)).flatMap(({ what, folderId }) =>
      [toEnter, null].map((permission) => ({
        what: `many permissions, one of them ${permission ? 'given' : 'revoked'} on ${what}`,
        call: { id: 'updateFolderPermissions', headers, json: { changes: [{ folderId, groupId, permission }] } },
      })),
    );
  },
  revokeGroupFolderPermission: async (room) => {
    const groupId = await group(room);
    const all = await foldersOf(room);
    for (const { folderId } of all)
      await room.must({ id: 'setFolderPermission', json: { folderId, groupId, ...toEnter } });
    return all.map(({ what, folderId }) => ({
      what,
      call: { id: 'revokeGroupFolderPermission', params: { folderId, groupId } },
    }));
  },
  updateDocumentSettings: async (room) => {
    const json = { accessLevel: 'restricted', downloadRestricted: false, printingRestricted: false };
    const call = (id: string, more = {}): Call => {
      return { id: 'updateDocumentSettings', params: { id }, json: { ...json, ...more } };
    };
    const secret = { accessLevel: 'confidential' };
    const bound = await room.document({ ...secret, downloadRestricted: true });
    const all = (await documentsOf(room)).map((one) => ({ what: one.what, call: call(one.documentId) }));
    return [...all, { what: 'the downloads of a confidential document', call: call(bound, secret) }];
  },
  updateFolder: async (room) => {
    const reviewed = await approvalFolder(room);
    await room.document({ folderId: reviewed, accessLevel: 'confidential' });
    const call = (folderId: string, more: object): Call => {
      return { id: 'updateFolder', params: { id: folderId }, json: { name: room.name('Delicate'), ...more } };
    };
    const ends = { accessLevel: 'public', approvalRequired: false };
    const emptied = await approvalFolder(room);
    await deleted(room, { folderId: emptied, accessLevel: 'confidential' });
    return [
      { what: 'the end of approval over a confidential document', call: call(reviewed, ends) },
      { what: 'the end of approval over a deleted confidential document', call: call(emptied, ends) },
      ...(await foldersOf(room)).map(({ what, folderId }) => ({
        ...{ what: `the level of ${what}`, call: call(folderId, { accessLevel: 'restricted' }) },
      })),
    ];
  },
  moveDocument: async (room) =>
    (await documentsOf(room)).map(({ what, documentId }) => ({
      what: `a move of ${what}`,
      call: { id: 'moveDocument', params: { id: documentId }, json: { folderId: null } },
    })),
  moveFolder: async (room) => {
    const folderId = await room.folder({ parentId: await approvalFolder(room) });
    await room.document({ folderId, accessLevel: 'confidential' });
    const all = [{ what: 'what holds a confidential document out of approval', folderId }, ...(await foldersOf(room))];
    return all.map(({ what, folderId }) => ({
      what: `a move of ${what}`,
      call: { id: 'moveFolder', params: { id: folderId }, json: { parentId: null } },
    }));
  },
  putBackItem: async (room) => {
    const folderId = await room.folder({ accessLevel: 'confidential' });
    const id = await deleted(room, { folderId });
    await room.must({ id: 'deleteFolder', params: { id: folderId } });
    return [{ what: 'what lay in a confidential folder that is gone', call: { id: 'putBackItem', params: { id } } }];
  },
  decideApproval: async (room) => {
    const { id, requestId, version, sha256 } = await pending(room, 'admin');
    const secret = { accessLevel: 'confidential', downloadRestricted: false, printingRestricted: false };
    await room.must({ id: 'updateDocumentSettings', params: { id }, json: secret });
    const json = { decision: 'approve', version, sha256 };
    const call: Call = { id: 'decideApproval', params: { id: requestId }, json };
    return [{ what: 'the approval of a confidential document', call }];
  },
  createUser: async (room) => {
    const [folder] = await foldersOf(room);
    const [, document] = await documentsOf(room);
    const permission = { folderId: folder?.folderId, ...toEnter };
    const toWrite = { ...permission, canRead: false, canWrite: true };
    const grant = { documentId: document?.documentId, ...toRead };
    return [
      { what: 'an invitation of a manager', call: invitation(room, { role: 'manager' }) },
      { what: 'an invitation of an administrator', call: invitation(room, { role: 'admin' }) },
      { what: 'an invitation into a confidential folder', call: invitation(room, { folderPermissions: [permission] }) },
      { what: 'an invitation to write there', call: invitation(room, { folderPermissions: [toWrite] }) },
      { what: 'an invitation to a confidential document', call: invitation(room, { documentPermissions: [grant] }) },
      {
        what: 'an invitation into a group that was given a confidential folder',
        call: invitation(room, { groupIds: [await groupGiven(room)] }),
      },
    ];
  },
  inviteUsers: async (room) => {
    const people = [{ email: room.email() }, { email: room.email() }];
    const groupId = await groupGiven(room);
    const again = { email: room.email() };
    await invited(room, { ...again, role: 'manager' });
    const renewal = { people: [again], role: 'viewer', renewLinks: true };
    const given = { email: room.email() };
    const documentId = await room.document({ accessLevel: 'confidential' });
    await invited(room, { ...given, documentPermissions: [{ documentId, ...toRead }] });
    const groups = await room.read(z.array(withId), { id: 'listGroups' });
    const groupName = groups.find(({ id }) => id === groupId)?.['name'];
    return [
      { what: 'a fresh link for an invited manager', call: { id: 'inviteUsers', json: renewal } },
      { what: 'a fresh link for who has a secret', call: { id: 'inviteUsers', json: { ...renewal, people: [given] } } },
      { what: 'an invitation of two managers', call: { id: 'inviteUsers', json: { people, role: 'manager' } } },
      {
        what: 'an invitation of two into a group that was given a confidential folder',
        call: { id: 'inviteUsers', json: { people, role: 'viewer', groupId } },
      },
      {
        what: 'an invitation of two into a group of their own that was given a confidential folder',
        call: { id: 'inviteUsers', json: { people: people.map((one) => ({ ...one, groupName })), role: 'viewer' } },
      },
    ];
  },
  reissueInvitation: async (room) => {
    const [folder] = await foldersOf(room);
    const again = (what: string, id: string): Delicate => ({ what, call: { id: 'reissueInvitation', params: { id } } });
    const permission = { folderId: folder?.folderId, ...toEnter };
    return [
      again('the invitation of a manager', await invited(room, { role: 'manager' })),
      again('the invitation into a confidential folder', await invited(room, { folderPermissions: [permission] })),
      again(
        'the invitation into a group that was given a confidential folder',
        await invited(room, { groupIds: [await groupGiven(room)] }),
      ),
    ];
  },
  updateGroup: async (room) => {
    const all = [await viewer(room)];
    const changes = { addMemberIds: all, removeMemberIds: all, suspended: false, networks: [], expiresAt: null };
    const delicate: Delicate[] = [];
    for (const [name, value] of Object.entries(changes)) {
      const id = await groupGiven(room, name === 'removeMemberIds' ? all : []);
      const call = { id: 'updateGroup', params: { id }, json: { [name]: value } };
      delicate.push({ what: `${name} of a group that was given a confidential folder`, call });
    }
    return delicate;
  },
  deleteGroup: async (room) => {
    const [groupId, documentId] = [await group(room), await room.document({ accessLevel: 'confidential' })];
    await room.must({ id: 'grantDocumentPermission', json: { documentId, groupId, ...toRead } });
    return [
      ['folder', await groupGiven(room)],
      ['document', groupId],
    ].map(([what, id = '']) => ({
      ...{ what: `a group that was given a confidential ${what}`, call: { id: 'deleteGroup', params: { id } } },
    }));
  },
};

/** @throws Error for an operation without such a call in the suite */
export async function delicateCalls(room: Room): Promise<Delicate[]> {
  const all: Delicate[] = [];
  for (const { id, stepUp } of room.operations) {
    if (stepUp.length === 0 || stepUp.includes('always')) continue;
    const prepare = prepared[id];
    if (!prepare) throw new Error(`The suite has no delicate call of ${id}: add one to conformance/cases/delicate.ts`);
    all.push(...(await prepare(room)));
  }
  return all;
}
