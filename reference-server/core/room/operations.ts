// The table of the core: one function for every operation of the contract. Method, path, roles and schemas come from
// the contract; both doors loop over it.
import { getMySecondFactor, renameSecondFactor, removeSecondFactor } from '../identity/second-factor/second-factor.ts';
import { beginTotpEnrolment, finishTotpEnrolment } from '../identity/second-factor/enrolment/totp-enrolment.ts';
import {
  beginPasskeyEnrolment,
  finishPasskeyEnrolment,
} from '../identity/second-factor/enrolment/passkey-enrolment.ts';
import { beginPasskeyCheck, verifySecondFactor } from '../identity/second-factor/verification.ts';
import { renewRecoveryCodes } from '../identity/second-factor/recovery-codes.ts';
import { resetSecondFactor } from '../identity/second-factor/reset.ts';
import { getMySession, listMySessions, endMySession, endMyOtherSessions } from '../identity/sessions/my-sessions.ts';
import { listUserSessions, endUserSession, endUserSessions } from '../identity/sessions/user-sessions.ts';
import { getSecurityPolicyReach } from '../security/policy-reach.ts';
import { getSecurityPolicy, updateSecurityPolicy } from '../security/security-policy.ts';
import { getTermsVersion, listTerms, publishTerms, withdrawTerms } from '../security/terms.ts';
import { getAuditIntegrity, listAuditLogs } from '../audit/audit.ts';
import { searchAuditLogs } from '../audit/search.ts';
import {
  downloadDocument,
  downloadDocumentVersion,
  previewDocument,
  previewDocumentVersion,
} from '../documents/content.ts';
import { reportReading } from '../documents/reading.ts';
import { getDashboardMetrics, listRecentActivity } from '../audit/dashboard.ts';
import { getMeasures } from '../audit/measures.ts';
import { deleteDocument, listDocuments, renameDocument, updateDocumentSettings } from '../documents/documents.ts';
import { deleteFolder } from '../folders/folder-deletion.ts';
import { createFolder, listFolders, updateFolder } from '../folders/folders.ts';
import { reissueInvitation } from '../identity/sign-in/invitations.ts';
import type { Actor, Context, CoreOperationId, Operations } from '../call/operation.ts';
import {
  grantDocumentPermission,
  listDocumentPermissions,
  revokeDocumentPermission,
  revokeGroupDocumentPermission,
} from '../documents/document-permissions.ts';
import { registerDocument } from '../documents/document-registration.ts';
import { getCurrentUser, logout } from '../identity/sessions/sessions.ts';
import { createUploadTicket, storeObject } from '../documents/uploads.ts';
import { downloadArchive, prepareArchive } from '../archive/archive.ts';
import { exportIndex } from '../archive/room-index.ts';
import {
  listFolderPermissions,
  revokeFolderPermission,
  revokeGroupFolderPermission,
  setFolderPermission,
} from '../folders/folder-permissions.ts';
import { listGroupFolderPermissions, updateFolderPermissions } from '../folders/permission-matrix.ts';
import { createGroup, deleteGroup, listGroupPermissions, listGroups, updateGroup } from '../people/groups.ts';
import { moveDocument, moveFolder } from '../folders/moving.ts';
import { previewMove } from '../folders/preview-move.ts';
import { previewSettings } from '../folders/preview-settings.ts';
import { declineAccess, requestAccess } from '../people/access-requests.ts';
import { listMyTasks } from '../access/waiting.ts';
import { inviteUsers } from '../people/invite-users.ts';
import { listDocumentAccess, listDocumentReaders, listFolderAccess, listUserAccess } from '../access/review.ts';
import type { LastWord } from '../identity/recheck/caller-recheck.ts';
import { refuseLastAdmin } from '../people/keep-an-admin.ts';
import { createUser, deactivateUser, listUsers, updateUserExpiry, updateUserRole } from '../people/users.ts';
import { decideApproval, listDocumentApprovals, listPendingApprovals } from '../approvals/decisions.ts';
import { previewFolderApproval } from '../approvals/folder-effect.ts';
import { requestApproval, withdrawApproval } from '../approvals/requests.ts';
import { createComplianceReport, downloadComplianceReport, getComplianceReport } from '../reports/report-calls.ts';
import { addFavourite, listFavourites, removeFavourite } from '../documents/favourites.ts';
import { listDeletedItems, purgeItem, putBackItem, setLegalHold } from '../folders/deleted-items.ts';
import { searchContents } from '../documents/search-contents.ts';
import { getMyMailSettings, updateMyMailSettings } from '../people/mail/mail-settings.ts';
import { listOutbox } from '../people/mail/outbox.ts';
import { listDocumentActivity } from '../documents/activity.ts';
import { compareDocumentVersions } from '../documents/compare.ts';
import { listDocumentVersions, restoreDocumentVersion } from '../documents/versions.ts';

