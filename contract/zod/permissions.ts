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
 * Granting to the same person again replaces the grant (200). `canDownload` without `canRead` is stored as sent
 * and gives no access.
 * @summary Let one person read or download one document
 */
export const grantDocumentPermissionBodyDocumentIdMax = 64;

export const grantDocumentPermissionBodyUserIdMax = 64;



export const GrantDocumentPermissionBody = zod.strictObject({
  "documentId": zod.string().min(1).max(grantDocumentPermissionBodyDocumentIdMax).describe('An opaque id.'),
  "userId": zod.string().min(1).max(grantDocumentPermissionBodyUserIdMax).describe('An opaque id.'),
  "canRead": zod.boolean(),
  "canDownload": zod.boolean()
})

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

