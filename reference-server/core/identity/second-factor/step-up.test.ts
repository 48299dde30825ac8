import { beforeEach, describe, expect, it } from 'vitest';
import { contractOperations } from '#contract/operations.ts';
import { shownId } from '../sessions/session-list.ts';
import { type FactorRoom, openFactorRoom, type Person } from './testing/factor-room.ts';
import type { CoreOperationId } from '../../call/operation.ts';
import { collectionNames, folderPermissionId, membershipId } from '../../records/keys.ts';
import { putGroup } from '../../testing/group.ts';
import type { TestAnswer, TestCall } from '../../testing/room.ts';
import { upload } from '../../testing/upload.ts';

let room: FactorRoom;
let admin: Person;
let sealed: string;
let open: string;
let secret: string;
let group: string;
let folder: string;
/** A confidential folder with a public folder in it, which contains a public document. */
let vault: string;
let inVault: string;
let within: string;
/** A public folder that requires approval, with a public folder in it that contains a confidential document. */
let desk: string;
let onDesk: string;
/** A confidential document that restricts downloads. */
let restricted: string;
/** The request to approve the document in it. */
let approval: { id: string; sha256: string };
/** The public id of a session of the reader. */
let theirs: string;
const insiders = 'group-insiders';
const outsiders = 'group-outsiders';
const keyholders = 'group-keyholders';
/** A deleted document. */
let gone: string;
/** Documents and a folder that were deleted before their folder. */
let strayed: Record<'confidential' | 'inside' | 'public' | 'folder', string>;
/** A folder that requires approval, from which a confidential document was deleted. */
let cleared: string;
let clearedOf: string;
let invited: Record<'admin' | 'named' | 'insider' | 'viewer', string>;

const READER = 'user-viewer';
const settings = { accessLevel: 'restricted', downloadRestricted: true, printingRestricted: false };
const policy = { secondFactor: 'off', stepUpMinutes: null, networks: [], idleMinutes: null, approverCount: 2 };
const newcomer = { firstName: 'Eve', lastName: 'Late', email: 'eve@late.example', role: 'viewer' };
const cellOf = (folderId: string) => ({ folderId, groupId: group, permission: { canRead: true, canWrite: false } });
const newcomers = [{ email: 'eve@late.example' }, { email: 'ann@late.example' }];
const grantOn = (documentId: string) => ({ documentId, userId: READER, canRead: true, canDownload: false });
const firstGrantOn = (documentId: string) => ({ documentId, canRead: true, canDownload: false });

