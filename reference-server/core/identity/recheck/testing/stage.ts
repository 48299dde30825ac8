// A room with something in it for every operation of the contract, and whatever may end a right. Made anew it is the same
// to the last id, so that what a held call does can be set beside what a fresh one would.
import type { components } from '#contract/api.d.ts';
import type { CoreOperationId } from '#core/call/operation.ts';
import { shownId } from '#core/identity/sessions/session-list.ts';
import { favouriteId, folderPermissionId, membershipId, POLICY, versionId } from '#core/records/keys.ts';
import type { PolicyRecord, TermsRecord } from '#core/records/records.ts';
import { Authenticator } from '../../../../factors/testing/authenticator.ts';
import { codeAt } from '../../../../factors/testing/codes.ts';
import { SCENARIO_NOW } from '../../../../scenarios/scenario.ts';
import { aboutTotp } from '../../second-factor/codes.ts';
import { openTestRoom, type TestRoom, type TestCall } from '../../../testing/room.ts';
import { getTicket, putBytes, upload, type Ticket } from '../../../testing/upload.ts';

export const ADMIN = 'user-admin';
/** An administrator beside the first, whose rights end. */
export const CHIEF = 'user-manager';
/** A reader whose rights end. */
export const READER = 'user-viewer';
export type Caller = typeof CHIEF | typeof READER;

export const sessionOf = (caller: string): string => `session-of-${caller}`;

const otherSessionOf = (caller: string): string => `other-session-of-${caller}`;

export interface Stage {
  room: TestRoom;
  folder: string;
  /** In the folder, which the reader may read. */
  inFolder: string;
  /** Confidential, and granted to the reader. */
  granted: string;
  /** Uploaded by the reader in an earlier role. */
  own: string;
  /** In the folder. */
  innerFolder: string;
  /** Has a permission on the folder and a grant on the granted document, and a member who is no caller. */
  group: string;
  /** In a folder that requires approval; nobody has asked for it. */
  unasked: string;
  /** Waits for a decision of somebody else than the first administrator. */
  approval: Pick<components['schemas']['Approval'], 'id' | 'documentId' | 'version' | 'sha256'>;
  /** Prepared by each caller, in the session that calls. */
  archive: Readonly<Record<Caller, string>>;
  invited: string;
  issued: Ticket;
  stored: Ticket;
  /** Of each caller a session beside the one that calls, as lists name it. */
  otherSession: Readonly<Record<Caller, string>>;
}

