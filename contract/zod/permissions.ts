/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * Oldest first. Grants only add to what level and folder allow; they never deny.
 * @summary The grants on a document
 */
export const listDocumentPermissionsPathIdMax = 64;



export const ListDocumentPermissionsParams = zod.object({
  "id": zod.string().max(listDocumentPermissionsPathIdMax).describe('The document\'s id.')
})

/**
 * Every analyst and viewer who can preview the document at this moment, in the order of the list of users.
 * Administrators and managers see every document and are not named.
 * @summary Who can read a document now
 */
export const listDocumentReadersPathIdMax = 64;



export const ListDocumentReadersParams = zod.object({
  "id": zod.string().max(listDocumentReadersPathIdMax).describe('The document\'s id.')
})

/**
 * Granting to the same person again replaces the grant (200). `canDownload` without `canRead` is stored as
 * sent and gives no access. `If-Match` names [canRead, canDownload, expiresAt] of the one before, or `[]`
 * where there is none.
 * @summary Let one person read or download one document
 */
export const grantDocumentPermissionBodyDocumentIdMax = 64;

export const grantDocumentPermissionBodyUserIdMax = 64;

export const grantDocumentPermissionBodyGroupIdMax = 64;

export const grantDocumentPermissionBodyExpiresAtMax = 35;



export const GrantDocumentPermissionBody = zod.strictObject({
  "documentId": zod.string().min(1).max(grantDocumentPermissionBodyDocumentIdMax).describe('An opaque id.'),
  "userId": zod.string().min(1).max(grantDocumentPermissionBodyUserIdMax).optional().describe('An opaque id.'),
  "groupId": zod.string().min(1).max(grantDocumentPermissionBodyGroupIdMax).optional().describe('An opaque id.'),
  "canRead": zod.boolean(),
  "canDownload": zod.boolean(),
  "expiresAt": zod.iso.datetime({"offset":true}).max(grantDocumentPermissionBodyExpiresAtMax).nullish().describe('When the access ends, answered in UTC with milliseconds; null means no end. A new end in the past or after the year 9999 is\nrefused.\n')
}).describe('To a person or to a group, one of the two.')

/**
 * Takes effect on the very next request of that person. No grant there is 404.
 * @summary Revoke a grant
 */
export const revokeDocumentPermissionPathDocumentIdMax = 64;

export const revokeDocumentPermissionPathUserIdMax = 64;



export const RevokeDocumentPermissionParams = zod.object({
  "documentId": zod.string().max(revokeDocumentPermissionPathDocumentIdMax).describe('The document\'s id.'),
  "userId": zod.string().max(revokeDocumentPermissionPathUserIdMax).describe('The id of the person who holds the grant.')
})

/**
 * Takes effect on the very next request of everybody in the group. No grant there is 404.
 * @summary Revoke the grant of a group
 */
export const revokeGroupDocumentPermissionPathDocumentIdMax = 64;

export const revokeGroupDocumentPermissionPathGroupIdMax = 64;



export const RevokeGroupDocumentPermissionParams = zod.object({
  "documentId": zod.string().max(revokeGroupDocumentPermissionPathDocumentIdMax).describe('The document\'s id.'),
  "groupId": zod.string().max(revokeGroupDocumentPermissionPathGroupIdMax).describe('The id of the group that holds the permission.')
})

/**
 * All of the changes or none, with `If-Match` naming the permissions that were read. `permission: null` revokes. A
 * permission that is sent as it was is left alone; where a folder or a group no longer exists, `missing` names them and
 * nothing is changed (409).
 * @summary Change the folder permissions of groups
 */
export const updateFolderPermissionsBodyChangesItemFolderIdMax = 64;

export const updateFolderPermissionsBodyChangesItemGroupIdMax = 64;

export const updateFolderPermissionsBodyChangesItemPermissionOneExpiresAtMax = 35;

export const updateFolderPermissionsBodyChangesMax = 5000;



