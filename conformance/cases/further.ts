// Further values for what a valid call sends once or not at all.
import { z } from 'zod';
import { page, type Call, type Room } from '../room/room.ts';
import { withoutFactor, withPasskey } from './account.ts';
import { approvalFolder, askFor, newestOf, pending, type Edition } from './evidence.ts';
import { oneCell } from './bulk.ts';
import { group } from './sharing.ts';
import { soundCall } from './sound.ts';
import { nextTerms, published } from './terms.ts';

/** Replaces parts of the valid call; `json` and `query` are merged. */
type Further = (room: Room) => Promise<Partial<Call>>;

const versionOf: Further = async (room) => {
  const [name, folderId] = [room.name('Meant'), await room.folder()];
  return { json: { name, folderId, nextVersionOf: await room.document({ name, folderId }) } };
};

export const asItIs: Further = () => Promise.resolve({});

const json =
  (value: object): Further =>
  () =>
    Promise.resolve({ json: value });
const inDays = (room: Room, days: number) => room.timeIn(days * 86_400);

/** A second version with other bytes. */
async function edited(room: Room): Promise<Edition & { id: string }> {
  const [name, folderId] = [room.name('Draft'), await approvalFolder(room)];
  await room.document({ name, folderId }, 'manager');
  const id = await room.document({ name, folderId, bytes: page.replace('Minutes', 'Seconds') }, 'manager');
  return { id, ...(await newestOf(room, id)) };
}

const withTwoApprovers: Further = async (room) => {
  const { id, ...edition } = await edited(room);
  const approverIds = [(await withoutFactor(room, 'manager')).id, (await withoutFactor(room, 'admin')).id];
  return { params: { id }, json: { ...edition, approverIds } };
};

const secondVersion: Further = async (room) => {
  await room.policy.needOneApprover();
  const { id, version, sha256 } = await edited(room);
  const requestId = await askFor(room, 'manager', { id, version, sha256 });
  return { params: { id: requestId }, json: { decision: 'approve', version, sha256, comment: 'As read' } };
};

const rejected: Further = async (room) => {
  const { requestId, version, sha256 } = await pending(room, 'admin');
  return { params: { id: requestId }, json: { decision: 'reject', version, sha256, comment: null } };
};

const secondRead: Further = async (room) => {
  const { id, version } = await edited(room);
  await room.must({ id: 'previewDocument', params: { id } });
  return { params: { id }, json: { version } };
};

const withRights: Further = async (room) => {
  const ends = [inDays(room, 1), null];
  const folderPermissions = [];
  const documentPermissions = [];
  for (const expiresAt of ends) {
    folderPermissions.push({ folderId: await room.folder(), canRead: expiresAt !== null, canWrite: true, expiresAt });
    documentPermissions.push({
      documentId: await room.document(),
      canRead: expiresAt !== null,
      canDownload: true,
      expiresAt,
    });
  }
  const groupIds = [await group(room, []), await group(room, [])];
  const names = { firstName: room.name('Ada'), lastName: room.name('Haddad') };
  return { json: { ...names, folderPermissions, documentPermissions, groupIds, expiresAt: inDays(room, 2) } };
};

const intoGroup =
  (expiresAt: (room: Room) => string | null): Further =>
  async (room) => {
    const people = [
      { email: room.email(), firstName: room.name('Noor'), lastName: room.name('Haddad') },
      { email: room.email(), firstName: null, lastName: null, groupName: room.name('Group') },
      { email: room.email(), groupName: room.name('Group') },
    ];
    const groupId = await group(room, []);
    return { json: { people, groupName: undefined, groupId, expiresAt: expiresAt(room) } };
  };

const withoutMembers: Further = async (room) => {
  const removeMemberIds = [await room.invited(), await room.invited()];
  const networks = [
    { cidr: '192.0.2.0/24', note: 'Office' },
    { cidr: '2001:db8::/32', note: 'Home' },
  ];
  return { params: { id: await group(room, removeMemberIds) }, json: { removeMemberIds, networks } };
};

