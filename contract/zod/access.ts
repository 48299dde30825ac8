/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * Every person of the data room with what they may do with the document at this moment, what gives it and what takes it
 * away: as the policy decides it for their own calls.
 * @summary Who has access to a document, and why
 */
export const listDocumentAccessPathIdMax = 64;



export const ListDocumentAccessParams = zod.object({
  "id": zod.string().max(listDocumentAccessPathIdMax).describe('The document\'s id.')
})

/**
 * Every person of the data room, with what lets them see the folder and what takes that away.
 * @summary Who sees a folder, and why
 */
export const listFolderAccessPathIdMax = 64;



export const ListFolderAccessParams = zod.object({
  "id": zod.string().max(listFolderAccessPathIdMax).describe('The folder\'s id.')
})

/**
 * Nothing is changed by this. What is left out of the settings stays as it is with each of the documents. Of each person
 * how many documents they could view or download only afterwards, and how many only before; people whom nothing changes
 * for are left out.
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
 * Every folder and document that the person sees, or would see but for something that takes it away, with the reasons.
 * @summary What somebody can see, and why
 */
export const listUserAccessPathIdMax = 64;



export const ListUserAccessParams = zod.object({
  "id": zod.string().max(listUserAccessPathIdMax).describe('The user\'s id.')
})

