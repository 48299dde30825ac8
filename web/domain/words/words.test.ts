import { expect, test } from 'vitest';
import * as roles from '#contract/roles.ts';
import { accountWords } from './account-words.ts';
import { approvalWords } from './approval-words.ts';
import { deletedWords } from './deleted-words.ts';
import { documentWords } from './document-words.ts';
import { editWords } from './edit-words.ts';
import { folderWords } from './folder-words.ts';
import { groupWords } from './group-words.ts';
import { permissionWords } from './permission-words.ts';
import { reportWords } from './report-words.ts';
import { taskWords } from './task-words.ts';
import { securityWords } from './security-words.ts';
import { userWords } from './user-words.ts';

const all = {
  ...accountWords,
  ...approvalWords,
  ...deletedWords,
  ...documentWords,
  ...editWords,
  ...folderWords,
  ...groupWords,
  ...permissionWords,
  ...userWords,
  ...taskWords,
  ...securityWords,
  ...reportWords,
};

test('every change has the words of the product, to the letter', () => {
  const spelled = Object.entries(all).map(([operationId, { failed, ...rest }]) => {
    const done = 'done' in rest && typeof rest.done === 'object' ? `${rest.done.title}: ${rest.done.message}` : '…';
    return `${operationId} | ${done} | ${failed.title}: ${failed.message}`;
  });
  expect(spelled).toEqual([
    'beginTotpEnrolment | … | Error: Failed to begin adding an authenticator app',
    'finishTotpEnrolment | Success: Authenticator app added | Error: Failed to add the authenticator app',
    'finishPasskeyEnrolment | Success: Passkey added | Error: Failed to add the passkey',
    'renameSecondFactor | Success: Renamed successfully | Error: Failed to rename',
    'removeSecondFactor | Success: Second factor removed | Error: Failed to remove the second factor',
    'renewRecoveryCodes | … | Error: Failed to make new recovery codes',
    'updateMyMailSettings | Success: Mails changed | Error: Failed to change your mails',
    'endMySession | Success: Session ended | Error: Failed to end the session',
    'endMyOtherSessions | Success: You are signed out everywhere else | Error: Failed to end the other sessions',
    'requestApproval | Success: Approval requested | Error: Failed to request approval',
    'decideApproval | … | Error: Failed to decide on the approval',
    'withdrawApproval | Success: Request withdrawn | Error: Failed to withdraw the request',
    'putBackItem | … | Error: Failed to put it back',
    'purgeItem | Success: Purged for good | Error: Failed to purge it',
    'setLegalHold | Success: Legal hold changed | Error: Failed to change the legal hold',
    'registerDocument | Success: Document uploaded and processed successfully | Error: Failed to process document',
    'deleteDocument | Success: Document deleted successfully | Error: Failed to delete document',
    'updateDocumentSettings | Settings Updated: Document restrictions have been updated successfully. | Update Failed: Failed to update document settings.',
    'restoreDocumentVersion | … | Error: Failed to restore version',
    'renameDocument | Success: Document renamed successfully | Error: Failed to rename document',
    'updateFolder | Success: Folder updated successfully | Error: Failed to update folder',
    'createFolder | Success: Folder created successfully | Error: Failed to create folder',
    'deleteFolder | Success: Folder deleted successfully | Error: Failed to delete folder',
    'createGroup | Success: Group created | Error: Failed to create the group',
    'updateGroup | Success: Group updated | Error: Failed to update the group',
    'deleteGroup | Success: Group deleted | Error: Failed to delete the group',
    'grantDocumentPermission | Permission Granted: User has been granted access to the document. | Failed to Grant Permission: Failed to grant document permission.',
    'revokeDocumentPermission | Permission Revoked: User access has been revoked. | Failed to Revoke Permission: Failed to revoke document permission.',
    'revokeGroupDocumentPermission | Permission Revoked: Group access has been revoked. | Failed to Revoke Permission: Failed to revoke document permission.',
    'setFolderPermission | Permission Granted: User has been granted access to the folder. | Failed to Grant Permission: Failed to grant folder permission.',
    'updateFolderPermissions | Success: Permissions saved | Error: Failed to save the permissions',
    'revokeFolderPermission | … | Failed to Remove Permission: Failed to remove folder permission.',
    'revokeGroupFolderPermission | … | Failed to Remove Permission: Failed to remove folder permission.',
    'createUser | … | Error: Failed to create user',
    'inviteUsers | … | Error: Failed to invite them',
    'updateUserRole | Success: User role updated successfully | Error: Failed to update user role',
    'updateUserExpiry | Success: End of access changed | Error: Failed to change the end of access',
    'reissueInvitation | … | Error: Failed to create a new invitation link',
    'resetSecondFactor | Success: Second factor reset | Error: Failed to reset the second factor',
    'endUserSession | Success: Session ended | Error: Failed to end the session',
    'endUserSessions | Success: Signed out everywhere | Error: Failed to end the sessions',
    'deactivateUser | Success: User deactivated successfully | Error: Failed to deactivate user',
    'requestAccess | Success: You have asked. If it is there, those who can give access decide | Error: Failed to ask for access',
    'declineAccess | Success: Request declined | Error: Failed to decline the request',
    'updateSecurityPolicy | Success: Security policy updated successfully | Error: Failed to update the security policy',
    'publishTerms | Success: Terms published | Error: Failed to publish the terms',
    'withdrawTerms | Success: Terms withdrawn | Error: Failed to withdraw the terms',
    'createComplianceReport | … | Error: Failed to create the report',
  ]);
});

test('every change that not every role may make says why it is refused, but one whose words are fixed', () => {
  const silent = Object.entries(all).filter(([operationId, words]) => {
    const allowed: readonly string[] = roles[operationId as keyof typeof roles];
    return !allowed.includes('viewer') && !('hasReason' in words) && !('hasServerMessage' in words);
  });
  expect(silent.map(([operationId]) => operationId)).toEqual(['registerDocument']);
});