/** Calls that require the factor. */
const delicate: [string, CoreOperationId, () => TestCall][] = [
  ['changing the policy', 'updateSecurityPolicy', () => ({ headers: { 'if-match': '*' }, json: policy })],
  ['changing a role', 'updateUserRole', () => ({ params: { id: READER }, json: { role: 'analyst' } })],
  ['inviting an administrator', 'createUser', () => ({ json: { ...newcomer, role: 'admin' } })],
  ['inviting a manager', 'createUser', () => ({ json: { ...newcomer, role: 'manager' } })],
  ['inviting managers', 'inviteUsers', () => ({ json: { people: newcomers, role: 'manager' } })],
  [
    'inviting people into a group that was given a confidential folder',
    'inviteUsers',
    () => ({ json: { people: newcomers, role: 'viewer', groupName: keyholders.toUpperCase() } }),
  ],
  [
    'inviting people again, one of whom is an administrator',
    'inviteUsers',
    () => ({ json: { people: [...newcomers, { email: 'boss@invited.example' }], role: 'viewer', renewLinks: true } }),
  ],
  [
    'inviting somebody to a confidential document',
    'createUser',
    () => ({ json: { ...newcomer, documentPermissions: [firstGrantOn(open), firstGrantOn(sealed)] } }),
  ],
  ['granting a confidential document', 'grantDocumentPermission', () => ({ json: grantOn(sealed) })],
  [
    'revoking a grant on a confidential document',
    'revokeDocumentPermission',
    () => ({ params: { documentId: sealed, userId: READER } }),
  ],
  [
    'granting a confidential document to a group',
    'grantDocumentPermission',
    () => ({ json: { documentId: sealed, groupId: group, canRead: true, canDownload: false } }),
  ],
  [
    'revoking the grant of a group on a confidential document',
    'revokeGroupDocumentPermission',
    () => ({ params: { documentId: sealed, groupId: group } }),
  ],
  [
    'making a confidential document less than that',
    'updateDocumentSettings',
    () => ({ params: { id: sealed }, json: settings }),
  ],
  [
    'changing many permissions, one of them on a confidential folder',
    'updateFolderPermissions',
    () => ({ headers: { 'if-match': '*' }, json: { changes: [cellOf(folder), cellOf(inVault)] } }),
  ],
  [
    'setting a permission on a confidential folder',
    'setFolderPermission',
    () => ({ json: { folderId: vault, userId: 'user-analyst', canRead: true, canWrite: false } }),
  ],
  [
    'setting a permission on a folder that lies in a confidential one',
    'setFolderPermission',
    () => ({ json: { folderId: inVault, userId: READER, canRead: true, canWrite: false } }),
  ],
  [
    'revoking a permission on a confidential folder',
    'revokeFolderPermission',
    () => ({ params: { folderId: vault, userId: READER } }),
  ],
  [
    'making a confidential folder less than that',
    'updateFolder',
    () => ({ params: { id: vault }, json: { name: 'Vault', accessLevel: 'public' } }),
  ],
  [
    'making what lies in a confidential folder less than it is',
    'updateFolder',
    () => ({ params: { id: inVault }, json: { name: 'Inside', accessLevel: 'restricted' } }),
  ],
  ['moving a confidential document', 'moveDocument', () => ({ params: { id: sealed }, json: { folderId: folder } })],
  [
    'moving a public document out of a confidential folder',
    'moveDocument',
    () => ({ params: { id: within }, json: { folderId: null } }),
  ],
  [
    'moving a folder out of a confidential one',
    'moveFolder',
    () => ({ params: { id: inVault }, json: { parentId: null } }),
  ],
  [
    'lifting the restriction of downloads of a confidential document',
    'updateDocumentSettings',
    () => ({
      params: { id: restricted },
      json: { ...settings, accessLevel: 'confidential', downloadRestricted: false },
    }),
  ],
  [
    'requiring no approval in a confidential folder any more',
    'updateFolder',
    () => ({ params: { id: vault }, json: { name: 'Vault', accessLevel: 'confidential', approvalRequired: false } }),
  ],
  [
    'requiring no approval any more where a confidential document lies',
    'updateFolder',
    () => ({ params: { id: desk }, json: { name: 'Desk', accessLevel: 'public', approvalRequired: false } }),
  ],
  [
    'moving a confidential document with its folder to where no approval is required',
    'moveFolder',
    () => ({ params: { id: onDesk }, json: { parentId: folder } }),
  ],
  [
    'requiring no approval any more where a confidential document was deleted',
    'updateFolder',
    () => ({ params: { id: cleared }, json: { name: 'Shelf', accessLevel: 'public', approvalRequired: false } }),
  ],
  [
    'putting a confidential document back without its folder',
    'putBackItem',
    () => ({ params: { id: strayed.confidential } }),
  ],
  [
    'putting a document back without its confidential folder',
    'putBackItem',
    () => ({ params: { id: strayed.inside } }),
  ],
  ['putting a folder back without its confidential one', 'putBackItem', () => ({ params: { id: strayed.folder } })],
  [
    'approving a version in a confidential folder',
    'decideApproval',
    () => ({ params: { id: approval.id }, json: { decision: 'approve', version: 1, sha256: approval.sha256 } }),
  ],
  ['lifting a legal hold', 'setLegalHold', () => ({ params: { id: folder }, json: { legalHold: false } })],
  ['granting a public document in a confidential folder', 'grantDocumentPermission', () => ({ json: grantOn(within) })],
  [
    'inviting somebody to a confidential folder',
    'createUser',
    () => ({ json: { ...newcomer, folderPermissions: [{ folderId: vault, canRead: true, canWrite: false }] } }),
  ],
  [
    'adding to a group that was given a confidential folder',
    'updateGroup',
    () => ({ params: { id: keyholders }, json: { addMemberIds: [READER] } }),
  ],
  [
    'making a compliance report',
    'createComplianceReport',
    () => ({ json: { from: '2026-01-01T00:00:00.000Z', format: 'csv' } }),
  ],
  ["ending one of somebody's sessions", 'endUserSession', () => ({ params: { id: READER, sessionId: theirs } })],
  ["ending somebody's sessions", 'endUserSessions', () => ({ params: { id: READER } })],
  [
    'revoking the permission of a group on a confidential folder',
    'revokeGroupFolderPermission',
    () => ({ params: { folderId: vault, groupId: keyholders } }),
  ],
  ['deactivating somebody', 'deactivateUser', () => ({ params: { id: READER } })],
  [
    "changing the end of somebody's access",
    'updateUserExpiry',
    () => ({ params: { id: READER }, json: { expiresAt: null } }),
  ],
  [
    'adding to a group that was given a confidential document',
    'updateGroup',
    () => ({ params: { id: insiders }, json: { addMemberIds: [READER] } }),
  ],
  [
    'removing from a group that was given a confidential document',
    'updateGroup',
    () => ({ params: { id: insiders }, json: { removeMemberIds: ['user-analyst'] } }),
  ],
  [
    'other networks of a group that was given a confidential document',
    'updateGroup',
    () => ({ params: { id: insiders }, json: { networks: [] } }),
  ],
  [
    'a later end of a group that was given a confidential document',
    'updateGroup',
    () => ({ params: { id: insiders }, json: { expiresAt: null } }),
  ],
  [
    'inviting somebody into a group that was given a confidential document',
    'createUser',
    () => ({ json: { ...newcomer, groupIds: [outsiders, insiders] } }),
  ],
  ['deleting a group that was given a confidential document', 'deleteGroup', () => ({ params: { id: insiders } })],
  ["resetting somebody's second factor", 'resetSecondFactor', () => ({ params: { id: READER } })],
  ['a fresh invitation for an administrator', 'reissueInvitation', () => ({ params: { id: invited.admin } })],
  [
    'a fresh invitation for somebody who was given a confidential document',
    'reissueInvitation',
    () => ({ params: { id: invited.named } }),
  ],
  [
    'a fresh invitation for a member of a group that was given one',
    'reissueInvitation',
    () => ({ params: { id: invited.insider } }),
  ],
  ['publishing terms', 'publishTerms', () => ({ json: { title: 'Rules', text: 'Others', groupIds: [outsiders] } })],
  ['withdrawing terms', 'withdrawTerms', () => ({ params: { id: 'terms-1' } })],
  ['purging what was deleted', 'purgeItem', () => ({ params: { id: gone } })],
];

