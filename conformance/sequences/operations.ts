// Operations that random sequences play by their row here: how a call is drawn from what its side has made, and what of
// the answer counts. Rows of an answer are compared without order, which promises check.
import type { Call } from '../room/room.ts';
import { document, folder, group, pick, place, some, user, type Values } from './draws.ts';
import type { Seat } from './seat.ts';

type Drawn = Omit<Call, 'id' | 'who'>;
export type Draw = (seat: Seat, step: Values) => Drawn | Promise<Drawn>;

export interface Row {
  draw: Draw;
  /** Why nothing but the status is compared. */
  statusOnly?: string;
  /** Properties of the answer that are not compared. */
  without?: readonly string[];
}

const plain: Draw = () => ({});
const of =
  (item: (seat: Seat, step: Values) => Record<string, string>): Draw =>
  (seat, step) => ({ params: item(seat, step) });
const selection = (seat: Seat, step: Values) => ({
  documentIds: some(seat.documents, step),
  folderIds: step.flag ? some(seat.folders, step) : [],
});

const reading = {
  getMeasures: { draw: (_seat, { flag }) => (flag ? { query: { days: '7' } } : {}) },
  previewDocumentVersion: {
    draw: (seat, step) => ({ params: { ...document(seat, step), version: String(step.other) } }),
    statusOnly: 'bytes with watermarks differ',
  },
  listDocumentAccess: { draw: of(document) },
  listDocumentActivity: { draw: of(document) },
  listDocumentApprovals: { draw: of(document) },
  listDeletedItems: { draw: plain },
  listFavourites: { draw: plain },
  compareDocumentVersions: {
    draw: (seat, step) => ({ params: document(seat, step), query: { from: '1', to: String(step.other) } }),
  },
  searchContents: {
    draw: (seat, step) => ({ query: { q: seat.named(step) } }),
    statusOnly: 'texts are read in the background',
  },
  listGroupFolderPermissions: { draw: plain },
  previewFolderApproval: { draw: of(folder) },
  listFolderAccess: { draw: of(folder) },
  previewSettings: {
    draw: (seat, step) => ({
      json: { documentIds: some(seat.documents, step), accessLevel: step.level, downloadRestricted: step.flag },
    }),
  },
  previewMove: { draw: (seat, step) => ({ json: { ...selection(seat, step), folderId: place(seat, step) } }) },
  listPendingApprovals: { draw: plain },
  exportIndex: { draw: plain },
  listUserSessions: { draw: of(user), statusOnly: 'a sign-in of its own may keep other sessions' },
  listUserAccess: { draw: of(user) },
  listGroups: { draw: plain },
  listGroupPermissions: { draw: of(group) },
  getSecurityPolicy: { draw: plain },
  getSecurityPolicyReach: { draw: plain },
  listTerms: { draw: plain },
  getMySecondFactor: { draw: plain },
  getMySession: { draw: plain },
  listMySessions: { draw: plain, statusOnly: 'a sign-in of its own may keep other sessions' },
  searchAuditLogs: {
    draw: (seat, step) => ({
      // The log goes on from sequence to sequence, and has what was tried with `none`.
      query: {
        resourceId: some(seat.documents, step)[0] ?? 'never-tried',
        ...(step.flag && { types: 'document_view,document_download' }),
      },
    }),
  },
  getAuditIntegrity: { draw: plain, statusOnly: 'the log holds what others did, and is checked in the background' },
  getMyMailSettings: { draw: plain },
  listOutbox: { draw: plain, statusOnly: 'mails are written and sent in the background' },
  listMyTasks: { draw: plain },
} as const satisfies Record<string, Row>;

/** What was deleted, or could be. */
const item = (seat: Seat, step: Values) => (step.flag ? folder(seat, step) : document(seat, step));
const cell = (seat: Seat, { one, other }: Values) => ({
  folderId: pick(seat.folders, one),
  groupId: pick(seat.groups, other),
});
const inMonths = (seat: Seat) => seat.room.timeIn(90 * 86_400);
/** Something that such a call has made. */
const made =
  (by: string): ((seat: Seat, step: Values) => Record<string, string>) =>
  (seat, { one }) => ({ id: pick(seat.made(by), one) });

