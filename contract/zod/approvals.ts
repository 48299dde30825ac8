/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * Every request with who decided what, and when.
 * @summary The approvals of a document, newest first
 */
export const listDocumentApprovalsPathIdMax = 64;



export const ListDocumentApprovalsParams = zod.object({
  "id": zod.string().max(listDocumentApprovalsPathIdMax).describe('The document\'s id.')
})

/**
 * Approval of exactly these bytes: the version with its SHA-256. The people named in `approverIds` may decide; where
 * none are named, every administrator and manager may. Uploaders and requesters cannot decide themselves.
 * @summary Ask for the newest version to be approved
 */
export const requestApprovalPathIdMax = 64;



export const RequestApprovalParams = zod.object({
  "id": zod.string().max(requestApprovalPathIdMax).describe('The document\'s id.')
})

export const requestApprovalBodyVersionMax = 1000000;

export const requestApprovalBodySha256Min = 64;
export const requestApprovalBodySha256Max = 64;


export const requestApprovalBodySha256RegExp = new RegExp('^[0-9a-f]{64}$');
export const requestApprovalBodyNoteMax = 500;

export const requestApprovalBodyApproverIdsItemMax = 64;

export const requestApprovalBodyApproverIdsMax = 100;



export const RequestApprovalBody = zod.strictObject({
  "version": zod.int().min(1).max(requestApprovalBodyVersionMax),
  "sha256": zod.string().min(requestApprovalBodySha256Min).max(requestApprovalBodySha256Max).regex(requestApprovalBodySha256RegExp).describe('In lower-case hexadecimal.'),
  "note": zod.string().max(requestApprovalBodyNoteMax).nullish().describe('Such as what changed. Well-formed Unicode, stored in NFC, without white space around it; one of white space alone is\nnull. Line breaks and tabs are allowed; other control characters and those that change the direction of text are refused.\n'),
  "approverIds": zod.array(zod.string().min(1).max(requestApprovalBodyApproverIdsItemMax).describe('An opaque id.')).max(requestApprovalBodyApproverIdsMax)
})

/**
 * Counts the documents in the folder and beneath it for which no other folder requires approval, so that this one
 * decides. Those that were never approved are hidden from analysts and viewers while it requires approval, and shown
 * while it does not.
 * @summary Count the documents affected when a folder starts or stops requiring approval
 */
export const previewFolderApprovalPathIdMax = 64;



export const PreviewFolderApprovalParams = zod.object({
  "id": zod.string().max(previewFolderApprovalPathIdMax).describe('The folder\'s id.')
})

/**
 * By its requester, or an administrator.
 * @summary Withdraw a request
 */
export const withdrawApprovalPathIdMax = 64;



export const WithdrawApprovalParams = zod.object({
  "id": zod.string().max(withdrawApprovalPathIdMax).describe('The request\'s id.')
})

/**
 * Decides on the version with the SHA-256 that the caller has read. Where two approvals are needed they come from two
 * users; one rejection ends the request.
 * @summary Approve or reject
 */
export const decideApprovalPathIdMax = 64;



export const DecideApprovalParams = zod.object({
  "id": zod.string().max(decideApprovalPathIdMax).describe('The request\'s id.')
})

export const decideApprovalBodyVersionMax = 1000000;

export const decideApprovalBodySha256Min = 64;
export const decideApprovalBodySha256Max = 64;


export const decideApprovalBodySha256RegExp = new RegExp('^[0-9a-f]{64}$');
export const decideApprovalBodyCommentMax = 500;



export const DecideApprovalBody = zod.strictObject({
  "decision": zod.enum(['approve', 'reject']),
  "version": zod.int().min(1).max(decideApprovalBodyVersionMax),
  "sha256": zod.string().min(decideApprovalBodySha256Min).max(decideApprovalBodySha256Max).regex(decideApprovalBodySha256RegExp).describe('In lower-case hexadecimal.'),
  "comment": zod.string().max(decideApprovalBodyCommentMax).nullish().describe('Such as what changed. Well-formed Unicode, stored in NFC, without white space around it; one of white space alone is\nnull. Line breaks and tabs are allowed; other control characters and those that change the direction of text are refused.\n')
})

