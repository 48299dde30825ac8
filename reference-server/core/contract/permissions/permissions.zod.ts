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

export const listDocumentPermissions200ResponseIdMax = 64;

export const listDocumentPermissions200ResponseUserIdMax = 64;

export const listDocumentPermissions200ResponseDocumentIdMax = 64;



export const ListDocumentPermissions200ResponseItem = zod.object({
  "id": zod.string().min(1).max(listDocumentPermissions200ResponseIdMax).describe('An opaque id.'),
  "userId": zod.string().min(1).max(listDocumentPermissions200ResponseUserIdMax).describe('An opaque id.'),
  "documentId": zod.string().min(1).max(listDocumentPermissions200ResponseDocumentIdMax).describe('An opaque id.'),
  "canRead": zod.boolean(),
  "canDownload": zod.boolean()
})
export const ListDocumentPermissions200Response = zod.array(ListDocumentPermissions200ResponseItem).max(10000)

export const listDocumentPermissions401ResponseTitleMax = 100;

export const listDocumentPermissions401ResponseStatusMin = 400;
export const listDocumentPermissions401ResponseStatusMax = 599;

export const listDocumentPermissions401ResponseMessageMax = 1000;

export const listDocumentPermissions401ResponseInvalidParamsItemNameMax = 500;

export const listDocumentPermissions401ResponseInvalidParamsItemReasonMax = 500;

export const listDocumentPermissions401ResponseInvalidParamsMax = 100;

export const listDocumentPermissions401ResponseRequestIdMax = 64;