export async function setStage(): Promise<Stage> {
  const room = await openTestRoom();
  const must = async (...[id, call]: Parameters<TestRoom['call']>): Promise<{ id: string }> => {
    const answer = await room.call(id, { as: ADMIN, ...call });
    if (answer.status >= 300) throw new Error(`${id}: ${answer.text}`);
    return answer.json as { id: string };
  };
  const setRole = (id: string, role: string) => must('updateUserRole', { params: { id }, json: { role } });
  await setRole(CHIEF, 'admin');
  const folder = (await must('createFolder', { json: { name: 'Closed', accessLevel: 'restricted' } })).id;
  const innerFolder = (await must('createFolder', { json: { name: 'Inner', parentId: folder } })).id;
  const inFolder = (await upload(room, { name: 'In it.pdf', folderId: folder, accessLevel: 'restricted' })).id;
  const granted = (await upload(room, { name: 'Granted.pdf', accessLevel: 'confidential' })).id;
  const grant = { documentId: granted, userId: READER, canRead: true, canDownload: true };
  await must('grantDocumentPermission', { json: grant });
  await setRole(READER, 'manager');
  const own = (await upload(room, { as: READER, name: 'Own.pdf' })).id;
  await setRole(READER, 'viewer');
  const person = { firstName: 'Nora', lastName: 'Quist', email: 'nora@buyer.example', role: 'viewer' };
  const approving = await setApprovals(room, must);
  const invited = (await must('createUser', { json: person })).id;
  const issued = await getTicket(room, CHIEF);
  const stored = await getTicket(room, CHIEF);
  await putBytes(room, stored, '%PDF-1.4 stored');
  await room.ports.store.transact(async (tx) => {
    const time = room.ports.clock.now().toISOString();
    const client = { ipAddress: null, userAgent: null, idToken: null };
    const secondFactor = { method: 'totp', at: time } as const;
    for (const userId of [CHIEF, READER]) {
      const session = { userId, createdAt: time, lastUsedAt: time, ...client, secondFactor };
      await tx.sessions.put({ ...session, id: sessionOf(userId) });
      await tx.sessions.put({ ...session, id: otherSessionOf(userId) });
    }
    const id = folderPermissionId(READER, folder);
    await tx.folderPermissions.put({ id, userId: READER, folderId: folder, canRead: true, canWrite: false });
    for (const userId of [CHIEF, READER]) {
      await tx.favourites.put({ id: favouriteId(userId, inFolder), userId, documentId: inFolder });
    }
    const asked = { id: REQUEST, userId: READER, itemId: 'document-none', note: null, createdAt: time };
    await tx.accessRequests.put({ ...asked, state: 'waiting', answeredById: null, answeredAt: null });
    const deletedAt = time;
    const document = { ...(await tx.documents.get(granted))!, id: DELETED, folderId: null, name: 'Deleted.pdf' };
    const deleted = { id: DELETED, document, folder: null, deletedAt, deletedById: ADMIN, within: null };
    await tx.deletedItems.put({ ...deleted, until: '2026-03-01T00:00:00.000Z' });
    const shared = { userId: null, groupId: group, canRead: true };
    await tx.groups.put({ id: group, name: 'Bidders', createdAt: time });
    await tx.terms.put(termsOf({ termsId: 'terms-1', groupIds: [group] }));
    await tx.memberships.put({ id: membershipId(group, 'user-analyst'), groupId: group, userId: 'user-analyst' });
    const groupFolderId = folderPermissionId(group, folder);
    await tx.folderPermissions.put({ ...shared, id: groupFolderId, folderId: folder, canWrite: false });
    await tx.grants.put({ ...shared, id: 'group-grant', documentId: granted, canDownload: false, createdAt: time });
  });
  for (const userId of [CHIEF, READER] as const) await putFactor(room, userId);
  const shown = (caller: Caller) => shownId(room.ports, otherSessionOf(caller));
  const otherSession = { [CHIEF]: await shown(CHIEF), [READER]: await shown(READER) };
  const archive = { [CHIEF]: 'archive-of-chief', [READER]: 'archive-of-reader' };
  for (const userId of [CHIEF, READER] as const) {
    const selection = { documentIds: [inFolder, granted], folderIds: [], seen: [inFolder, granted] };
    const owner = { userId, sessionId: sessionOf(userId) };
    await room.memory.archives.add(archive[userId], { ...selection, ...owner }, room.ports.clock.now());
  }
  await makeReport(room);
  const documents = { inFolder, granted, own, ...approving };
  return { room, folder, innerFolder, group, archive, ...documents, invited, issued, stored, otherSession };
}

type Must = (...call: Parameters<TestRoom['call']>) => Promise<{ id: string }>;

/** With a manager who is no caller, so that whoever asks finds somebody else. */
async function setApprovals(room: TestRoom, must: Must): Promise<Pick<Stage, 'unasked' | 'approval'>> {
  const third = { firstName: 'Mo', lastName: 'Third', email: 'mo@buyer.example', role: 'manager' };
  await must('createUser', { json: third });
  const folderId = (await must('createFolder', { json: { name: 'Approving', approvalRequired: true } })).id;
  const unasked = (await upload(room, { name: 'Unasked.pdf', folderId })).id;
  const asked = (await upload(room, { name: 'Asked.pdf', folderId })).id;
  const version = { version: 1, sha256: await shaOf(room, asked) };
  const { id } = await must('requestApproval', { params: { id: asked }, json: { ...version, approverIds: [] } });
  return { unasked, approval: { id, documentId: asked, ...version } };
}

async function shaOf({ ports }: TestRoom, documentId: string): Promise<string> {
  const row = await ports.store.read((tx) => tx.versions.get(versionId(documentId, 1)));
  return row?.sha256 ?? '';
}

const group = 'group-bidders';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const code = await codeAt(secret, SCENARIO_NOW);
const passkeyResponse = await new Authenticator().create({ challenge: 'asked' });
const factorOf = (caller: Caller): string => `factor-of-${caller}`;
const begunTotp = (caller: Caller): string => `app-of-${caller}`;
const begunPasskey = (caller: Caller): string => `passkey-of-${caller}`;

