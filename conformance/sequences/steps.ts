// The steps of a random sequence, as plain data, so that they can be shrunk. Items are named by their order of
// creation, so that a step means the same on both sides.
import type { Call, Ticket } from '../room/room.ts';
import type { Who } from '../target.ts';
import type { Seat } from './seat.ts';

export interface Step {
  kind: keyof typeof plays;
  who: Who;
  /** Selects a document, folder or user. */
  one: number;
  /** Selects another one. */
  other: number;
  name: string;
  level: string;
  flag: boolean;
  bytes: string;
}

export const names = [
  'Report.html',
  'Budget.pdf',
  'Re\u0301sume\u0301',
  'R\u00e9sum\u00e9',
  '\u202eexe.fdp',
  ' ',
] as const;
export const levels = ['public', 'restricted', 'confidential'] as const;
export const contents = [
  '<!doctype html><body><h1>One</h1></body>',
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  'Plain words that nothing shows.',
  '',
] as const;

type Play = (seat: Seat, step: Step) => Promise<void>;

const pick = (from: readonly string[], at: number): string => from[at % Math.max(1, from.length)] ?? 'none';
/** One of them, if there are any. */
const some = (from: readonly string[], { one }: Step): string[] => (from.length === 0 ? [] : [pick(from, one)]);
const document = (seat: Seat, { one }: Step): Record<string, string> => ({ id: pick(seat.documents, one) });
const folder = (seat: Seat, { one }: Step): Record<string, string> => ({ id: pick(seat.folders, one) });
const user = (seat: Seat, { one }: Step): Record<string, string> => ({ id: pick(seat.users, one) });
/** A folder, or the root every second time. */
const place = (seat: Seat, { other }: Step): string | null => (other % 2 === 0 ? null : pick(seat.folders, other));
/** A group for public levels, otherwise a user. */
const holder = (seat: Seat, { other, level }: Step) =>
  level === 'public' ? { groupId: pick(seat.groups, other) } : { userId: pick(seat.users, other) };
const html = ({ flag }: Step) => (flag ? { headers: { accept: 'text/html' } } : {});
const range = ({ flag, other }: Step) => (flag ? { headers: { range: `bytes=${other}-${other + 3}` } } : {});

/** A step that is a single call. */
const once =
  (id: string, more: (seat: Seat, step: Step) => Omit<Call, 'id' | 'who'> = () => ({})): Play =>
  async (seat, step) => {
    await seat.call({ id, who: step.who, ...more(seat, step) });
  };

function store(seat: Seat, { params, query }: Ticket, bytes: string): Promise<unknown> {
  return seat.call({ id: 'storeObject', who: 'nobody', params, query, bytes });
}

function register(seat: Seat, step: Step, { documentURL }: Ticket): Promise<unknown> {
  const { level, flag, who, bytes } = step;
  const json = {
    documentURL,
    name: seat.named(step),
    mimeType: 'text/html',
    size: bytes.length,
    folderId: place(seat, step),
  };
  return seat.call({ id: 'registerDocument', who, json: { ...json, accessLevel: level, downloadRestricted: flag } });
}

const roleNames = ['viewer', 'analyst', 'manager', 'admin'];

