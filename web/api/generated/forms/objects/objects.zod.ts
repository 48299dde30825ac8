/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#web/api/zod.ts';


/**
 * The URL is good for 15 minutes, for one object of at most 52,428,800 bytes, and for the person who asked. What
 * was stored and never registered is removed after 24 hours.
 * @summary A signed URL to store one file under
 */
export const createUploadTicket200ResponseUploadURLMax = 2048;



export const CreateUploadTicket200Response = zod.object({
  "uploadURL": zod.string().max(createUploadTicket200ResponseUploadURLMax)
})

export const createUploadTicket401ResponseTitleMax = 100;

export const createUploadTicket401ResponseStatusMin = 400;
export const createUploadTicket401ResponseStatusMax = 599;

export const createUploadTicket401ResponseMessageMax = 1000;

export const createUploadTicket401ResponseInvalidParamsItemNameMax = 500;

export const createUploadTicket401ResponseInvalidParamsItemReasonMax = 500;

export const createUploadTicket401ResponseInvalidParamsMax = 100;

export const createUploadTicket401ResponseRequestIdMax = 64;



export const CreateUploadTicket401Response = zod.object({
  "title": zod.string().max(createUploadTicket401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createUploadTicket401ResponseStatusMin).max(createUploadTicket401ResponseStatusMax),
  "message": zod.string().max(createUploadTicket401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createUploadTicket401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createUploadTicket401ResponseInvalidParamsItemReasonMax)
})).max(createUploadTicket401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createUploadTicket401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createUploadTicket403ResponseTitleMax = 100;

export const createUploadTicket403ResponseStatusMin = 400;
export const createUploadTicket403ResponseStatusMax = 599;

export const createUploadTicket403ResponseMessageMax = 1000;

export const createUploadTicket403ResponseInvalidParamsItemNameMax = 500;

export const createUploadTicket403ResponseInvalidParamsItemReasonMax = 500;

export const createUploadTicket403ResponseInvalidParamsMax = 100;

export const createUploadTicket403ResponseRequestIdMax = 64;



export const CreateUploadTicket403Response = zod.object({
  "title": zod.string().max(createUploadTicket403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createUploadTicket403ResponseStatusMin).max(createUploadTicket403ResponseStatusMax),
  "message": zod.string().max(createUploadTicket403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createUploadTicket403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createUploadTicket403ResponseInvalidParamsItemReasonMax)
})).max(createUploadTicket403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createUploadTicket403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createUploadTicket429ResponseTitleMax = 100;

export const createUploadTicket429ResponseStatusMin = 400;
export const createUploadTicket429ResponseStatusMax = 599;

export const createUploadTicket429ResponseMessageMax = 1000;

export const createUploadTicket429ResponseInvalidParamsItemNameMax = 500;

export const createUploadTicket429ResponseInvalidParamsItemReasonMax = 500;

export const createUploadTicket429ResponseInvalidParamsMax = 100;

export const createUploadTicket429ResponseRequestIdMax = 64;



export const CreateUploadTicket429Response = zod.object({
  "title": zod.string().max(createUploadTicket429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createUploadTicket429ResponseStatusMin).max(createUploadTicket429ResponseStatusMax),
  "message": zod.string().max(createUploadTicket429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createUploadTicket429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createUploadTicket429ResponseInvalidParamsItemReasonMax)
})).max(createUploadTicket429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createUploadTicket429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createUploadTicket500ResponseTitleMax = 100;

export const createUploadTicket500ResponseStatusMin = 400;
export const createUploadTicket500ResponseStatusMax = 599;

export const createUploadTicket500ResponseMessageMax = 1000;

export const createUploadTicket500ResponseInvalidParamsItemNameMax = 500;

export const createUploadTicket500ResponseInvalidParamsItemReasonMax = 500;

export const createUploadTicket500ResponseInvalidParamsMax = 100;

export const createUploadTicket500ResponseRequestIdMax = 64;



export const CreateUploadTicket500Response = zod.object({
  "title": zod.string().max(createUploadTicket500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createUploadTicket500ResponseStatusMin).max(createUploadTicket500ResponseStatusMax),
  "message": zod.string().max(createUploadTicket500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createUploadTicket500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createUploadTicket500ResponseInvalidParamsItemReasonMax)
})).max(createUploadTicket500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createUploadTicket500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createUploadTicket503ResponseTitleMax = 100;

export const createUploadTicket503ResponseStatusMin = 400;
export const createUploadTicket503ResponseStatusMax = 599;

export const createUploadTicket503ResponseMessageMax = 1000;

export const createUploadTicket503ResponseInvalidParamsItemNameMax = 500;

export const createUploadTicket503ResponseInvalidParamsItemReasonMax = 500;

export const createUploadTicket503ResponseInvalidParamsMax = 100;

export const createUploadTicket503ResponseRequestIdMax = 64;



export const CreateUploadTicket503Response = zod.object({
  "title": zod.string().max(createUploadTicket503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createUploadTicket503ResponseStatusMin).max(createUploadTicket503ResponseStatusMax),
  "message": zod.string().max(createUploadTicket503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createUploadTicket503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createUploadTicket503ResponseInvalidParamsItemReasonMax)
})).max(createUploadTicket503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createUploadTicket503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

/**
 * The raw bytes with their Content-Type. The signature in the query is the right to do so: neither cookie nor
 * Origin is looked at. The same bytes again before registration are accepted, since uploaders retry; other bytes,
 * or any bytes after registration, are a conflict.
 * @summary Store the bytes of a file
 */
export const storeObjectPathKeyMax = 64;



export const StoreObjectParams = zod.object({
  "key": zod.string().max(storeObjectPathKeyMax).describe('The object\'s key, as issued.')
})

export const storeObjectQueryUserMax = 64;

export const storeObjectQueryExpiresMax = 16;

export const storeObjectQueryMaxMax = 16;

export const storeObjectQuerySignatureMax = 128;



export const StoreObjectQueryParams = zod.object({
  "user": zod.string().max(storeObjectQueryUserMax).describe('The id of the person whom the ticket was issued to.'),
  "expires": zod.string().max(storeObjectQueryExpiresMax).describe('When the ticket ends, in seconds since 1970.'),
  "max": zod.string().max(storeObjectQueryMaxMax).describe('The largest size in bytes that the ticket allows.'),
  "signature": zod.string().max(storeObjectQuerySignatureMax).describe('HMAC-SHA-256 over method, key, user, expiry and size, base64url.')
})

export const StoreObject200Response = zod.unknown()

export const storeObject400ResponseTitleMax = 100;

export const storeObject400ResponseStatusMin = 400;
export const storeObject400ResponseStatusMax = 599;

export const storeObject400ResponseMessageMax = 1000;

export const storeObject400ResponseInvalidParamsItemNameMax = 500;

export const storeObject400ResponseInvalidParamsItemReasonMax = 500;

export const storeObject400ResponseInvalidParamsMax = 100;

export const storeObject400ResponseRequestIdMax = 64;



export const StoreObject400Response = zod.object({
  "title": zod.string().max(storeObject400ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(storeObject400ResponseStatusMin).max(storeObject400ResponseStatusMax),
  "message": zod.string().max(storeObject400ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(storeObject400ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(storeObject400ResponseInvalidParamsItemReasonMax)
})).max(storeObject400ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(storeObject400ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const storeObject403ResponseTitleMax = 100;

export const storeObject403ResponseStatusMin = 400;
export const storeObject403ResponseStatusMax = 599;

export const storeObject403ResponseMessageMax = 1000;

export const storeObject403ResponseInvalidParamsItemNameMax = 500;

export const storeObject403ResponseInvalidParamsItemReasonMax = 500;

export const storeObject403ResponseInvalidParamsMax = 100;

export const storeObject403ResponseRequestIdMax = 64;



export const StoreObject403Response = zod.object({
  "title": zod.string().max(storeObject403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(storeObject403ResponseStatusMin).max(storeObject403ResponseStatusMax),
  "message": zod.string().max(storeObject403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(storeObject403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(storeObject403ResponseInvalidParamsItemReasonMax)
})).max(storeObject403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(storeObject403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const storeObject404ResponseTitleMax = 100;

export const storeObject404ResponseStatusMin = 400;
export const storeObject404ResponseStatusMax = 599;

export const storeObject404ResponseMessageMax = 1000;

export const storeObject404ResponseInvalidParamsItemNameMax = 500;

export const storeObject404ResponseInvalidParamsItemReasonMax = 500;

export const storeObject404ResponseInvalidParamsMax = 100;

export const storeObject404ResponseRequestIdMax = 64;



export const StoreObject404Response = zod.object({
  "title": zod.string().max(storeObject404ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(storeObject404ResponseStatusMin).max(storeObject404ResponseStatusMax),
  "message": zod.string().max(storeObject404ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(storeObject404ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(storeObject404ResponseInvalidParamsItemReasonMax)
})).max(storeObject404ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(storeObject404ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const storeObject408ResponseTitleMax = 100;

export const storeObject408ResponseStatusMin = 400;
export const storeObject408ResponseStatusMax = 599;

export const storeObject408ResponseMessageMax = 1000;

export const storeObject408ResponseInvalidParamsItemNameMax = 500;

export const storeObject408ResponseInvalidParamsItemReasonMax = 500;

export const storeObject408ResponseInvalidParamsMax = 100;

export const storeObject408ResponseRequestIdMax = 64;



export const StoreObject408Response = zod.object({
  "title": zod.string().max(storeObject408ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(storeObject408ResponseStatusMin).max(storeObject408ResponseStatusMax),
  "message": zod.string().max(storeObject408ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(storeObject408ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(storeObject408ResponseInvalidParamsItemReasonMax)
})).max(storeObject408ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(storeObject408ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const storeObject409ResponseTitleMax = 100;

export const storeObject409ResponseStatusMin = 400;
export const storeObject409ResponseStatusMax = 599;

export const storeObject409ResponseMessageMax = 1000;

export const storeObject409ResponseInvalidParamsItemNameMax = 500;

export const storeObject409ResponseInvalidParamsItemReasonMax = 500;

export const storeObject409ResponseInvalidParamsMax = 100;

export const storeObject409ResponseRequestIdMax = 64;



export const StoreObject409Response = zod.object({
  "title": zod.string().max(storeObject409ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(storeObject409ResponseStatusMin).max(storeObject409ResponseStatusMax),
  "message": zod.string().max(storeObject409ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(storeObject409ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(storeObject409ResponseInvalidParamsItemReasonMax)
})).max(storeObject409ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(storeObject409ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const storeObject413ResponseTitleMax = 100;

export const storeObject413ResponseStatusMin = 400;
export const storeObject413ResponseStatusMax = 599;

export const storeObject413ResponseMessageMax = 1000;

export const storeObject413ResponseInvalidParamsItemNameMax = 500;

export const storeObject413ResponseInvalidParamsItemReasonMax = 500;

export const storeObject413ResponseInvalidParamsMax = 100;

export const storeObject413ResponseRequestIdMax = 64;



export const StoreObject413Response = zod.object({
  "title": zod.string().max(storeObject413ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(storeObject413ResponseStatusMin).max(storeObject413ResponseStatusMax),
  "message": zod.string().max(storeObject413ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(storeObject413ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(storeObject413ResponseInvalidParamsItemReasonMax)
})).max(storeObject413ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(storeObject413ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const storeObject429ResponseTitleMax = 100;

export const storeObject429ResponseStatusMin = 400;
export const storeObject429ResponseStatusMax = 599;

export const storeObject429ResponseMessageMax = 1000;

export const storeObject429ResponseInvalidParamsItemNameMax = 500;

export const storeObject429ResponseInvalidParamsItemReasonMax = 500;

export const storeObject429ResponseInvalidParamsMax = 100;

export const storeObject429ResponseRequestIdMax = 64;



export const StoreObject429Response = zod.object({
  "title": zod.string().max(storeObject429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(storeObject429ResponseStatusMin).max(storeObject429ResponseStatusMax),
  "message": zod.string().max(storeObject429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(storeObject429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(storeObject429ResponseInvalidParamsItemReasonMax)
})).max(storeObject429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(storeObject429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const storeObject500ResponseTitleMax = 100;

export const storeObject500ResponseStatusMin = 400;
export const storeObject500ResponseStatusMax = 599;

export const storeObject500ResponseMessageMax = 1000;

export const storeObject500ResponseInvalidParamsItemNameMax = 500;

export const storeObject500ResponseInvalidParamsItemReasonMax = 500;

export const storeObject500ResponseInvalidParamsMax = 100;

export const storeObject500ResponseRequestIdMax = 64;



export const StoreObject500Response = zod.object({
  "title": zod.string().max(storeObject500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(storeObject500ResponseStatusMin).max(storeObject500ResponseStatusMax),
  "message": zod.string().max(storeObject500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(storeObject500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(storeObject500ResponseInvalidParamsItemReasonMax)
})).max(storeObject500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(storeObject500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const storeObject503ResponseTitleMax = 100;

export const storeObject503ResponseStatusMin = 400;
export const storeObject503ResponseStatusMax = 599;

export const storeObject503ResponseMessageMax = 1000;

export const storeObject503ResponseInvalidParamsItemNameMax = 500;

export const storeObject503ResponseInvalidParamsItemReasonMax = 500;

export const storeObject503ResponseInvalidParamsMax = 100;

export const storeObject503ResponseRequestIdMax = 64;



export const StoreObject503Response = zod.object({
  "title": zod.string().max(storeObject503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(storeObject503ResponseStatusMin).max(storeObject503ResponseStatusMax),
  "message": zod.string().max(storeObject503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(storeObject503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(storeObject503ResponseInvalidParamsItemReasonMax)
})).max(storeObject503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(storeObject503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

