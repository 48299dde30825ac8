/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * A document inside a folder that its reader may not see has `folderId: null`. What somebody sees only because
 * they uploaded it is told as they left it: size, type, version and times of their own newest version. Sorting,
 * filtering and searching are the client's.
 * @summary Every document that the reader may see
 */
export const listDocuments200ResponseIdMax = 64;

export const listDocuments200ResponseNameMax = 255;

export const listDocuments200ResponseDescriptionMax = 2000;

export const listDocuments200ResponseFolderIdMax = 64;

export const listDocuments200ResponseMimeTypeMax = 255;

export const listDocuments200ResponseSizeMin = 0;
export const listDocuments200ResponseSizeMax = 9007199254740991;

export const listDocuments200ResponseVersionMax = 1000000;

export const listDocuments200ResponseUpdatedAtMax = 35;

export const listDocuments200ResponseCreatedAtMax = 35;

export const listDocuments200ResponseUploadedByIdMax = 64;



export const ListDocuments200ResponseItem = zod.object({
  "id": zod.string().min(1).max(listDocuments200ResponseIdMax).describe('An opaque id.'),
  "name": zod.string().max(listDocuments200ResponseNameMax),
  "description": zod.string().max(listDocuments200ResponseDescriptionMax).nullable().describe('Free text, line breaks allowed; stored in NFC.'),
  "folderId": zod.string().max(listDocuments200ResponseFolderIdMax).nullable().describe('Null means the root.'),
  "mimeType": zod.string().max(listDocuments200ResponseMimeTypeMax).nullable(),
  "size": zod.int().min(listDocuments200ResponseSizeMin).max(listDocuments200ResponseSizeMax).nullable().describe('Bytes.'),
  "version": zod.int().min(1).max(listDocuments200ResponseVersionMax),
  "accessLevel": zod.enum(['public', 'restricted', 'confidential']).describe('public: anyone with folder access can view. restricted: only users with specific permissions. confidential:\nhighly restricted, explicit permissions required.\n'),
  "downloadRestricted": zod.boolean(),
  "printingRestricted": zod.boolean(),
  "updatedAt": zod.iso.datetime({"offset":true}).max(listDocuments200ResponseUpdatedAtMax).describe('ISO 8601, UTC.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(listDocuments200ResponseCreatedAtMax).describe('ISO 8601, UTC.'),
  "uploadedById": zod.string().max(listDocuments200ResponseUploadedByIdMax).nullable()
})
export const ListDocuments200Response = zod.array(ListDocuments200ResponseItem).max(100000)

export const listDocuments401ResponseTitleMax = 100;

export const listDocuments401ResponseStatusMin = 400;
export const listDocuments401ResponseStatusMax = 599;

export const listDocuments401ResponseMessageMax = 1000;

export const listDocuments401ResponseInvalidParamsItemNameMax = 500;

export const listDocuments401ResponseInvalidParamsItemReasonMax = 500;

export const listDocuments401ResponseInvalidParamsMax = 100;

export const listDocuments401ResponseRequestIdMax = 64;



export const ListDocuments401Response = zod.object({
  "title": zod.string().max(listDocuments401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listDocuments401ResponseStatusMin).max(listDocuments401ResponseStatusMax),
  "message": zod.string().max(listDocuments401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listDocuments401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listDocuments401ResponseInvalidParamsItemReasonMax)
})).max(listDocuments401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listDocuments401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listDocuments429ResponseTitleMax = 100;

export const listDocuments429ResponseStatusMin = 400;
export const listDocuments429ResponseStatusMax = 599;

export const listDocuments429ResponseMessageMax = 1000;

export const listDocuments429ResponseInvalidParamsItemNameMax = 500;

export const listDocuments429ResponseInvalidParamsItemReasonMax = 500;

export const listDocuments429ResponseInvalidParamsMax = 100;

export const listDocuments429ResponseRequestIdMax = 64;



export const ListDocuments429Response = zod.object({
  "title": zod.string().max(listDocuments429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listDocuments429ResponseStatusMin).max(listDocuments429ResponseStatusMax),
  "message": zod.string().max(listDocuments429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listDocuments429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listDocuments429ResponseInvalidParamsItemReasonMax)
})).max(listDocuments429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listDocuments429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listDocuments500ResponseTitleMax = 100;

export const listDocuments500ResponseStatusMin = 400;
export const listDocuments500ResponseStatusMax = 599;

export const listDocuments500ResponseMessageMax = 1000;

export const listDocuments500ResponseInvalidParamsItemNameMax = 500;

export const listDocuments500ResponseInvalidParamsItemReasonMax = 500;

export const listDocuments500ResponseInvalidParamsMax = 100;

export const listDocuments500ResponseRequestIdMax = 64;



export const ListDocuments500Response = zod.object({
  "title": zod.string().max(listDocuments500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listDocuments500ResponseStatusMin).max(listDocuments500ResponseStatusMax),
  "message": zod.string().max(listDocuments500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listDocuments500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listDocuments500ResponseInvalidParamsItemReasonMax)
})).max(listDocuments500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listDocuments500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listDocuments503ResponseTitleMax = 100;

export const listDocuments503ResponseStatusMin = 400;
export const listDocuments503ResponseStatusMax = 599;

export const listDocuments503ResponseMessageMax = 1000;

export const listDocuments503ResponseInvalidParamsItemNameMax = 500;

export const listDocuments503ResponseInvalidParamsItemReasonMax = 500;

export const listDocuments503ResponseInvalidParamsMax = 100;

export const listDocuments503ResponseRequestIdMax = 64;



export const ListDocuments503Response = zod.object({
  "title": zod.string().max(listDocuments503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listDocuments503ResponseStatusMin).max(listDocuments503ResponseStatusMax),
  "message": zod.string().max(listDocuments503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listDocuments503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listDocuments503ResponseInvalidParamsItemReasonMax)
})).max(listDocuments503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listDocuments503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

/**
 * The first registration of a name in a folder makes a document (201). The same name (NFC, case-sensitive) in the
 * same folder again makes the next version of that document (200): same id, createdAt, uploadedById, grants and
 * printingRestricted; accessLevel and downloadRestricted take the stricter of old and sent; a description that is
 * not sent keeps the old one. The stored byte count wins over the declared size.
 * @summary Register a stored object as a document
 */
export const registerDocumentBodyDocumentURLMax = 2048;

export const registerDocumentBodyNameMax = 255;

export const registerDocumentBodyDescriptionMax = 2000;

export const registerDocumentBodyFolderIdMax = 64;

export const registerDocumentBodyMimeTypeMax = 255;

export const registerDocumentBodySizeMin = 0;
export const registerDocumentBodySizeMax = 9007199254740991;

export const registerDocumentBodyAccessLevelDefault = `public`;
export const registerDocumentBodyDownloadRestrictedDefault = false;

export const RegisterDocumentBody = zod.strictObject({
  "documentURL": zod.string().min(1).max(registerDocumentBodyDocumentURLMax).describe('The upload URL without its query. Parsed, never fetched.'),
  "name": zod.string().min(1).max(registerDocumentBodyNameMax).describe('Well-formed Unicode, stored in NFC, not only white space. Control characters and those that override the\ndirection of text are refused.\n'),
  "description": zod.string().max(registerDocumentBodyDescriptionMax).nullish().describe('Free text, line breaks allowed; stored in NFC.'),
  "folderId": zod.string().max(registerDocumentBodyFolderIdMax).nullish().describe('Null or missing means the root.'),
  "mimeType": zod.string().max(registerDocumentBodyMimeTypeMax).describe('The type as declared; what is served follows the bytes.'),
  "size": zod.int().min(registerDocumentBodySizeMin).max(registerDocumentBodySizeMax),
  "accessLevel": zod.enum(['public', 'restricted', 'confidential']).default(registerDocumentBodyAccessLevelDefault).describe('public: anyone with folder access can view. restricted: only users with specific permissions. confidential:\nhighly restricted, explicit permissions required.\n'),
  "downloadRestricted": zod.boolean().default(registerDocumentBodyDownloadRestrictedDefault)
})

export const registerDocument200ResponseIdMax = 64;

export const registerDocument200ResponseNameMax = 255;

export const registerDocument200ResponseDescriptionMax = 2000;

export const registerDocument200ResponseFolderIdMax = 64;

export const registerDocument200ResponseMimeTypeMax = 255;

export const registerDocument200ResponseSizeMin = 0;
export const registerDocument200ResponseSizeMax = 9007199254740991;

export const registerDocument200ResponseVersionMax = 1000000;

export const registerDocument200ResponseUpdatedAtMax = 35;

export const registerDocument200ResponseCreatedAtMax = 35;

export const registerDocument200ResponseUploadedByIdMax = 64;



export const RegisterDocument200Response = zod.object({
  "id": zod.string().min(1).max(registerDocument200ResponseIdMax).describe('An opaque id.'),
  "name": zod.string().max(registerDocument200ResponseNameMax),
  "description": zod.string().max(registerDocument200ResponseDescriptionMax).nullable().describe('Free text, line breaks allowed; stored in NFC.'),
  "folderId": zod.string().max(registerDocument200ResponseFolderIdMax).nullable().describe('Null means the root.'),
  "mimeType": zod.string().max(registerDocument200ResponseMimeTypeMax).nullable(),
  "size": zod.int().min(registerDocument200ResponseSizeMin).max(registerDocument200ResponseSizeMax).nullable().describe('Bytes.'),
  "version": zod.int().min(1).max(registerDocument200ResponseVersionMax),
  "accessLevel": zod.enum(['public', 'restricted', 'confidential']).describe('public: anyone with folder access can view. restricted: only users with specific permissions. confidential:\nhighly restricted, explicit permissions required.\n'),
  "downloadRestricted": zod.boolean(),
  "printingRestricted": zod.boolean(),
  "updatedAt": zod.iso.datetime({"offset":true}).max(registerDocument200ResponseUpdatedAtMax).describe('ISO 8601, UTC.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(registerDocument200ResponseCreatedAtMax).describe('ISO 8601, UTC.'),
  "uploadedById": zod.string().max(registerDocument200ResponseUploadedByIdMax).nullable()
})

export const registerDocument201ResponseIdMax = 64;

export const registerDocument201ResponseNameMax = 255;

export const registerDocument201ResponseDescriptionMax = 2000;

export const registerDocument201ResponseFolderIdMax = 64;

export const registerDocument201ResponseMimeTypeMax = 255;

export const registerDocument201ResponseSizeMin = 0;
export const registerDocument201ResponseSizeMax = 9007199254740991;

export const registerDocument201ResponseVersionMax = 1000000;

export const registerDocument201ResponseUpdatedAtMax = 35;

export const registerDocument201ResponseCreatedAtMax = 35;

export const registerDocument201ResponseUploadedByIdMax = 64;



export const RegisterDocument201Response = zod.object({
  "id": zod.string().min(1).max(registerDocument201ResponseIdMax).describe('An opaque id.'),
  "name": zod.string().max(registerDocument201ResponseNameMax),
  "description": zod.string().max(registerDocument201ResponseDescriptionMax).nullable().describe('Free text, line breaks allowed; stored in NFC.'),
  "folderId": zod.string().max(registerDocument201ResponseFolderIdMax).nullable().describe('Null means the root.'),
  "mimeType": zod.string().max(registerDocument201ResponseMimeTypeMax).nullable(),
  "size": zod.int().min(registerDocument201ResponseSizeMin).max(registerDocument201ResponseSizeMax).nullable().describe('Bytes.'),
  "version": zod.int().min(1).max(registerDocument201ResponseVersionMax),
  "accessLevel": zod.enum(['public', 'restricted', 'confidential']).describe('public: anyone with folder access can view. restricted: only users with specific permissions. confidential:\nhighly restricted, explicit permissions required.\n'),
  "downloadRestricted": zod.boolean(),
  "printingRestricted": zod.boolean(),
  "updatedAt": zod.iso.datetime({"offset":true}).max(registerDocument201ResponseUpdatedAtMax).describe('ISO 8601, UTC.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(registerDocument201ResponseCreatedAtMax).describe('ISO 8601, UTC.'),
  "uploadedById": zod.string().max(registerDocument201ResponseUploadedByIdMax).nullable()
})

export const registerDocument400ResponseTitleMax = 100;

export const registerDocument400ResponseStatusMin = 400;
export const registerDocument400ResponseStatusMax = 599;

export const registerDocument400ResponseMessageMax = 1000;

export const registerDocument400ResponseInvalidParamsItemNameMax = 500;

export const registerDocument400ResponseInvalidParamsItemReasonMax = 500;

export const registerDocument400ResponseInvalidParamsMax = 100;

export const registerDocument400ResponseRequestIdMax = 64;



export const RegisterDocument400Response = zod.object({
  "title": zod.string().max(registerDocument400ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(registerDocument400ResponseStatusMin).max(registerDocument400ResponseStatusMax),
  "message": zod.string().max(registerDocument400ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(registerDocument400ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(registerDocument400ResponseInvalidParamsItemReasonMax)
})).max(registerDocument400ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(registerDocument400ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const registerDocument401ResponseTitleMax = 100;

export const registerDocument401ResponseStatusMin = 400;
export const registerDocument401ResponseStatusMax = 599;

export const registerDocument401ResponseMessageMax = 1000;

export const registerDocument401ResponseInvalidParamsItemNameMax = 500;

export const registerDocument401ResponseInvalidParamsItemReasonMax = 500;

export const registerDocument401ResponseInvalidParamsMax = 100;

export const registerDocument401ResponseRequestIdMax = 64;



export const RegisterDocument401Response = zod.object({
  "title": zod.string().max(registerDocument401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(registerDocument401ResponseStatusMin).max(registerDocument401ResponseStatusMax),
  "message": zod.string().max(registerDocument401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(registerDocument401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(registerDocument401ResponseInvalidParamsItemReasonMax)
})).max(registerDocument401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(registerDocument401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const registerDocument403ResponseTitleMax = 100;

export const registerDocument403ResponseStatusMin = 400;
export const registerDocument403ResponseStatusMax = 599;

export const registerDocument403ResponseMessageMax = 1000;

export const registerDocument403ResponseInvalidParamsItemNameMax = 500;

export const registerDocument403ResponseInvalidParamsItemReasonMax = 500;

export const registerDocument403ResponseInvalidParamsMax = 100;

export const registerDocument403ResponseRequestIdMax = 64;



export const RegisterDocument403Response = zod.object({
  "title": zod.string().max(registerDocument403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(registerDocument403ResponseStatusMin).max(registerDocument403ResponseStatusMax),
  "message": zod.string().max(registerDocument403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(registerDocument403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(registerDocument403ResponseInvalidParamsItemReasonMax)
})).max(registerDocument403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(registerDocument403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const registerDocument404ResponseTitleMax = 100;

export const registerDocument404ResponseStatusMin = 400;
export const registerDocument404ResponseStatusMax = 599;

export const registerDocument404ResponseMessageMax = 1000;

export const registerDocument404ResponseInvalidParamsItemNameMax = 500;

export const registerDocument404ResponseInvalidParamsItemReasonMax = 500;

export const registerDocument404ResponseInvalidParamsMax = 100;

export const registerDocument404ResponseRequestIdMax = 64;



export const RegisterDocument404Response = zod.object({
  "title": zod.string().max(registerDocument404ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(registerDocument404ResponseStatusMin).max(registerDocument404ResponseStatusMax),
  "message": zod.string().max(registerDocument404ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(registerDocument404ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(registerDocument404ResponseInvalidParamsItemReasonMax)
})).max(registerDocument404ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(registerDocument404ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const registerDocument408ResponseTitleMax = 100;

export const registerDocument408ResponseStatusMin = 400;
export const registerDocument408ResponseStatusMax = 599;

export const registerDocument408ResponseMessageMax = 1000;

export const registerDocument408ResponseInvalidParamsItemNameMax = 500;

export const registerDocument408ResponseInvalidParamsItemReasonMax = 500;

export const registerDocument408ResponseInvalidParamsMax = 100;

export const registerDocument408ResponseRequestIdMax = 64;



export const RegisterDocument408Response = zod.object({
  "title": zod.string().max(registerDocument408ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(registerDocument408ResponseStatusMin).max(registerDocument408ResponseStatusMax),
  "message": zod.string().max(registerDocument408ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(registerDocument408ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(registerDocument408ResponseInvalidParamsItemReasonMax)
})).max(registerDocument408ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(registerDocument408ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const registerDocument409ResponseTitleMax = 100;

export const registerDocument409ResponseStatusMin = 400;
export const registerDocument409ResponseStatusMax = 599;

export const registerDocument409ResponseMessageMax = 1000;

export const registerDocument409ResponseInvalidParamsItemNameMax = 500;

export const registerDocument409ResponseInvalidParamsItemReasonMax = 500;

export const registerDocument409ResponseInvalidParamsMax = 100;

export const registerDocument409ResponseRequestIdMax = 64;



export const RegisterDocument409Response = zod.object({
  "title": zod.string().max(registerDocument409ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(registerDocument409ResponseStatusMin).max(registerDocument409ResponseStatusMax),
  "message": zod.string().max(registerDocument409ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(registerDocument409ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(registerDocument409ResponseInvalidParamsItemReasonMax)
})).max(registerDocument409ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(registerDocument409ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const registerDocument413ResponseTitleMax = 100;

export const registerDocument413ResponseStatusMin = 400;
export const registerDocument413ResponseStatusMax = 599;

export const registerDocument413ResponseMessageMax = 1000;

export const registerDocument413ResponseInvalidParamsItemNameMax = 500;

export const registerDocument413ResponseInvalidParamsItemReasonMax = 500;

export const registerDocument413ResponseInvalidParamsMax = 100;

export const registerDocument413ResponseRequestIdMax = 64;



export const RegisterDocument413Response = zod.object({
  "title": zod.string().max(registerDocument413ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(registerDocument413ResponseStatusMin).max(registerDocument413ResponseStatusMax),
  "message": zod.string().max(registerDocument413ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(registerDocument413ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(registerDocument413ResponseInvalidParamsItemReasonMax)
})).max(registerDocument413ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(registerDocument413ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const registerDocument415ResponseTitleMax = 100;

export const registerDocument415ResponseStatusMin = 400;
export const registerDocument415ResponseStatusMax = 599;

export const registerDocument415ResponseMessageMax = 1000;

export const registerDocument415ResponseInvalidParamsItemNameMax = 500;

export const registerDocument415ResponseInvalidParamsItemReasonMax = 500;

export const registerDocument415ResponseInvalidParamsMax = 100;

export const registerDocument415ResponseRequestIdMax = 64;



export const RegisterDocument415Response = zod.object({
  "title": zod.string().max(registerDocument415ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(registerDocument415ResponseStatusMin).max(registerDocument415ResponseStatusMax),
  "message": zod.string().max(registerDocument415ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(registerDocument415ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(registerDocument415ResponseInvalidParamsItemReasonMax)
})).max(registerDocument415ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(registerDocument415ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const registerDocument429ResponseTitleMax = 100;

export const registerDocument429ResponseStatusMin = 400;
export const registerDocument429ResponseStatusMax = 599;

export const registerDocument429ResponseMessageMax = 1000;

export const registerDocument429ResponseInvalidParamsItemNameMax = 500;

export const registerDocument429ResponseInvalidParamsItemReasonMax = 500;

export const registerDocument429ResponseInvalidParamsMax = 100;

export const registerDocument429ResponseRequestIdMax = 64;



export const RegisterDocument429Response = zod.object({
  "title": zod.string().max(registerDocument429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(registerDocument429ResponseStatusMin).max(registerDocument429ResponseStatusMax),
  "message": zod.string().max(registerDocument429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(registerDocument429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(registerDocument429ResponseInvalidParamsItemReasonMax)
})).max(registerDocument429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(registerDocument429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const registerDocument500ResponseTitleMax = 100;

export const registerDocument500ResponseStatusMin = 400;
export const registerDocument500ResponseStatusMax = 599;

export const registerDocument500ResponseMessageMax = 1000;

export const registerDocument500ResponseInvalidParamsItemNameMax = 500;

export const registerDocument500ResponseInvalidParamsItemReasonMax = 500;

export const registerDocument500ResponseInvalidParamsMax = 100;

export const registerDocument500ResponseRequestIdMax = 64;



export const RegisterDocument500Response = zod.object({
  "title": zod.string().max(registerDocument500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(registerDocument500ResponseStatusMin).max(registerDocument500ResponseStatusMax),
  "message": zod.string().max(registerDocument500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(registerDocument500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(registerDocument500ResponseInvalidParamsItemReasonMax)
})).max(registerDocument500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(registerDocument500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const registerDocument503ResponseTitleMax = 100;

export const registerDocument503ResponseStatusMin = 400;
export const registerDocument503ResponseStatusMax = 599;

export const registerDocument503ResponseMessageMax = 1000;

export const registerDocument503ResponseInvalidParamsItemNameMax = 500;

export const registerDocument503ResponseInvalidParamsItemReasonMax = 500;

export const registerDocument503ResponseInvalidParamsMax = 100;

export const registerDocument503ResponseRequestIdMax = 64;



export const RegisterDocument503Response = zod.object({
  "title": zod.string().max(registerDocument503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(registerDocument503ResponseStatusMin).max(registerDocument503ResponseStatusMax),
  "message": zod.string().max(registerDocument503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(registerDocument503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(registerDocument503ResponseInvalidParamsItemReasonMax)
})).max(registerDocument503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(registerDocument503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

/**
 * Rights as for deleting. A name that another document of the same folder has is a conflict, where the caller may
 * see that document: a name that is out of sight is not taken.
 * @summary Rename a document
 */
export const renameDocumentPathIdMax = 64;



export const RenameDocumentParams = zod.object({
  "id": zod.string().max(renameDocumentPathIdMax).describe('The document\'s id.')
})

export const renameDocumentBodyNameMax = 255;



export const RenameDocumentBody = zod.strictObject({
  "name": zod.string().min(1).max(renameDocumentBodyNameMax).describe('Well-formed Unicode, stored in NFC, not only white space. Control characters and those that override the\ndirection of text are refused.\n')
})

export const renameDocument200ResponseIdMax = 64;

export const renameDocument200ResponseNameMax = 255;

export const renameDocument200ResponseDescriptionMax = 2000;

export const renameDocument200ResponseFolderIdMax = 64;

export const renameDocument200ResponseMimeTypeMax = 255;

export const renameDocument200ResponseSizeMin = 0;
export const renameDocument200ResponseSizeMax = 9007199254740991;

export const renameDocument200ResponseVersionMax = 1000000;

export const renameDocument200ResponseUpdatedAtMax = 35;

export const renameDocument200ResponseCreatedAtMax = 35;

export const renameDocument200ResponseUploadedByIdMax = 64;



export const RenameDocument200Response = zod.object({
  "id": zod.string().min(1).max(renameDocument200ResponseIdMax).describe('An opaque id.'),
  "name": zod.string().max(renameDocument200ResponseNameMax),
  "description": zod.string().max(renameDocument200ResponseDescriptionMax).nullable().describe('Free text, line breaks allowed; stored in NFC.'),
  "folderId": zod.string().max(renameDocument200ResponseFolderIdMax).nullable().describe('Null means the root.'),
  "mimeType": zod.string().max(renameDocument200ResponseMimeTypeMax).nullable(),
  "size": zod.int().min(renameDocument200ResponseSizeMin).max(renameDocument200ResponseSizeMax).nullable().describe('Bytes.'),
  "version": zod.int().min(1).max(renameDocument200ResponseVersionMax),
  "accessLevel": zod.enum(['public', 'restricted', 'confidential']).describe('public: anyone with folder access can view. restricted: only users with specific permissions. confidential:\nhighly restricted, explicit permissions required.\n'),
  "downloadRestricted": zod.boolean(),
  "printingRestricted": zod.boolean(),
  "updatedAt": zod.iso.datetime({"offset":true}).max(renameDocument200ResponseUpdatedAtMax).describe('ISO 8601, UTC.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(renameDocument200ResponseCreatedAtMax).describe('ISO 8601, UTC.'),
  "uploadedById": zod.string().max(renameDocument200ResponseUploadedByIdMax).nullable()
})

export const renameDocument400ResponseTitleMax = 100;

export const renameDocument400ResponseStatusMin = 400;
export const renameDocument400ResponseStatusMax = 599;

export const renameDocument400ResponseMessageMax = 1000;

export const renameDocument400ResponseInvalidParamsItemNameMax = 500;

export const renameDocument400ResponseInvalidParamsItemReasonMax = 500;

export const renameDocument400ResponseInvalidParamsMax = 100;

export const renameDocument400ResponseRequestIdMax = 64;



export const RenameDocument400Response = zod.object({
  "title": zod.string().max(renameDocument400ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(renameDocument400ResponseStatusMin).max(renameDocument400ResponseStatusMax),
  "message": zod.string().max(renameDocument400ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(renameDocument400ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(renameDocument400ResponseInvalidParamsItemReasonMax)
})).max(renameDocument400ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(renameDocument400ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const renameDocument401ResponseTitleMax = 100;

export const renameDocument401ResponseStatusMin = 400;
export const renameDocument401ResponseStatusMax = 599;

export const renameDocument401ResponseMessageMax = 1000;

export const renameDocument401ResponseInvalidParamsItemNameMax = 500;

export const renameDocument401ResponseInvalidParamsItemReasonMax = 500;

export const renameDocument401ResponseInvalidParamsMax = 100;

export const renameDocument401ResponseRequestIdMax = 64;



export const RenameDocument401Response = zod.object({
  "title": zod.string().max(renameDocument401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(renameDocument401ResponseStatusMin).max(renameDocument401ResponseStatusMax),
  "message": zod.string().max(renameDocument401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(renameDocument401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(renameDocument401ResponseInvalidParamsItemReasonMax)
})).max(renameDocument401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(renameDocument401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const renameDocument403ResponseTitleMax = 100;

export const renameDocument403ResponseStatusMin = 400;
export const renameDocument403ResponseStatusMax = 599;

export const renameDocument403ResponseMessageMax = 1000;

export const renameDocument403ResponseInvalidParamsItemNameMax = 500;

export const renameDocument403ResponseInvalidParamsItemReasonMax = 500;

export const renameDocument403ResponseInvalidParamsMax = 100;

export const renameDocument403ResponseRequestIdMax = 64;



export const RenameDocument403Response = zod.object({
  "title": zod.string().max(renameDocument403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(renameDocument403ResponseStatusMin).max(renameDocument403ResponseStatusMax),
  "message": zod.string().max(renameDocument403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(renameDocument403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(renameDocument403ResponseInvalidParamsItemReasonMax)
})).max(renameDocument403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(renameDocument403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const renameDocument404ResponseTitleMax = 100;

export const renameDocument404ResponseStatusMin = 400;
export const renameDocument404ResponseStatusMax = 599;

export const renameDocument404ResponseMessageMax = 1000;

export const renameDocument404ResponseInvalidParamsItemNameMax = 500;

export const renameDocument404ResponseInvalidParamsItemReasonMax = 500;

export const renameDocument404ResponseInvalidParamsMax = 100;

export const renameDocument404ResponseRequestIdMax = 64;



export const RenameDocument404Response = zod.object({
  "title": zod.string().max(renameDocument404ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(renameDocument404ResponseStatusMin).max(renameDocument404ResponseStatusMax),
  "message": zod.string().max(renameDocument404ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(renameDocument404ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(renameDocument404ResponseInvalidParamsItemReasonMax)
})).max(renameDocument404ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(renameDocument404ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const renameDocument408ResponseTitleMax = 100;

export const renameDocument408ResponseStatusMin = 400;
export const renameDocument408ResponseStatusMax = 599;

export const renameDocument408ResponseMessageMax = 1000;

export const renameDocument408ResponseInvalidParamsItemNameMax = 500;

export const renameDocument408ResponseInvalidParamsItemReasonMax = 500;

export const renameDocument408ResponseInvalidParamsMax = 100;

export const renameDocument408ResponseRequestIdMax = 64;



export const RenameDocument408Response = zod.object({
  "title": zod.string().max(renameDocument408ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(renameDocument408ResponseStatusMin).max(renameDocument408ResponseStatusMax),
  "message": zod.string().max(renameDocument408ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(renameDocument408ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(renameDocument408ResponseInvalidParamsItemReasonMax)
})).max(renameDocument408ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(renameDocument408ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const renameDocument409ResponseTitleMax = 100;

export const renameDocument409ResponseStatusMin = 400;
export const renameDocument409ResponseStatusMax = 599;

export const renameDocument409ResponseMessageMax = 1000;

export const renameDocument409ResponseInvalidParamsItemNameMax = 500;

export const renameDocument409ResponseInvalidParamsItemReasonMax = 500;

export const renameDocument409ResponseInvalidParamsMax = 100;

export const renameDocument409ResponseRequestIdMax = 64;



export const RenameDocument409Response = zod.object({
  "title": zod.string().max(renameDocument409ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(renameDocument409ResponseStatusMin).max(renameDocument409ResponseStatusMax),
  "message": zod.string().max(renameDocument409ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(renameDocument409ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(renameDocument409ResponseInvalidParamsItemReasonMax)
})).max(renameDocument409ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(renameDocument409ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const renameDocument413ResponseTitleMax = 100;

export const renameDocument413ResponseStatusMin = 400;
export const renameDocument413ResponseStatusMax = 599;

export const renameDocument413ResponseMessageMax = 1000;

export const renameDocument413ResponseInvalidParamsItemNameMax = 500;

export const renameDocument413ResponseInvalidParamsItemReasonMax = 500;

export const renameDocument413ResponseInvalidParamsMax = 100;

export const renameDocument413ResponseRequestIdMax = 64;



export const RenameDocument413Response = zod.object({
  "title": zod.string().max(renameDocument413ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(renameDocument413ResponseStatusMin).max(renameDocument413ResponseStatusMax),
  "message": zod.string().max(renameDocument413ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(renameDocument413ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(renameDocument413ResponseInvalidParamsItemReasonMax)
})).max(renameDocument413ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(renameDocument413ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const renameDocument415ResponseTitleMax = 100;

export const renameDocument415ResponseStatusMin = 400;
export const renameDocument415ResponseStatusMax = 599;

export const renameDocument415ResponseMessageMax = 1000;

export const renameDocument415ResponseInvalidParamsItemNameMax = 500;

export const renameDocument415ResponseInvalidParamsItemReasonMax = 500;

export const renameDocument415ResponseInvalidParamsMax = 100;

export const renameDocument415ResponseRequestIdMax = 64;



export const RenameDocument415Response = zod.object({
  "title": zod.string().max(renameDocument415ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(renameDocument415ResponseStatusMin).max(renameDocument415ResponseStatusMax),
  "message": zod.string().max(renameDocument415ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(renameDocument415ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(renameDocument415ResponseInvalidParamsItemReasonMax)
})).max(renameDocument415ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(renameDocument415ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const renameDocument429ResponseTitleMax = 100;

export const renameDocument429ResponseStatusMin = 400;
export const renameDocument429ResponseStatusMax = 599;

export const renameDocument429ResponseMessageMax = 1000;

export const renameDocument429ResponseInvalidParamsItemNameMax = 500;

export const renameDocument429ResponseInvalidParamsItemReasonMax = 500;

export const renameDocument429ResponseInvalidParamsMax = 100;

export const renameDocument429ResponseRequestIdMax = 64;



export const RenameDocument429Response = zod.object({
  "title": zod.string().max(renameDocument429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(renameDocument429ResponseStatusMin).max(renameDocument429ResponseStatusMax),
  "message": zod.string().max(renameDocument429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(renameDocument429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(renameDocument429ResponseInvalidParamsItemReasonMax)
})).max(renameDocument429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(renameDocument429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const renameDocument500ResponseTitleMax = 100;

export const renameDocument500ResponseStatusMin = 400;
export const renameDocument500ResponseStatusMax = 599;

export const renameDocument500ResponseMessageMax = 1000;

export const renameDocument500ResponseInvalidParamsItemNameMax = 500;

export const renameDocument500ResponseInvalidParamsItemReasonMax = 500;

export const renameDocument500ResponseInvalidParamsMax = 100;

export const renameDocument500ResponseRequestIdMax = 64;



export const RenameDocument500Response = zod.object({
  "title": zod.string().max(renameDocument500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(renameDocument500ResponseStatusMin).max(renameDocument500ResponseStatusMax),
  "message": zod.string().max(renameDocument500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(renameDocument500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(renameDocument500ResponseInvalidParamsItemReasonMax)
})).max(renameDocument500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(renameDocument500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const renameDocument503ResponseTitleMax = 100;

export const renameDocument503ResponseStatusMin = 400;
export const renameDocument503ResponseStatusMax = 599;

export const renameDocument503ResponseMessageMax = 1000;

export const renameDocument503ResponseInvalidParamsItemNameMax = 500;

export const renameDocument503ResponseInvalidParamsItemReasonMax = 500;

export const renameDocument503ResponseInvalidParamsMax = 100;

export const renameDocument503ResponseRequestIdMax = 64;



export const RenameDocument503Response = zod.object({
  "title": zod.string().max(renameDocument503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(renameDocument503ResponseStatusMin).max(renameDocument503ResponseStatusMax),
  "message": zod.string().max(renameDocument503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(renameDocument503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(renameDocument503ResponseInvalidParamsItemReasonMax)
})).max(renameDocument503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(renameDocument503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

/**
 * Cannot be undone. Analysts and viewers may delete uploads of their own.
 * @summary Delete a document with all its versions and grants
 */
export const deleteDocumentPathIdMax = 64;



export const DeleteDocumentParams = zod.object({
  "id": zod.string().max(deleteDocumentPathIdMax).describe('The document\'s id.')
})

export const DeleteDocument204Response = zod.void()

export const deleteDocument401ResponseTitleMax = 100;

export const deleteDocument401ResponseStatusMin = 400;
export const deleteDocument401ResponseStatusMax = 599;

export const deleteDocument401ResponseMessageMax = 1000;

export const deleteDocument401ResponseInvalidParamsItemNameMax = 500;

export const deleteDocument401ResponseInvalidParamsItemReasonMax = 500;

export const deleteDocument401ResponseInvalidParamsMax = 100;

export const deleteDocument401ResponseRequestIdMax = 64;



export const DeleteDocument401Response = zod.object({
  "title": zod.string().max(deleteDocument401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(deleteDocument401ResponseStatusMin).max(deleteDocument401ResponseStatusMax),
  "message": zod.string().max(deleteDocument401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(deleteDocument401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(deleteDocument401ResponseInvalidParamsItemReasonMax)
})).max(deleteDocument401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(deleteDocument401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const deleteDocument403ResponseTitleMax = 100;

export const deleteDocument403ResponseStatusMin = 400;
export const deleteDocument403ResponseStatusMax = 599;

export const deleteDocument403ResponseMessageMax = 1000;

export const deleteDocument403ResponseInvalidParamsItemNameMax = 500;

export const deleteDocument403ResponseInvalidParamsItemReasonMax = 500;

export const deleteDocument403ResponseInvalidParamsMax = 100;

export const deleteDocument403ResponseRequestIdMax = 64;



export const DeleteDocument403Response = zod.object({
  "title": zod.string().max(deleteDocument403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(deleteDocument403ResponseStatusMin).max(deleteDocument403ResponseStatusMax),
  "message": zod.string().max(deleteDocument403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(deleteDocument403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(deleteDocument403ResponseInvalidParamsItemReasonMax)
})).max(deleteDocument403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(deleteDocument403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const deleteDocument404ResponseTitleMax = 100;

export const deleteDocument404ResponseStatusMin = 400;
export const deleteDocument404ResponseStatusMax = 599;

export const deleteDocument404ResponseMessageMax = 1000;

export const deleteDocument404ResponseInvalidParamsItemNameMax = 500;

export const deleteDocument404ResponseInvalidParamsItemReasonMax = 500;

export const deleteDocument404ResponseInvalidParamsMax = 100;

export const deleteDocument404ResponseRequestIdMax = 64;



export const DeleteDocument404Response = zod.object({
  "title": zod.string().max(deleteDocument404ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(deleteDocument404ResponseStatusMin).max(deleteDocument404ResponseStatusMax),
  "message": zod.string().max(deleteDocument404ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(deleteDocument404ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(deleteDocument404ResponseInvalidParamsItemReasonMax)
})).max(deleteDocument404ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(deleteDocument404ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const deleteDocument429ResponseTitleMax = 100;

export const deleteDocument429ResponseStatusMin = 400;
export const deleteDocument429ResponseStatusMax = 599;

export const deleteDocument429ResponseMessageMax = 1000;

export const deleteDocument429ResponseInvalidParamsItemNameMax = 500;

export const deleteDocument429ResponseInvalidParamsItemReasonMax = 500;

export const deleteDocument429ResponseInvalidParamsMax = 100;

export const deleteDocument429ResponseRequestIdMax = 64;



export const DeleteDocument429Response = zod.object({
  "title": zod.string().max(deleteDocument429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(deleteDocument429ResponseStatusMin).max(deleteDocument429ResponseStatusMax),
  "message": zod.string().max(deleteDocument429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(deleteDocument429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(deleteDocument429ResponseInvalidParamsItemReasonMax)
})).max(deleteDocument429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(deleteDocument429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const deleteDocument500ResponseTitleMax = 100;

export const deleteDocument500ResponseStatusMin = 400;
export const deleteDocument500ResponseStatusMax = 599;

export const deleteDocument500ResponseMessageMax = 1000;

export const deleteDocument500ResponseInvalidParamsItemNameMax = 500;

export const deleteDocument500ResponseInvalidParamsItemReasonMax = 500;

export const deleteDocument500ResponseInvalidParamsMax = 100;

export const deleteDocument500ResponseRequestIdMax = 64;



export const DeleteDocument500Response = zod.object({
  "title": zod.string().max(deleteDocument500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(deleteDocument500ResponseStatusMin).max(deleteDocument500ResponseStatusMax),
  "message": zod.string().max(deleteDocument500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(deleteDocument500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(deleteDocument500ResponseInvalidParamsItemReasonMax)
})).max(deleteDocument500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(deleteDocument500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const deleteDocument503ResponseTitleMax = 100;

export const deleteDocument503ResponseStatusMin = 400;
export const deleteDocument503ResponseStatusMax = 599;

export const deleteDocument503ResponseMessageMax = 1000;

export const deleteDocument503ResponseInvalidParamsItemNameMax = 500;

export const deleteDocument503ResponseInvalidParamsItemReasonMax = 500;

export const deleteDocument503ResponseInvalidParamsMax = 100;

export const deleteDocument503ResponseRequestIdMax = 64;



export const DeleteDocument503Response = zod.object({
  "title": zod.string().max(deleteDocument503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(deleteDocument503ResponseStatusMin).max(deleteDocument503ResponseStatusMax),
  "message": zod.string().max(deleteDocument503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(deleteDocument503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(deleteDocument503ResponseInvalidParamsItemReasonMax)
})).max(deleteDocument503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(deleteDocument503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

/**
 * All three are sent. The change takes effect on the very next request of everybody.
 * @summary Change access level and restrictions
 */
export const updateDocumentSettingsPathIdMax = 64;



export const UpdateDocumentSettingsParams = zod.object({
  "id": zod.string().max(updateDocumentSettingsPathIdMax).describe('The document\'s id.')
})

export const UpdateDocumentSettingsBody = zod.strictObject({
  "downloadRestricted": zod.boolean(),
  "printingRestricted": zod.boolean(),
  "accessLevel": zod.enum(['public', 'restricted', 'confidential']).describe('public: anyone with folder access can view. restricted: only users with specific permissions. confidential:\nhighly restricted, explicit permissions required.\n')
})

export const updateDocumentSettings200ResponseIdMax = 64;

export const updateDocumentSettings200ResponseNameMax = 255;

export const updateDocumentSettings200ResponseDescriptionMax = 2000;

export const updateDocumentSettings200ResponseFolderIdMax = 64;

export const updateDocumentSettings200ResponseMimeTypeMax = 255;

export const updateDocumentSettings200ResponseSizeMin = 0;
export const updateDocumentSettings200ResponseSizeMax = 9007199254740991;

export const updateDocumentSettings200ResponseVersionMax = 1000000;

export const updateDocumentSettings200ResponseUpdatedAtMax = 35;

export const updateDocumentSettings200ResponseCreatedAtMax = 35;

export const updateDocumentSettings200ResponseUploadedByIdMax = 64;



export const UpdateDocumentSettings200Response = zod.object({
  "id": zod.string().min(1).max(updateDocumentSettings200ResponseIdMax).describe('An opaque id.'),
  "name": zod.string().max(updateDocumentSettings200ResponseNameMax),
  "description": zod.string().max(updateDocumentSettings200ResponseDescriptionMax).nullable().describe('Free text, line breaks allowed; stored in NFC.'),
  "folderId": zod.string().max(updateDocumentSettings200ResponseFolderIdMax).nullable().describe('Null means the root.'),
  "mimeType": zod.string().max(updateDocumentSettings200ResponseMimeTypeMax).nullable(),
  "size": zod.int().min(updateDocumentSettings200ResponseSizeMin).max(updateDocumentSettings200ResponseSizeMax).nullable().describe('Bytes.'),
  "version": zod.int().min(1).max(updateDocumentSettings200ResponseVersionMax),
  "accessLevel": zod.enum(['public', 'restricted', 'confidential']).describe('public: anyone with folder access can view. restricted: only users with specific permissions. confidential:\nhighly restricted, explicit permissions required.\n'),
  "downloadRestricted": zod.boolean(),
  "printingRestricted": zod.boolean(),
  "updatedAt": zod.iso.datetime({"offset":true}).max(updateDocumentSettings200ResponseUpdatedAtMax).describe('ISO 8601, UTC.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(updateDocumentSettings200ResponseCreatedAtMax).describe('ISO 8601, UTC.'),
  "uploadedById": zod.string().max(updateDocumentSettings200ResponseUploadedByIdMax).nullable()
})

export const updateDocumentSettings400ResponseTitleMax = 100;

export const updateDocumentSettings400ResponseStatusMin = 400;
export const updateDocumentSettings400ResponseStatusMax = 599;

export const updateDocumentSettings400ResponseMessageMax = 1000;

export const updateDocumentSettings400ResponseInvalidParamsItemNameMax = 500;

export const updateDocumentSettings400ResponseInvalidParamsItemReasonMax = 500;

export const updateDocumentSettings400ResponseInvalidParamsMax = 100;

export const updateDocumentSettings400ResponseRequestIdMax = 64;



export const UpdateDocumentSettings400Response = zod.object({
  "title": zod.string().max(updateDocumentSettings400ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateDocumentSettings400ResponseStatusMin).max(updateDocumentSettings400ResponseStatusMax),
  "message": zod.string().max(updateDocumentSettings400ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateDocumentSettings400ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateDocumentSettings400ResponseInvalidParamsItemReasonMax)
})).max(updateDocumentSettings400ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateDocumentSettings400ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateDocumentSettings401ResponseTitleMax = 100;

export const updateDocumentSettings401ResponseStatusMin = 400;
export const updateDocumentSettings401ResponseStatusMax = 599;

export const updateDocumentSettings401ResponseMessageMax = 1000;

export const updateDocumentSettings401ResponseInvalidParamsItemNameMax = 500;

export const updateDocumentSettings401ResponseInvalidParamsItemReasonMax = 500;

export const updateDocumentSettings401ResponseInvalidParamsMax = 100;

export const updateDocumentSettings401ResponseRequestIdMax = 64;



export const UpdateDocumentSettings401Response = zod.object({
  "title": zod.string().max(updateDocumentSettings401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateDocumentSettings401ResponseStatusMin).max(updateDocumentSettings401ResponseStatusMax),
  "message": zod.string().max(updateDocumentSettings401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateDocumentSettings401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateDocumentSettings401ResponseInvalidParamsItemReasonMax)
})).max(updateDocumentSettings401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateDocumentSettings401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateDocumentSettings403ResponseTitleMax = 100;

export const updateDocumentSettings403ResponseStatusMin = 400;
export const updateDocumentSettings403ResponseStatusMax = 599;

export const updateDocumentSettings403ResponseMessageMax = 1000;

export const updateDocumentSettings403ResponseInvalidParamsItemNameMax = 500;

export const updateDocumentSettings403ResponseInvalidParamsItemReasonMax = 500;

export const updateDocumentSettings403ResponseInvalidParamsMax = 100;

export const updateDocumentSettings403ResponseRequestIdMax = 64;



export const UpdateDocumentSettings403Response = zod.object({
  "title": zod.string().max(updateDocumentSettings403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateDocumentSettings403ResponseStatusMin).max(updateDocumentSettings403ResponseStatusMax),
  "message": zod.string().max(updateDocumentSettings403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateDocumentSettings403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateDocumentSettings403ResponseInvalidParamsItemReasonMax)
})).max(updateDocumentSettings403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateDocumentSettings403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateDocumentSettings404ResponseTitleMax = 100;

export const updateDocumentSettings404ResponseStatusMin = 400;
export const updateDocumentSettings404ResponseStatusMax = 599;

export const updateDocumentSettings404ResponseMessageMax = 1000;

export const updateDocumentSettings404ResponseInvalidParamsItemNameMax = 500;

export const updateDocumentSettings404ResponseInvalidParamsItemReasonMax = 500;

export const updateDocumentSettings404ResponseInvalidParamsMax = 100;

export const updateDocumentSettings404ResponseRequestIdMax = 64;



export const UpdateDocumentSettings404Response = zod.object({
  "title": zod.string().max(updateDocumentSettings404ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateDocumentSettings404ResponseStatusMin).max(updateDocumentSettings404ResponseStatusMax),
  "message": zod.string().max(updateDocumentSettings404ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateDocumentSettings404ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateDocumentSettings404ResponseInvalidParamsItemReasonMax)
})).max(updateDocumentSettings404ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateDocumentSettings404ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateDocumentSettings408ResponseTitleMax = 100;

export const updateDocumentSettings408ResponseStatusMin = 400;
export const updateDocumentSettings408ResponseStatusMax = 599;

export const updateDocumentSettings408ResponseMessageMax = 1000;

export const updateDocumentSettings408ResponseInvalidParamsItemNameMax = 500;

export const updateDocumentSettings408ResponseInvalidParamsItemReasonMax = 500;

export const updateDocumentSettings408ResponseInvalidParamsMax = 100;

export const updateDocumentSettings408ResponseRequestIdMax = 64;



export const UpdateDocumentSettings408Response = zod.object({
  "title": zod.string().max(updateDocumentSettings408ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateDocumentSettings408ResponseStatusMin).max(updateDocumentSettings408ResponseStatusMax),
  "message": zod.string().max(updateDocumentSettings408ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateDocumentSettings408ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateDocumentSettings408ResponseInvalidParamsItemReasonMax)
})).max(updateDocumentSettings408ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateDocumentSettings408ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateDocumentSettings413ResponseTitleMax = 100;

export const updateDocumentSettings413ResponseStatusMin = 400;
export const updateDocumentSettings413ResponseStatusMax = 599;

export const updateDocumentSettings413ResponseMessageMax = 1000;

export const updateDocumentSettings413ResponseInvalidParamsItemNameMax = 500;

export const updateDocumentSettings413ResponseInvalidParamsItemReasonMax = 500;

export const updateDocumentSettings413ResponseInvalidParamsMax = 100;

export const updateDocumentSettings413ResponseRequestIdMax = 64;



export const UpdateDocumentSettings413Response = zod.object({
  "title": zod.string().max(updateDocumentSettings413ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateDocumentSettings413ResponseStatusMin).max(updateDocumentSettings413ResponseStatusMax),
  "message": zod.string().max(updateDocumentSettings413ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateDocumentSettings413ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateDocumentSettings413ResponseInvalidParamsItemReasonMax)
})).max(updateDocumentSettings413ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateDocumentSettings413ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateDocumentSettings415ResponseTitleMax = 100;

export const updateDocumentSettings415ResponseStatusMin = 400;
export const updateDocumentSettings415ResponseStatusMax = 599;

export const updateDocumentSettings415ResponseMessageMax = 1000;

export const updateDocumentSettings415ResponseInvalidParamsItemNameMax = 500;

export const updateDocumentSettings415ResponseInvalidParamsItemReasonMax = 500;

export const updateDocumentSettings415ResponseInvalidParamsMax = 100;

export const updateDocumentSettings415ResponseRequestIdMax = 64;



export const UpdateDocumentSettings415Response = zod.object({
  "title": zod.string().max(updateDocumentSettings415ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateDocumentSettings415ResponseStatusMin).max(updateDocumentSettings415ResponseStatusMax),
  "message": zod.string().max(updateDocumentSettings415ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateDocumentSettings415ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateDocumentSettings415ResponseInvalidParamsItemReasonMax)
})).max(updateDocumentSettings415ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateDocumentSettings415ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateDocumentSettings429ResponseTitleMax = 100;

export const updateDocumentSettings429ResponseStatusMin = 400;
export const updateDocumentSettings429ResponseStatusMax = 599;

export const updateDocumentSettings429ResponseMessageMax = 1000;

export const updateDocumentSettings429ResponseInvalidParamsItemNameMax = 500;

export const updateDocumentSettings429ResponseInvalidParamsItemReasonMax = 500;

export const updateDocumentSettings429ResponseInvalidParamsMax = 100;

export const updateDocumentSettings429ResponseRequestIdMax = 64;



export const UpdateDocumentSettings429Response = zod.object({
  "title": zod.string().max(updateDocumentSettings429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateDocumentSettings429ResponseStatusMin).max(updateDocumentSettings429ResponseStatusMax),
  "message": zod.string().max(updateDocumentSettings429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateDocumentSettings429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateDocumentSettings429ResponseInvalidParamsItemReasonMax)
})).max(updateDocumentSettings429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateDocumentSettings429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateDocumentSettings500ResponseTitleMax = 100;

export const updateDocumentSettings500ResponseStatusMin = 400;
export const updateDocumentSettings500ResponseStatusMax = 599;

export const updateDocumentSettings500ResponseMessageMax = 1000;

export const updateDocumentSettings500ResponseInvalidParamsItemNameMax = 500;

export const updateDocumentSettings500ResponseInvalidParamsItemReasonMax = 500;

export const updateDocumentSettings500ResponseInvalidParamsMax = 100;

export const updateDocumentSettings500ResponseRequestIdMax = 64;



export const UpdateDocumentSettings500Response = zod.object({
  "title": zod.string().max(updateDocumentSettings500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateDocumentSettings500ResponseStatusMin).max(updateDocumentSettings500ResponseStatusMax),
  "message": zod.string().max(updateDocumentSettings500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateDocumentSettings500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateDocumentSettings500ResponseInvalidParamsItemReasonMax)
})).max(updateDocumentSettings500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateDocumentSettings500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateDocumentSettings503ResponseTitleMax = 100;

export const updateDocumentSettings503ResponseStatusMin = 400;
export const updateDocumentSettings503ResponseStatusMax = 599;

export const updateDocumentSettings503ResponseMessageMax = 1000;

export const updateDocumentSettings503ResponseInvalidParamsItemNameMax = 500;

export const updateDocumentSettings503ResponseInvalidParamsItemReasonMax = 500;

export const updateDocumentSettings503ResponseInvalidParamsMax = 100;

export const updateDocumentSettings503ResponseRequestIdMax = 64;



export const UpdateDocumentSettings503Response = zod.object({
  "title": zod.string().max(updateDocumentSettings503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateDocumentSettings503ResponseStatusMin).max(updateDocumentSettings503ResponseStatusMax),
  "message": zod.string().max(updateDocumentSettings503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateDocumentSettings503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateDocumentSettings503ResponseInvalidParamsItemReasonMax)
})).max(updateDocumentSettings503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateDocumentSettings503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

/**
 * Byte for byte what was uploaded. A confidential document whose downloads are restricted is downloaded by nobody.
 * Every refusal is audited as blocked_download. What is stored is held against its hash as it leaves: where it is
 * damaged or missing the answer is 500, or the transfer breaks off before its end, and failed_download is audited;
 * a complete answer has the bytes that its ETag names. HEAD and Range follow the same rules. A navigation
 * (`Accept: text/html` preferred) gets its refusal as a small page.
 * @summary The original bytes, as an attachment
 */
export const downloadDocumentPathIdMax = 64;



export const DownloadDocumentParams = zod.object({
  "id": zod.string().max(downloadDocumentPathIdMax).describe('The document\'s id.')
})

export const downloadDocumentHeaderRangeMax = 128;



export const DownloadDocumentHeader = zod.object({
  "Range": zod.string().max(downloadDocumentHeaderRangeMax).optional().describe('One range of bytes.')
})

export const DownloadDocument200Response = zod.unknown()

export const DownloadDocument206Response = zod.unknown()

export const downloadDocument401ResponseTitleMax = 100;

export const downloadDocument401ResponseStatusMin = 400;
export const downloadDocument401ResponseStatusMax = 599;

export const downloadDocument401ResponseMessageMax = 1000;

export const downloadDocument401ResponseInvalidParamsItemNameMax = 500;

export const downloadDocument401ResponseInvalidParamsItemReasonMax = 500;

export const downloadDocument401ResponseInvalidParamsMax = 100;

export const downloadDocument401ResponseRequestIdMax = 64;



export const DownloadDocument401Response = zod.object({
  "title": zod.string().max(downloadDocument401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(downloadDocument401ResponseStatusMin).max(downloadDocument401ResponseStatusMax),
  "message": zod.string().max(downloadDocument401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(downloadDocument401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(downloadDocument401ResponseInvalidParamsItemReasonMax)
})).max(downloadDocument401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(downloadDocument401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const downloadDocument403ResponseTitleMax = 100;

export const downloadDocument403ResponseStatusMin = 400;
export const downloadDocument403ResponseStatusMax = 599;

export const downloadDocument403ResponseMessageMax = 1000;

export const downloadDocument403ResponseInvalidParamsItemNameMax = 500;

export const downloadDocument403ResponseInvalidParamsItemReasonMax = 500;

export const downloadDocument403ResponseInvalidParamsMax = 100;

export const downloadDocument403ResponseRequestIdMax = 64;



export const DownloadDocument403Response = zod.object({
  "title": zod.string().max(downloadDocument403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(downloadDocument403ResponseStatusMin).max(downloadDocument403ResponseStatusMax),
  "message": zod.string().max(downloadDocument403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(downloadDocument403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(downloadDocument403ResponseInvalidParamsItemReasonMax)
})).max(downloadDocument403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(downloadDocument403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const downloadDocument404ResponseTitleMax = 100;

export const downloadDocument404ResponseStatusMin = 400;
export const downloadDocument404ResponseStatusMax = 599;

export const downloadDocument404ResponseMessageMax = 1000;

export const downloadDocument404ResponseInvalidParamsItemNameMax = 500;

export const downloadDocument404ResponseInvalidParamsItemReasonMax = 500;

export const downloadDocument404ResponseInvalidParamsMax = 100;

export const downloadDocument404ResponseRequestIdMax = 64;



export const DownloadDocument404Response = zod.object({
  "title": zod.string().max(downloadDocument404ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(downloadDocument404ResponseStatusMin).max(downloadDocument404ResponseStatusMax),
  "message": zod.string().max(downloadDocument404ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(downloadDocument404ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(downloadDocument404ResponseInvalidParamsItemReasonMax)
})).max(downloadDocument404ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(downloadDocument404ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const downloadDocument416ResponseTitleMax = 100;

export const downloadDocument416ResponseStatusMin = 400;
export const downloadDocument416ResponseStatusMax = 599;

export const downloadDocument416ResponseMessageMax = 1000;

export const downloadDocument416ResponseInvalidParamsItemNameMax = 500;

export const downloadDocument416ResponseInvalidParamsItemReasonMax = 500;

export const downloadDocument416ResponseInvalidParamsMax = 100;

export const downloadDocument416ResponseRequestIdMax = 64;



export const DownloadDocument416Response = zod.object({
  "title": zod.string().max(downloadDocument416ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(downloadDocument416ResponseStatusMin).max(downloadDocument416ResponseStatusMax),
  "message": zod.string().max(downloadDocument416ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(downloadDocument416ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(downloadDocument416ResponseInvalidParamsItemReasonMax)
})).max(downloadDocument416ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(downloadDocument416ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const downloadDocument429ResponseTitleMax = 100;

export const downloadDocument429ResponseStatusMin = 400;
export const downloadDocument429ResponseStatusMax = 599;

export const downloadDocument429ResponseMessageMax = 1000;

export const downloadDocument429ResponseInvalidParamsItemNameMax = 500;

export const downloadDocument429ResponseInvalidParamsItemReasonMax = 500;

export const downloadDocument429ResponseInvalidParamsMax = 100;

export const downloadDocument429ResponseRequestIdMax = 64;



export const DownloadDocument429Response = zod.object({
  "title": zod.string().max(downloadDocument429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(downloadDocument429ResponseStatusMin).max(downloadDocument429ResponseStatusMax),
  "message": zod.string().max(downloadDocument429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(downloadDocument429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(downloadDocument429ResponseInvalidParamsItemReasonMax)
})).max(downloadDocument429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(downloadDocument429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const downloadDocument500ResponseTitleMax = 100;

export const downloadDocument500ResponseStatusMin = 400;
export const downloadDocument500ResponseStatusMax = 599;

export const downloadDocument500ResponseMessageMax = 1000;

export const downloadDocument500ResponseInvalidParamsItemNameMax = 500;

export const downloadDocument500ResponseInvalidParamsItemReasonMax = 500;

export const downloadDocument500ResponseInvalidParamsMax = 100;

export const downloadDocument500ResponseRequestIdMax = 64;



export const DownloadDocument500Response = zod.object({
  "title": zod.string().max(downloadDocument500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(downloadDocument500ResponseStatusMin).max(downloadDocument500ResponseStatusMax),
  "message": zod.string().max(downloadDocument500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(downloadDocument500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(downloadDocument500ResponseInvalidParamsItemReasonMax)
})).max(downloadDocument500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(downloadDocument500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const downloadDocument503ResponseTitleMax = 100;

export const downloadDocument503ResponseStatusMin = 400;
export const downloadDocument503ResponseStatusMax = 599;

export const downloadDocument503ResponseMessageMax = 1000;

export const downloadDocument503ResponseInvalidParamsItemNameMax = 500;

export const downloadDocument503ResponseInvalidParamsItemReasonMax = 500;

export const downloadDocument503ResponseInvalidParamsMax = 100;

export const downloadDocument503ResponseRequestIdMax = 64;



export const DownloadDocument503Response = zod.object({
  "title": zod.string().max(downloadDocument503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(downloadDocument503ResponseStatusMin).max(downloadDocument503ResponseStatusMax),
  "message": zod.string().max(downloadDocument503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(downloadDocument503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(downloadDocument503ResponseInvalidParamsItemReasonMax)
})).max(downloadDocument503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(downloadDocument503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

/**
 * PDF, raster images, SVG and HTML are served inline with the reader's e-mail and the time stamped in; the type
 * is found in the bytes, not in what was declared. TIFF and animated PNG are shown as PNG. X-Watermark says
 * whether they are stamped. Anything else is 415, and so is what cannot be stamped: HTML, SVG, TIFF and animated
 * PNG for everybody, the rest for a reader who may not download. An upload of one's own whose content one may no
 * longer see is 403. While too many previews are being made the answer is 503 with Retry-After.
 * One document_view is audited for a document, session and five minutes, and failed_view where what is stored is
 * damaged or missing.
 * @summary The content, watermarked, to be shown in the browser
 */
export const previewDocumentPathIdMax = 64;



export const PreviewDocumentParams = zod.object({
  "id": zod.string().max(previewDocumentPathIdMax).describe('The document\'s id.')
})

export const previewDocumentHeaderRangeMax = 128;



export const PreviewDocumentHeader = zod.object({
  "Range": zod.string().max(previewDocumentHeaderRangeMax).optional().describe('One range of bytes.')
})

export const PreviewDocument200Response = zod.unknown()

export const PreviewDocument206Response = zod.unknown()

export const previewDocument401ResponseTitleMax = 100;

export const previewDocument401ResponseStatusMin = 400;
export const previewDocument401ResponseStatusMax = 599;

export const previewDocument401ResponseMessageMax = 1000;

export const previewDocument401ResponseInvalidParamsItemNameMax = 500;

export const previewDocument401ResponseInvalidParamsItemReasonMax = 500;

export const previewDocument401ResponseInvalidParamsMax = 100;

export const previewDocument401ResponseRequestIdMax = 64;



export const PreviewDocument401Response = zod.object({
  "title": zod.string().max(previewDocument401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(previewDocument401ResponseStatusMin).max(previewDocument401ResponseStatusMax),
  "message": zod.string().max(previewDocument401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(previewDocument401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(previewDocument401ResponseInvalidParamsItemReasonMax)
})).max(previewDocument401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(previewDocument401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const previewDocument403ResponseTitleMax = 100;

export const previewDocument403ResponseStatusMin = 400;
export const previewDocument403ResponseStatusMax = 599;

export const previewDocument403ResponseMessageMax = 1000;

export const previewDocument403ResponseInvalidParamsItemNameMax = 500;

export const previewDocument403ResponseInvalidParamsItemReasonMax = 500;

export const previewDocument403ResponseInvalidParamsMax = 100;

export const previewDocument403ResponseRequestIdMax = 64;



export const PreviewDocument403Response = zod.object({
  "title": zod.string().max(previewDocument403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(previewDocument403ResponseStatusMin).max(previewDocument403ResponseStatusMax),
  "message": zod.string().max(previewDocument403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(previewDocument403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(previewDocument403ResponseInvalidParamsItemReasonMax)
})).max(previewDocument403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(previewDocument403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const previewDocument404ResponseTitleMax = 100;

export const previewDocument404ResponseStatusMin = 400;
export const previewDocument404ResponseStatusMax = 599;

export const previewDocument404ResponseMessageMax = 1000;

export const previewDocument404ResponseInvalidParamsItemNameMax = 500;

export const previewDocument404ResponseInvalidParamsItemReasonMax = 500;

export const previewDocument404ResponseInvalidParamsMax = 100;

export const previewDocument404ResponseRequestIdMax = 64;



export const PreviewDocument404Response = zod.object({
  "title": zod.string().max(previewDocument404ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(previewDocument404ResponseStatusMin).max(previewDocument404ResponseStatusMax),
  "message": zod.string().max(previewDocument404ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(previewDocument404ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(previewDocument404ResponseInvalidParamsItemReasonMax)
})).max(previewDocument404ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(previewDocument404ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const previewDocument415ResponseTitleMax = 100;

export const previewDocument415ResponseStatusMin = 400;
export const previewDocument415ResponseStatusMax = 599;

export const previewDocument415ResponseMessageMax = 1000;

export const previewDocument415ResponseInvalidParamsItemNameMax = 500;

export const previewDocument415ResponseInvalidParamsItemReasonMax = 500;

export const previewDocument415ResponseInvalidParamsMax = 100;

export const previewDocument415ResponseRequestIdMax = 64;



export const PreviewDocument415Response = zod.object({
  "title": zod.string().max(previewDocument415ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(previewDocument415ResponseStatusMin).max(previewDocument415ResponseStatusMax),
  "message": zod.string().max(previewDocument415ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(previewDocument415ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(previewDocument415ResponseInvalidParamsItemReasonMax)
})).max(previewDocument415ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(previewDocument415ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const previewDocument416ResponseTitleMax = 100;

export const previewDocument416ResponseStatusMin = 400;
export const previewDocument416ResponseStatusMax = 599;

export const previewDocument416ResponseMessageMax = 1000;

export const previewDocument416ResponseInvalidParamsItemNameMax = 500;

export const previewDocument416ResponseInvalidParamsItemReasonMax = 500;

export const previewDocument416ResponseInvalidParamsMax = 100;

export const previewDocument416ResponseRequestIdMax = 64;



export const PreviewDocument416Response = zod.object({
  "title": zod.string().max(previewDocument416ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(previewDocument416ResponseStatusMin).max(previewDocument416ResponseStatusMax),
  "message": zod.string().max(previewDocument416ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(previewDocument416ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(previewDocument416ResponseInvalidParamsItemReasonMax)
})).max(previewDocument416ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(previewDocument416ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const previewDocument429ResponseTitleMax = 100;

export const previewDocument429ResponseStatusMin = 400;
export const previewDocument429ResponseStatusMax = 599;

export const previewDocument429ResponseMessageMax = 1000;

export const previewDocument429ResponseInvalidParamsItemNameMax = 500;

export const previewDocument429ResponseInvalidParamsItemReasonMax = 500;

export const previewDocument429ResponseInvalidParamsMax = 100;

export const previewDocument429ResponseRequestIdMax = 64;



export const PreviewDocument429Response = zod.object({
  "title": zod.string().max(previewDocument429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(previewDocument429ResponseStatusMin).max(previewDocument429ResponseStatusMax),
  "message": zod.string().max(previewDocument429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(previewDocument429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(previewDocument429ResponseInvalidParamsItemReasonMax)
})).max(previewDocument429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(previewDocument429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const previewDocument500ResponseTitleMax = 100;

export const previewDocument500ResponseStatusMin = 400;
export const previewDocument500ResponseStatusMax = 599;

export const previewDocument500ResponseMessageMax = 1000;

export const previewDocument500ResponseInvalidParamsItemNameMax = 500;

export const previewDocument500ResponseInvalidParamsItemReasonMax = 500;

export const previewDocument500ResponseInvalidParamsMax = 100;

export const previewDocument500ResponseRequestIdMax = 64;



export const PreviewDocument500Response = zod.object({
  "title": zod.string().max(previewDocument500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(previewDocument500ResponseStatusMin).max(previewDocument500ResponseStatusMax),
  "message": zod.string().max(previewDocument500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(previewDocument500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(previewDocument500ResponseInvalidParamsItemReasonMax)
})).max(previewDocument500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(previewDocument500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const previewDocument503ResponseTitleMax = 100;

export const previewDocument503ResponseStatusMin = 400;
export const previewDocument503ResponseStatusMax = 599;

export const previewDocument503ResponseMessageMax = 1000;

export const previewDocument503ResponseInvalidParamsItemNameMax = 500;

export const previewDocument503ResponseInvalidParamsItemReasonMax = 500;

export const previewDocument503ResponseInvalidParamsMax = 100;

export const previewDocument503ResponseRequestIdMax = 64;



export const PreviewDocument503Response = zod.object({
  "title": zod.string().max(previewDocument503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(previewDocument503ResponseStatusMin).max(previewDocument503ResponseStatusMax),
  "message": zod.string().max(previewDocument503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(previewDocument503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(previewDocument503ResponseInvalidParamsItemReasonMax)
})).max(previewDocument503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(previewDocument503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

/**
 * Whoever may see the document may see that its versions exist; who sees it only as its uploader is told of their
 * own.
 * @summary The versions of a document, newest first
 */
export const listDocumentVersionsPathIdMax = 64;



export const ListDocumentVersionsParams = zod.object({
  "id": zod.string().max(listDocumentVersionsPathIdMax).describe('The document\'s id.')
})

export const listDocumentVersions200ResponseVersionMax = 1000000;

export const listDocumentVersions200ResponseSizeMin = 0;
export const listDocumentVersions200ResponseSizeMax = 9007199254740991;

export const listDocumentVersions200ResponseMimeTypeMax = 255;

export const listDocumentVersions200ResponseSha256Max = 64;

export const listDocumentVersions200ResponseUploadedByIdMax = 64;

export const listDocumentVersions200ResponseUploadedByNameMax = 254;

export const listDocumentVersions200ResponseCreatedAtMax = 35;

export const listDocumentVersions200ResponseRestoredFromMax = 1000000;



export const ListDocumentVersions200ResponseItem = zod.object({
  "version": zod.int().min(1).max(listDocumentVersions200ResponseVersionMax),
  "size": zod.int().min(listDocumentVersions200ResponseSizeMin).max(listDocumentVersions200ResponseSizeMax).nullable().describe('Bytes.'),
  "mimeType": zod.string().max(listDocumentVersions200ResponseMimeTypeMax).nullable(),
  "sha256": zod.string().max(listDocumentVersions200ResponseSha256Max).nullable().describe('SHA-256 of the stored bytes, in hexadecimal.'),
  "uploadedById": zod.string().max(listDocumentVersions200ResponseUploadedByIdMax).nullable(),
  "uploadedByName": zod.string().max(listDocumentVersions200ResponseUploadedByNameMax).nullable(),
  "createdAt": zod.iso.datetime({"offset":true}).max(listDocumentVersions200ResponseCreatedAtMax).describe('ISO 8601, UTC.'),
  "restoredFrom": zod.int().min(1).max(listDocumentVersions200ResponseRestoredFromMax).nullable().describe('The version whose bytes these are, when this version was made by restoring.')
})
export const ListDocumentVersions200Response = zod.array(ListDocumentVersions200ResponseItem).max(10000)

export const listDocumentVersions401ResponseTitleMax = 100;

export const listDocumentVersions401ResponseStatusMin = 400;
export const listDocumentVersions401ResponseStatusMax = 599;

export const listDocumentVersions401ResponseMessageMax = 1000;

export const listDocumentVersions401ResponseInvalidParamsItemNameMax = 500;

export const listDocumentVersions401ResponseInvalidParamsItemReasonMax = 500;

export const listDocumentVersions401ResponseInvalidParamsMax = 100;

export const listDocumentVersions401ResponseRequestIdMax = 64;



export const ListDocumentVersions401Response = zod.object({
  "title": zod.string().max(listDocumentVersions401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listDocumentVersions401ResponseStatusMin).max(listDocumentVersions401ResponseStatusMax),
  "message": zod.string().max(listDocumentVersions401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listDocumentVersions401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listDocumentVersions401ResponseInvalidParamsItemReasonMax)
})).max(listDocumentVersions401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listDocumentVersions401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listDocumentVersions404ResponseTitleMax = 100;

export const listDocumentVersions404ResponseStatusMin = 400;
export const listDocumentVersions404ResponseStatusMax = 599;

export const listDocumentVersions404ResponseMessageMax = 1000;

export const listDocumentVersions404ResponseInvalidParamsItemNameMax = 500;

export const listDocumentVersions404ResponseInvalidParamsItemReasonMax = 500;

export const listDocumentVersions404ResponseInvalidParamsMax = 100;

export const listDocumentVersions404ResponseRequestIdMax = 64;



export const ListDocumentVersions404Response = zod.object({
  "title": zod.string().max(listDocumentVersions404ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listDocumentVersions404ResponseStatusMin).max(listDocumentVersions404ResponseStatusMax),
  "message": zod.string().max(listDocumentVersions404ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listDocumentVersions404ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listDocumentVersions404ResponseInvalidParamsItemReasonMax)
})).max(listDocumentVersions404ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listDocumentVersions404ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listDocumentVersions429ResponseTitleMax = 100;

export const listDocumentVersions429ResponseStatusMin = 400;
export const listDocumentVersions429ResponseStatusMax = 599;

export const listDocumentVersions429ResponseMessageMax = 1000;

export const listDocumentVersions429ResponseInvalidParamsItemNameMax = 500;

export const listDocumentVersions429ResponseInvalidParamsItemReasonMax = 500;

export const listDocumentVersions429ResponseInvalidParamsMax = 100;

export const listDocumentVersions429ResponseRequestIdMax = 64;



export const ListDocumentVersions429Response = zod.object({
  "title": zod.string().max(listDocumentVersions429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listDocumentVersions429ResponseStatusMin).max(listDocumentVersions429ResponseStatusMax),
  "message": zod.string().max(listDocumentVersions429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listDocumentVersions429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listDocumentVersions429ResponseInvalidParamsItemReasonMax)
})).max(listDocumentVersions429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listDocumentVersions429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listDocumentVersions500ResponseTitleMax = 100;

export const listDocumentVersions500ResponseStatusMin = 400;
export const listDocumentVersions500ResponseStatusMax = 599;

export const listDocumentVersions500ResponseMessageMax = 1000;

export const listDocumentVersions500ResponseInvalidParamsItemNameMax = 500;

export const listDocumentVersions500ResponseInvalidParamsItemReasonMax = 500;

export const listDocumentVersions500ResponseInvalidParamsMax = 100;

export const listDocumentVersions500ResponseRequestIdMax = 64;



export const ListDocumentVersions500Response = zod.object({
  "title": zod.string().max(listDocumentVersions500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listDocumentVersions500ResponseStatusMin).max(listDocumentVersions500ResponseStatusMax),
  "message": zod.string().max(listDocumentVersions500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listDocumentVersions500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listDocumentVersions500ResponseInvalidParamsItemReasonMax)
})).max(listDocumentVersions500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listDocumentVersions500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listDocumentVersions503ResponseTitleMax = 100;

export const listDocumentVersions503ResponseStatusMin = 400;
export const listDocumentVersions503ResponseStatusMax = 599;

export const listDocumentVersions503ResponseMessageMax = 1000;

export const listDocumentVersions503ResponseInvalidParamsItemNameMax = 500;

export const listDocumentVersions503ResponseInvalidParamsItemReasonMax = 500;

export const listDocumentVersions503ResponseInvalidParamsMax = 100;

export const listDocumentVersions503ResponseRequestIdMax = 64;



export const ListDocumentVersions503Response = zod.object({
  "title": zod.string().max(listDocumentVersions503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listDocumentVersions503ResponseStatusMin).max(listDocumentVersions503ResponseStatusMax),
  "message": zod.string().max(listDocumentVersions503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listDocumentVersions503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listDocumentVersions503ResponseInvalidParamsItemReasonMax)
})).max(listDocumentVersions503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listDocumentVersions503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

/**
 * The rules of downloading the document as it is now hold for every version of it.
 * @summary The original bytes of one version
 */
export const downloadDocumentVersionPathIdMax = 64;

export const downloadDocumentVersionPathVersionMax = 16;



export const DownloadDocumentVersionParams = zod.object({
  "id": zod.string().max(downloadDocumentVersionPathIdMax).describe('The document\'s id.'),
  "version": zod.string().max(downloadDocumentVersionPathVersionMax).describe('The number of the version, counted from 1.')
})

export const downloadDocumentVersionHeaderRangeMax = 128;



export const DownloadDocumentVersionHeader = zod.object({
  "Range": zod.string().max(downloadDocumentVersionHeaderRangeMax).optional().describe('One range of bytes.')
})

export const DownloadDocumentVersion200Response = zod.unknown()

export const DownloadDocumentVersion206Response = zod.unknown()

export const downloadDocumentVersion401ResponseTitleMax = 100;

export const downloadDocumentVersion401ResponseStatusMin = 400;
export const downloadDocumentVersion401ResponseStatusMax = 599;

export const downloadDocumentVersion401ResponseMessageMax = 1000;

export const downloadDocumentVersion401ResponseInvalidParamsItemNameMax = 500;

export const downloadDocumentVersion401ResponseInvalidParamsItemReasonMax = 500;

export const downloadDocumentVersion401ResponseInvalidParamsMax = 100;

export const downloadDocumentVersion401ResponseRequestIdMax = 64;



export const DownloadDocumentVersion401Response = zod.object({
  "title": zod.string().max(downloadDocumentVersion401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(downloadDocumentVersion401ResponseStatusMin).max(downloadDocumentVersion401ResponseStatusMax),
  "message": zod.string().max(downloadDocumentVersion401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(downloadDocumentVersion401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(downloadDocumentVersion401ResponseInvalidParamsItemReasonMax)
})).max(downloadDocumentVersion401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(downloadDocumentVersion401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const downloadDocumentVersion403ResponseTitleMax = 100;

export const downloadDocumentVersion403ResponseStatusMin = 400;
export const downloadDocumentVersion403ResponseStatusMax = 599;

export const downloadDocumentVersion403ResponseMessageMax = 1000;

export const downloadDocumentVersion403ResponseInvalidParamsItemNameMax = 500;

export const downloadDocumentVersion403ResponseInvalidParamsItemReasonMax = 500;

export const downloadDocumentVersion403ResponseInvalidParamsMax = 100;

export const downloadDocumentVersion403ResponseRequestIdMax = 64;



export const DownloadDocumentVersion403Response = zod.object({
  "title": zod.string().max(downloadDocumentVersion403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(downloadDocumentVersion403ResponseStatusMin).max(downloadDocumentVersion403ResponseStatusMax),
  "message": zod.string().max(downloadDocumentVersion403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(downloadDocumentVersion403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(downloadDocumentVersion403ResponseInvalidParamsItemReasonMax)
})).max(downloadDocumentVersion403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(downloadDocumentVersion403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const downloadDocumentVersion404ResponseTitleMax = 100;

export const downloadDocumentVersion404ResponseStatusMin = 400;
export const downloadDocumentVersion404ResponseStatusMax = 599;

export const downloadDocumentVersion404ResponseMessageMax = 1000;

export const downloadDocumentVersion404ResponseInvalidParamsItemNameMax = 500;

export const downloadDocumentVersion404ResponseInvalidParamsItemReasonMax = 500;

export const downloadDocumentVersion404ResponseInvalidParamsMax = 100;

export const downloadDocumentVersion404ResponseRequestIdMax = 64;



export const DownloadDocumentVersion404Response = zod.object({
  "title": zod.string().max(downloadDocumentVersion404ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(downloadDocumentVersion404ResponseStatusMin).max(downloadDocumentVersion404ResponseStatusMax),
  "message": zod.string().max(downloadDocumentVersion404ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(downloadDocumentVersion404ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(downloadDocumentVersion404ResponseInvalidParamsItemReasonMax)
})).max(downloadDocumentVersion404ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(downloadDocumentVersion404ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const downloadDocumentVersion416ResponseTitleMax = 100;

export const downloadDocumentVersion416ResponseStatusMin = 400;
export const downloadDocumentVersion416ResponseStatusMax = 599;

export const downloadDocumentVersion416ResponseMessageMax = 1000;

export const downloadDocumentVersion416ResponseInvalidParamsItemNameMax = 500;

export const downloadDocumentVersion416ResponseInvalidParamsItemReasonMax = 500;

export const downloadDocumentVersion416ResponseInvalidParamsMax = 100;

export const downloadDocumentVersion416ResponseRequestIdMax = 64;



export const DownloadDocumentVersion416Response = zod.object({
  "title": zod.string().max(downloadDocumentVersion416ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(downloadDocumentVersion416ResponseStatusMin).max(downloadDocumentVersion416ResponseStatusMax),
  "message": zod.string().max(downloadDocumentVersion416ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(downloadDocumentVersion416ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(downloadDocumentVersion416ResponseInvalidParamsItemReasonMax)
})).max(downloadDocumentVersion416ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(downloadDocumentVersion416ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const downloadDocumentVersion429ResponseTitleMax = 100;

export const downloadDocumentVersion429ResponseStatusMin = 400;
export const downloadDocumentVersion429ResponseStatusMax = 599;

export const downloadDocumentVersion429ResponseMessageMax = 1000;

export const downloadDocumentVersion429ResponseInvalidParamsItemNameMax = 500;

export const downloadDocumentVersion429ResponseInvalidParamsItemReasonMax = 500;

export const downloadDocumentVersion429ResponseInvalidParamsMax = 100;

export const downloadDocumentVersion429ResponseRequestIdMax = 64;



export const DownloadDocumentVersion429Response = zod.object({
  "title": zod.string().max(downloadDocumentVersion429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(downloadDocumentVersion429ResponseStatusMin).max(downloadDocumentVersion429ResponseStatusMax),
  "message": zod.string().max(downloadDocumentVersion429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(downloadDocumentVersion429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(downloadDocumentVersion429ResponseInvalidParamsItemReasonMax)
})).max(downloadDocumentVersion429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(downloadDocumentVersion429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const downloadDocumentVersion500ResponseTitleMax = 100;

export const downloadDocumentVersion500ResponseStatusMin = 400;
export const downloadDocumentVersion500ResponseStatusMax = 599;

export const downloadDocumentVersion500ResponseMessageMax = 1000;

export const downloadDocumentVersion500ResponseInvalidParamsItemNameMax = 500;

export const downloadDocumentVersion500ResponseInvalidParamsItemReasonMax = 500;

export const downloadDocumentVersion500ResponseInvalidParamsMax = 100;

export const downloadDocumentVersion500ResponseRequestIdMax = 64;



export const DownloadDocumentVersion500Response = zod.object({
  "title": zod.string().max(downloadDocumentVersion500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(downloadDocumentVersion500ResponseStatusMin).max(downloadDocumentVersion500ResponseStatusMax),
  "message": zod.string().max(downloadDocumentVersion500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(downloadDocumentVersion500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(downloadDocumentVersion500ResponseInvalidParamsItemReasonMax)
})).max(downloadDocumentVersion500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(downloadDocumentVersion500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const downloadDocumentVersion503ResponseTitleMax = 100;

export const downloadDocumentVersion503ResponseStatusMin = 400;
export const downloadDocumentVersion503ResponseStatusMax = 599;

export const downloadDocumentVersion503ResponseMessageMax = 1000;

export const downloadDocumentVersion503ResponseInvalidParamsItemNameMax = 500;

export const downloadDocumentVersion503ResponseInvalidParamsItemReasonMax = 500;

export const downloadDocumentVersion503ResponseInvalidParamsMax = 100;

export const downloadDocumentVersion503ResponseRequestIdMax = 64;



export const DownloadDocumentVersion503Response = zod.object({
  "title": zod.string().max(downloadDocumentVersion503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(downloadDocumentVersion503ResponseStatusMin).max(downloadDocumentVersion503ResponseStatusMax),
  "message": zod.string().max(downloadDocumentVersion503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(downloadDocumentVersion503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(downloadDocumentVersion503ResponseInvalidParamsItemReasonMax)
})).max(downloadDocumentVersion503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(downloadDocumentVersion503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

/**
 * Adds a new version with the earlier bytes; nothing is removed. Settings stay as they are.
 * @summary Make an earlier version the newest again
 */
export const restoreDocumentVersionPathIdMax = 64;

export const restoreDocumentVersionPathVersionMax = 16;



export const RestoreDocumentVersionParams = zod.object({
  "id": zod.string().max(restoreDocumentVersionPathIdMax).describe('The document\'s id.'),
  "version": zod.string().max(restoreDocumentVersionPathVersionMax).describe('The number of the version, counted from 1.')
})

export const restoreDocumentVersion200ResponseIdMax = 64;

export const restoreDocumentVersion200ResponseNameMax = 255;

export const restoreDocumentVersion200ResponseDescriptionMax = 2000;

export const restoreDocumentVersion200ResponseFolderIdMax = 64;

export const restoreDocumentVersion200ResponseMimeTypeMax = 255;

export const restoreDocumentVersion200ResponseSizeMin = 0;
export const restoreDocumentVersion200ResponseSizeMax = 9007199254740991;

export const restoreDocumentVersion200ResponseVersionMax = 1000000;

export const restoreDocumentVersion200ResponseUpdatedAtMax = 35;

export const restoreDocumentVersion200ResponseCreatedAtMax = 35;

export const restoreDocumentVersion200ResponseUploadedByIdMax = 64;



export const RestoreDocumentVersion200Response = zod.object({
  "id": zod.string().min(1).max(restoreDocumentVersion200ResponseIdMax).describe('An opaque id.'),
  "name": zod.string().max(restoreDocumentVersion200ResponseNameMax),
  "description": zod.string().max(restoreDocumentVersion200ResponseDescriptionMax).nullable().describe('Free text, line breaks allowed; stored in NFC.'),
  "folderId": zod.string().max(restoreDocumentVersion200ResponseFolderIdMax).nullable().describe('Null means the root.'),
  "mimeType": zod.string().max(restoreDocumentVersion200ResponseMimeTypeMax).nullable(),
  "size": zod.int().min(restoreDocumentVersion200ResponseSizeMin).max(restoreDocumentVersion200ResponseSizeMax).nullable().describe('Bytes.'),
  "version": zod.int().min(1).max(restoreDocumentVersion200ResponseVersionMax),
  "accessLevel": zod.enum(['public', 'restricted', 'confidential']).describe('public: anyone with folder access can view. restricted: only users with specific permissions. confidential:\nhighly restricted, explicit permissions required.\n'),
  "downloadRestricted": zod.boolean(),
  "printingRestricted": zod.boolean(),
  "updatedAt": zod.iso.datetime({"offset":true}).max(restoreDocumentVersion200ResponseUpdatedAtMax).describe('ISO 8601, UTC.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(restoreDocumentVersion200ResponseCreatedAtMax).describe('ISO 8601, UTC.'),
  "uploadedById": zod.string().max(restoreDocumentVersion200ResponseUploadedByIdMax).nullable()
})

export const restoreDocumentVersion401ResponseTitleMax = 100;

export const restoreDocumentVersion401ResponseStatusMin = 400;
export const restoreDocumentVersion401ResponseStatusMax = 599;

export const restoreDocumentVersion401ResponseMessageMax = 1000;

export const restoreDocumentVersion401ResponseInvalidParamsItemNameMax = 500;

export const restoreDocumentVersion401ResponseInvalidParamsItemReasonMax = 500;

export const restoreDocumentVersion401ResponseInvalidParamsMax = 100;

export const restoreDocumentVersion401ResponseRequestIdMax = 64;



export const RestoreDocumentVersion401Response = zod.object({
  "title": zod.string().max(restoreDocumentVersion401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(restoreDocumentVersion401ResponseStatusMin).max(restoreDocumentVersion401ResponseStatusMax),
  "message": zod.string().max(restoreDocumentVersion401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(restoreDocumentVersion401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(restoreDocumentVersion401ResponseInvalidParamsItemReasonMax)
})).max(restoreDocumentVersion401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(restoreDocumentVersion401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const restoreDocumentVersion403ResponseTitleMax = 100;

export const restoreDocumentVersion403ResponseStatusMin = 400;
export const restoreDocumentVersion403ResponseStatusMax = 599;

export const restoreDocumentVersion403ResponseMessageMax = 1000;

export const restoreDocumentVersion403ResponseInvalidParamsItemNameMax = 500;

export const restoreDocumentVersion403ResponseInvalidParamsItemReasonMax = 500;

export const restoreDocumentVersion403ResponseInvalidParamsMax = 100;

export const restoreDocumentVersion403ResponseRequestIdMax = 64;



export const RestoreDocumentVersion403Response = zod.object({
  "title": zod.string().max(restoreDocumentVersion403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(restoreDocumentVersion403ResponseStatusMin).max(restoreDocumentVersion403ResponseStatusMax),
  "message": zod.string().max(restoreDocumentVersion403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(restoreDocumentVersion403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(restoreDocumentVersion403ResponseInvalidParamsItemReasonMax)
})).max(restoreDocumentVersion403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(restoreDocumentVersion403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const restoreDocumentVersion404ResponseTitleMax = 100;

export const restoreDocumentVersion404ResponseStatusMin = 400;
export const restoreDocumentVersion404ResponseStatusMax = 599;

export const restoreDocumentVersion404ResponseMessageMax = 1000;

export const restoreDocumentVersion404ResponseInvalidParamsItemNameMax = 500;

export const restoreDocumentVersion404ResponseInvalidParamsItemReasonMax = 500;

export const restoreDocumentVersion404ResponseInvalidParamsMax = 100;

export const restoreDocumentVersion404ResponseRequestIdMax = 64;



export const RestoreDocumentVersion404Response = zod.object({
  "title": zod.string().max(restoreDocumentVersion404ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(restoreDocumentVersion404ResponseStatusMin).max(restoreDocumentVersion404ResponseStatusMax),
  "message": zod.string().max(restoreDocumentVersion404ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(restoreDocumentVersion404ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(restoreDocumentVersion404ResponseInvalidParamsItemReasonMax)
})).max(restoreDocumentVersion404ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(restoreDocumentVersion404ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const restoreDocumentVersion429ResponseTitleMax = 100;

export const restoreDocumentVersion429ResponseStatusMin = 400;
export const restoreDocumentVersion429ResponseStatusMax = 599;

export const restoreDocumentVersion429ResponseMessageMax = 1000;

export const restoreDocumentVersion429ResponseInvalidParamsItemNameMax = 500;

export const restoreDocumentVersion429ResponseInvalidParamsItemReasonMax = 500;

export const restoreDocumentVersion429ResponseInvalidParamsMax = 100;

export const restoreDocumentVersion429ResponseRequestIdMax = 64;



export const RestoreDocumentVersion429Response = zod.object({
  "title": zod.string().max(restoreDocumentVersion429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(restoreDocumentVersion429ResponseStatusMin).max(restoreDocumentVersion429ResponseStatusMax),
  "message": zod.string().max(restoreDocumentVersion429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(restoreDocumentVersion429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(restoreDocumentVersion429ResponseInvalidParamsItemReasonMax)
})).max(restoreDocumentVersion429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(restoreDocumentVersion429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const restoreDocumentVersion500ResponseTitleMax = 100;

export const restoreDocumentVersion500ResponseStatusMin = 400;
export const restoreDocumentVersion500ResponseStatusMax = 599;

export const restoreDocumentVersion500ResponseMessageMax = 1000;

export const restoreDocumentVersion500ResponseInvalidParamsItemNameMax = 500;

export const restoreDocumentVersion500ResponseInvalidParamsItemReasonMax = 500;

export const restoreDocumentVersion500ResponseInvalidParamsMax = 100;

export const restoreDocumentVersion500ResponseRequestIdMax = 64;



export const RestoreDocumentVersion500Response = zod.object({
  "title": zod.string().max(restoreDocumentVersion500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(restoreDocumentVersion500ResponseStatusMin).max(restoreDocumentVersion500ResponseStatusMax),
  "message": zod.string().max(restoreDocumentVersion500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(restoreDocumentVersion500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(restoreDocumentVersion500ResponseInvalidParamsItemReasonMax)
})).max(restoreDocumentVersion500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(restoreDocumentVersion500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const restoreDocumentVersion503ResponseTitleMax = 100;

export const restoreDocumentVersion503ResponseStatusMin = 400;
export const restoreDocumentVersion503ResponseStatusMax = 599;

export const restoreDocumentVersion503ResponseMessageMax = 1000;

export const restoreDocumentVersion503ResponseInvalidParamsItemNameMax = 500;

export const restoreDocumentVersion503ResponseInvalidParamsItemReasonMax = 500;

export const restoreDocumentVersion503ResponseInvalidParamsMax = 100;

export const restoreDocumentVersion503ResponseRequestIdMax = 64;



export const RestoreDocumentVersion503Response = zod.object({
  "title": zod.string().max(restoreDocumentVersion503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(restoreDocumentVersion503ResponseStatusMin).max(restoreDocumentVersion503ResponseStatusMax),
  "message": zod.string().max(restoreDocumentVersion503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(restoreDocumentVersion503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(restoreDocumentVersion503ResponseInvalidParamsItemReasonMax)
})).max(restoreDocumentVersion503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(restoreDocumentVersion503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