export const plays = {
  upload: async (seat, step) => {
    const before = seat.tickets.length;
    await seat.call({ id: 'createUploadTicket', who: step.who });
    const ticket = seat.tickets.at(-1);
    if (seat.tickets.length === before || !ticket) return;
    await store(seat, ticket, step.bytes);
    await register(seat, step, ticket);
  },
  storeAgain: async (seat, step) => {
    const ticket = seat.tickets[step.one % Math.max(1, seat.tickets.length)];
    if (ticket) await store(seat, ticket, step.bytes);
  },
  registerAgain: async (seat, step) => {
    const ticket = seat.tickets[step.one % Math.max(1, seat.tickets.length)];
    if (ticket) await register(seat, step, ticket);
  },
  createFolder: once('createFolder', (seat, step) => ({
    json: { name: seat.named(step), description: step.bytes, parentId: place(seat, step), accessLevel: step.level },
  })),
  updateFolder: once('updateFolder', (seat, step) => ({
    params: folder(seat, step),
    json: { name: seat.named(step), accessLevel: step.level },
  })),
  deleteFolder: once('deleteFolder', (seat, step) => ({
    params: folder(seat, step),
    query: { cascade: String(step.flag) },
  })),
  listFolders: once('listFolders'),
  listDocuments: once('listDocuments'),
  rename: once('renameDocument', (seat, step) => ({ params: document(seat, step), json: { name: seat.named(step) } })),
  settings: once('updateDocumentSettings', (seat, step) => ({
    params: document(seat, step),
    json: { accessLevel: step.level, downloadRestricted: step.flag, printingRestricted: !step.flag },
  })),
  deleteDocument: once('deleteDocument', (seat, step) => ({ params: document(seat, step) })),
  versions: once('listDocumentVersions', (seat, step) => ({ params: document(seat, step) })),
  restore: once('restoreDocumentVersion', (seat, step) => ({
    params: { ...document(seat, step), version: String(step.other) },
  })),
  download: once('downloadDocument', (seat, step) => ({ params: document(seat, step), ...html(step) })),
  downloadPart: once('downloadDocument', (seat, step) => ({ params: document(seat, step), ...range(step) })),
  downloadVersion: once('downloadDocumentVersion', (seat, step) => ({
    params: { ...document(seat, step), version: String(step.other) },
    ...range(step),
  })),
  preview: once('previewDocument', (seat, step) => ({ params: document(seat, step), ...html(step) })),
  grant: once('grantDocumentPermission', (seat, step) => ({
    json: {
      documentId: pick(seat.documents, step.one),
      userId: pick(seat.users, step.other),
      canRead: step.flag,
      canDownload: step.level === 'public',
    },
  })),
  revoke: once('revokeDocumentPermission', (seat, step) => ({
    params: { documentId: pick(seat.documents, step.one), userId: pick(seat.users, step.other) },
  })),
  grantGroup: once('grantDocumentPermission', (seat, step) => ({
    json: {
      documentId: pick(seat.documents, step.one),
      groupId: pick(seat.groups, step.other),
      canRead: step.flag,
      canDownload: step.level === 'public',
    },
  })),
  revokeGroup: once('revokeGroupDocumentPermission', (seat, step) => ({
    params: { documentId: pick(seat.documents, step.one), groupId: pick(seat.groups, step.other) },
  })),
  setFolder: once('setFolderPermission', (seat, step) => ({
    json: { folderId: pick(seat.folders, step.one), ...holder(seat, step), canRead: step.flag, canWrite: false },
  })),
  revokeFolder: once('revokeFolderPermission', (seat, step) => ({
    params: { folderId: pick(seat.folders, step.one), userId: pick(seat.users, step.other) },
  })),
  folderPermissions: once('listFolderPermissions', (seat, step) => ({ params: folder(seat, step) })),
  createGroup: once('createGroup', (seat, step) => ({
    json: { name: seat.named(step), memberIds: some(seat.users, step) },
  })),
  updateGroup: once('updateGroup', (seat, step) => ({
    params: { id: pick(seat.groups, step.one) },
    json: { [step.flag ? 'addMemberIds' : 'removeMemberIds']: [pick(seat.users, step.other)] },
  })),
  deleteGroup: once('deleteGroup', (seat, step) => ({ params: { id: pick(seat.groups, step.one) } })),
  move: once('moveDocument', (seat, step) => ({ params: document(seat, step), json: { folderId: place(seat, step) } })),
  moveFolder: once('moveFolder', (seat, step) => ({
    params: folder(seat, step),
    json: { parentId: place(seat, step) },
  })),
  permissions: once('listDocumentPermissions', (seat, step) => ({ params: document(seat, step) })),
  readers: once('listDocumentReaders', (seat, step) => ({ params: document(seat, step) })),
  invite: once('createUser', (seat, step) => ({
    json: {
      firstName: step.name,
      lastName: 'Haddad',
      email: seat.email(`guest-${step.one}`, 'buyer.example'),
      role: pick(roleNames, step.other),
      folderPermissions: some(seat.folders, step).map((folderId) => ({ folderId, canRead: true, canWrite: step.flag })),
      documentPermissions: some(seat.documents, step).map((documentId) => ({
        documentId,
        canRead: step.flag,
        canDownload: true,
      })),
    },
  })),
  inviteWithNothing: once('createUser', (seat, step) => ({
    json: {
      firstName: 'Noor',
      lastName: step.name,
      email: seat.email(`guest-${step.one}`, 'Buyer.example'),
      role: 'viewer',
    },
  })),
  reissue: once('reissueInvitation', (seat, step) => ({ params: user(seat, step) })),
  role: once('updateUserRole', (seat, step) => ({
    params: user(seat, step),
    json: { role: pick(roleNames, step.other) },
  })),
  deactivate: once('deactivateUser', (seat, step) => ({ params: user(seat, step) })),
  listUsers: once('listUsers'),
  me: once('getCurrentUser'),
  metrics: once('getDashboardMetrics'),
  activity: once('listRecentActivity'),
  audit: once('listAuditLogs', (_seat, { flag }) => (flag ? {} : { query: { before: 'audit-none' } })),
  logout: once('logout'),
  signOutPage: once('logoutAndReturn', (_seat, { flag }) =>
    flag ? { headers: { 'sec-fetch-site': 'cross-site' } } : {},
  ),
  crossSite: once('createFolder', () => ({ headers: { 'sec-fetch-site': 'same-site' }, json: { name: 'From afar' } })),
} as const satisfies Record<string, Play>;