/** Calls that do not require it. */
const plain: [string, CoreOperationId, () => TestCall][] = [
  ['inviting a viewer', 'createUser', () => ({ json: newcomer })],
  [
    'inviting viewers, one of whom is an administrator already',
    'inviteUsers',
    () => ({ json: { people: [...newcomers, { email: 'boss@invited.example' }], role: 'viewer' } }),
  ],
  ['a fresh invitation for a viewer', 'reissueInvitation', () => ({ params: { id: invited.viewer } })],
  [
    'inviting somebody to a public document',
    'createUser',
    () => ({ json: { ...newcomer, documentPermissions: [firstGrantOn(open)] } }),
  ],
  ['making a group', 'createGroup', () => ({ json: { name: 'Others', memberIds: [READER] } })],
  ['renaming any group', 'updateGroup', () => ({ params: { id: insiders }, json: { name: 'Others' } })],
  [
    'adding to a group that was given none',
    'updateGroup',
    () => ({ params: { id: outsiders }, json: { addMemberIds: [READER] } }),
  ],
  ['granting a public document', 'grantDocumentPermission', () => ({ json: grantOn(open) })],
  [
    'revoking a grant on a public document',
    'revokeDocumentPermission',
    () => ({ params: { documentId: open, userId: READER } }),
  ],
  [
    'granting a public document to a group',
    'grantDocumentPermission',
    () => ({ json: { documentId: open, groupId: group, canRead: true, canDownload: false } }),
  ],
  [
    'revoking the grant of a group on a public document',
    'revokeGroupDocumentPermission',
    () => ({ params: { documentId: open, groupId: group } }),
  ],
  [
    'changing many permissions, none of them on a confidential folder',
    'updateFolderPermissions',
    () => ({ headers: { 'if-match': '*' }, json: { changes: [cellOf(folder)] } }),
  ],
  [
    'setting a permission on a public folder, which opens nothing confidential',
    'setFolderPermission',
    () => ({ json: { folderId: folder, userId: READER, canRead: true, canWrite: false } }),
  ],
  [
    'making a document confidential',
    'updateDocumentSettings',
    () => ({ params: { id: open }, json: { ...settings, accessLevel: 'confidential' } }),
  ],
  ['moving a public document', 'moveDocument', () => ({ params: { id: open }, json: { folderId: folder } })],
  [
    'moving a confidential document with its folder to where approval is required as well',
    'moveFolder',
    () => ({ params: { id: onDesk }, json: { parentId: vault } }),
  ],
  ['putting a public document back without its folder', 'putBackItem', () => ({ params: { id: strayed.public } })],
  ['putting a confidential document back', 'putBackItem', () => ({ params: { id: clearedOf } })],
  ['moving a public folder', 'moveFolder', () => ({ params: { id: folder }, json: { parentId: vault } })],
  [
    'renaming a confidential folder',
    'updateFolder',
    () => ({ params: { id: vault }, json: { name: 'Safe', accessLevel: 'confidential' } }),
  ],
  [
    'rejecting a version in a confidential folder',
    'decideApproval',
    () => ({ params: { id: approval.id }, json: { decision: 'reject', version: 1, sha256: approval.sha256 } }),
  ],
  [
    'restricting the downloads of a confidential document',
    'updateDocumentSettings',
    () => ({ params: { id: sealed }, json: { ...settings, accessLevel: 'confidential' } }),
  ],
];

