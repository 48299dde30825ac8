/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * Into a folder, or to the root with null. Versions and grants stay with it; who may see it by folder changes at once. Where
 * it already lies nothing happens.
 * @summary Move a document
 */
export const moveDocumentPathIdMax = 64;



export const MoveDocumentParams = zod.object({
  "id": zod.string().max(moveDocumentPathIdMax).describe('The document\'s id.')
})

export const moveDocumentBodyFolderIdMax = 64;



export const MoveDocumentBody = zod.strictObject({
  "folderId": zod.string().min(1).max(moveDocumentBodyFolderIdMax).nullable()
})

/**
 * Into another folder, or to the root with null; never into itself or into what is beneath it (409). Permissions set on
 * folders travel with them. Where it already lies nothing happens.
 * @summary Move a folder with everything in it
 */
export const moveFolderPathIdMax = 64;



export const MoveFolderParams = zod.object({
  "id": zod.string().max(moveFolderPathIdMax).describe('The folder\'s id.')
})

export const moveFolderBodyParentIdMax = 64;



export const MoveFolderBody = zod.strictObject({
  "parentId": zod.string().min(1).max(moveFolderBodyParentIdMax).nullable()
})

/**
 * Moves nothing. For each user it counts the documents that they could view or download only afterwards, and only
 * before; users without a difference are left out.
 * @summary Who would gain and lose by a move
 */
export const previewMoveBodyDocumentIdsItemMax = 64;

export const previewMoveBodyDocumentIdsMax = 10000;

export const previewMoveBodyFolderIdsItemMax = 64;

export const previewMoveBodyFolderIdsMax = 10000;

export const previewMoveBodyFolderIdMax = 64;



export const PreviewMoveBody = zod.strictObject({
  "documentIds": zod.array(zod.string().min(1).max(previewMoveBodyDocumentIdsItemMax).describe('An opaque id.')).max(previewMoveBodyDocumentIdsMax),
  "folderIds": zod.array(zod.string().min(1).max(previewMoveBodyFolderIdsItemMax).describe('An opaque id.')).max(previewMoveBodyFolderIdsMax),
  "folderId": zod.string().min(1).max(previewMoveBodyFolderIdMax).nullable()
})

