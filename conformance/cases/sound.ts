// A valid call of every operation, prepared through the API, which other checks vary.
import { z } from 'zod';
import { page, type Call, type Room } from '../room/room.ts';
import type { Role } from '../target.ts';
import {
  authenticator,
  finishPasskey,
  finishTotp,
  member,
  requester,
  signedInTwice,
  withApp,
  withPasskey,
} from './account.ts';
import { deletedSound } from './deleted.ts';
import { evidenceSound, reportsOfCaller } from './evidence.ts';
import { bulkSound } from './bulk.ts';
import { readingSound } from './reading.ts';
import { sharingSound } from './sharing.ts';
import { termsSound } from './terms.ts';

/** Prepares what the call needs. `by` is a user who may upload; for `owner` operations the uploader. */
export type Sound = (room: Room, by: Role) => Promise<Omit<Call, 'id'>>;

const tasks = z.array(z.looseObject({ id: z.string(), kind: z.string(), documentId: z.string().nullable() }));

/** A viewer's request for access to a hidden document. */
async function accessRequest(room: Room): Promise<string> {
  const itemId = await room.document({ accessLevel: 'confidential' });
  const { who } = await requester(room);
  await room.must({ id: 'requestAccess', who, json: { itemId } });
  const found = await room.read(tasks, { id: 'listMyTasks' });
  return found.find(({ documentId }) => documentId === itemId)?.id ?? 'conformance-none';
}

const plain: Sound = () => Promise.resolve({});
const onDocument: Sound = async (room, by) => ({ params: { id: await room.ownUpload(by) } });
const onVersion: Sound = async (room, by) => ({ params: { id: await room.ownUpload(by), version: '1' } });
const onInvited: Sound = async (room) => ({ params: { id: await room.invited() } });
const asMember: Sound = async (room, by) => ({ who: (await member(room, by)).who });
const onFactor: Sound = async (room, by) => {
  const { who, factor } = await withApp(room, by);
  return { who, params: { id: factor.id } };
};
const permission = { canRead: true, canDownload: false };