const codeOf = ({ status, json }: TestAnswer) => [status, (json as { code?: string } | undefined)?.code];
const refused = [403, 'second-factor-required'];
/** All rows, without the times of sessions' last uses. */
const rows = () =>
  room.ports.store.read(async (tx) => {
    // Visits are written with every call.
    const names = collectionNames.filter((name) => name !== 'visits');
    const kept = await Promise.all(names.map((name) => tx[name].list()));
    const entries = await tx.audit.newest({ limit: 99 });
    return JSON.stringify([kept, entries]).replaceAll(/"lastUsedAt":"[^"]*"/g, '');
  });

beforeEach(async () => {
  room = await openFactorRoom();
  admin = await room.person('user-admin');
  theirs = await shownId(room.ports, (await room.person(READER)).session);
  sealed = (await upload(room, { name: 'Sealed.pdf', accessLevel: 'confidential' })).id;
  open = (await upload(room, { name: 'Open.pdf', accessLevel: 'public' })).id;
  room.ports.retentionDays = 30;
  gone = (await upload(room, { name: 'Gone.pdf', accessLevel: 'public' })).id;
  await room.call('deleteDocument', { as: 'user-manager', params: { id: gone } });
  group = await putGroup(room, 'Bidders', []);
  for (const id of [sealed, open]) {
    const { userId: _, ...toNobody } = grantOn(id);
    await room.call('grantDocumentPermission', { as: 'user-manager', json: grantOn(id) });
    await room.call('grantDocumentPermission', { as: 'user-manager', json: { ...toNobody, groupId: group } });
  }
  folder = await makeFolder({ name: 'Deals' });
  vault = await makeFolder({ name: 'Vault', accessLevel: 'confidential', approvalRequired: true });
  inVault = await makeFolder({ name: 'Inside', parentId: vault });
  desk = await makeFolder({ name: 'Desk', approvalRequired: true });
  onDesk = await makeFolder({ name: 'Papers', parentId: desk });
  await upload(room, { as: 'user-manager', name: 'Waits.pdf', accessLevel: 'confidential', folderId: onDesk });
  await putStrayed();
  within = (await upload(room, { as: 'user-manager', name: 'Within.pdf', accessLevel: 'public', folderId: inVault }))
    .id;
  restricted = (await upload(room, { name: 'Kept.pdf', accessLevel: 'confidential', downloadRestricted: true })).id;
  approval = await requestApproval(within);
  const held = { folderId: vault, userId: READER, canRead: true, canWrite: false };
  await room.call('setFolderPermission', { as: 'user-manager', json: held });
  await putGroups();
  invited = {
    admin: await invite('boss', { role: 'admin' }),
    named: await invite('named', { documentPermissions: [firstGrantOn(sealed)] }),
    insider: await invite('insider', { groupIds: [outsiders, insiders] }),
    viewer: await invite('viewer', { documentPermissions: [firstGrantOn(open)], groupIds: [outsiders] }),
  };
  ({ secret } = await admin.addTotp());
  // A factor counts from the next sign-in on.
  admin = await room.person('user-admin');
  await room.setPolicy({ stepUpMinutes: 5 });
  room.ports.clock.advance({ minutes: 6 });
});

