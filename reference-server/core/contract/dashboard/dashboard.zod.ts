/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * `activeUsers` signed in within 7 days; `totalDocuments` are all documents; `securityEvents` counts failed_login,
 * blocked_download and permission_revoked, and `downloads` document_download, of the last 30 days.
 * @summary The four figures of the dashboard
 */
export const getDashboardMetrics200ResponseActiveUsersMin = 0;
export const getDashboardMetrics200ResponseActiveUsersMax = 1000000000;

export const getDashboardMetrics200ResponseTotalDocumentsMin = 0;
export const getDashboardMetrics200ResponseTotalDocumentsMax = 1000000000;

export const getDashboardMetrics200ResponseSecurityEventsMin = 0;
export const getDashboardMetrics200ResponseSecurityEventsMax = 1000000000;

export const getDashboardMetrics200ResponseDownloadsMin = 0;
export const getDashboardMetrics200ResponseDownloadsMax = 1000000000;



export const GetDashboardMetrics200Response = zod.object({
  "activeUsers": zod.int().min(getDashboardMetrics200ResponseActiveUsersMin).max(getDashboardMetrics200ResponseActiveUsersMax),
  "totalDocuments": zod.int().min(getDashboardMetrics200ResponseTotalDocumentsMin).max(getDashboardMetrics200ResponseTotalDocumentsMax),
  "securityEvents": zod.int().min(getDashboardMetrics200ResponseSecurityEventsMin).max(getDashboardMetrics200ResponseSecurityEventsMax),
  "downloads": zod.int().min(getDashboardMetrics200ResponseDownloadsMin).max(getDashboardMetrics200ResponseDownloadsMax)
})

export const getDashboardMetrics401ResponseTitleMax = 100;

export const getDashboardMetrics401ResponseStatusMin = 400;
export const getDashboardMetrics401ResponseStatusMax = 599;

export const getDashboardMetrics401ResponseMessageMax = 1000;

export const getDashboardMetrics401ResponseInvalidParamsItemNameMax = 500;

export const getDashboardMetrics401ResponseInvalidParamsItemReasonMax = 500;

export const getDashboardMetrics401ResponseInvalidParamsMax = 100;

export const getDashboardMetrics401ResponseRequestIdMax = 64;



