/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#web/api/zod.ts';


/**
 * A folder whose parent is hidden from its reader has `parentId` null.
 * @summary Every folder that the reader may see
 */
export const listFolders200ResponseIdMax = 64;

export const listFolders200ResponseNameMax = 255;

export const listFolders200ResponseDescriptionMax = 2000;

export const listFolders200ResponseParentIdMax = 64;

export const listFolders200ResponseCreatedAtMax = 35;



export const ListFolders200ResponseItem = zod.object({
  "id": zod.string().min(1).max(listFolders200ResponseIdMax).describe('An opaque id.'),
  "name": zod.string().max(listFolders200ResponseNameMax),
  "description": zod.string().max(listFolders200ResponseDescriptionMax).nullable().describe('Free text, line breaks allowed; stored in NFC.'),
  "parentId": zod.string().max(listFolders200ResponseParentIdMax).nullable(),
  "accessLevel": zod.enum(['public', 'restricted', 'confidential']).describe('public: anyone with folder access can view. restricted: only users with specific permissions. confidential:\nhighly restricted, explicit permissions required.\n'),
  "createdAt": zod.iso.datetime({"offset":true}).max(listFolders200ResponseCreatedAtMax).describe('ISO 8601, UTC.')
})
export const ListFolders200Response = zod.array(ListFolders200ResponseItem).max(100000)

export const listFolders401ResponseTitleMax = 100;

export const listFolders401ResponseStatusMin = 400;
export const listFolders401ResponseStatusMax = 599;

export const listFolders401ResponseMessageMax = 1000;

export const listFolders401ResponseInvalidParamsItemNameMax = 500;

export const listFolders401ResponseInvalidParamsItemReasonMax = 500;

export const listFolders401ResponseInvalidParamsMax = 100;

export const listFolders401ResponseRequestIdMax = 64;