async function makeFolder(json: object): Promise<string> {
  return ((await room.call('createFolder', { as: 'user-manager', json })).json as { id: string }).id;
}

async function putStrayed(): Promise<void> {
  const as = 'user-manager';
  const [plain, closed] = [
    await makeFolder({ name: 'Open' }),
    await makeFolder({ name: 'Closed', accessLevel: 'confidential' }),
  ];
  const deleted = async (name: string, folderId: string, accessLevel: 'public' | 'confidential' = 'public') => {
    const { id } = await upload(room, { as, name, folderId, accessLevel });
    await room.call('deleteDocument', { as, params: { id } });
    return id;
  };
  strayed = {
    confidential: await deleted('Secret.pdf', plain, 'confidential'),
    inside: await deleted('Inside.pdf', closed),
    public: await deleted('Public.pdf', plain),
    folder: await makeFolder({ name: 'Below', parentId: closed }),
  };
  for (const id of [strayed.folder, plain, closed]) await room.call('deleteFolder', { as, params: { id } });
  cleared = await makeFolder({ name: 'Shelf', approvalRequired: true });
  clearedOf = await deleted('Taken.pdf', cleared, 'confidential');
}

/** Requests approval of the document's first version. */
async function requestApproval(id: string): Promise<typeof approval> {
  const as = 'user-manager';
  const [first] = (await room.call('listDocumentVersions', { as, params: { id } })).json as { sha256: string }[];
  const json = { version: 1, sha256: first?.sha256, approverIds: [] };
  return (await room.call('requestApproval', { as, params: { id }, json })).json as typeof approval;
}

async function invite(name: string, as: object): Promise<string> {
  const email = `${name}@invited.example`;
  const { json } = await room.call('createUser', { as: 'user-admin', json: { ...newcomer, email, ...as } });
  return (json as { id: string }).id;
}