const changing = {
  addFavourite: { draw: of(document) },
  removeFavourite: { draw: of(document) },
  setLegalHold: { draw: (seat, step) => ({ params: folder(seat, step), json: { legalHold: step.flag } }) },
  purgeItem: { draw: of(item) },
  putBackItem: {
    draw: (seat, step) => ({ params: item(seat, step), json: step.other > 2 ? {} : { name: seat.named(step) } }),
  },
  reportReading: {
    draw: (seat, step) => ({
      params: document(seat, step),
      json: { version: 1 + (step.other % 2), pages: [1], seconds: step.other },
    }),
  },
  requestApproval: {
    async draw(seat, step) {
      const params = document(seat, step);
      const edition = await seat.first({ id: 'listDocumentVersions', who: step.who, params });
      const { version = 1, sha256 = '0'.repeat(64) } = edition;
      const approverIds = step.flag ? [] : some(seat.users, { ...step, one: step.other });
      return { params, json: { version, sha256, approverIds } };
    },
  },
  withdrawApproval: { draw: of(made('requestApproval')) },
  decideApproval: {
    async draw(seat, step) {
      const params = made('requestApproval')(seat, step);
      const pending = await seat.first({ id: 'listPendingApprovals', who: step.who }, params['id']);
      const { version = 1, sha256 = '0'.repeat(64) } = pending;
      return { params, json: { decision: step.flag ? 'approve' : 'reject', version, sha256 } };
    },
  },
  updateFolderPermissions: {
    async draw(seat, step) {
      const { headers } = await seat.call({ id: 'listGroupFolderPermissions', who: step.who });
      const permission = step.level === 'public' ? null : { canRead: step.flag, canWrite: false };
      return {
        headers: { 'if-match': headers.get('etag') ?? '"none"' },
        json: { changes: [{ ...cell(seat, step), permission }] },
      };
    },
  },
  revokeGroupFolderPermission: { draw: of(cell) },
  prepareArchive: { draw: (seat, step) => ({ json: selection(seat, step) }), without: ['fileName'] },
  downloadArchive: { draw: of(made('prepareArchive')), statusOnly: 'its bytes have times in them' },
  inviteUsers: {
    draw: (seat, step) => ({
      json: {
        people: ['party', 'guest'].map((name) => ({ email: seat.email(`${name}-${step.one}`, 'buyer.example') })),
        role: step.flag ? 'viewer' : 'manager',
        ...(step.level === 'public' && { groupName: seat.named(step) }),
      },
    }),
  },
  updateUserExpiry: {
    draw: (seat, step) => ({ params: user(seat, step), json: { expiresAt: step.flag ? inMonths(seat) : null } }),
  },
  endUserSessions: { draw: of(user) },
  endMyOtherSessions: { draw: plain },
  resetSecondFactor: { draw: of(user) },
  updateSecurityPolicy: {
    async draw(seat, { who, flag }) {
      const answer = await seat.call({ id: 'getSecurityPolicy', who });
      if (answer.status !== 200) return { json: {} };
      const { tag, choices } = seat.room.policy.withApprovers(answer, flag ? 1 : 2);
      return { headers: { 'if-match': tag }, json: choices };
    },
  },
  publishTerms: {
    draw: (seat, step) => ({
      json: { title: seat.named(step), text: 'Tell nobody.', groupIds: [group(seat, step)['id']] },
    }),
  },
  getTermsVersion: { draw: (seat, step) => ({ params: { ...made('publishTerms')(seat, step), version: '1' } }) },
  withdrawTerms: { draw: of(made('publishTerms')) },
  createComplianceReport: {
    draw: () => ({ json: { from: '2020-01-01T00:00:00.000Z', format: 'csv' } }),
    statusOnly: 'it is about the whole log',
  },
  getComplianceReport: {
    draw: of(made('createComplianceReport')),
    statusOnly: 'it is about the whole log, and is made in the background',
  },
  downloadComplianceReport: { draw: of(made('createComplianceReport')), statusOnly: 'its form is of each server' },
  updateMyMailSettings: {
    draw: (_seat, { flag, other }) => ({ json: { digest: other > 2 ? 'daily' : 'off', tasks: flag, alerts: !flag } }),
  },
  requestAccess: { draw: (seat, step) => ({ json: { itemId: item(seat, step)['id'] } }) },
  declineAccess: {
    async draw(seat, step) {
      const wanted = pick(seat.documents, step.one);
      const { id = 'none' } = await seat.first({ id: 'listMyTasks', who: step.who }, wanted);
      return { params: { id: String(id) } };
    },
  },
} as const satisfies Record<string, Row>;

export const rows = { ...reading, ...changing } as const satisfies Record<string, Row>;

const ofFactors = 'a code is of a moment and used once, and a factor that is asked for again locks its owner out';
const ofSessions = 'a sign-in of its own may keep other sessions';

/** Operations that no step plays, and why. */
export const notPlayed: Readonly<Record<string, string>> = {
  startLogin: 'each target has a sign-in of its own',
  endUserSession: ofSessions,
  endMySession: ofSessions,
  ...Object.fromEntries(
    [
      ...['verifySecondFactor', 'renameSecondFactor', 'removeSecondFactor', 'renewRecoveryCodes'],
      ...['beginTotpEnrolment', 'finishTotpEnrolment'],
      ...['beginPasskeyEnrolment', 'finishPasskeyEnrolment', 'beginPasskeyCheck'],
    ].map((id) => [id, ofFactors]),
  ),
};
