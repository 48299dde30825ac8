// A data room with an item for every operation of the contract, and for every event that may end a right. Each new one
// has the same ids, so that a held call can be compared with a new one.
import type { components } from '#contract/api.d.ts';
import { shownId } from '#core/identity/sessions/session-list.ts';
import { favouriteId, folderPermissionId, membershipId, versionId } from '#core/records/keys.ts';
import type { TermsRecord } from '#core/records/records.ts';
import { Authenticator } from '../../../../factors/testing/authenticator.ts';
import { codeAt } from '../../../../factors/testing/codes.ts';
import { SCENARIO_NOW } from '../../../../scenarios/scenario.ts';
import { aboutTotp } from '../../second-factor/codes.ts';
import { openTestRoom, type TestRoom } from '../../../testing/room.ts';
import { getTicket, putBytes, upload, type Ticket } from '../../../testing/upload.ts';

export const ADMIN = 'user-admin';
/** A second administrator, whose rights end. */
export const CHIEF = 'user-manager';
/** A reader, whose rights end. */
export const READER = 'user-viewer';
export type Caller = typeof CHIEF | typeof READER;

export const sessionOf = (caller: string): string => `session-of-${caller}`;

export const otherSessionOf = (caller: string): string => `other-session-of-${caller}`;

export interface Stage {
  room: TestRoom;
  folder: string;
  /** In the folder that the reader may read. */
  inFolder: string;
  /** Confidential, with a grant to the reader. */
  granted: string;
  /** Uploaded by the reader in an earlier role. */
  own: string;
  /** In the folder. */
  innerFolder: string;
  /** Has a permission on the folder, a grant on the granted document, and a member who makes no calls. */
  group: string;
  /** In a folder that requires approval, without a request. */
  unrequested: string;
  /** Waits for a decision by another user than the first administrator. */
  approval: Pick<components['schemas']['Approval'], 'id' | 'documentId' | 'version' | 'sha256'>;
  /** Prepared by each caller in the calling session. */
  archive: Readonly<Record<Caller, string>>;
  invited: string;
  issued: Ticket;
  stored: Ticket;
  /** A second session of each caller, by its public id. */
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
    const request = { id: REQUEST, userId: READER, itemId: 'document-none', note: null, createdAt: time };
    await tx.accessRequests.put({ ...request, state: 'waiting', answeredById: null, answeredAt: null });
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

/** Names a manager who makes no calls as the approver. */
async function setApprovals(room: TestRoom, must: Must): Promise<Pick<Stage, 'unrequested' | 'approval'>> {
  const third = { firstName: 'Mo', lastName: 'Third', email: 'mo@buyer.example', role: 'manager' };
  await must('createUser', { json: third });
  const folderId = (await must('createFolder', { json: { name: 'Approving', approvalRequired: true } })).id;
  const unrequested = (await upload(room, { name: 'Unasked.pdf', folderId })).id;
  const requested = (await upload(room, { name: 'Asked.pdf', folderId })).id;
  const version = { version: 1, sha256: await shaOf(room, requested) };
  const { id } = await must('requestApproval', { params: { id: requested }, json: { ...version, approverIds: [] } });
  return { unrequested, approval: { id, documentId: requested, ...version } };
}

async function shaOf({ ports }: TestRoom, documentId: string): Promise<string> {
  const row = await ports.store.read((tx) => tx.versions.get(versionId(documentId, 1)));
  return row?.sha256 ?? '';
}

export const group = 'group-bidders';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
export const code = await codeAt(secret, SCENARIO_NOW);
export const passkeyResponse = await new Authenticator().create({ challenge: 'asked' });
export const factorOf = (caller: Caller): string => `factor-of-${caller}`;
export const begunTotp = (caller: Caller): string => `app-of-${caller}`;
export const begunPasskey = (caller: Caller): string => `passkey-of-${caller}`;

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

export const REPORT = 'report-of-chief';
export const DELETED = 'document-deleted';
export const REQUEST = 'request-waiting';

/** A report requested by the chief, up to now. */
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
    downloads: 0,
    done: 0,
    state: 'ready',
  } as const;
  await memory.reports.add(made, now);
}
export const termsOf = ({ termsId, groupIds }: Pick<TermsRecord, 'termsId' | 'groupIds'>): TermsRecord => ({
  ...{ id: versionId(termsId, 1), termsId, version: 1, title: 'House rules', text: 'As agreed', sha256: 'of it' },
  ...{ groupIds, publishedAt: '2026-01-15T10:00:00.000Z', publishedById: ADMIN, endedAt: null },
});