async function putGroups(): Promise<void> {
  const createdAt = room.ports.clock.now().toISOString();
  await room.ports.store.transact(async (tx) => {
    for (const id of [insiders, outsiders, keyholders]) await tx.groups.put({ id, name: id, createdAt });
    const userId = 'user-analyst';
    await tx.memberships.put({ id: membershipId(insiders, userId), groupId: insiders, userId });
    const held = { userId: null, canRead: true, canDownload: false, createdAt };
    const row = { userId: null, groupId: keyholders, folderId: vault, canRead: true, canWrite: false, expiresAt: null };
    await tx.folderPermissions.put({ ...row, id: folderPermissionId(keyholders, vault) });
    await tx.grants.put({ ...held, id: 'grant-inside', documentId: sealed, groupId: insiders });
    const terms = { id: 'terms-1:1', termsId: 'terms-1', version: 1, title: 'Rules', text: 'Ours', sha256: 'of it' };
    const published = { publishedAt: createdAt, publishedById: 'user-admin', endedAt: null };
    await tx.terms.put({ ...terms, groupIds: [keyholders], ...published });
    await tx.grants.put({ ...held, id: 'grant-outside', documentId: open, groupId: outsiders });
  });
}

/** Every operation with `x-step-up` in the contract. */
const guarded = Object.entries(contractOperations).flatMap(([id, { stepUp }]) => (stepUp.length > 0 ? [id] : []));

describe('what needs a fresh second factor', () => {
  it('is tested here for every operation that the contract marks, and for no other', () => {
    expect([...new Set(delicate.map(([, operation]) => operation))].sort()).toEqual(guarded.sort());
  });

  it.each(delicate)('%s: refused without, and nothing of it happened', async (_, operation, call) => {
    const before = await rows();
    expect(codeOf(await admin.call(operation, call()))).toEqual(refused);
    expect(await rows()).toBe(before);
  });

  it.each(delicate)('%s: done with one of this session', async (_, operation, call) => {
    expect((await admin.verifyTotp(secret)).status).toBe(200);
    room.ports.clock.advance({ minutes: 5 });
    expect((await admin.call(operation, call())).status).toBeLessThan(300);
  });

  it.each(delicate)('%s: refused a moment after its time', async (_, operation, call) => {
    await admin.verifyTotp(secret);
    room.ports.clock.advance({ minutes: 5, seconds: 1 });
    expect(codeOf(await admin.call(operation, call()))).toEqual(refused);
  });

  it.each(delicate)('%s: refused with the proof of another session', async (_, operation, call) => {
    const other = await room.person(admin.id, 'another');
    await admin.verifyTotp(secret);
    expect(codeOf(await other.call(operation, call()))).toEqual(refused);
  });

  it.each(delicate)('%s: done without one, where the policy requires none', async (_, operation, call) => {
    await room.setPolicy({ stepUpMinutes: null });
    expect((await admin.call(operation, call())).status).toBeLessThan(300);
  });

  it.each(plain)('%s: not among it', async (_, operation, call) => {
    expect((await admin.call(operation, call())).status).toBeLessThan(300);
  });

  it('a clock that was set back makes no proof fresh for longer', async () => {
    await admin.verifyTotp(secret);
    room.ports.clock.advance({ hours: -1 });
    const call = { params: { id: READER }, json: { role: 'analyst' } };
    expect(codeOf(await admin.call('updateUserRole', call))).toEqual(refused);
  });

  it('a caller without a second factor is refused, too', async () => {
    const manager = await room.person('user-manager');
    expect(codeOf(await manager.call('grantDocumentPermission', { json: grantOn(sealed) }))).toEqual(refused);
  });

  it('the policy set by the environment applies, too', async () => {
    await room.setPolicy({ stepUpMinutes: null });
    room.ports.policyByEnvironment = { stepUpMinutes: 1, areNetworksEnforced: true };
    expect(codeOf(await admin.call('updateUserRole', { params: { id: READER }, json: { role: 'analyst' } }))).toEqual(
      refused,
    );
  });

  it('granting a document that becomes confidential meanwhile needs a fresh second factor', async () => {
    const seal = { params: { id: open }, json: { ...settings, accessLevel: 'confidential' } };
    const [, granted] = await Promise.all([
      admin.call('updateDocumentSettings', seal),
      admin.call('grantDocumentPermission', { json: grantOn(open) }),
    ]);
    expect(codeOf(granted)).toEqual(refused);
  });
});
