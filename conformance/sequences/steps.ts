// The steps of a random sequence, as plain data, so that they can be shrunk. Items are named by their order of
// creation, so that a step means the same on both sides.
import type { Ticket } from '../room/room.ts';
import { document, folder, group, pick, place, some, user, type Values } from './draws.ts';
import { type Row, rows, type Draw } from './operations.ts';
import type { Seat } from './seat.ts';

export interface Step extends Values {
  kind: keyof typeof plays;
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

interface Play {
  (seat: Seat, step: Values): Promise<void>;
  /** The operations that it plays first of all steps. */
  operations?: readonly string[];
}

/** A group for public levels, otherwise a user. */
const holder = (seat: Seat, { other, level }: Values) =>
  level === 'public' ? { groupId: pick(seat.groups, other) } : { userId: pick(seat.users, other) };
const html = ({ flag }: Values) => (flag ? { headers: { accept: 'text/html' } } : {});
const range = ({ flag, other }: Values) => (flag ? { headers: { range: `bytes=${other}-${other + 3}` } } : {});

/** A step that is a single call. */
function once(id: string, more: Draw = () => ({})): Play {
  const play: Play = async (seat, step) => {
    await seat.call({ id, who: step.who, ...(await more(seat, step)) });
  };
  return Object.assign(play, { operations: [id] });
}

function store(seat: Seat, { params, query }: Ticket, bytes: string): Promise<unknown> {
  return seat.call({ id: 'storeObject', who: 'nobody', params, query, bytes });
}

function register(seat: Seat, step: Values, { documentURL }: Ticket): Promise<unknown> {
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

async function upload(seat: Seat, step: Values): Promise<void> {
  const before = seat.tickets.length;
  await seat.call({ id: 'createUploadTicket', who: step.who });
  const ticket = seat.tickets.at(-1);
  if (seat.tickets.length === before || !ticket) return;
  await store(seat, ticket, step.bytes);
  await register(seat, step, ticket);
}
upload.operations = ['createUploadTicket', 'storeObject', 'registerDocument'];

const roleNames = ['viewer', 'analyst', 'manager', 'admin'];

const byHand = {
  upload,
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
  requireApproval: once('updateFolder', (seat, step) => ({
    params: folder(seat, step),
    json: { name: seat.named(step), accessLevel: step.level, approvalRequired: step.flag },
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
    params: group(seat, step),
    json: { [step.flag ? 'addMemberIds' : 'removeMemberIds']: [pick(seat.users, step.other)] },
  })),
  deleteGroup: once('deleteGroup', (seat, step) => ({ params: group(seat, step) })),
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

type ByRow = keyof typeof rows;
const byRow = Object.fromEntries(Object.entries<Row>(rows).map(([id, row]) => [id, once(id, row.draw)]));

export const plays = { ...byHand, ...(byRow as Record<ByRow, Play>) };

/** The operations that the steps play. */
export const played: ReadonlySet<string> = new Set(
  Object.values<Play>(plays).flatMap(({ operations = [] }) => operations),
);

type Part = Partial<Step> & Pick<Step, 'kind' | 'who'>;
const newest = { one: -1, other: -1 };

/** Steps that rarely follow each other by chance; their open values are drawn. */
export const stories: readonly (readonly Part[])[] = [
  [
    { kind: 'createFolder', who: 'manager', name: 'Report.html', level: 'public' },
    { kind: 'requireApproval', who: 'manager', ...newest, name: 'Report.html', level: 'public', flag: true },
    { kind: 'upload', who: 'manager', ...newest, name: 'Report.html', level: 'public' },
    { kind: 'requestApproval', who: 'manager', ...newest, flag: true },
    { kind: 'listPendingApprovals', who: 'admin' },
    { kind: 'decideApproval', who: 'admin', ...newest },
    { kind: 'withdrawApproval', who: 'manager', ...newest },
  ],
  [
    { kind: 'upload', who: 'manager', name: 'Budget.pdf' },
    { kind: 'deleteDocument', who: 'manager', ...newest },
    { kind: 'putBackItem', who: 'admin', one: -1, flag: false, name: 'Report.html' },
    { kind: 'deleteDocument', who: 'admin', ...newest },
    { kind: 'purgeItem', who: 'admin', one: -1, flag: false },
  ],
  [
    { kind: 'upload', who: 'manager', name: 'Budget.pdf', level: 'confidential' },
    { kind: 'requestAccess', who: 'viewer', one: -1, flag: false },
    { kind: 'listMyTasks', who: 'admin' },
    { kind: 'declineAccess', who: 'admin', one: -1 },
  ],
  [
    { kind: 'upload', who: 'admin', name: 'Report.html', level: 'public', other: 0 },
    { kind: 'upload', who: 'admin', name: 'Report.html', level: 'public', other: 0 },
    { kind: 'compareDocumentVersions', who: 'viewer', one: -1, other: 2 },
    { kind: 'preview', who: 'viewer', one: -1, flag: false },
    { kind: 'reportReading', who: 'viewer', one: -1, other: 1 },
    { kind: 'prepareArchive', who: 'viewer', one: -1, flag: false },
    { kind: 'downloadArchive', who: 'viewer', one: -1 },
    { kind: 'addFavourite', who: 'viewer', one: -1 },
    { kind: 'listDocumentActivity', who: 'manager', one: -1 },
  ],
  [
    { kind: 'createGroup', who: 'admin', name: 'Report.html' },
    { kind: 'createFolder', who: 'admin', name: 'Budget.pdf' },
    { kind: 'updateFolderPermissions', who: 'admin', ...newest, level: 'restricted' },
    { kind: 'listGroupPermissions', who: 'manager', one: -1 },
    { kind: 'publishTerms', who: 'admin', one: -1, name: 'Report.html' },
    { kind: 'getTermsVersion', who: 'admin', one: -1 },
    { kind: 'listTerms', who: 'admin' },
    { kind: 'withdrawTerms', who: 'admin', one: -1 },
  ],
];