export const GetDashboardMetrics401Response = zod.object({
  "title": zod.string().max(getDashboardMetrics401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(getDashboardMetrics401ResponseStatusMin).max(getDashboardMetrics401ResponseStatusMax),
  "message": zod.string().max(getDashboardMetrics401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(getDashboardMetrics401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(getDashboardMetrics401ResponseInvalidParamsItemReasonMax)
})).max(getDashboardMetrics401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(getDashboardMetrics401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const getDashboardMetrics403ResponseTitleMax = 100;

export const getDashboardMetrics403ResponseStatusMin = 400;
export const getDashboardMetrics403ResponseStatusMax = 599;

export const getDashboardMetrics403ResponseMessageMax = 1000;

export const getDashboardMetrics403ResponseInvalidParamsItemNameMax = 500;

export const getDashboardMetrics403ResponseInvalidParamsItemReasonMax = 500;

export const getDashboardMetrics403ResponseInvalidParamsMax = 100;

export const getDashboardMetrics403ResponseRequestIdMax = 64;



export const GetDashboardMetrics403Response = zod.object({
  "title": zod.string().max(getDashboardMetrics403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(getDashboardMetrics403ResponseStatusMin).max(getDashboardMetrics403ResponseStatusMax),
  "message": zod.string().max(getDashboardMetrics403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(getDashboardMetrics403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(getDashboardMetrics403ResponseInvalidParamsItemReasonMax)
})).max(getDashboardMetrics403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(getDashboardMetrics403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const getDashboardMetrics429ResponseTitleMax = 100;

export const getDashboardMetrics429ResponseStatusMin = 400;
export const getDashboardMetrics429ResponseStatusMax = 599;

export const getDashboardMetrics429ResponseMessageMax = 1000;

export const getDashboardMetrics429ResponseInvalidParamsItemNameMax = 500;

export const getDashboardMetrics429ResponseInvalidParamsItemReasonMax = 500;

export const getDashboardMetrics429ResponseInvalidParamsMax = 100;

export const getDashboardMetrics429ResponseRequestIdMax = 64;



export const GetDashboardMetrics429Response = zod.object({
  "title": zod.string().max(getDashboardMetrics429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(getDashboardMetrics429ResponseStatusMin).max(getDashboardMetrics429ResponseStatusMax),
  "message": zod.string().max(getDashboardMetrics429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(getDashboardMetrics429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(getDashboardMetrics429ResponseInvalidParamsItemReasonMax)
})).max(getDashboardMetrics429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(getDashboardMetrics429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const getDashboardMetrics500ResponseTitleMax = 100;

export const getDashboardMetrics500ResponseStatusMin = 400;
export const getDashboardMetrics500ResponseStatusMax = 599;

export const getDashboardMetrics500ResponseMessageMax = 1000;

export const getDashboardMetrics500ResponseInvalidParamsItemNameMax = 500;

export const getDashboardMetrics500ResponseInvalidParamsItemReasonMax = 500;

export const getDashboardMetrics500ResponseInvalidParamsMax = 100;

export const getDashboardMetrics500ResponseRequestIdMax = 64;



export const GetDashboardMetrics500Response = zod.object({
  "title": zod.string().max(getDashboardMetrics500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(getDashboardMetrics500ResponseStatusMin).max(getDashboardMetrics500ResponseStatusMax),
  "message": zod.string().max(getDashboardMetrics500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(getDashboardMetrics500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(getDashboardMetrics500ResponseInvalidParamsItemReasonMax)
})).max(getDashboardMetrics500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(getDashboardMetrics500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const getDashboardMetrics503ResponseTitleMax = 100;

export const getDashboardMetrics503ResponseStatusMin = 400;
export const getDashboardMetrics503ResponseStatusMax = 599;

export const getDashboardMetrics503ResponseMessageMax = 1000;

export const getDashboardMetrics503ResponseInvalidParamsItemNameMax = 500;

export const getDashboardMetrics503ResponseInvalidParamsItemReasonMax = 500;

export const getDashboardMetrics503ResponseInvalidParamsMax = 100;

export const getDashboardMetrics503ResponseRequestIdMax = 64;



export const GetDashboardMetrics503Response = zod.object({
  "title": zod.string().max(getDashboardMetrics503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(getDashboardMetrics503ResponseStatusMin).max(getDashboardMetrics503ResponseStatusMax),
  "message": zod.string().max(getDashboardMetrics503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(getDashboardMetrics503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(getDashboardMetrics503ResponseInvalidParamsItemReasonMax)
})).max(getDashboardMetrics503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(getDashboardMetrics503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

/**
 * Newest first, at most 20. Each description names the person who did it, where that is known.
 * @summary The newest entries of the audit log, shortened
 */
export const listRecentActivity200ResponseIdMax = 64;

export const listRecentActivity200ResponseActivityTypeMax = 64;

export const listRecentActivity200ResponseDescriptionMax = 4000;

export const listRecentActivity200ResponseCreatedAtMax = 35;

export const listRecentActivity200ResponseIpAddressMax = 64;



export const ListRecentActivity200ResponseItem = zod.object({
  "id": zod.string().min(1).max(listRecentActivity200ResponseIdMax).describe('An opaque id.'),
  "activityType": zod.string().min(1).max(listRecentActivity200ResponseActivityTypeMax).describe('document_view, document_upload, document_download, document_delete, document_updated, blocked_download,\nfailed_download, failed_view, failed_login, login, logout, user_created, user_updated, user_deleted, folder_created, folder_updated,\nfolder_deleted, permission_granted, permission_revoked. A client shows a value that it does not know as it is.\n'),
  "description": zod.string().max(listRecentActivity200ResponseDescriptionMax),
  "createdAt": zod.iso.datetime({"offset":true}).max(listRecentActivity200ResponseCreatedAtMax).describe('ISO 8601, UTC.'),
  "ipAddress": zod.string().max(listRecentActivity200ResponseIpAddressMax).optional()
})
export const ListRecentActivity200Response = zod.array(ListRecentActivity200ResponseItem).max(20)

export const listRecentActivity401ResponseTitleMax = 100;

export const listRecentActivity401ResponseStatusMin = 400;
export const listRecentActivity401ResponseStatusMax = 599;

export const listRecentActivity401ResponseMessageMax = 1000;

export const listRecentActivity401ResponseInvalidParamsItemNameMax = 500;

export const listRecentActivity401ResponseInvalidParamsItemReasonMax = 500;

export const listRecentActivity401ResponseInvalidParamsMax = 100;

export const listRecentActivity401ResponseRequestIdMax = 64;



export const ListRecentActivity401Response = zod.object({
  "title": zod.string().max(listRecentActivity401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listRecentActivity401ResponseStatusMin).max(listRecentActivity401ResponseStatusMax),
  "message": zod.string().max(listRecentActivity401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listRecentActivity401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listRecentActivity401ResponseInvalidParamsItemReasonMax)
})).max(listRecentActivity401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listRecentActivity401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listRecentActivity403ResponseTitleMax = 100;

export const listRecentActivity403ResponseStatusMin = 400;
export const listRecentActivity403ResponseStatusMax = 599;

export const listRecentActivity403ResponseMessageMax = 1000;

export const listRecentActivity403ResponseInvalidParamsItemNameMax = 500;

export const listRecentActivity403ResponseInvalidParamsItemReasonMax = 500;

export const listRecentActivity403ResponseInvalidParamsMax = 100;

export const listRecentActivity403ResponseRequestIdMax = 64;



export const ListRecentActivity403Response = zod.object({
  "title": zod.string().max(listRecentActivity403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listRecentActivity403ResponseStatusMin).max(listRecentActivity403ResponseStatusMax),
  "message": zod.string().max(listRecentActivity403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listRecentActivity403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listRecentActivity403ResponseInvalidParamsItemReasonMax)
})).max(listRecentActivity403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listRecentActivity403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listRecentActivity429ResponseTitleMax = 100;

export const listRecentActivity429ResponseStatusMin = 400;
export const listRecentActivity429ResponseStatusMax = 599;

export const listRecentActivity429ResponseMessageMax = 1000;

export const listRecentActivity429ResponseInvalidParamsItemNameMax = 500;

export const listRecentActivity429ResponseInvalidParamsItemReasonMax = 500;

export const listRecentActivity429ResponseInvalidParamsMax = 100;

export const listRecentActivity429ResponseRequestIdMax = 64;



export const ListRecentActivity429Response = zod.object({
  "title": zod.string().max(listRecentActivity429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listRecentActivity429ResponseStatusMin).max(listRecentActivity429ResponseStatusMax),
  "message": zod.string().max(listRecentActivity429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listRecentActivity429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listRecentActivity429ResponseInvalidParamsItemReasonMax)
})).max(listRecentActivity429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listRecentActivity429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listRecentActivity500ResponseTitleMax = 100;

export const listRecentActivity500ResponseStatusMin = 400;
export const listRecentActivity500ResponseStatusMax = 599;

export const listRecentActivity500ResponseMessageMax = 1000;

export const listRecentActivity500ResponseInvalidParamsItemNameMax = 500;

export const listRecentActivity500ResponseInvalidParamsItemReasonMax = 500;

export const listRecentActivity500ResponseInvalidParamsMax = 100;

export const listRecentActivity500ResponseRequestIdMax = 64;



export const ListRecentActivity500Response = zod.object({
  "title": zod.string().max(listRecentActivity500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listRecentActivity500ResponseStatusMin).max(listRecentActivity500ResponseStatusMax),
  "message": zod.string().max(listRecentActivity500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listRecentActivity500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listRecentActivity500ResponseInvalidParamsItemReasonMax)
})).max(listRecentActivity500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listRecentActivity500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listRecentActivity503ResponseTitleMax = 100;

export const listRecentActivity503ResponseStatusMin = 400;
export const listRecentActivity503ResponseStatusMax = 599;

export const listRecentActivity503ResponseMessageMax = 1000;

export const listRecentActivity503ResponseInvalidParamsItemNameMax = 500;

export const listRecentActivity503ResponseInvalidParamsItemReasonMax = 500;

export const listRecentActivity503ResponseInvalidParamsMax = 100;

export const listRecentActivity503ResponseRequestIdMax = 64;



export const ListRecentActivity503Response = zod.object({
  "title": zod.string().max(listRecentActivity503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listRecentActivity503ResponseStatusMin).max(listRecentActivity503ResponseStatusMax),
  "message": zod.string().max(listRecentActivity503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listRecentActivity503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listRecentActivity503ResponseInvalidParamsItemReasonMax)
})).max(listRecentActivity503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listRecentActivity503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