/** An app and a passkey, and another of each that is being added. */
async function putFactor({ ports, memory }: TestRoom, userId: Caller): Promise<void> {
  const now = ports.clock.now();
  const row = { id: factorOf(userId), userId, name: 'Phone', createdAt: now.toISOString(), lastUsedAt: null };
  const sealed = await ports.factors.vault.seal(secret, aboutTotp(row));
  const proof = { kind: 'totp', sealed, lastStep: 0 } as const;
  const key = { kind: 'passkey', credentialId: `key-of-${userId}`, publicKey: '', counter: 0, transports: [] } as const;
  await ports.store.transact(async (tx) => {
    await tx.secondFactors.put({ ...row, proof });
    await tx.secondFactors.put({ ...row, id: `key-of-${userId}`, proof: key });
  });
  const owner = { userId, binding: sessionOf(userId) };
  await memory.pending.add(begunTotp(userId), 'totp', owner, { secret }, now);
  await memory.pending.add(begunPasskey(userId), 'passkey', owner, { challenge: 'asked' }, now);
}

const settings = { accessLevel: 'public', downloadRestricted: false, printingRestricted: false };
const policy: Pick<PolicyRecord, 'secondFactor' | 'stepUpMinutes' | 'networks' | 'idleMinutes' | 'approverCount'> = {
  secondFactor: 'off',
  stepUpMinutes: null,
  networks: [],
  idleMinutes: null,
  approverCount: 2,
};
const none = () => ({});
const ofGranted = ({ granted }: Stage) => ({ params: { id: granted } });

