/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * Names need not be unique. A missing or null parentId means the root; accessLevel defaults to public.
 * @summary Create a folder
 */
export const createFolderBodyNameMax = 255;

export const createFolderBodyDescriptionMax = 2000;

export const createFolderBodyParentIdMax = 64;

export const createFolderBodyAccessLevelDefault = `public`;

export const CreateFolderBody = zod.strictObject({
  "name": zod.string().min(1).max(createFolderBodyNameMax).describe('Well-formed Unicode, stored in NFC, not only white space or invisible characters. Control characters, line breaks and those\nthat change the direction of text are refused.\n'),
  "description": zod.string().max(createFolderBodyDescriptionMax).nullish().describe('Well-formed Unicode, stored in NFC, with line breaks and tabs. Other control characters and those that embed or override\nthe direction of text are refused.\n'),
  "parentId": zod.string().max(createFolderBodyParentIdMax).nullish(),
  "accessLevel": zod.enum(['public', 'restricted', 'confidential']).default(createFolderBodyAccessLevelDefault).describe('public: anyone with folder access can view. restricted: only users with specific permissions. confidential:\nhighly restricted, explicit permissions required.\n'),
  "approvalRequired": zod.boolean().optional().describe('Analysts and viewers see the last approved version of every document in the folder and beneath it, and no document\nthat was never approved. Left as it is where it is not sent.\n')
})

/**
 * A description that is not sent is emptied; `approvalRequired` that is not sent stays as it is. The
 * parent cannot be changed. `If-Match` names [name, description, accessLevel, approvalRequired], with ''
 * where there is no description and false where `approvalRequired` is missing.
 * @summary Change name, description and access level
 */
export const updateFolderPathIdMax = 64;



export const UpdateFolderParams = zod.object({
  "id": zod.string().max(updateFolderPathIdMax).describe('The folder\'s id.')
})

export const updateFolderBodyNameMax = 255;

export const updateFolderBodyDescriptionMax = 2000;



export const UpdateFolderBody = zod.strictObject({
  "name": zod.string().min(1).max(updateFolderBodyNameMax).describe('Well-formed Unicode, stored in NFC, not only white space or invisible characters. Control characters, line breaks and those\nthat change the direction of text are refused.\n'),
  "description": zod.string().max(updateFolderBodyDescriptionMax).nullish().describe('Well-formed Unicode, stored in NFC, with line breaks and tabs. Other control characters and those that embed or override\nthe direction of text are refused.\n'),
  "accessLevel": zod.enum(['public', 'restricted', 'confidential']).describe('public: anyone with folder access can view. restricted: only users with specific permissions. confidential:\nhighly restricted, explicit permissions required.\n'),
  "approvalRequired": zod.boolean().optional().describe('Analysts and viewers see the last approved version of every document in the folder and beneath it, and no document\nthat was never approved. Left as it is where it is not sent.\n')
})

/**
 * An empty folder is deleted. One that is not empty answers 409 with the counts of its whole subtree; with
 * `cascade=true` folder, subfolders and documents are deleted as one change, with one audit entry for each.
 * `If-Match` names the `contentsHash` of that answer: a folder that holds anything else by now is not deleted with it (409).
 * @summary Delete a folder
 */
export const deleteFolderPathIdMax = 64;



export const DeleteFolderParams = zod.object({
  "id": zod.string().max(deleteFolderPathIdMax).describe('The folder\'s id.')
})

export const deleteFolderQueryCascadeDefault = `false`;

export const DeleteFolderQueryParams = zod.object({
  "cascade": zod.enum(['true', 'false']).default(deleteFolderQueryCascadeDefault).describe('Delete everything inside as well.')
})

