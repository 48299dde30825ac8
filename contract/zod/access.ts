/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * Every user of the data room with what they may do with the document now, what gives it and what takes it away, as the
 * policy decides for their own calls.
 * @summary Who has access to a document, and why
 */
export const listDocumentAccessPathIdMax = 64;



export const ListDocumentAccessParams = zod.object({
  "id": zod.string().max(listDocumentAccessPathIdMax).describe('The document\'s id.')
})

/**
 * Every user of the data room, with what lets them see the folder and what takes that away.
 * @summary Who sees a folder, and why
 */
export const listFolderAccessPathIdMax = 64;



export const ListFolderAccessParams = zod.object({
  "id": zod.string().max(listFolderAccessPathIdMax).describe('The folder\'s id.')
})

/**
 * Changes nothing. Settings that are left out stay as they are with each of the documents. For each user it counts the
 * documents that they could view or download only afterwards, and only before; users without a difference are left out.
 * @summary Who would gain and lose by other settings
 */
export const previewSettingsBodyDocumentIdsItemMax = 64;

export const previewSettingsBodyDocumentIdsMax = 10000;



export const PreviewSettingsBody = zod.strictObject({
  "documentIds": zod.array(zod.string().min(1).max(previewSettingsBodyDocumentIdsItemMax).describe('An opaque id.')).max(previewSettingsBodyDocumentIdsMax),
  "accessLevel": zod.enum(['public', 'restricted', 'confidential']).optional().describe('public: anyone with folder access can view. restricted: only users with specific permissions. confidential:\nhighly restricted, explicit permissions required.\n'),
  "downloadRestricted": zod.boolean().optional()
})

/**
 * Every folder and document that the user sees, or would see but for a limit, with the reasons.
 * @summary What a user can see, and why
 */
export const listUserAccessPathIdMax = 64;



export const ListUserAccessParams = zod.object({
  "id": zod.string().max(listUserAccessPathIdMax).describe('The user\'s id.')
})