const anotherPolicy: Further = async (room) => {
  await room.policy.during('admin', { idleMinutes: 1440 }, () => Promise.resolve());
  return {};
};

const changedCells: Further = async (room) => {
  const { cell } = await oneCell(room);
  const { cell: other, tag } = await oneCell(room);
  const permissions = [
    { canRead: true, canWrite: true, canDownload: true, expiresAt: inDays(room, 1) },
    { canRead: false, canWrite: false, canDownload: false, expiresAt: null },
  ];
  const changes = [cell, other].map((one, at) => ({ ...one, permission: permissions[at] }));
  return { headers: { 'if-match': `"another", ${tag}` }, json: { changes } };
};

const ofTwoGroups: Further = async (room) => {
  const groupIds = [await group(room, []), await group(room, [])].toSorted();
  return { json: { groupIds } };
};

const nextVersion: Further = async (room) => nextTerms(room, await published(room), 1);

const passkeyBegun = z.object({ id: z.string(), options: z.looseObject({ challenge: z.string() }) });
const byPasskey: Further = async (room) => {
  const { who, passkey } = await withPasskey(room, 'admin');
  const { id, options } = await room.read(passkeyBegun, { id: 'beginPasskeyCheck', who });
  return { who, json: { method: 'passkey', code: undefined, id, response: await passkey.get(options) } };
};

const ofGroup =
  (days: string): Further =>
  async (room) => ({ query: { days, groupId: await group(room, []) } });

const narrowed: Further = async (room) => ({
  query: {
    ...{ type: 'html', folder: await room.folder(), level: 'public' },
    ...{ from: inDays(room, -1), to: inDays(room, 1) },
  },
});

const until =
  (days: number): Further =>
  (room) => {
    const [from, to] = [inDays(room, days - 1), inDays(room, days)];
    return Promise.resolve({
      json: { from, to, format: 'csv', firstDay: from.slice(0, 10), lastDay: to.slice(0, 10) },
    });
  };

const inEncoding =
  (encoding: string): Further =>
  () =>
    Promise.resolve({ query: { encoding } });

export const furtherCalls: Readonly<Record<string, readonly Further[]>> = {
  getMeasures: [ofGroup('7'), ofGroup('90')],
  searchContents: [narrowed],
  registerDocument: [json({ comment: null }), json({ comment: 'As signed' }), versionOf],
  previewDocument: [inEncoding('utf-8'), inEncoding('shift_jis')],
  previewDocumentVersion: [inEncoding('utf-8'), inEncoding('shift_jis')],
  setLegalHold: [json({ legalHold: false })],
  reportReading: [secondRead],
  requestApproval: [withTwoApprovers],
  decideApproval: [secondVersion, rejected],
  previewSettings: [
    json({ accessLevel: 'public', downloadRestricted: true }),
    json({ accessLevel: 'confidential', downloadRestricted: false }),
  ],
  updateFolderPermissions: [changedCells],
  createUser: [withRights],
  inviteUsers: [intoGroup(() => null), intoGroup((room) => inDays(room, 1))],
  updateGroup: [withoutMembers, json({ digest: 'daily' }), json({ digest: 'weekly' })],
  updateSecurityPolicy: [anotherPolicy],
  publishTerms: [nextVersion, nextVersion, ofTwoGroups],
  verifySecondFactor: [byPasskey, byPasskey],
  createComplianceReport: [until(-1), until(-2)],
  updateMyMailSettings: [json({ digest: 'daily', tasks: false, alerts: true })],
  putBackItem: [(room) => Promise.resolve({ json: { name: room.name('Back again') } })],
  requestAccess: [json({ note: null }), json({ note: 'For the audit' })],
};

export async function furtherCall(room: Room, id: string, further: Further): Promise<Call> {
  // Before the call is prepared, since it may name the newest version of what this changes.
  const more = await further(room);
  const call = await soundCall(room, id);
  return {
    ...call,
    ...more,
    query: { ...call.query, ...more.query },
    ...(call.json !== undefined && { json: { ...(call.json as object), ...(more.json as object) } }),
  };
}