/** A call of every operation, which succeeds as long as the rights are there. */
export const calls: Readonly<Record<CoreOperationId, (stage: Stage, caller: Caller) => TestCall>> = {
  getCurrentUser: none,
  logout: none,
  getDashboardMetrics: none,
  listRecentActivity: none,
  getMeasures: none,
  createUploadTicket: none,
  storeObject: ({ issued: { key, query } }) => ({ params: { key }, query, bytes: '%PDF-1.4 new' }),
  listDocuments: none,
  registerDocument: ({ stored: { documentURL } }) => ({
    json: { documentURL, name: 'New.pdf', mimeType: 'application/pdf', size: 1 },
  }),
  renameDocument: ({ granted, own }, caller) => ({
    params: { id: caller === READER ? own : granted },
    json: { name: 'Renamed.pdf' },
  }),
  deleteDocument: ({ granted, own }, caller) => ({ params: { id: caller === READER ? own : granted } }),
  updateDocumentSettings: ({ granted }) => ({ params: { id: granted }, json: settings }),
  downloadDocument: ofGranted,
  previewDocument: ofGranted,
  listDocumentVersions: ({ inFolder }) => ({ params: { id: inFolder } }),
  downloadDocumentVersion: ({ inFolder }) => ({ params: { id: inFolder, version: '1' } }),
  previewDocumentVersion: ({ granted }) => ({ params: { id: granted, version: '1' } }),
  reportReading: ({ granted }) => ({ params: { id: granted }, json: { version: 1, pages: [1, 2] } }),
  restoreDocumentVersion: ({ inFolder }) => ({ params: { id: inFolder, version: '1' } }),
  listDocumentPermissions: ofGranted,
  listDocumentReaders: ofGranted,
  grantDocumentPermission: ({ inFolder }) => ({
    json: { documentId: inFolder, userId: READER, canRead: true, canDownload: true },
  }),
  revokeDocumentPermission: ({ granted }) => ({ params: { documentId: granted, userId: READER } }),
  listFolders: none,
  createFolder: ({ folder }) => ({ json: { name: 'Inner', parentId: folder } }),
  updateFolder: ({ folder }) => ({ params: { id: folder }, json: { name: 'Open', accessLevel: 'public' } }),
  deleteFolder: ({ folder }) => ({ params: { id: folder }, query: { cascade: 'true' } }),
  listUsers: none,
  createUser: () => ({ json: { firstName: 'Eve', lastName: 'Late', email: 'eve@late.example', role: 'admin' } }),
  inviteUsers: () => ({ json: { people: [{ email: 'eve@late.example' }], role: 'admin' } }),
  deactivateUser: () => ({ params: { id: 'user-analyst' } }),
  updateUserRole: () => ({ params: { id: 'user-analyst' }, json: { role: 'admin' } }),
  reissueInvitation: ({ invited }) => ({ params: { id: invited } }),
  listUserSessions: () => ({ params: { id: READER } }),
  endUserSession: ({ otherSession }) => ({ params: { id: READER, sessionId: otherSession[READER] } }),
  endUserSessions: () => ({ params: { id: 'user-analyst' } }),
  resetSecondFactor: () => ({ params: { id: 'user-analyst' } }),
  getSecurityPolicy: none,
  updateSecurityPolicy: () => ({ headers: { 'if-match': '"policy-0"' }, json: policy }),
  getSecurityPolicyReach: none,
  listTerms: none,
  publishTerms: () => ({ json: { title: 'Late', text: 'Late terms', groupIds: [group] } }),
  withdrawTerms: () => ({ params: { id: 'terms-1' } }),
  getTermsVersion: () => ({ params: { id: 'terms-1', version: '1' } }),
  getMySecondFactor: none,
  renameSecondFactor: (_, caller) => ({ params: { id: factorOf(caller) }, json: { name: 'Old phone' } }),
  removeSecondFactor: (_, caller) => ({ params: { id: factorOf(caller) } }),
  beginTotpEnrolment: none,
  finishTotpEnrolment: (_, caller) => ({ params: { id: begunTotp(caller) }, json: { code, name: 'Tablet' } }),
  beginPasskeyEnrolment: none,
  finishPasskeyEnrolment: (_, caller) => ({
    params: { id: begunPasskey(caller) },
    json: { name: 'Laptop', response: passkeyResponse },
  }),
  beginPasskeyCheck: none,
  verifySecondFactor: () => ({ json: { method: 'totp', code } }),
  renewRecoveryCodes: none,
  getMySession: none,
  listMySessions: none,
  endMySession: ({ otherSession }, caller) => ({ params: { id: otherSession[caller] } }),
  endMyOtherSessions: none,
  listAuditLogs: none,
  searchAuditLogs: none,
  getAuditIntegrity: none,
  listDocumentAccess: ofGranted,
  listFolderAccess: ({ folder }) => ({ params: { id: folder } }),
  listUserAccess: () => ({ params: { id: READER } }),
  moveDocument: ({ inFolder }) => ({ params: { id: inFolder }, json: { folderId: null } }),
  moveFolder: ({ innerFolder }) => ({ params: { id: innerFolder }, json: { parentId: null } }),
  previewMove: ({ inFolder }) => ({ json: { documentIds: [inFolder], folderIds: [], folderId: null } }),
  previewSettings: ({ inFolder }) => ({ json: { documentIds: [inFolder], accessLevel: 'restricted' } }),
  revokeGroupDocumentPermission: ({ granted, group }) => ({ params: { documentId: granted, groupId: group } }),
  listFolderPermissions: ({ folder }) => ({ params: { id: folder } }),
  listGroupFolderPermissions: none,
  updateFolderPermissions: ({ folder, group }) => ({
    headers: { 'if-match': '*' },
    json: { changes: [{ folderId: folder, groupId: group, permission: null }] },
  }),
  setFolderPermission: ({ folder }) => ({
    json: { folderId: folder, userId: READER, canRead: true, canWrite: true },
  }),
  revokeFolderPermission: ({ folder }) => ({ params: { folderId: folder, userId: READER } }),
  revokeGroupFolderPermission: ({ folder, group }) => ({ params: { folderId: folder, groupId: group } }),
  prepareArchive: ({ inFolder }) => ({ json: { documentIds: [inFolder], folderIds: [] } }),
  downloadArchive: ({ archive }, caller) => ({ params: { id: archive[caller] } }),
  exportIndex: none,
  updateUserExpiry: () => ({ params: { id: 'user-analyst' }, json: { expiresAt: null } }),
  listGroups: none,
  listGroupPermissions: ({ group }) => ({ params: { id: group } }),
  createGroup: () => ({ json: { name: 'Late', memberIds: [] } }),
  updateGroup: ({ group }) => ({ params: { id: group }, json: { name: 'Later' } }),
  deleteGroup: ({ group }) => ({ params: { id: group } }),
  listDocumentActivity: ofGranted,
  addFavourite: ofGranted,
  removeFavourite: ({ inFolder }) => ({ params: { id: inFolder } }),
  listFavourites: none,
  searchContents: () => ({ query: { q: 'word' } }),
  listMyTasks: none,
  requestAccess: () => ({ json: { itemId: 'document-other' } }),
  declineAccess: () => ({ params: { id: REQUEST } }),
  getMyMailSettings: none,
  updateMyMailSettings: () => ({ json: { digest: 'weekly', tasks: true, alerts: true } }),
  listOutbox: none,
  listDeletedItems: none,
  putBackItem: () => ({ params: { id: DELETED } }),
  purgeItem: () => ({ params: { id: DELETED } }),
  setLegalHold: ({ folder }) => ({ params: { id: folder }, json: { legalHold: true } }),
  compareDocumentVersions: ({ granted }) => ({ params: { id: granted }, query: { from: '1', to: '1' } }),
  listDocumentApprovals: ofGranted,
  listPendingApprovals: none,
  previewFolderApproval: ({ folder }) => ({ params: { id: folder } }),
  // The bytes of both documents are the same.
  requestApproval: ({ unasked, approval: { version, sha256 } }) => ({
    params: { id: unasked },
    json: { version, sha256, approverIds: [] },
  }),
  decideApproval: ({ approval: { id, version, sha256 } }) => ({
    params: { id },
    json: { decision: 'approve', version, sha256 },
  }),
  withdrawApproval: ({ approval: { id } }) => ({ params: { id } }),
  createComplianceReport: () => ({ json: { from: '2026-01-01T00:00:00.000Z', format: 'json' } }),
  getComplianceReport: () => ({ params: { id: REPORT } }),
  downloadComplianceReport: () => ({ params: { id: REPORT } }),
};

