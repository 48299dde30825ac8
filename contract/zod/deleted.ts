/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * For good, with everything that was in it, one audit entry for each document and folder: its bytes are deleted, and the
 * log keeps that it was there. Refused where a folder that it lay in, or one inside of it, is under a legal hold.
 * `If-Match` names its `deletedAt`: what was put back meanwhile and deleted again may hold more.
 * @summary Purge a deleted item
 */
export const purgeItemPathIdMax = 64;



export const PurgeItemParams = zod.object({
  "id": zod.string().max(purgeItemPathIdMax).describe('The id of the document or folder.')
})

/**
 * With its place, versions, grants and approvals; a folder with everything that was in it and the permissions set on it.
 * Where its place is gone it comes back to the root, unless it is a document that required approval there and whose
 * folder can be put back first (409). A name that is taken there by now is a conflict: another one may be given with
 * the call.
 * @summary Put a deleted item back
 */
export const putBackItemPathIdMax = 64;



export const PutBackItemParams = zod.object({
  "id": zod.string().max(putBackItemPathIdMax).describe('The id of the document or folder.')
})

export const putBackItemBodyNameMax = 255;



export const PutBackItemBody = zod.strictObject({
  "name": zod.string().min(1).max(putBackItemBodyNameMax).optional().describe('Well-formed Unicode, stored in NFC, not only white space or invisible characters. Control characters, line breaks and those\nthat change the direction of text are refused.\n')
})

/**
 * While it stands, nothing that lies in the folder or beneath it, or was deleted from there, is purged, by a user or by
 * time, and nothing is moved out of it.
 * @summary Set or lift the legal hold of a folder
 */
export const setLegalHoldPathIdMax = 64;



export const SetLegalHoldParams = zod.object({
  "id": zod.string().max(setLegalHoldPathIdMax).describe('The folder\'s id.')
})

export const SetLegalHoldBody = zod.strictObject({
  "legalHold": zod.boolean()
})