export const operations: Operations = {
  getCurrentUser,
  logout,
  getDashboardMetrics,
  listRecentActivity,
  getMeasures,
  createUploadTicket,
  storeObject,
  listDocuments,
  registerDocument,
  renameDocument,
  deleteDocument,
  updateDocumentSettings,
  downloadDocument,
  previewDocument,
  listDocumentVersions,
  downloadDocumentVersion,
  previewDocumentVersion,
  reportReading,
  restoreDocumentVersion,
  listDocumentPermissions,
  listDocumentReaders,
  grantDocumentPermission,
  revokeDocumentPermission,
  listFolders,
  createFolder,
  updateFolder,
  deleteFolder,
  listUsers,
  createUser,
  inviteUsers,
  deactivateUser,
  updateUserRole,
  reissueInvitation,
  getMySecondFactor,
  renameSecondFactor,
  removeSecondFactor,
  beginTotpEnrolment,
  finishTotpEnrolment,
  beginPasskeyEnrolment,
  finishPasskeyEnrolment,
  beginPasskeyCheck,
  verifySecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  getMySession,
  listMySessions,
  endMySession,
  endMyOtherSessions,
  listUserSessions,
  endUserSession,
  endUserSessions,
  getSecurityPolicy,
  updateSecurityPolicy,
  getSecurityPolicyReach,
  listTerms,
  publishTerms,
  withdrawTerms,
  getTermsVersion,
  listAuditLogs,
  searchAuditLogs,
  getAuditIntegrity,
  listDocumentAccess,
  listFolderAccess,
  listUserAccess,
  moveDocument,
  moveFolder,
  previewMove,
  previewSettings,
  revokeGroupDocumentPermission,
  listFolderPermissions,
  listGroupFolderPermissions,
  updateFolderPermissions,
  setFolderPermission,
  revokeFolderPermission,
  revokeGroupFolderPermission,
  prepareArchive,
  downloadArchive,
  exportIndex,
  updateUserExpiry,
  listGroups,
  listGroupPermissions,
  createGroup,
  updateGroup,
  deleteGroup,
  listDocumentActivity,
  addFavourite,
  removeFavourite,
  listFavourites,
  searchContents,
  listDeletedItems,
  putBackItem,
  purgeItem,
  setLegalHold,
  compareDocumentVersions,
  previewFolderApproval,
  requestApproval,
  listDocumentApprovals,
  listPendingApprovals,
  decideApproval,
  withdrawApproval,
  createComplianceReport,
  getComplianceReport,
  downloadComplianceReport,
  listMyTasks,
  requestAccess,
  declineAccess,
  getMyMailSettings,
  updateMyMailSettings,
  listOutbox,
};

const endingAdmins: ReadonlySet<CoreOperationId> = new Set(['updateUserRole', 'deactivateUser', 'updateUserExpiry']);

/** Of two administrators who end each other, the second is refused as the last one, not as an unknown caller. */
export function lastWordOf(
  operationId: CoreOperationId,
  context: Context<Actor | null>,
  input: unknown,
): LastWord | null {
  return endingAdmins.has(operationId) ? (tx) => refuseLastAdmin(tx, context, input) : null;
}