export const ListFolders401Response = zod.object({
  "title": zod.string().max(listFolders401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listFolders401ResponseStatusMin).max(listFolders401ResponseStatusMax),
  "message": zod.string().max(listFolders401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listFolders401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listFolders401ResponseInvalidParamsItemReasonMax)
})).max(listFolders401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listFolders401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listFolders429ResponseTitleMax = 100;

export const listFolders429ResponseStatusMin = 400;
export const listFolders429ResponseStatusMax = 599;

export const listFolders429ResponseMessageMax = 1000;

export const listFolders429ResponseInvalidParamsItemNameMax = 500;

export const listFolders429ResponseInvalidParamsItemReasonMax = 500;

export const listFolders429ResponseInvalidParamsMax = 100;

export const listFolders429ResponseRequestIdMax = 64;



export const ListFolders429Response = zod.object({
  "title": zod.string().max(listFolders429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listFolders429ResponseStatusMin).max(listFolders429ResponseStatusMax),
  "message": zod.string().max(listFolders429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listFolders429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listFolders429ResponseInvalidParamsItemReasonMax)
})).max(listFolders429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listFolders429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listFolders500ResponseTitleMax = 100;

export const listFolders500ResponseStatusMin = 400;
export const listFolders500ResponseStatusMax = 599;

export const listFolders500ResponseMessageMax = 1000;

export const listFolders500ResponseInvalidParamsItemNameMax = 500;

export const listFolders500ResponseInvalidParamsItemReasonMax = 500;

export const listFolders500ResponseInvalidParamsMax = 100;

export const listFolders500ResponseRequestIdMax = 64;



export const ListFolders500Response = zod.object({
  "title": zod.string().max(listFolders500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listFolders500ResponseStatusMin).max(listFolders500ResponseStatusMax),
  "message": zod.string().max(listFolders500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listFolders500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listFolders500ResponseInvalidParamsItemReasonMax)
})).max(listFolders500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listFolders500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listFolders503ResponseTitleMax = 100;

export const listFolders503ResponseStatusMin = 400;
export const listFolders503ResponseStatusMax = 599;

export const listFolders503ResponseMessageMax = 1000;

export const listFolders503ResponseInvalidParamsItemNameMax = 500;

export const listFolders503ResponseInvalidParamsItemReasonMax = 500;

export const listFolders503ResponseInvalidParamsMax = 100;

export const listFolders503ResponseRequestIdMax = 64;



export const ListFolders503Response = zod.object({
  "title": zod.string().max(listFolders503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listFolders503ResponseStatusMin).max(listFolders503ResponseStatusMax),
  "message": zod.string().max(listFolders503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listFolders503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listFolders503ResponseInvalidParamsItemReasonMax)
})).max(listFolders503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listFolders503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

/**
 * Names need not be unique. A missing or null parentId means the root; accessLevel defaults to public.
 * @summary Create a folder
 */
export const createFolderBodyNameMax = 255;

export const createFolderBodyDescriptionMax = 2000;

export const createFolderBodyParentIdMax = 64;

export const createFolderBodyAccessLevelDefault = `public`;

export const CreateFolderBody = zod.strictObject({
  "name": zod.string().min(1).max(createFolderBodyNameMax).describe('Well-formed Unicode, stored in NFC, not only white space. Control characters and those that override the\ndirection of text are refused.\n'),
  "description": zod.string().max(createFolderBodyDescriptionMax).nullish().describe('Free text, line breaks allowed; stored in NFC.'),
  "parentId": zod.string().max(createFolderBodyParentIdMax).nullish(),
  "accessLevel": zod.enum(['public', 'restricted', 'confidential']).default(createFolderBodyAccessLevelDefault).describe('public: anyone with folder access can view. restricted: only users with specific permissions. confidential:\nhighly restricted, explicit permissions required.\n')
})

export const createFolder201ResponseIdMax = 64;

export const createFolder201ResponseNameMax = 255;

export const createFolder201ResponseDescriptionMax = 2000;

export const createFolder201ResponseParentIdMax = 64;

export const createFolder201ResponseCreatedAtMax = 35;



export const CreateFolder201Response = zod.object({
  "id": zod.string().min(1).max(createFolder201ResponseIdMax).describe('An opaque id.'),
  "name": zod.string().max(createFolder201ResponseNameMax),
  "description": zod.string().max(createFolder201ResponseDescriptionMax).nullable().describe('Free text, line breaks allowed; stored in NFC.'),
  "parentId": zod.string().max(createFolder201ResponseParentIdMax).nullable(),
  "accessLevel": zod.enum(['public', 'restricted', 'confidential']).describe('public: anyone with folder access can view. restricted: only users with specific permissions. confidential:\nhighly restricted, explicit permissions required.\n'),
  "createdAt": zod.iso.datetime({"offset":true}).max(createFolder201ResponseCreatedAtMax).describe('ISO 8601, UTC.')
})

export const createFolder400ResponseTitleMax = 100;

export const createFolder400ResponseStatusMin = 400;
export const createFolder400ResponseStatusMax = 599;

export const createFolder400ResponseMessageMax = 1000;

export const createFolder400ResponseInvalidParamsItemNameMax = 500;

export const createFolder400ResponseInvalidParamsItemReasonMax = 500;

export const createFolder400ResponseInvalidParamsMax = 100;

export const createFolder400ResponseRequestIdMax = 64;



export const CreateFolder400Response = zod.object({
  "title": zod.string().max(createFolder400ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createFolder400ResponseStatusMin).max(createFolder400ResponseStatusMax),
  "message": zod.string().max(createFolder400ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createFolder400ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createFolder400ResponseInvalidParamsItemReasonMax)
})).max(createFolder400ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createFolder400ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createFolder401ResponseTitleMax = 100;

export const createFolder401ResponseStatusMin = 400;
export const createFolder401ResponseStatusMax = 599;

export const createFolder401ResponseMessageMax = 1000;

export const createFolder401ResponseInvalidParamsItemNameMax = 500;

export const createFolder401ResponseInvalidParamsItemReasonMax = 500;

export const createFolder401ResponseInvalidParamsMax = 100;

export const createFolder401ResponseRequestIdMax = 64;



export const CreateFolder401Response = zod.object({
  "title": zod.string().max(createFolder401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createFolder401ResponseStatusMin).max(createFolder401ResponseStatusMax),
  "message": zod.string().max(createFolder401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createFolder401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createFolder401ResponseInvalidParamsItemReasonMax)
})).max(createFolder401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createFolder401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createFolder403ResponseTitleMax = 100;

export const createFolder403ResponseStatusMin = 400;
export const createFolder403ResponseStatusMax = 599;

export const createFolder403ResponseMessageMax = 1000;

export const createFolder403ResponseInvalidParamsItemNameMax = 500;

export const createFolder403ResponseInvalidParamsItemReasonMax = 500;

export const createFolder403ResponseInvalidParamsMax = 100;

export const createFolder403ResponseRequestIdMax = 64;



export const CreateFolder403Response = zod.object({
  "title": zod.string().max(createFolder403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createFolder403ResponseStatusMin).max(createFolder403ResponseStatusMax),
  "message": zod.string().max(createFolder403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createFolder403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createFolder403ResponseInvalidParamsItemReasonMax)
})).max(createFolder403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createFolder403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createFolder404ResponseTitleMax = 100;

export const createFolder404ResponseStatusMin = 400;
export const createFolder404ResponseStatusMax = 599;

export const createFolder404ResponseMessageMax = 1000;

export const createFolder404ResponseInvalidParamsItemNameMax = 500;

export const createFolder404ResponseInvalidParamsItemReasonMax = 500;

export const createFolder404ResponseInvalidParamsMax = 100;

export const createFolder404ResponseRequestIdMax = 64;



export const CreateFolder404Response = zod.object({
  "title": zod.string().max(createFolder404ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createFolder404ResponseStatusMin).max(createFolder404ResponseStatusMax),
  "message": zod.string().max(createFolder404ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createFolder404ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createFolder404ResponseInvalidParamsItemReasonMax)
})).max(createFolder404ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createFolder404ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createFolder408ResponseTitleMax = 100;

export const createFolder408ResponseStatusMin = 400;
export const createFolder408ResponseStatusMax = 599;

export const createFolder408ResponseMessageMax = 1000;

export const createFolder408ResponseInvalidParamsItemNameMax = 500;

export const createFolder408ResponseInvalidParamsItemReasonMax = 500;

export const createFolder408ResponseInvalidParamsMax = 100;

export const createFolder408ResponseRequestIdMax = 64;



export const CreateFolder408Response = zod.object({
  "title": zod.string().max(createFolder408ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createFolder408ResponseStatusMin).max(createFolder408ResponseStatusMax),
  "message": zod.string().max(createFolder408ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createFolder408ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createFolder408ResponseInvalidParamsItemReasonMax)
})).max(createFolder408ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createFolder408ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createFolder413ResponseTitleMax = 100;

export const createFolder413ResponseStatusMin = 400;
export const createFolder413ResponseStatusMax = 599;

export const createFolder413ResponseMessageMax = 1000;

export const createFolder413ResponseInvalidParamsItemNameMax = 500;

export const createFolder413ResponseInvalidParamsItemReasonMax = 500;

export const createFolder413ResponseInvalidParamsMax = 100;

export const createFolder413ResponseRequestIdMax = 64;



export const CreateFolder413Response = zod.object({
  "title": zod.string().max(createFolder413ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createFolder413ResponseStatusMin).max(createFolder413ResponseStatusMax),
  "message": zod.string().max(createFolder413ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createFolder413ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createFolder413ResponseInvalidParamsItemReasonMax)
})).max(createFolder413ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createFolder413ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createFolder415ResponseTitleMax = 100;

export const createFolder415ResponseStatusMin = 400;
export const createFolder415ResponseStatusMax = 599;

export const createFolder415ResponseMessageMax = 1000;

export const createFolder415ResponseInvalidParamsItemNameMax = 500;

export const createFolder415ResponseInvalidParamsItemReasonMax = 500;

export const createFolder415ResponseInvalidParamsMax = 100;

export const createFolder415ResponseRequestIdMax = 64;



export const CreateFolder415Response = zod.object({
  "title": zod.string().max(createFolder415ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createFolder415ResponseStatusMin).max(createFolder415ResponseStatusMax),
  "message": zod.string().max(createFolder415ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createFolder415ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createFolder415ResponseInvalidParamsItemReasonMax)
})).max(createFolder415ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createFolder415ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createFolder429ResponseTitleMax = 100;

export const createFolder429ResponseStatusMin = 400;
export const createFolder429ResponseStatusMax = 599;

export const createFolder429ResponseMessageMax = 1000;

export const createFolder429ResponseInvalidParamsItemNameMax = 500;

export const createFolder429ResponseInvalidParamsItemReasonMax = 500;

export const createFolder429ResponseInvalidParamsMax = 100;

export const createFolder429ResponseRequestIdMax = 64;



export const CreateFolder429Response = zod.object({
  "title": zod.string().max(createFolder429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createFolder429ResponseStatusMin).max(createFolder429ResponseStatusMax),
  "message": zod.string().max(createFolder429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createFolder429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createFolder429ResponseInvalidParamsItemReasonMax)
})).max(createFolder429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createFolder429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createFolder500ResponseTitleMax = 100;

export const createFolder500ResponseStatusMin = 400;
export const createFolder500ResponseStatusMax = 599;

export const createFolder500ResponseMessageMax = 1000;

export const createFolder500ResponseInvalidParamsItemNameMax = 500;

export const createFolder500ResponseInvalidParamsItemReasonMax = 500;

export const createFolder500ResponseInvalidParamsMax = 100;

export const createFolder500ResponseRequestIdMax = 64;



export const CreateFolder500Response = zod.object({
  "title": zod.string().max(createFolder500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createFolder500ResponseStatusMin).max(createFolder500ResponseStatusMax),
  "message": zod.string().max(createFolder500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createFolder500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createFolder500ResponseInvalidParamsItemReasonMax)
})).max(createFolder500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createFolder500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createFolder503ResponseTitleMax = 100;

export const createFolder503ResponseStatusMin = 400;
export const createFolder503ResponseStatusMax = 599;

export const createFolder503ResponseMessageMax = 1000;

export const createFolder503ResponseInvalidParamsItemNameMax = 500;

export const createFolder503ResponseInvalidParamsItemReasonMax = 500;

export const createFolder503ResponseInvalidParamsMax = 100;

export const createFolder503ResponseRequestIdMax = 64;



export const CreateFolder503Response = zod.object({
  "title": zod.string().max(createFolder503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createFolder503ResponseStatusMin).max(createFolder503ResponseStatusMax),
  "message": zod.string().max(createFolder503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createFolder503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createFolder503ResponseInvalidParamsItemReasonMax)
})).max(createFolder503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createFolder503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

/**
 * A description that is not sent is emptied. The parent cannot be changed.
 * @summary Change name, description and access level
 */
export const updateFolderPathIdMax = 64;



export const UpdateFolderParams = zod.object({
  "id": zod.string().max(updateFolderPathIdMax).describe('The folder\'s id.')
})

export const updateFolderBodyNameMax = 255;

export const updateFolderBodyDescriptionMax = 2000;



export const UpdateFolderBody = zod.strictObject({
  "name": zod.string().min(1).max(updateFolderBodyNameMax).describe('Well-formed Unicode, stored in NFC, not only white space. Control characters and those that override the\ndirection of text are refused.\n'),
  "description": zod.string().max(updateFolderBodyDescriptionMax).nullish().describe('Free text, line breaks allowed; stored in NFC.'),
  "accessLevel": zod.enum(['public', 'restricted', 'confidential']).describe('public: anyone with folder access can view. restricted: only users with specific permissions. confidential:\nhighly restricted, explicit permissions required.\n')
})

export const updateFolder200ResponseIdMax = 64;

export const updateFolder200ResponseNameMax = 255;

export const updateFolder200ResponseDescriptionMax = 2000;

export const updateFolder200ResponseParentIdMax = 64;

export const updateFolder200ResponseCreatedAtMax = 35;



export const UpdateFolder200Response = zod.object({
  "id": zod.string().min(1).max(updateFolder200ResponseIdMax).describe('An opaque id.'),
  "name": zod.string().max(updateFolder200ResponseNameMax),
  "description": zod.string().max(updateFolder200ResponseDescriptionMax).nullable().describe('Free text, line breaks allowed; stored in NFC.'),
  "parentId": zod.string().max(updateFolder200ResponseParentIdMax).nullable(),
  "accessLevel": zod.enum(['public', 'restricted', 'confidential']).describe('public: anyone with folder access can view. restricted: only users with specific permissions. confidential:\nhighly restricted, explicit permissions required.\n'),
  "createdAt": zod.iso.datetime({"offset":true}).max(updateFolder200ResponseCreatedAtMax).describe('ISO 8601, UTC.')
})

export const updateFolder400ResponseTitleMax = 100;

export const updateFolder400ResponseStatusMin = 400;
export const updateFolder400ResponseStatusMax = 599;

export const updateFolder400ResponseMessageMax = 1000;

export const updateFolder400ResponseInvalidParamsItemNameMax = 500;

export const updateFolder400ResponseInvalidParamsItemReasonMax = 500;

export const updateFolder400ResponseInvalidParamsMax = 100;

export const updateFolder400ResponseRequestIdMax = 64;



export const UpdateFolder400Response = zod.object({
  "title": zod.string().max(updateFolder400ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateFolder400ResponseStatusMin).max(updateFolder400ResponseStatusMax),
  "message": zod.string().max(updateFolder400ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateFolder400ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateFolder400ResponseInvalidParamsItemReasonMax)
})).max(updateFolder400ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateFolder400ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateFolder401ResponseTitleMax = 100;

export const updateFolder401ResponseStatusMin = 400;
export const updateFolder401ResponseStatusMax = 599;

export const updateFolder401ResponseMessageMax = 1000;

export const updateFolder401ResponseInvalidParamsItemNameMax = 500;

export const updateFolder401ResponseInvalidParamsItemReasonMax = 500;

export const updateFolder401ResponseInvalidParamsMax = 100;

export const updateFolder401ResponseRequestIdMax = 64;



export const UpdateFolder401Response = zod.object({
  "title": zod.string().max(updateFolder401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateFolder401ResponseStatusMin).max(updateFolder401ResponseStatusMax),
  "message": zod.string().max(updateFolder401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateFolder401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateFolder401ResponseInvalidParamsItemReasonMax)
})).max(updateFolder401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateFolder401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateFolder403ResponseTitleMax = 100;

export const updateFolder403ResponseStatusMin = 400;
export const updateFolder403ResponseStatusMax = 599;

export const updateFolder403ResponseMessageMax = 1000;

export const updateFolder403ResponseInvalidParamsItemNameMax = 500;

export const updateFolder403ResponseInvalidParamsItemReasonMax = 500;

export const updateFolder403ResponseInvalidParamsMax = 100;

export const updateFolder403ResponseRequestIdMax = 64;



export const UpdateFolder403Response = zod.object({
  "title": zod.string().max(updateFolder403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateFolder403ResponseStatusMin).max(updateFolder403ResponseStatusMax),
  "message": zod.string().max(updateFolder403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateFolder403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateFolder403ResponseInvalidParamsItemReasonMax)
})).max(updateFolder403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateFolder403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateFolder404ResponseTitleMax = 100;

export const updateFolder404ResponseStatusMin = 400;
export const updateFolder404ResponseStatusMax = 599;

export const updateFolder404ResponseMessageMax = 1000;

export const updateFolder404ResponseInvalidParamsItemNameMax = 500;

export const updateFolder404ResponseInvalidParamsItemReasonMax = 500;

export const updateFolder404ResponseInvalidParamsMax = 100;

export const updateFolder404ResponseRequestIdMax = 64;



export const UpdateFolder404Response = zod.object({
  "title": zod.string().max(updateFolder404ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateFolder404ResponseStatusMin).max(updateFolder404ResponseStatusMax),
  "message": zod.string().max(updateFolder404ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateFolder404ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateFolder404ResponseInvalidParamsItemReasonMax)
})).max(updateFolder404ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateFolder404ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateFolder408ResponseTitleMax = 100;

export const updateFolder408ResponseStatusMin = 400;
export const updateFolder408ResponseStatusMax = 599;

export const updateFolder408ResponseMessageMax = 1000;

export const updateFolder408ResponseInvalidParamsItemNameMax = 500;

export const updateFolder408ResponseInvalidParamsItemReasonMax = 500;

export const updateFolder408ResponseInvalidParamsMax = 100;

export const updateFolder408ResponseRequestIdMax = 64;



export const UpdateFolder408Response = zod.object({
  "title": zod.string().max(updateFolder408ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateFolder408ResponseStatusMin).max(updateFolder408ResponseStatusMax),
  "message": zod.string().max(updateFolder408ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateFolder408ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateFolder408ResponseInvalidParamsItemReasonMax)
})).max(updateFolder408ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateFolder408ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateFolder413ResponseTitleMax = 100;

export const updateFolder413ResponseStatusMin = 400;
export const updateFolder413ResponseStatusMax = 599;

export const updateFolder413ResponseMessageMax = 1000;

export const updateFolder413ResponseInvalidParamsItemNameMax = 500;

export const updateFolder413ResponseInvalidParamsItemReasonMax = 500;

export const updateFolder413ResponseInvalidParamsMax = 100;

export const updateFolder413ResponseRequestIdMax = 64;



export const UpdateFolder413Response = zod.object({
  "title": zod.string().max(updateFolder413ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateFolder413ResponseStatusMin).max(updateFolder413ResponseStatusMax),
  "message": zod.string().max(updateFolder413ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateFolder413ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateFolder413ResponseInvalidParamsItemReasonMax)
})).max(updateFolder413ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateFolder413ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateFolder415ResponseTitleMax = 100;

export const updateFolder415ResponseStatusMin = 400;
export const updateFolder415ResponseStatusMax = 599;

export const updateFolder415ResponseMessageMax = 1000;

export const updateFolder415ResponseInvalidParamsItemNameMax = 500;

export const updateFolder415ResponseInvalidParamsItemReasonMax = 500;

export const updateFolder415ResponseInvalidParamsMax = 100;

export const updateFolder415ResponseRequestIdMax = 64;



export const UpdateFolder415Response = zod.object({
  "title": zod.string().max(updateFolder415ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateFolder415ResponseStatusMin).max(updateFolder415ResponseStatusMax),
  "message": zod.string().max(updateFolder415ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateFolder415ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateFolder415ResponseInvalidParamsItemReasonMax)
})).max(updateFolder415ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateFolder415ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateFolder429ResponseTitleMax = 100;

export const updateFolder429ResponseStatusMin = 400;
export const updateFolder429ResponseStatusMax = 599;

export const updateFolder429ResponseMessageMax = 1000;

export const updateFolder429ResponseInvalidParamsItemNameMax = 500;

export const updateFolder429ResponseInvalidParamsItemReasonMax = 500;

export const updateFolder429ResponseInvalidParamsMax = 100;

export const updateFolder429ResponseRequestIdMax = 64;



export const UpdateFolder429Response = zod.object({
  "title": zod.string().max(updateFolder429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateFolder429ResponseStatusMin).max(updateFolder429ResponseStatusMax),
  "message": zod.string().max(updateFolder429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateFolder429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateFolder429ResponseInvalidParamsItemReasonMax)
})).max(updateFolder429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateFolder429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateFolder500ResponseTitleMax = 100;

export const updateFolder500ResponseStatusMin = 400;
export const updateFolder500ResponseStatusMax = 599;

export const updateFolder500ResponseMessageMax = 1000;

export const updateFolder500ResponseInvalidParamsItemNameMax = 500;

export const updateFolder500ResponseInvalidParamsItemReasonMax = 500;

export const updateFolder500ResponseInvalidParamsMax = 100;

export const updateFolder500ResponseRequestIdMax = 64;



export const UpdateFolder500Response = zod.object({
  "title": zod.string().max(updateFolder500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateFolder500ResponseStatusMin).max(updateFolder500ResponseStatusMax),
  "message": zod.string().max(updateFolder500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateFolder500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateFolder500ResponseInvalidParamsItemReasonMax)
})).max(updateFolder500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateFolder500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateFolder503ResponseTitleMax = 100;

export const updateFolder503ResponseStatusMin = 400;
export const updateFolder503ResponseStatusMax = 599;

export const updateFolder503ResponseMessageMax = 1000;

export const updateFolder503ResponseInvalidParamsItemNameMax = 500;

export const updateFolder503ResponseInvalidParamsItemReasonMax = 500;

export const updateFolder503ResponseInvalidParamsMax = 100;

export const updateFolder503ResponseRequestIdMax = 64;



export const UpdateFolder503Response = zod.object({
  "title": zod.string().max(updateFolder503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateFolder503ResponseStatusMin).max(updateFolder503ResponseStatusMax),
  "message": zod.string().max(updateFolder503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateFolder503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateFolder503ResponseInvalidParamsItemReasonMax)
})).max(updateFolder503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateFolder503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

/**
 * An empty folder is deleted. One that is not empty answers 409 with the counts of its whole subtree; with
 * `cascade=true` folder, subfolders and documents are deleted as one change, with one audit entry for each.
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

export const DeleteFolder204Response = zod.void()

export const deleteFolder400ResponseTitleMax = 100;

export const deleteFolder400ResponseStatusMin = 400;
export const deleteFolder400ResponseStatusMax = 599;

export const deleteFolder400ResponseMessageMax = 1000;

export const deleteFolder400ResponseInvalidParamsItemNameMax = 500;

export const deleteFolder400ResponseInvalidParamsItemReasonMax = 500;

export const deleteFolder400ResponseInvalidParamsMax = 100;

export const deleteFolder400ResponseRequestIdMax = 64;



export const DeleteFolder400Response = zod.object({
  "title": zod.string().max(deleteFolder400ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(deleteFolder400ResponseStatusMin).max(deleteFolder400ResponseStatusMax),
  "message": zod.string().max(deleteFolder400ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(deleteFolder400ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(deleteFolder400ResponseInvalidParamsItemReasonMax)
})).max(deleteFolder400ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(deleteFolder400ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const deleteFolder401ResponseTitleMax = 100;

export const deleteFolder401ResponseStatusMin = 400;
export const deleteFolder401ResponseStatusMax = 599;

export const deleteFolder401ResponseMessageMax = 1000;

export const deleteFolder401ResponseInvalidParamsItemNameMax = 500;

export const deleteFolder401ResponseInvalidParamsItemReasonMax = 500;

export const deleteFolder401ResponseInvalidParamsMax = 100;

export const deleteFolder401ResponseRequestIdMax = 64;



export const DeleteFolder401Response = zod.object({
  "title": zod.string().max(deleteFolder401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(deleteFolder401ResponseStatusMin).max(deleteFolder401ResponseStatusMax),
  "message": zod.string().max(deleteFolder401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(deleteFolder401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(deleteFolder401ResponseInvalidParamsItemReasonMax)
})).max(deleteFolder401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(deleteFolder401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const deleteFolder403ResponseTitleMax = 100;

export const deleteFolder403ResponseStatusMin = 400;
export const deleteFolder403ResponseStatusMax = 599;

export const deleteFolder403ResponseMessageMax = 1000;

export const deleteFolder403ResponseInvalidParamsItemNameMax = 500;

export const deleteFolder403ResponseInvalidParamsItemReasonMax = 500;

export const deleteFolder403ResponseInvalidParamsMax = 100;

export const deleteFolder403ResponseRequestIdMax = 64;



export const DeleteFolder403Response = zod.object({
  "title": zod.string().max(deleteFolder403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(deleteFolder403ResponseStatusMin).max(deleteFolder403ResponseStatusMax),
  "message": zod.string().max(deleteFolder403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(deleteFolder403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(deleteFolder403ResponseInvalidParamsItemReasonMax)
})).max(deleteFolder403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(deleteFolder403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const deleteFolder404ResponseTitleMax = 100;

export const deleteFolder404ResponseStatusMin = 400;
export const deleteFolder404ResponseStatusMax = 599;

export const deleteFolder404ResponseMessageMax = 1000;

export const deleteFolder404ResponseInvalidParamsItemNameMax = 500;

export const deleteFolder404ResponseInvalidParamsItemReasonMax = 500;

export const deleteFolder404ResponseInvalidParamsMax = 100;

export const deleteFolder404ResponseRequestIdMax = 64;



export const DeleteFolder404Response = zod.object({
  "title": zod.string().max(deleteFolder404ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(deleteFolder404ResponseStatusMin).max(deleteFolder404ResponseStatusMax),
  "message": zod.string().max(deleteFolder404ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(deleteFolder404ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(deleteFolder404ResponseInvalidParamsItemReasonMax)
})).max(deleteFolder404ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(deleteFolder404ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const deleteFolder409ResponseTitleMax = 100;

export const deleteFolder409ResponseStatusMin = 400;
export const deleteFolder409ResponseStatusMax = 599;

export const deleteFolder409ResponseMessageMax = 1000;

export const deleteFolder409ResponseChildFolderCountMin = 0;
export const deleteFolder409ResponseChildFolderCountMax = 1000000000;

export const deleteFolder409ResponseDocumentCountMin = 0;
export const deleteFolder409ResponseDocumentCountMax = 1000000000;



export const DeleteFolder409Response = zod.object({
  "title": zod.string().max(deleteFolder409ResponseTitleMax),
  "status": zod.int().min(deleteFolder409ResponseStatusMin).max(deleteFolder409ResponseStatusMax),
  "message": zod.string().max(deleteFolder409ResponseMessageMax),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "canCascade": zod.boolean(),
  "childFolderCount": zod.int().min(deleteFolder409ResponseChildFolderCountMin).max(deleteFolder409ResponseChildFolderCountMax).describe('Of the whole subtree.'),
  "documentCount": zod.int().min(deleteFolder409ResponseDocumentCountMin).max(deleteFolder409ResponseDocumentCountMax).describe('Of the whole subtree.')
})

export const deleteFolder429ResponseTitleMax = 100;

export const deleteFolder429ResponseStatusMin = 400;
export const deleteFolder429ResponseStatusMax = 599;

export const deleteFolder429ResponseMessageMax = 1000;

export const deleteFolder429ResponseInvalidParamsItemNameMax = 500;

export const deleteFolder429ResponseInvalidParamsItemReasonMax = 500;

export const deleteFolder429ResponseInvalidParamsMax = 100;

export const deleteFolder429ResponseRequestIdMax = 64;



export const DeleteFolder429Response = zod.object({
  "title": zod.string().max(deleteFolder429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(deleteFolder429ResponseStatusMin).max(deleteFolder429ResponseStatusMax),
  "message": zod.string().max(deleteFolder429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(deleteFolder429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(deleteFolder429ResponseInvalidParamsItemReasonMax)
})).max(deleteFolder429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(deleteFolder429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const deleteFolder500ResponseTitleMax = 100;

export const deleteFolder500ResponseStatusMin = 400;
export const deleteFolder500ResponseStatusMax = 599;

export const deleteFolder500ResponseMessageMax = 1000;

export const deleteFolder500ResponseInvalidParamsItemNameMax = 500;

export const deleteFolder500ResponseInvalidParamsItemReasonMax = 500;

export const deleteFolder500ResponseInvalidParamsMax = 100;

export const deleteFolder500ResponseRequestIdMax = 64;



export const DeleteFolder500Response = zod.object({
  "title": zod.string().max(deleteFolder500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(deleteFolder500ResponseStatusMin).max(deleteFolder500ResponseStatusMax),
  "message": zod.string().max(deleteFolder500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(deleteFolder500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(deleteFolder500ResponseInvalidParamsItemReasonMax)
})).max(deleteFolder500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(deleteFolder500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const deleteFolder503ResponseTitleMax = 100;

export const deleteFolder503ResponseStatusMin = 400;
export const deleteFolder503ResponseStatusMax = 599;

export const deleteFolder503ResponseMessageMax = 1000;

export const deleteFolder503ResponseInvalidParamsItemNameMax = 500;

export const deleteFolder503ResponseInvalidParamsItemReasonMax = 500;

export const deleteFolder503ResponseInvalidParamsMax = 100;

export const deleteFolder503ResponseRequestIdMax = 64;



export const DeleteFolder503Response = zod.object({
  "title": zod.string().max(deleteFolder503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(deleteFolder503ResponseStatusMin).max(deleteFolder503ResponseStatusMax),
  "message": zod.string().max(deleteFolder503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(deleteFolder503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(deleteFolder503ResponseInvalidParamsItemReasonMax)
})).max(deleteFolder503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(deleteFolder503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