export const soundCalls: Readonly<Record<string, Sound>> = {
  getCurrentUser: plain,
  startLogin: plain,
  logoutAndReturn: plain,
  logout: plain,
  getDashboardMetrics: plain,
  listRecentActivity: plain,
  getMeasures: plain,
  createUploadTicket: plain,
  storeObject: async (room, by) => {
    const { params, query } = await room.ticket(by);
    return { params, query, bytes: page };
  },
  listDocuments: plain,
  registerDocument: async (room, by) => ({
    json: {
      documentURL: (await room.stored(page, by)).documentURL,
      name: room.name('Minutes'),
      description: null,
      folderId: null,
      mimeType: 'text/html',
      size: page.length,
      accessLevel: 'public',
      downloadRestricted: false,
    },
  }),
  renameDocument: async (room, by) => ({ ...(await onDocument(room, by)), json: { name: room.name('Renamed') } }),
  deleteDocument: onDocument,
  updateDocumentSettings: async (room, by) => ({
    ...(await onDocument(room, by)),
    json: { downloadRestricted: false, printingRestricted: true, accessLevel: 'restricted' },
  }),
  downloadDocument: onDocument,
  previewDocument: onDocument,
  addFavourite: onDocument,
  removeFavourite: async (room, by) => {
    const call = await onDocument(room, by);
    await room.must({ id: 'addFavourite', who: by, ...call });
    return call;
  },
  listFavourites: plain,
  listDocumentVersions: onDocument,
  downloadDocumentVersion: onVersion,
  restoreDocumentVersion: async (room, by) => ({ ...(await onVersion(room, by)), json: { comment: 'As it was' } }),
  listDocumentPermissions: onDocument,
  listDocumentReaders: onDocument,
  grantDocumentPermission: async (room, by) => ({
    json: { documentId: await room.ownUpload(by), userId: await room.personOf('viewer'), ...permission },
  }),
  revokeDocumentPermission: async (room, by) => {
    const grant = { documentId: await room.ownUpload(by), userId: await room.personOf('viewer') };
    await room.must({ id: 'grantDocumentPermission', json: { ...grant, ...permission } });
    return { params: grant };
  },
  listFolders: plain,
  createFolder: async (room) => ({
    json: { name: room.name('Folder'), description: 'New', parentId: await room.folder(), accessLevel: 'public' },
  }),
  updateFolder: async (room) => ({
    params: { id: await room.folder() },
    json: { name: room.name('Folder'), description: null, accessLevel: 'restricted' },
  }),
  deleteFolder: async (room) => ({ params: { id: await room.folder() }, query: { cascade: 'false' } }),
  listUsers: plain,
  createUser: async (room) => ({
    json: {
      firstName: 'Noor',
      lastName: 'Haddad',
      email: room.email(),
      role: 'viewer',
      folderPermissions: [{ folderId: await room.folder(), canRead: true, canWrite: false }],
      documentPermissions: [{ documentId: await room.document(), ...permission }],
    },
  }),
  deactivateUser: onInvited,
  updateUserRole: async (room, by) => ({ ...(await onInvited(room, by)), json: { role: 'analyst' } }),
  reissueInvitation: onInvited,
  listAuditLogs: plain,
  getSecurityPolicy: plain,
  updateSecurityPolicy: async (room) => {
    const { tag, choices } = await room.policy.draft();
    return { headers: { 'if-match': tag }, json: choices };
  },
  getSecurityPolicyReach: plain,
  listUserSessions: onInvited,
  endUserSession: async (room) => {
    const { person, id: sessionId } = await signedInTwice(room, 'viewer');
    return { params: { id: person.id, sessionId } };
  },
  endUserSessions: onInvited,
  resetSecondFactor: async (room) => ({ params: { id: (await withApp(room, 'viewer')).id } }),
  getMySecondFactor: asMember,
  verifySecondFactor: async (room, by) => {
    const { who, factor } = await withApp(room, by);
    return { who, json: { method: 'totp', code: await factor.app.next() } };
  },
  renameSecondFactor: async (room, by) => ({ ...(await onFactor(room, by)), json: { name: room.name('Phone') } }),
  removeSecondFactor: onFactor,
  beginTotpEnrolment: asMember,
  finishTotpEnrolment: async (room, by) => finishTotp(room, await member(room, by)),
  beginPasskeyEnrolment: asMember,
  finishPasskeyEnrolment: async (room, by) => finishPasskey(room, await member(room, by), await authenticator(room)),
  beginPasskeyCheck: async (room, by) => ({ who: (await withPasskey(room, by)).who }),
  renewRecoveryCodes: async (room, by) => ({ who: (await withApp(room, by)).who }),
  listMyTasks: plain,
  // Ten a day are allowed, and the four users have a day like everybody.
  requestAccess: async (room, by) => ({
    ...(await asMember(room, by)),
    json: { itemId: room.name('nothing').slice(-64), note: 'Please' },
  }),
  declineAccess: async (room) => ({ params: { id: await accessRequest(room) } }),
  getMyMailSettings: plain,
  updateMyMailSettings: () => Promise.resolve({ json: { digest: 'weekly', tasks: true, alerts: false } }),
  listOutbox: plain,
  getMySession: asMember,
  listMySessions: asMember,
  endMySession: async (room, by) => {
    const { person, id } = await signedInTwice(room, by);
    return { who: person.who, params: { id } };
  },
  endMyOtherSessions: asMember,
  ...sharingSound,
  ...termsSound,
  ...deletedSound,
  ...evidenceSound,
  ...readingSound,
  ...bulkSound,
};

/** Operations whose caller must prepare the item. */
export const preparedByCaller: ReadonlySet<string> = new Set(['downloadArchive', ...reportsOfCaller]);

/** Operations on the caller's own account, or limited for each, called by a user created by the suite. */
export const ownAffairs: ReadonlySet<string> = new Set([
  'requestAccess',
  'getMySecondFactor',
  'verifySecondFactor',
  'renameSecondFactor',
  'removeSecondFactor',
  'beginTotpEnrolment',
  'finishTotpEnrolment',
  'beginPasskeyEnrolment',
  'finishPasskeyEnrolment',
  'beginPasskeyCheck',
  'renewRecoveryCodes',
  'getMySession',
  'listMySessions',
  'endMySession',
  'endMyOtherSessions',
]);

/** A call that succeeds for the administrator, or without a session for public operations. */
export async function soundCall(room: Room, id: string, by: Role = 'admin'): Promise<Call> {
  const prepare = soundCalls[id];
  if (!prepare) throw new Error(`The suite has no sound call of ${id}: add one to conformance/cases/sound.ts`);
  const who = room.operation(id).roles.includes('public') ? 'nobody' : by;
  return { id, who, ...(await prepare(room, by)) };
}
