/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * The newest 10,000 entries; `before` (an extension) names an entry and pages on to the 10,000 older than it. An
 * entry that does not exist has nothing before it.
 * @summary The audit log, newest first
 */
export const listAuditLogsQueryBeforeMax = 64;



export const ListAuditLogsQueryParams = zod.object({
  "before": zod.string().max(listAuditLogsQueryBeforeMax).optional().describe('The id of the oldest entry at hand.')
})

export const listAuditLogs200ResponseIdMax = 64;

export const listAuditLogs200ResponseCreatedAtMax = 35;

export const listAuditLogs200ResponseActivityTypeMax = 64;

export const listAuditLogs200ResponseDescriptionMax = 4000;

export const listAuditLogs200ResponseUserIdMax = 64;

export const listAuditLogs200ResponseIpAddressMax = 64;

export const listAuditLogs200ResponseResourceTypeMax = 64;

export const listAuditLogs200ResponseResourceIdMax = 64;

export const listAuditLogs200ResponseUserAgentMax = 512;



export const ListAuditLogs200ResponseItem = zod.object({
  "id": zod.string().min(1).max(listAuditLogs200ResponseIdMax).describe('An opaque id.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(listAuditLogs200ResponseCreatedAtMax).describe('ISO 8601, UTC.'),
  "activityType": zod.string().min(1).max(listAuditLogs200ResponseActivityTypeMax).describe('document_view, document_upload, document_download, document_delete, document_updated, blocked_download,\nfailed_download, failed_view, failed_login, login, logout, user_created, user_updated, user_deleted, folder_created, folder_updated,\nfolder_deleted, permission_granted, permission_revoked. A client shows a value that it does not know as it is.\n'),
  "description": zod.string().max(listAuditLogs200ResponseDescriptionMax),
  "userId": zod.string().max(listAuditLogs200ResponseUserIdMax).nullable(),
  "ipAddress": zod.string().max(listAuditLogs200ResponseIpAddressMax).nullable(),
  "resourceType": zod.string().max(listAuditLogs200ResponseResourceTypeMax).nullable(),
  "resourceId": zod.string().max(listAuditLogs200ResponseResourceIdMax).nullable(),
  "userAgent": zod.string().max(listAuditLogs200ResponseUserAgentMax).nullable()
})
export const ListAuditLogs200Response = zod.array(ListAuditLogs200ResponseItem).max(10000)

export const listAuditLogs400ResponseTitleMax = 100;

export const listAuditLogs400ResponseStatusMin = 400;
export const listAuditLogs400ResponseStatusMax = 599;

export const listAuditLogs400ResponseMessageMax = 1000;

export const listAuditLogs400ResponseInvalidParamsItemNameMax = 500;

export const listAuditLogs400ResponseInvalidParamsItemReasonMax = 500;

export const listAuditLogs400ResponseInvalidParamsMax = 100;

export const listAuditLogs400ResponseRequestIdMax = 64;



export const ListAuditLogs400Response = zod.object({
  "title": zod.string().max(listAuditLogs400ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listAuditLogs400ResponseStatusMin).max(listAuditLogs400ResponseStatusMax),
  "message": zod.string().max(listAuditLogs400ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listAuditLogs400ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listAuditLogs400ResponseInvalidParamsItemReasonMax)
})).max(listAuditLogs400ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listAuditLogs400ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listAuditLogs401ResponseTitleMax = 100;

export const listAuditLogs401ResponseStatusMin = 400;
export const listAuditLogs401ResponseStatusMax = 599;

export const listAuditLogs401ResponseMessageMax = 1000;

export const listAuditLogs401ResponseInvalidParamsItemNameMax = 500;

export const listAuditLogs401ResponseInvalidParamsItemReasonMax = 500;

export const listAuditLogs401ResponseInvalidParamsMax = 100;

export const listAuditLogs401ResponseRequestIdMax = 64;



export const ListAuditLogs401Response = zod.object({
  "title": zod.string().max(listAuditLogs401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listAuditLogs401ResponseStatusMin).max(listAuditLogs401ResponseStatusMax),
  "message": zod.string().max(listAuditLogs401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listAuditLogs401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listAuditLogs401ResponseInvalidParamsItemReasonMax)
})).max(listAuditLogs401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listAuditLogs401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listAuditLogs403ResponseTitleMax = 100;

export const listAuditLogs403ResponseStatusMin = 400;
export const listAuditLogs403ResponseStatusMax = 599;

export const listAuditLogs403ResponseMessageMax = 1000;

export const listAuditLogs403ResponseInvalidParamsItemNameMax = 500;

export const listAuditLogs403ResponseInvalidParamsItemReasonMax = 500;

export const listAuditLogs403ResponseInvalidParamsMax = 100;

export const listAuditLogs403ResponseRequestIdMax = 64;



export const ListAuditLogs403Response = zod.object({
  "title": zod.string().max(listAuditLogs403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listAuditLogs403ResponseStatusMin).max(listAuditLogs403ResponseStatusMax),
  "message": zod.string().max(listAuditLogs403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listAuditLogs403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listAuditLogs403ResponseInvalidParamsItemReasonMax)
})).max(listAuditLogs403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listAuditLogs403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listAuditLogs429ResponseTitleMax = 100;

export const listAuditLogs429ResponseStatusMin = 400;
export const listAuditLogs429ResponseStatusMax = 599;

export const listAuditLogs429ResponseMessageMax = 1000;

export const listAuditLogs429ResponseInvalidParamsItemNameMax = 500;

export const listAuditLogs429ResponseInvalidParamsItemReasonMax = 500;

export const listAuditLogs429ResponseInvalidParamsMax = 100;

export const listAuditLogs429ResponseRequestIdMax = 64;



export const ListAuditLogs429Response = zod.object({
  "title": zod.string().max(listAuditLogs429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listAuditLogs429ResponseStatusMin).max(listAuditLogs429ResponseStatusMax),
  "message": zod.string().max(listAuditLogs429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listAuditLogs429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listAuditLogs429ResponseInvalidParamsItemReasonMax)
})).max(listAuditLogs429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listAuditLogs429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listAuditLogs500ResponseTitleMax = 100;

export const listAuditLogs500ResponseStatusMin = 400;
export const listAuditLogs500ResponseStatusMax = 599;

export const listAuditLogs500ResponseMessageMax = 1000;

export const listAuditLogs500ResponseInvalidParamsItemNameMax = 500;

export const listAuditLogs500ResponseInvalidParamsItemReasonMax = 500;

export const listAuditLogs500ResponseInvalidParamsMax = 100;

export const listAuditLogs500ResponseRequestIdMax = 64;



export const ListAuditLogs500Response = zod.object({
  "title": zod.string().max(listAuditLogs500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listAuditLogs500ResponseStatusMin).max(listAuditLogs500ResponseStatusMax),
  "message": zod.string().max(listAuditLogs500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listAuditLogs500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listAuditLogs500ResponseInvalidParamsItemReasonMax)
})).max(listAuditLogs500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listAuditLogs500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listAuditLogs503ResponseTitleMax = 100;

export const listAuditLogs503ResponseStatusMin = 400;
export const listAuditLogs503ResponseStatusMax = 599;

export const listAuditLogs503ResponseMessageMax = 1000;

export const listAuditLogs503ResponseInvalidParamsItemNameMax = 500;

export const listAuditLogs503ResponseInvalidParamsItemReasonMax = 500;

export const listAuditLogs503ResponseInvalidParamsMax = 100;

export const listAuditLogs503ResponseRequestIdMax = 64;



export const ListAuditLogs503Response = zod.object({
  "title": zod.string().max(listAuditLogs503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listAuditLogs503ResponseStatusMin).max(listAuditLogs503ResponseStatusMax),
  "message": zod.string().max(listAuditLogs503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listAuditLogs503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listAuditLogs503ResponseInvalidParamsItemReasonMax)
})).max(listAuditLogs503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listAuditLogs503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

