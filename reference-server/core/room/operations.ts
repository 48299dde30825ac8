// The table of the core: every operation of the contract is a function of its name in one of these files. A missing one
// does not compile. Method, path, roles and schemas come from the contract; both doors loop over it.
import type { Actor, Context, CoreOperationId, Operations } from '../call/operation.ts';
import type { LastWord } from '../identity/recheck/caller-recheck.ts';
import { sayWhoIsLast } from '../people/keep-an-admin.ts';
import * as review from '../access/review.ts';
import * as waiting from '../access/waiting.ts';
import * as approvalLists from '../approvals/approval-lists.ts';
import * as decisions from '../approvals/decisions.ts';
import * as folderEffect from '../approvals/folder-effect.ts';
import * as requests from '../approvals/requests.ts';
import * as archive from '../archive/archive.ts';
import * as roomIndex from '../archive/room-index.ts';
import * as audit from '../audit/audit.ts';
import * as dashboard from '../audit/dashboard.ts';
import * as integrity from '../audit/integrity.ts';
import * as measures from '../audit/measures.ts';
import * as search from '../audit/search.ts';
import * as activity from '../documents/activity.ts';
import * as compare from '../documents/compare.ts';
import * as content from '../documents/content.ts';
import * as documentPermissions from '../documents/document-permissions.ts';
import * as documentRegistration from '../documents/document-registration.ts';
import * as documents from '../documents/documents.ts';
import * as favourites from '../documents/favourites.ts';
import * as reading from '../documents/reading.ts';
import * as searchContents from '../documents/search-contents.ts';
import * as uploads from '../documents/uploads.ts';
import * as versions from '../documents/versions.ts';
import * as deletedItems from '../folders/deleted-items.ts';
import * as folderDeletion from '../folders/folder-deletion.ts';
import * as folderPermissions from '../folders/folder-permissions.ts';
import * as folders from '../folders/folders.ts';
import * as moveDocument from '../folders/move-document.ts';
import * as moveFolder from '../folders/move-folder.ts';
import * as permissionMatrix from '../folders/permission-matrix.ts';
import * as previewMove from '../folders/preview-move.ts';
import * as previewSettings from '../folders/preview-settings.ts';
import * as passkeyEnrolment from '../identity/second-factor/enrolment/passkey-enrolment.ts';
import * as totpEnrolment from '../identity/second-factor/enrolment/totp-enrolment.ts';
import * as recoveryCodes from '../identity/second-factor/recovery-codes.ts';
import * as reset from '../identity/second-factor/reset.ts';
import * as secondFactor from '../identity/second-factor/second-factor.ts';
import * as verification from '../identity/second-factor/verification.ts';
import * as mySessions from '../identity/sessions/my-sessions.ts';
import * as sessions from '../identity/sessions/sessions.ts';
import * as userSessions from '../identity/sessions/user-sessions.ts';
import * as invitations from '../identity/sign-in/invitations.ts';
import * as accessRequests from '../people/access-requests.ts';
import * as expiry from '../people/expiry.ts';
import * as givenToGroup from '../people/given-to-group.ts';
import * as groups from '../people/groups.ts';
import * as inviteUsers from '../people/invite-users.ts';
import * as mailSettings from '../people/mail/mail-settings.ts';
import * as outbox from '../people/mail/outbox.ts';
import * as users from '../people/users.ts';
import * as reportCalls from '../reports/report-calls.ts';
import * as policyReach from '../security/policy-reach.ts';
import * as securityPolicy from '../security/security-policy.ts';
import * as terms from '../security/terms.ts';

export const operations: Operations = {
  ...review,
  ...waiting,
  ...approvalLists,
  ...decisions,
  ...folderEffect,
  ...requests,
  ...archive,
  ...roomIndex,
  ...audit,
  ...dashboard,
  ...integrity,
  ...measures,
  ...search,
  ...activity,
  ...compare,
  ...content,
  ...documentPermissions,
  ...documentRegistration,
  ...documents,
  ...favourites,
  ...reading,
  ...searchContents,
  ...uploads,
  ...versions,
  ...deletedItems,
  ...folderDeletion,
  ...folderPermissions,
  ...folders,
  ...moveDocument,
  ...moveFolder,
  ...permissionMatrix,
  ...previewMove,
  ...previewSettings,
  ...passkeyEnrolment,
  ...totpEnrolment,
  ...recoveryCodes,
  ...reset,
  ...secondFactor,
  ...verification,
  ...mySessions,
  ...sessions,
  ...userSessions,
  ...invitations,
  ...accessRequests,
  ...expiry,
  ...givenToGroup,
  ...groups,
  ...inviteUsers,
  ...mailSettings,
  ...outbox,
  ...users,
  ...reportCalls,
  ...policyReach,
  ...securityPolicy,
  ...terms,
};

const endingAdmins: ReadonlySet<CoreOperationId> = new Set(['updateUserRole', 'deactivateUser', 'updateUserExpiry']);

/** Of two administrators who end each other, the second is refused as the last one, not as an unknown caller. */
export function lastWordOf(
  operationId: CoreOperationId,
  context: Context<Actor | null>,
  input: unknown,
): LastWord | null {
  return endingAdmins.has(operationId) ? (tx) => sayWhoIsLast(tx, context, input) : null;
}