export const ListDocumentPermissions401Response = zod.object({
  "title": zod.string().max(listDocumentPermissions401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listDocumentPermissions401ResponseStatusMin).max(listDocumentPermissions401ResponseStatusMax),
  "message": zod.string().max(listDocumentPermissions401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listDocumentPermissions401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listDocumentPermissions401ResponseInvalidParamsItemReasonMax)
})).max(listDocumentPermissions401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listDocumentPermissions401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listDocumentPermissions403ResponseTitleMax = 100;

export const listDocumentPermissions403ResponseStatusMin = 400;
export const listDocumentPermissions403ResponseStatusMax = 599;

export const listDocumentPermissions403ResponseMessageMax = 1000;

export const listDocumentPermissions403ResponseInvalidParamsItemNameMax = 500;

export const listDocumentPermissions403ResponseInvalidParamsItemReasonMax = 500;

export const listDocumentPermissions403ResponseInvalidParamsMax = 100;

export const listDocumentPermissions403ResponseRequestIdMax = 64;



export const ListDocumentPermissions403Response = zod.object({
  "title": zod.string().max(listDocumentPermissions403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listDocumentPermissions403ResponseStatusMin).max(listDocumentPermissions403ResponseStatusMax),
  "message": zod.string().max(listDocumentPermissions403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listDocumentPermissions403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listDocumentPermissions403ResponseInvalidParamsItemReasonMax)
})).max(listDocumentPermissions403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listDocumentPermissions403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listDocumentPermissions404ResponseTitleMax = 100;

export const listDocumentPermissions404ResponseStatusMin = 400;
export const listDocumentPermissions404ResponseStatusMax = 599;

export const listDocumentPermissions404ResponseMessageMax = 1000;

export const listDocumentPermissions404ResponseInvalidParamsItemNameMax = 500;

export const listDocumentPermissions404ResponseInvalidParamsItemReasonMax = 500;

export const listDocumentPermissions404ResponseInvalidParamsMax = 100;

export const listDocumentPermissions404ResponseRequestIdMax = 64;



export const ListDocumentPermissions404Response = zod.object({
  "title": zod.string().max(listDocumentPermissions404ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listDocumentPermissions404ResponseStatusMin).max(listDocumentPermissions404ResponseStatusMax),
  "message": zod.string().max(listDocumentPermissions404ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listDocumentPermissions404ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listDocumentPermissions404ResponseInvalidParamsItemReasonMax)
})).max(listDocumentPermissions404ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listDocumentPermissions404ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listDocumentPermissions429ResponseTitleMax = 100;

export const listDocumentPermissions429ResponseStatusMin = 400;
export const listDocumentPermissions429ResponseStatusMax = 599;

export const listDocumentPermissions429ResponseMessageMax = 1000;

export const listDocumentPermissions429ResponseInvalidParamsItemNameMax = 500;

export const listDocumentPermissions429ResponseInvalidParamsItemReasonMax = 500;

export const listDocumentPermissions429ResponseInvalidParamsMax = 100;

export const listDocumentPermissions429ResponseRequestIdMax = 64;



export const ListDocumentPermissions429Response = zod.object({
  "title": zod.string().max(listDocumentPermissions429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listDocumentPermissions429ResponseStatusMin).max(listDocumentPermissions429ResponseStatusMax),
  "message": zod.string().max(listDocumentPermissions429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listDocumentPermissions429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listDocumentPermissions429ResponseInvalidParamsItemReasonMax)
})).max(listDocumentPermissions429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listDocumentPermissions429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listDocumentPermissions500ResponseTitleMax = 100;

export const listDocumentPermissions500ResponseStatusMin = 400;
export const listDocumentPermissions500ResponseStatusMax = 599;

export const listDocumentPermissions500ResponseMessageMax = 1000;

export const listDocumentPermissions500ResponseInvalidParamsItemNameMax = 500;

export const listDocumentPermissions500ResponseInvalidParamsItemReasonMax = 500;

export const listDocumentPermissions500ResponseInvalidParamsMax = 100;

export const listDocumentPermissions500ResponseRequestIdMax = 64;



export const ListDocumentPermissions500Response = zod.object({
  "title": zod.string().max(listDocumentPermissions500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listDocumentPermissions500ResponseStatusMin).max(listDocumentPermissions500ResponseStatusMax),
  "message": zod.string().max(listDocumentPermissions500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listDocumentPermissions500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listDocumentPermissions500ResponseInvalidParamsItemReasonMax)
})).max(listDocumentPermissions500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listDocumentPermissions500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listDocumentPermissions503ResponseTitleMax = 100;

export const listDocumentPermissions503ResponseStatusMin = 400;
export const listDocumentPermissions503ResponseStatusMax = 599;

export const listDocumentPermissions503ResponseMessageMax = 1000;

export const listDocumentPermissions503ResponseInvalidParamsItemNameMax = 500;

export const listDocumentPermissions503ResponseInvalidParamsItemReasonMax = 500;

export const listDocumentPermissions503ResponseInvalidParamsMax = 100;

export const listDocumentPermissions503ResponseRequestIdMax = 64;



export const ListDocumentPermissions503Response = zod.object({
  "title": zod.string().max(listDocumentPermissions503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listDocumentPermissions503ResponseStatusMin).max(listDocumentPermissions503ResponseStatusMax),
  "message": zod.string().max(listDocumentPermissions503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listDocumentPermissions503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listDocumentPermissions503ResponseInvalidParamsItemReasonMax)
})).max(listDocumentPermissions503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listDocumentPermissions503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
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

export const listDocumentReaders200ResponseUserIdMax = 64;



export const ListDocumentReaders200ResponseItem = zod.object({
  "userId": zod.string().min(1).max(listDocumentReaders200ResponseUserIdMax).describe('An opaque id.'),
  "byGrantAlone": zod.boolean().describe('Without a grant of their own they could not read it; else level and folder let them already.'),
  "canDownload": zod.boolean()
})
export const ListDocumentReaders200Response = zod.array(ListDocumentReaders200ResponseItem).max(10000)

export const listDocumentReaders401ResponseTitleMax = 100;

export const listDocumentReaders401ResponseStatusMin = 400;
export const listDocumentReaders401ResponseStatusMax = 599;

export const listDocumentReaders401ResponseMessageMax = 1000;

export const listDocumentReaders401ResponseInvalidParamsItemNameMax = 500;

export const listDocumentReaders401ResponseInvalidParamsItemReasonMax = 500;

export const listDocumentReaders401ResponseInvalidParamsMax = 100;

export const listDocumentReaders401ResponseRequestIdMax = 64;



export const ListDocumentReaders401Response = zod.object({
  "title": zod.string().max(listDocumentReaders401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listDocumentReaders401ResponseStatusMin).max(listDocumentReaders401ResponseStatusMax),
  "message": zod.string().max(listDocumentReaders401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listDocumentReaders401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listDocumentReaders401ResponseInvalidParamsItemReasonMax)
})).max(listDocumentReaders401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listDocumentReaders401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listDocumentReaders403ResponseTitleMax = 100;

export const listDocumentReaders403ResponseStatusMin = 400;
export const listDocumentReaders403ResponseStatusMax = 599;

export const listDocumentReaders403ResponseMessageMax = 1000;

export const listDocumentReaders403ResponseInvalidParamsItemNameMax = 500;

export const listDocumentReaders403ResponseInvalidParamsItemReasonMax = 500;

export const listDocumentReaders403ResponseInvalidParamsMax = 100;

export const listDocumentReaders403ResponseRequestIdMax = 64;



export const ListDocumentReaders403Response = zod.object({
  "title": zod.string().max(listDocumentReaders403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listDocumentReaders403ResponseStatusMin).max(listDocumentReaders403ResponseStatusMax),
  "message": zod.string().max(listDocumentReaders403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listDocumentReaders403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listDocumentReaders403ResponseInvalidParamsItemReasonMax)
})).max(listDocumentReaders403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listDocumentReaders403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listDocumentReaders404ResponseTitleMax = 100;

export const listDocumentReaders404ResponseStatusMin = 400;
export const listDocumentReaders404ResponseStatusMax = 599;

export const listDocumentReaders404ResponseMessageMax = 1000;

export const listDocumentReaders404ResponseInvalidParamsItemNameMax = 500;

export const listDocumentReaders404ResponseInvalidParamsItemReasonMax = 500;

export const listDocumentReaders404ResponseInvalidParamsMax = 100;

export const listDocumentReaders404ResponseRequestIdMax = 64;



export const ListDocumentReaders404Response = zod.object({
  "title": zod.string().max(listDocumentReaders404ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listDocumentReaders404ResponseStatusMin).max(listDocumentReaders404ResponseStatusMax),
  "message": zod.string().max(listDocumentReaders404ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listDocumentReaders404ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listDocumentReaders404ResponseInvalidParamsItemReasonMax)
})).max(listDocumentReaders404ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listDocumentReaders404ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listDocumentReaders429ResponseTitleMax = 100;

export const listDocumentReaders429ResponseStatusMin = 400;
export const listDocumentReaders429ResponseStatusMax = 599;

export const listDocumentReaders429ResponseMessageMax = 1000;

export const listDocumentReaders429ResponseInvalidParamsItemNameMax = 500;

export const listDocumentReaders429ResponseInvalidParamsItemReasonMax = 500;

export const listDocumentReaders429ResponseInvalidParamsMax = 100;

export const listDocumentReaders429ResponseRequestIdMax = 64;



export const ListDocumentReaders429Response = zod.object({
  "title": zod.string().max(listDocumentReaders429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listDocumentReaders429ResponseStatusMin).max(listDocumentReaders429ResponseStatusMax),
  "message": zod.string().max(listDocumentReaders429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listDocumentReaders429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listDocumentReaders429ResponseInvalidParamsItemReasonMax)
})).max(listDocumentReaders429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listDocumentReaders429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listDocumentReaders500ResponseTitleMax = 100;

export const listDocumentReaders500ResponseStatusMin = 400;
export const listDocumentReaders500ResponseStatusMax = 599;

export const listDocumentReaders500ResponseMessageMax = 1000;

export const listDocumentReaders500ResponseInvalidParamsItemNameMax = 500;

export const listDocumentReaders500ResponseInvalidParamsItemReasonMax = 500;

export const listDocumentReaders500ResponseInvalidParamsMax = 100;

export const listDocumentReaders500ResponseRequestIdMax = 64;



export const ListDocumentReaders500Response = zod.object({
  "title": zod.string().max(listDocumentReaders500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listDocumentReaders500ResponseStatusMin).max(listDocumentReaders500ResponseStatusMax),
  "message": zod.string().max(listDocumentReaders500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listDocumentReaders500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listDocumentReaders500ResponseInvalidParamsItemReasonMax)
})).max(listDocumentReaders500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listDocumentReaders500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listDocumentReaders503ResponseTitleMax = 100;

export const listDocumentReaders503ResponseStatusMin = 400;
export const listDocumentReaders503ResponseStatusMax = 599;

export const listDocumentReaders503ResponseMessageMax = 1000;

export const listDocumentReaders503ResponseInvalidParamsItemNameMax = 500;

export const listDocumentReaders503ResponseInvalidParamsItemReasonMax = 500;

export const listDocumentReaders503ResponseInvalidParamsMax = 100;

export const listDocumentReaders503ResponseRequestIdMax = 64;



export const ListDocumentReaders503Response = zod.object({
  "title": zod.string().max(listDocumentReaders503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listDocumentReaders503ResponseStatusMin).max(listDocumentReaders503ResponseStatusMax),
  "message": zod.string().max(listDocumentReaders503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listDocumentReaders503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listDocumentReaders503ResponseInvalidParamsItemReasonMax)
})).max(listDocumentReaders503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listDocumentReaders503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
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

export const grantDocumentPermission200ResponseIdMax = 64;

export const grantDocumentPermission200ResponseUserIdMax = 64;

export const grantDocumentPermission200ResponseDocumentIdMax = 64;



export const GrantDocumentPermission200Response = zod.object({
  "id": zod.string().min(1).max(grantDocumentPermission200ResponseIdMax).describe('An opaque id.'),
  "userId": zod.string().min(1).max(grantDocumentPermission200ResponseUserIdMax).describe('An opaque id.'),
  "documentId": zod.string().min(1).max(grantDocumentPermission200ResponseDocumentIdMax).describe('An opaque id.'),
  "canRead": zod.boolean(),
  "canDownload": zod.boolean()
})

export const grantDocumentPermission201ResponseIdMax = 64;

export const grantDocumentPermission201ResponseUserIdMax = 64;

export const grantDocumentPermission201ResponseDocumentIdMax = 64;



export const GrantDocumentPermission201Response = zod.object({
  "id": zod.string().min(1).max(grantDocumentPermission201ResponseIdMax).describe('An opaque id.'),
  "userId": zod.string().min(1).max(grantDocumentPermission201ResponseUserIdMax).describe('An opaque id.'),
  "documentId": zod.string().min(1).max(grantDocumentPermission201ResponseDocumentIdMax).describe('An opaque id.'),
  "canRead": zod.boolean(),
  "canDownload": zod.boolean()
})

export const grantDocumentPermission400ResponseTitleMax = 100;

export const grantDocumentPermission400ResponseStatusMin = 400;
export const grantDocumentPermission400ResponseStatusMax = 599;

export const grantDocumentPermission400ResponseMessageMax = 1000;

export const grantDocumentPermission400ResponseInvalidParamsItemNameMax = 500;

export const grantDocumentPermission400ResponseInvalidParamsItemReasonMax = 500;

export const grantDocumentPermission400ResponseInvalidParamsMax = 100;

export const grantDocumentPermission400ResponseRequestIdMax = 64;



export const GrantDocumentPermission400Response = zod.object({
  "title": zod.string().max(grantDocumentPermission400ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(grantDocumentPermission400ResponseStatusMin).max(grantDocumentPermission400ResponseStatusMax),
  "message": zod.string().max(grantDocumentPermission400ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(grantDocumentPermission400ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(grantDocumentPermission400ResponseInvalidParamsItemReasonMax)
})).max(grantDocumentPermission400ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(grantDocumentPermission400ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const grantDocumentPermission401ResponseTitleMax = 100;

export const grantDocumentPermission401ResponseStatusMin = 400;
export const grantDocumentPermission401ResponseStatusMax = 599;

export const grantDocumentPermission401ResponseMessageMax = 1000;

export const grantDocumentPermission401ResponseInvalidParamsItemNameMax = 500;

export const grantDocumentPermission401ResponseInvalidParamsItemReasonMax = 500;

export const grantDocumentPermission401ResponseInvalidParamsMax = 100;

export const grantDocumentPermission401ResponseRequestIdMax = 64;



export const GrantDocumentPermission401Response = zod.object({
  "title": zod.string().max(grantDocumentPermission401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(grantDocumentPermission401ResponseStatusMin).max(grantDocumentPermission401ResponseStatusMax),
  "message": zod.string().max(grantDocumentPermission401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(grantDocumentPermission401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(grantDocumentPermission401ResponseInvalidParamsItemReasonMax)
})).max(grantDocumentPermission401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(grantDocumentPermission401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const grantDocumentPermission403ResponseTitleMax = 100;

export const grantDocumentPermission403ResponseStatusMin = 400;
export const grantDocumentPermission403ResponseStatusMax = 599;

export const grantDocumentPermission403ResponseMessageMax = 1000;

export const grantDocumentPermission403ResponseInvalidParamsItemNameMax = 500;

export const grantDocumentPermission403ResponseInvalidParamsItemReasonMax = 500;

export const grantDocumentPermission403ResponseInvalidParamsMax = 100;

export const grantDocumentPermission403ResponseRequestIdMax = 64;



export const GrantDocumentPermission403Response = zod.object({
  "title": zod.string().max(grantDocumentPermission403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(grantDocumentPermission403ResponseStatusMin).max(grantDocumentPermission403ResponseStatusMax),
  "message": zod.string().max(grantDocumentPermission403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(grantDocumentPermission403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(grantDocumentPermission403ResponseInvalidParamsItemReasonMax)
})).max(grantDocumentPermission403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(grantDocumentPermission403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const grantDocumentPermission404ResponseTitleMax = 100;

export const grantDocumentPermission404ResponseStatusMin = 400;
export const grantDocumentPermission404ResponseStatusMax = 599;

export const grantDocumentPermission404ResponseMessageMax = 1000;

export const grantDocumentPermission404ResponseInvalidParamsItemNameMax = 500;

export const grantDocumentPermission404ResponseInvalidParamsItemReasonMax = 500;

export const grantDocumentPermission404ResponseInvalidParamsMax = 100;

export const grantDocumentPermission404ResponseRequestIdMax = 64;



export const GrantDocumentPermission404Response = zod.object({
  "title": zod.string().max(grantDocumentPermission404ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(grantDocumentPermission404ResponseStatusMin).max(grantDocumentPermission404ResponseStatusMax),
  "message": zod.string().max(grantDocumentPermission404ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(grantDocumentPermission404ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(grantDocumentPermission404ResponseInvalidParamsItemReasonMax)
})).max(grantDocumentPermission404ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(grantDocumentPermission404ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const grantDocumentPermission408ResponseTitleMax = 100;

export const grantDocumentPermission408ResponseStatusMin = 400;
export const grantDocumentPermission408ResponseStatusMax = 599;

export const grantDocumentPermission408ResponseMessageMax = 1000;

export const grantDocumentPermission408ResponseInvalidParamsItemNameMax = 500;

export const grantDocumentPermission408ResponseInvalidParamsItemReasonMax = 500;

export const grantDocumentPermission408ResponseInvalidParamsMax = 100;

export const grantDocumentPermission408ResponseRequestIdMax = 64;



export const GrantDocumentPermission408Response = zod.object({
  "title": zod.string().max(grantDocumentPermission408ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(grantDocumentPermission408ResponseStatusMin).max(grantDocumentPermission408ResponseStatusMax),
  "message": zod.string().max(grantDocumentPermission408ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(grantDocumentPermission408ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(grantDocumentPermission408ResponseInvalidParamsItemReasonMax)
})).max(grantDocumentPermission408ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(grantDocumentPermission408ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const grantDocumentPermission413ResponseTitleMax = 100;

export const grantDocumentPermission413ResponseStatusMin = 400;
export const grantDocumentPermission413ResponseStatusMax = 599;

export const grantDocumentPermission413ResponseMessageMax = 1000;

export const grantDocumentPermission413ResponseInvalidParamsItemNameMax = 500;

export const grantDocumentPermission413ResponseInvalidParamsItemReasonMax = 500;

export const grantDocumentPermission413ResponseInvalidParamsMax = 100;

export const grantDocumentPermission413ResponseRequestIdMax = 64;



export const GrantDocumentPermission413Response = zod.object({
  "title": zod.string().max(grantDocumentPermission413ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(grantDocumentPermission413ResponseStatusMin).max(grantDocumentPermission413ResponseStatusMax),
  "message": zod.string().max(grantDocumentPermission413ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(grantDocumentPermission413ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(grantDocumentPermission413ResponseInvalidParamsItemReasonMax)
})).max(grantDocumentPermission413ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(grantDocumentPermission413ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const grantDocumentPermission415ResponseTitleMax = 100;

export const grantDocumentPermission415ResponseStatusMin = 400;
export const grantDocumentPermission415ResponseStatusMax = 599;

export const grantDocumentPermission415ResponseMessageMax = 1000;

export const grantDocumentPermission415ResponseInvalidParamsItemNameMax = 500;

export const grantDocumentPermission415ResponseInvalidParamsItemReasonMax = 500;

export const grantDocumentPermission415ResponseInvalidParamsMax = 100;

export const grantDocumentPermission415ResponseRequestIdMax = 64;



export const GrantDocumentPermission415Response = zod.object({
  "title": zod.string().max(grantDocumentPermission415ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(grantDocumentPermission415ResponseStatusMin).max(grantDocumentPermission415ResponseStatusMax),
  "message": zod.string().max(grantDocumentPermission415ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(grantDocumentPermission415ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(grantDocumentPermission415ResponseInvalidParamsItemReasonMax)
})).max(grantDocumentPermission415ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(grantDocumentPermission415ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const grantDocumentPermission429ResponseTitleMax = 100;

export const grantDocumentPermission429ResponseStatusMin = 400;
export const grantDocumentPermission429ResponseStatusMax = 599;

export const grantDocumentPermission429ResponseMessageMax = 1000;

export const grantDocumentPermission429ResponseInvalidParamsItemNameMax = 500;

export const grantDocumentPermission429ResponseInvalidParamsItemReasonMax = 500;

export const grantDocumentPermission429ResponseInvalidParamsMax = 100;

export const grantDocumentPermission429ResponseRequestIdMax = 64;



export const GrantDocumentPermission429Response = zod.object({
  "title": zod.string().max(grantDocumentPermission429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(grantDocumentPermission429ResponseStatusMin).max(grantDocumentPermission429ResponseStatusMax),
  "message": zod.string().max(grantDocumentPermission429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(grantDocumentPermission429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(grantDocumentPermission429ResponseInvalidParamsItemReasonMax)
})).max(grantDocumentPermission429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(grantDocumentPermission429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const grantDocumentPermission500ResponseTitleMax = 100;

export const grantDocumentPermission500ResponseStatusMin = 400;
export const grantDocumentPermission500ResponseStatusMax = 599;

export const grantDocumentPermission500ResponseMessageMax = 1000;

export const grantDocumentPermission500ResponseInvalidParamsItemNameMax = 500;

export const grantDocumentPermission500ResponseInvalidParamsItemReasonMax = 500;

export const grantDocumentPermission500ResponseInvalidParamsMax = 100;

export const grantDocumentPermission500ResponseRequestIdMax = 64;



export const GrantDocumentPermission500Response = zod.object({
  "title": zod.string().max(grantDocumentPermission500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(grantDocumentPermission500ResponseStatusMin).max(grantDocumentPermission500ResponseStatusMax),
  "message": zod.string().max(grantDocumentPermission500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(grantDocumentPermission500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(grantDocumentPermission500ResponseInvalidParamsItemReasonMax)
})).max(grantDocumentPermission500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(grantDocumentPermission500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const grantDocumentPermission503ResponseTitleMax = 100;

export const grantDocumentPermission503ResponseStatusMin = 400;
export const grantDocumentPermission503ResponseStatusMax = 599;

export const grantDocumentPermission503ResponseMessageMax = 1000;

export const grantDocumentPermission503ResponseInvalidParamsItemNameMax = 500;

export const grantDocumentPermission503ResponseInvalidParamsItemReasonMax = 500;

export const grantDocumentPermission503ResponseInvalidParamsMax = 100;

export const grantDocumentPermission503ResponseRequestIdMax = 64;



export const GrantDocumentPermission503Response = zod.object({
  "title": zod.string().max(grantDocumentPermission503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(grantDocumentPermission503ResponseStatusMin).max(grantDocumentPermission503ResponseStatusMax),
  "message": zod.string().max(grantDocumentPermission503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(grantDocumentPermission503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(grantDocumentPermission503ResponseInvalidParamsItemReasonMax)
})).max(grantDocumentPermission503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(grantDocumentPermission503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
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

export const RevokeDocumentPermission204Response = zod.void()

export const revokeDocumentPermission401ResponseTitleMax = 100;

export const revokeDocumentPermission401ResponseStatusMin = 400;
export const revokeDocumentPermission401ResponseStatusMax = 599;

export const revokeDocumentPermission401ResponseMessageMax = 1000;

export const revokeDocumentPermission401ResponseInvalidParamsItemNameMax = 500;

export const revokeDocumentPermission401ResponseInvalidParamsItemReasonMax = 500;

export const revokeDocumentPermission401ResponseInvalidParamsMax = 100;

export const revokeDocumentPermission401ResponseRequestIdMax = 64;



export const RevokeDocumentPermission401Response = zod.object({
  "title": zod.string().max(revokeDocumentPermission401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(revokeDocumentPermission401ResponseStatusMin).max(revokeDocumentPermission401ResponseStatusMax),
  "message": zod.string().max(revokeDocumentPermission401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(revokeDocumentPermission401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(revokeDocumentPermission401ResponseInvalidParamsItemReasonMax)
})).max(revokeDocumentPermission401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(revokeDocumentPermission401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const revokeDocumentPermission403ResponseTitleMax = 100;

export const revokeDocumentPermission403ResponseStatusMin = 400;
export const revokeDocumentPermission403ResponseStatusMax = 599;

export const revokeDocumentPermission403ResponseMessageMax = 1000;

export const revokeDocumentPermission403ResponseInvalidParamsItemNameMax = 500;

export const revokeDocumentPermission403ResponseInvalidParamsItemReasonMax = 500;

export const revokeDocumentPermission403ResponseInvalidParamsMax = 100;

export const revokeDocumentPermission403ResponseRequestIdMax = 64;



export const RevokeDocumentPermission403Response = zod.object({
  "title": zod.string().max(revokeDocumentPermission403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(revokeDocumentPermission403ResponseStatusMin).max(revokeDocumentPermission403ResponseStatusMax),
  "message": zod.string().max(revokeDocumentPermission403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(revokeDocumentPermission403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(revokeDocumentPermission403ResponseInvalidParamsItemReasonMax)
})).max(revokeDocumentPermission403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(revokeDocumentPermission403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const revokeDocumentPermission404ResponseTitleMax = 100;

export const revokeDocumentPermission404ResponseStatusMin = 400;
export const revokeDocumentPermission404ResponseStatusMax = 599;

export const revokeDocumentPermission404ResponseMessageMax = 1000;

export const revokeDocumentPermission404ResponseInvalidParamsItemNameMax = 500;

export const revokeDocumentPermission404ResponseInvalidParamsItemReasonMax = 500;

export const revokeDocumentPermission404ResponseInvalidParamsMax = 100;

export const revokeDocumentPermission404ResponseRequestIdMax = 64;



export const RevokeDocumentPermission404Response = zod.object({
  "title": zod.string().max(revokeDocumentPermission404ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(revokeDocumentPermission404ResponseStatusMin).max(revokeDocumentPermission404ResponseStatusMax),
  "message": zod.string().max(revokeDocumentPermission404ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(revokeDocumentPermission404ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(revokeDocumentPermission404ResponseInvalidParamsItemReasonMax)
})).max(revokeDocumentPermission404ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(revokeDocumentPermission404ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const revokeDocumentPermission429ResponseTitleMax = 100;

export const revokeDocumentPermission429ResponseStatusMin = 400;
export const revokeDocumentPermission429ResponseStatusMax = 599;

export const revokeDocumentPermission429ResponseMessageMax = 1000;

export const revokeDocumentPermission429ResponseInvalidParamsItemNameMax = 500;

export const revokeDocumentPermission429ResponseInvalidParamsItemReasonMax = 500;

export const revokeDocumentPermission429ResponseInvalidParamsMax = 100;

export const revokeDocumentPermission429ResponseRequestIdMax = 64;



export const RevokeDocumentPermission429Response = zod.object({
  "title": zod.string().max(revokeDocumentPermission429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(revokeDocumentPermission429ResponseStatusMin).max(revokeDocumentPermission429ResponseStatusMax),
  "message": zod.string().max(revokeDocumentPermission429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(revokeDocumentPermission429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(revokeDocumentPermission429ResponseInvalidParamsItemReasonMax)
})).max(revokeDocumentPermission429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(revokeDocumentPermission429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const revokeDocumentPermission500ResponseTitleMax = 100;

export const revokeDocumentPermission500ResponseStatusMin = 400;
export const revokeDocumentPermission500ResponseStatusMax = 599;

export const revokeDocumentPermission500ResponseMessageMax = 1000;

export const revokeDocumentPermission500ResponseInvalidParamsItemNameMax = 500;

export const revokeDocumentPermission500ResponseInvalidParamsItemReasonMax = 500;

export const revokeDocumentPermission500ResponseInvalidParamsMax = 100;

export const revokeDocumentPermission500ResponseRequestIdMax = 64;



export const RevokeDocumentPermission500Response = zod.object({
  "title": zod.string().max(revokeDocumentPermission500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(revokeDocumentPermission500ResponseStatusMin).max(revokeDocumentPermission500ResponseStatusMax),
  "message": zod.string().max(revokeDocumentPermission500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(revokeDocumentPermission500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(revokeDocumentPermission500ResponseInvalidParamsItemReasonMax)
})).max(revokeDocumentPermission500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(revokeDocumentPermission500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const revokeDocumentPermission503ResponseTitleMax = 100;

export const revokeDocumentPermission503ResponseStatusMin = 400;
export const revokeDocumentPermission503ResponseStatusMax = 599;

export const revokeDocumentPermission503ResponseMessageMax = 1000;

export const revokeDocumentPermission503ResponseInvalidParamsItemNameMax = 500;

export const revokeDocumentPermission503ResponseInvalidParamsItemReasonMax = 500;

export const revokeDocumentPermission503ResponseInvalidParamsMax = 100;

export const revokeDocumentPermission503ResponseRequestIdMax = 64;



export const RevokeDocumentPermission503Response = zod.object({
  "title": zod.string().max(revokeDocumentPermission503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(revokeDocumentPermission503ResponseStatusMin).max(revokeDocumentPermission503ResponseStatusMax),
  "message": zod.string().max(revokeDocumentPermission503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(revokeDocumentPermission503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(revokeDocumentPermission503ResponseInvalidParamsItemReasonMax)
})).max(revokeDocumentPermission503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(revokeDocumentPermission503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