const REPORT = 'report-of-chief';
const DELETED = 'document-deleted';
const REQUEST = 'request-waiting';

/** As if the chief had asked for it: everything up to now. */
async function makeReport({ ports, memory }: TestRoom): Promise<void> {
  const now = ports.clock.now();
  const [madeAt, from] = [now.toISOString(), new Date(0).toISOString()];
  const { auditEntries: of, seq, hash } = await ports.history.head();
  const madeBy = { id: CHIEF, name: 'Marcus Okafor', email: 'marcus@strongroom.example', role: 'manager' } as const;
  const cover = { id: REPORT, from, to: madeAt, madeAt, madeBy, head: { seq, hash } };
  const made = {
    cover,
    format: 'json',
    userId: CHIEF,
    sessionId: sessionOf(CHIEF),
    of,
    done: 0,
    state: 'ready',
  } as const;
  await memory.reports.add(made, now);
}

type End = (stage: Stage, caller: Caller) => Promise<unknown>;
const byAdmin =
  (id: CoreOperationId, call: (stage: Stage, caller: Caller) => TestCall): End =>
  (stage, caller) =>
    stage.room.call(id, { as: ADMIN, ...call(stage, caller) });
const termsOf = ({ termsId, groupIds }: Pick<TermsRecord, 'termsId' | 'groupIds'>): TermsRecord => ({
  ...{ id: versionId(termsId, 1), termsId, version: 1, title: 'House rules', text: 'As agreed', sha256: 'of it' },
  ...{ groupIds, publishedAt: '2026-01-15T10:00:00.000Z', publishedById: ADMIN, endedAt: null },
});

/** By whoever holds the machine: no administrator can shut themselves out. */
const byPolicy =
  (more: Partial<PolicyRecord>) =>
  async ({ room: { ports } }: Stage): Promise<void> => {
    const row = { ...policy, id: POLICY, revision: 1, updatedAt: '2026-01-15T10:00:00.000Z', updatedById: ADMIN };
    await ports.store.transact((tx) => tx.policies.put({ ...row, ...more }));
  };
const seal = (which: 'granted' | 'inFolder') =>
  byAdmin('updateDocumentSettings', (stage) => ({
    params: { id: stage[which] },
    json: { accessLevel: 'confidential', downloadRestricted: true, printingRestricted: false },
  }));

/** What may happen while a call is held. */
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
  'the policy asks a second factor that the session lacks': async (stage, caller) => {
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
  'the permission on the folder is revoked': byAdmin('revokeFolderPermission', ({ folder }) => ({
    params: { folderId: folder, userId: READER },
  })),
} satisfies Record<string, End>;
export type EndName = keyof typeof ends;
