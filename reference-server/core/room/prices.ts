// The cost of each call and what it keeps open: the one table for turns and for the limit of unread answers. A call
// that is missing does not compile.
import type { OperationId } from '#contract/types.ts';

/** `cheap` touches a few rows; `listing` reads cached rows; `dear` reads much or opens files, and runs in turns. */
export type Cost = 'cheap' | 'listing' | 'dear';

interface Price {
  cost: Cost;
  /** A file counts as open at once; another answer while it is computed, if it is dear, and once it is large. */
  holds: 'answer' | 'file';
  /** Each piece of the answer has its turn like another call, since a slow reader must not keep one. */
  isMadeWhileSent?: true;
}

const cheap: Price = { cost: 'cheap', holds: 'answer' };
const listing: Price = { cost: 'listing', holds: 'answer' };
const dear: Price = { cost: 'dear', holds: 'answer' };
const file: Price = { cost: 'cheap', holds: 'file' };
const dearFile: Price = { cost: 'dear', holds: 'file' };

/** A larger answer counts as open until it is read. */
export const LARGE_BYTES = 64 * 1024;

export const prices: Readonly<Record<OperationId, Price>> = {
  getCurrentUser: cheap,
  logout: cheap,
  getDashboardMetrics: listing,
  listRecentActivity: listing,
  getMeasures: dear,
  createUploadTicket: cheap,
  storeObject: cheap,
  listDocuments: listing,
  registerDocument: cheap,
  renameDocument: cheap,
  deleteDocument: cheap,
  updateDocumentSettings: cheap,
  downloadDocument: file,
  previewDocument: file,
  listDocumentVersions: listing,
  downloadDocumentVersion: file,
  previewDocumentVersion: file,
  reportReading: cheap,
  restoreDocumentVersion: cheap,
  listDocumentPermissions: listing,
  listDocumentReaders: dear,
  grantDocumentPermission: cheap,
  revokeDocumentPermission: cheap,
  listFolders: listing,
  createFolder: cheap,
  updateFolder: cheap,
  deleteFolder: cheap,
  listUsers: listing,
  createUser: cheap,
  inviteUsers: dear,
  deactivateUser: cheap,
  updateUserRole: cheap,
  reissueInvitation: cheap,
  getMySecondFactor: cheap,
  renameSecondFactor: cheap,
  removeSecondFactor: cheap,
  beginTotpEnrolment: cheap,
  finishTotpEnrolment: cheap,
  beginPasskeyEnrolment: cheap,
  finishPasskeyEnrolment: cheap,
  beginPasskeyCheck: cheap,
  verifySecondFactor: cheap,
  renewRecoveryCodes: cheap,
  resetSecondFactor: cheap,
  getMySession: cheap,
  listMySessions: listing,
  endMySession: cheap,
  endMyOtherSessions: cheap,
  listUserSessions: listing,
  endUserSession: cheap,
  endUserSessions: cheap,
  getSecurityPolicy: cheap,
  updateSecurityPolicy: cheap,
  getSecurityPolicyReach: dear,
  listTerms: listing,
  publishTerms: cheap,
  withdrawTerms: cheap,
  getTermsVersion: listing,
  listAuditLogs: dear,
  searchAuditLogs: dear,
  getAuditIntegrity: cheap,
  listDocumentAccess: dear,
  listFolderAccess: dear,
  listUserAccess: dear,
  moveDocument: cheap,
  moveFolder: cheap,
  previewMove: dear,
  previewSettings: dear,
  revokeGroupDocumentPermission: cheap,
  listFolderPermissions: listing,
  listGroupFolderPermissions: dear,
  updateFolderPermissions: dear,
  setFolderPermission: cheap,
  revokeFolderPermission: cheap,
  revokeGroupFolderPermission: cheap,
  prepareArchive: dear,
  downloadArchive: dearFile,
  exportIndex: dear,
  updateUserExpiry: cheap,
  listGroups: listing,
  listGroupPermissions: listing,
  createGroup: cheap,
  updateGroup: cheap,
  deleteGroup: cheap,
  listDocumentActivity: listing,
  addFavourite: cheap,
  removeFavourite: cheap,
  listFavourites: listing,
  searchContents: dear,
  listDeletedItems: dear,
  putBackItem: cheap,
  purgeItem: cheap,
  setLegalHold: cheap,
  compareDocumentVersions: dear,
  listMyTasks: listing,
  requestAccess: cheap,
  declineAccess: cheap,
  getMyMailSettings: cheap,
  updateMyMailSettings: cheap,
  listOutbox: dear,
  previewFolderApproval: dear,
  requestApproval: cheap,
  listDocumentApprovals: listing,
  listPendingApprovals: listing,
  decideApproval: cheap,
  withdrawApproval: cheap,
  createComplianceReport: dear,
  getComplianceReport: cheap,
  downloadComplianceReport: { ...dearFile, isMadeWhileSent: true },
  startLogin: cheap,
  logoutAndReturn: cheap,
};

/** Calls that answer with a file. Browsers may navigate to them, so their refusals are pages. */
export const fileCalls: ReadonlySet<OperationId> = new Set(
  (Object.keys(prices) as OperationId[]).filter((id) => prices[id].holds === 'file'),
);