export const UpdateFolderPermissionsBody = zod.strictObject({
  "changes": zod.array(zod.strictObject({
  "folderId": zod.string().min(1).max(updateFolderPermissionsBodyChangesItemFolderIdMax).describe('An opaque id.'),
  "groupId": zod.string().min(1).max(updateFolderPermissionsBodyChangesItemGroupIdMax).describe('An opaque id.'),
  "permission": zod.union([zod.strictObject({
  "canRead": zod.boolean(),
  "canWrite": zod.boolean(),
  "canDownload": zod.boolean().nullish().describe('Whether it gives downloads: `true` gives them of documents with restricted downloads too; `false` gives viewing alone;\nnull, as when it is not sent, leaves it to each document. A confidential document it never opens.\n'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(updateFolderPermissionsBodyChangesItemPermissionOneExpiresAtMax).nullish().describe('When the access ends, answered in UTC with milliseconds; null means no end. A new end in the past or after the year 9999 is\nrefused.\n')
}),zod.null()])
})).min(1).max(updateFolderPermissionsBodyChangesMax).describe('Named twice, the last one counts.')
})

/**
 * Setting it again for the same holder replaces the permission (200). It passes down to what is inside,
 * but not into a confidential folder beneath, which needs its own. `canWrite` is stored as sent; analysts
 * and viewers cannot upload. `canDownload` says whether it gives downloads. Permissions only add: one that
 * gives viewing alone takes nothing away that another, a grant or a public folder gives. `If-Match` names
 * [canRead, canDownload, expiresAt, canWrite] of the one before, or `[]` where there is none.
 * @summary Let a person or a group into a folder
 */
export const setFolderPermissionBodyFolderIdMax = 64;

export const setFolderPermissionBodyUserIdMax = 64;

export const setFolderPermissionBodyGroupIdMax = 64;

export const setFolderPermissionBodyExpiresAtMax = 35;



export const SetFolderPermissionBody = zod.strictObject({
  "folderId": zod.string().min(1).max(setFolderPermissionBodyFolderIdMax).describe('An opaque id.'),
  "userId": zod.string().min(1).max(setFolderPermissionBodyUserIdMax).optional().describe('An opaque id.'),
  "groupId": zod.string().min(1).max(setFolderPermissionBodyGroupIdMax).optional().describe('An opaque id.'),
  "canRead": zod.boolean(),
  "canWrite": zod.boolean(),
  "canDownload": zod.boolean().nullish().describe('Whether it gives downloads: `true` gives them of documents with restricted downloads too; `false` gives viewing alone;\nnull, as when it is not sent, leaves it to each document. A confidential document it never opens.\n'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(setFolderPermissionBodyExpiresAtMax).nullish().describe('When the access ends, answered in UTC with milliseconds; null means no end. A new end in the past or after the year 9999 is\nrefused.\n')
}).describe('To a person or to a group, one of the two.')

/**
 * Takes effect on the very next request. No permission there is 404; one that is inherited is revoked where it is set.
 * @summary Revoke the permission of a person
 */
export const revokeFolderPermissionPathFolderIdMax = 64;

export const revokeFolderPermissionPathUserIdMax = 64;



export const RevokeFolderPermissionParams = zod.object({
  "folderId": zod.string().max(revokeFolderPermissionPathFolderIdMax).describe('The folder\'s id.'),
  "userId": zod.string().max(revokeFolderPermissionPathUserIdMax).describe('The id of the person who holds the permission.')
})

/**
 * Takes effect on the very next request of everybody in the group. No permission there is 404.
 * @summary Revoke the permission of a group
 */
export const revokeGroupFolderPermissionPathFolderIdMax = 64;

export const revokeGroupFolderPermissionPathGroupIdMax = 64;



export const RevokeGroupFolderPermissionParams = zod.object({
  "folderId": zod.string().max(revokeGroupFolderPermissionPathFolderIdMax).describe('The folder\'s id.'),
  "groupId": zod.string().max(revokeGroupFolderPermissionPathGroupIdMax).describe('The id of the group that holds the permission.')
})

/**
 * Those of the folder itself, then those of each folder above it, nearest first; `folderId` says where one is set, and
 * `reaches` whether it passes down as far as this folder. One that has ended is listed with its end.
 * @summary The permissions on a folder
 */
export const listFolderPermissionsPathIdMax = 64;



export const ListFolderPermissionsParams = zod.object({
  "id": zod.string().max(listFolderPermissionsPathIdMax).describe('The folder\'s id.')
})

