/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#web/api/zod.ts';


/**
 * By first name, last name and e-mail. Deactivated people are not listed.
 * @summary Everybody who has, or is invited to, an account
 */
export const listUsers200ResponseIdMax = 64;

export const listUsers200ResponseEmailMax = 254;

export const listUsers200ResponseFirstNameMax = 100;

export const listUsers200ResponseLastNameMax = 100;

export const listUsers200ResponseProfileImageUrlMax = 2048;

export const listUsers200ResponseLastLoginAtMax = 35;



export const ListUsers200ResponseItem = zod.object({
  "id": zod.string().min(1).max(listUsers200ResponseIdMax).describe('An opaque id.'),
  "email": zod.string().max(listUsers200ResponseEmailMax),
  "firstName": zod.string().max(listUsers200ResponseFirstNameMax).nullable(),
  "lastName": zod.string().max(listUsers200ResponseLastNameMax).nullable(),
  "role": zod.enum(['admin', 'manager', 'analyst', 'viewer']).describe('What a person may do across the data room.'),
  "profileImageUrl": zod.string().max(listUsers200ResponseProfileImageUrlMax).nullable(),
  "lastLoginAt": zod.iso.datetime({"offset":true}).max(listUsers200ResponseLastLoginAtMax).nullable()
})
export const ListUsers200Response = zod.array(ListUsers200ResponseItem).max(100000)

export const listUsers401ResponseTitleMax = 100;

export const listUsers401ResponseStatusMin = 400;
export const listUsers401ResponseStatusMax = 599;

export const listUsers401ResponseMessageMax = 1000;

export const listUsers401ResponseInvalidParamsItemNameMax = 500;

export const listUsers401ResponseInvalidParamsItemReasonMax = 500;

export const listUsers401ResponseInvalidParamsMax = 100;

export const listUsers401ResponseRequestIdMax = 64;



export const ListUsers401Response = zod.object({
  "title": zod.string().max(listUsers401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listUsers401ResponseStatusMin).max(listUsers401ResponseStatusMax),
  "message": zod.string().max(listUsers401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listUsers401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listUsers401ResponseInvalidParamsItemReasonMax)
})).max(listUsers401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listUsers401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listUsers403ResponseTitleMax = 100;

export const listUsers403ResponseStatusMin = 400;
export const listUsers403ResponseStatusMax = 599;

export const listUsers403ResponseMessageMax = 1000;

export const listUsers403ResponseInvalidParamsItemNameMax = 500;

export const listUsers403ResponseInvalidParamsItemReasonMax = 500;

export const listUsers403ResponseInvalidParamsMax = 100;

export const listUsers403ResponseRequestIdMax = 64;



export const ListUsers403Response = zod.object({
  "title": zod.string().max(listUsers403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listUsers403ResponseStatusMin).max(listUsers403ResponseStatusMax),
  "message": zod.string().max(listUsers403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listUsers403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listUsers403ResponseInvalidParamsItemReasonMax)
})).max(listUsers403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listUsers403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listUsers429ResponseTitleMax = 100;

export const listUsers429ResponseStatusMin = 400;
export const listUsers429ResponseStatusMax = 599;

export const listUsers429ResponseMessageMax = 1000;

export const listUsers429ResponseInvalidParamsItemNameMax = 500;

export const listUsers429ResponseInvalidParamsItemReasonMax = 500;

export const listUsers429ResponseInvalidParamsMax = 100;

export const listUsers429ResponseRequestIdMax = 64;



export const ListUsers429Response = zod.object({
  "title": zod.string().max(listUsers429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listUsers429ResponseStatusMin).max(listUsers429ResponseStatusMax),
  "message": zod.string().max(listUsers429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listUsers429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listUsers429ResponseInvalidParamsItemReasonMax)
})).max(listUsers429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listUsers429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listUsers500ResponseTitleMax = 100;

export const listUsers500ResponseStatusMin = 400;
export const listUsers500ResponseStatusMax = 599;

export const listUsers500ResponseMessageMax = 1000;

export const listUsers500ResponseInvalidParamsItemNameMax = 500;

export const listUsers500ResponseInvalidParamsItemReasonMax = 500;

export const listUsers500ResponseInvalidParamsMax = 100;

export const listUsers500ResponseRequestIdMax = 64;



export const ListUsers500Response = zod.object({
  "title": zod.string().max(listUsers500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listUsers500ResponseStatusMin).max(listUsers500ResponseStatusMax),
  "message": zod.string().max(listUsers500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listUsers500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listUsers500ResponseInvalidParamsItemReasonMax)
})).max(listUsers500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listUsers500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const listUsers503ResponseTitleMax = 100;

export const listUsers503ResponseStatusMin = 400;
export const listUsers503ResponseStatusMax = 599;

export const listUsers503ResponseMessageMax = 1000;

export const listUsers503ResponseInvalidParamsItemNameMax = 500;

export const listUsers503ResponseInvalidParamsItemReasonMax = 500;

export const listUsers503ResponseInvalidParamsMax = 100;

export const listUsers503ResponseRequestIdMax = 64;



export const ListUsers503Response = zod.object({
  "title": zod.string().max(listUsers503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(listUsers503ResponseStatusMin).max(listUsers503ResponseStatusMax),
  "message": zod.string().max(listUsers503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(listUsers503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(listUsers503ResponseInvalidParamsItemReasonMax)
})).max(listUsers503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(listUsers503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

/**
 * Makes the user with the given role, folder permissions and document grants in one change, and answers an
 * invitation to pass on. E-mail addresses are compared without regard to case.
 * @summary Invite somebody, with permissions
 */
export const createUserBodyFirstNameMax = 100;

export const createUserBodyLastNameMax = 100;

export const createUserBodyEmailMax = 254;

export const createUserBodyFolderPermissionsItemFolderIdMax = 64;

export const createUserBodyFolderPermissionsDefault = [];
export const createUserBodyFolderPermissionsMax = 10000;

export const createUserBodyDocumentPermissionsItemDocumentIdMax = 64;

export const createUserBodyDocumentPermissionsDefault = [];
export const createUserBodyDocumentPermissionsMax = 10000;



export const CreateUserBody = zod.strictObject({
  "firstName": zod.string().min(1).max(createUserBodyFirstNameMax),
  "lastName": zod.string().min(1).max(createUserBodyLastNameMax),
  "email": zod.email().max(createUserBodyEmailMax),
  "role": zod.enum(['admin', 'manager', 'analyst', 'viewer']).describe('What a person may do across the data room.'),
  "folderPermissions": zod.array(zod.strictObject({
  "folderId": zod.string().min(1).max(createUserBodyFolderPermissionsItemFolderIdMax).describe('An opaque id.'),
  "canRead": zod.boolean(),
  "canWrite": zod.boolean()
})).max(createUserBodyFolderPermissionsMax).default(createUserBodyFolderPermissionsDefault),
  "documentPermissions": zod.array(zod.strictObject({
  "documentId": zod.string().min(1).max(createUserBodyDocumentPermissionsItemDocumentIdMax).describe('An opaque id.'),
  "canRead": zod.boolean(),
  "canDownload": zod.boolean()
})).max(createUserBodyDocumentPermissionsMax).default(createUserBodyDocumentPermissionsDefault)
})

export const createUser201ResponseIdMax = 64;

export const createUser201ResponseEmailMax = 254;

export const createUser201ResponseFirstNameMax = 100;

export const createUser201ResponseLastNameMax = 100;

export const createUser201ResponseProfileImageUrlMax = 2048;

export const createUser201ResponseLastLoginAtMax = 35;

export const createUser201ResponseInvitationLinkMax = 2048;

export const createUser201ResponseInvitationMessageMax = 4000;



export const CreateUser201Response = zod.object({
  "id": zod.string().min(1).max(createUser201ResponseIdMax).describe('An opaque id.'),
  "email": zod.string().max(createUser201ResponseEmailMax),
  "firstName": zod.string().max(createUser201ResponseFirstNameMax).nullable(),
  "lastName": zod.string().max(createUser201ResponseLastNameMax).nullable(),
  "role": zod.enum(['admin', 'manager', 'analyst', 'viewer']).describe('What a person may do across the data room.'),
  "profileImageUrl": zod.string().max(createUser201ResponseProfileImageUrlMax).nullable(),
  "lastLoginAt": zod.iso.datetime({"offset":true}).max(createUser201ResponseLastLoginAtMax).nullable(),
  "invitation": zod.object({
  "link": zod.string().max(createUser201ResponseInvitationLinkMax),
  "message": zod.string().max(createUser201ResponseInvitationMessageMax)
}).optional()
})

export const createUser400ResponseTitleMax = 100;

export const createUser400ResponseStatusMin = 400;
export const createUser400ResponseStatusMax = 599;

export const createUser400ResponseMessageMax = 1000;

export const createUser400ResponseInvalidParamsItemNameMax = 500;

export const createUser400ResponseInvalidParamsItemReasonMax = 500;

export const createUser400ResponseInvalidParamsMax = 100;

export const createUser400ResponseRequestIdMax = 64;



export const CreateUser400Response = zod.object({
  "title": zod.string().max(createUser400ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createUser400ResponseStatusMin).max(createUser400ResponseStatusMax),
  "message": zod.string().max(createUser400ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createUser400ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createUser400ResponseInvalidParamsItemReasonMax)
})).max(createUser400ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createUser400ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createUser401ResponseTitleMax = 100;

export const createUser401ResponseStatusMin = 400;
export const createUser401ResponseStatusMax = 599;

export const createUser401ResponseMessageMax = 1000;

export const createUser401ResponseInvalidParamsItemNameMax = 500;

export const createUser401ResponseInvalidParamsItemReasonMax = 500;

export const createUser401ResponseInvalidParamsMax = 100;

export const createUser401ResponseRequestIdMax = 64;



export const CreateUser401Response = zod.object({
  "title": zod.string().max(createUser401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createUser401ResponseStatusMin).max(createUser401ResponseStatusMax),
  "message": zod.string().max(createUser401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createUser401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createUser401ResponseInvalidParamsItemReasonMax)
})).max(createUser401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createUser401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createUser403ResponseTitleMax = 100;

export const createUser403ResponseStatusMin = 400;
export const createUser403ResponseStatusMax = 599;

export const createUser403ResponseMessageMax = 1000;

export const createUser403ResponseInvalidParamsItemNameMax = 500;

export const createUser403ResponseInvalidParamsItemReasonMax = 500;

export const createUser403ResponseInvalidParamsMax = 100;

export const createUser403ResponseRequestIdMax = 64;



export const CreateUser403Response = zod.object({
  "title": zod.string().max(createUser403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createUser403ResponseStatusMin).max(createUser403ResponseStatusMax),
  "message": zod.string().max(createUser403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createUser403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createUser403ResponseInvalidParamsItemReasonMax)
})).max(createUser403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createUser403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createUser404ResponseTitleMax = 100;

export const createUser404ResponseStatusMin = 400;
export const createUser404ResponseStatusMax = 599;

export const createUser404ResponseMessageMax = 1000;

export const createUser404ResponseInvalidParamsItemNameMax = 500;

export const createUser404ResponseInvalidParamsItemReasonMax = 500;

export const createUser404ResponseInvalidParamsMax = 100;

export const createUser404ResponseRequestIdMax = 64;



export const CreateUser404Response = zod.object({
  "title": zod.string().max(createUser404ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createUser404ResponseStatusMin).max(createUser404ResponseStatusMax),
  "message": zod.string().max(createUser404ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createUser404ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createUser404ResponseInvalidParamsItemReasonMax)
})).max(createUser404ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createUser404ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createUser408ResponseTitleMax = 100;

export const createUser408ResponseStatusMin = 400;
export const createUser408ResponseStatusMax = 599;

export const createUser408ResponseMessageMax = 1000;

export const createUser408ResponseInvalidParamsItemNameMax = 500;

export const createUser408ResponseInvalidParamsItemReasonMax = 500;

export const createUser408ResponseInvalidParamsMax = 100;

export const createUser408ResponseRequestIdMax = 64;



export const CreateUser408Response = zod.object({
  "title": zod.string().max(createUser408ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createUser408ResponseStatusMin).max(createUser408ResponseStatusMax),
  "message": zod.string().max(createUser408ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createUser408ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createUser408ResponseInvalidParamsItemReasonMax)
})).max(createUser408ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createUser408ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createUser409ResponseTitleMax = 100;

export const createUser409ResponseStatusMin = 400;
export const createUser409ResponseStatusMax = 599;

export const createUser409ResponseMessageMax = 1000;

export const createUser409ResponseInvalidParamsItemNameMax = 500;

export const createUser409ResponseInvalidParamsItemReasonMax = 500;

export const createUser409ResponseInvalidParamsMax = 100;

export const createUser409ResponseRequestIdMax = 64;



export const CreateUser409Response = zod.object({
  "title": zod.string().max(createUser409ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createUser409ResponseStatusMin).max(createUser409ResponseStatusMax),
  "message": zod.string().max(createUser409ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createUser409ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createUser409ResponseInvalidParamsItemReasonMax)
})).max(createUser409ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createUser409ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createUser413ResponseTitleMax = 100;

export const createUser413ResponseStatusMin = 400;
export const createUser413ResponseStatusMax = 599;

export const createUser413ResponseMessageMax = 1000;

export const createUser413ResponseInvalidParamsItemNameMax = 500;

export const createUser413ResponseInvalidParamsItemReasonMax = 500;

export const createUser413ResponseInvalidParamsMax = 100;

export const createUser413ResponseRequestIdMax = 64;



export const CreateUser413Response = zod.object({
  "title": zod.string().max(createUser413ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createUser413ResponseStatusMin).max(createUser413ResponseStatusMax),
  "message": zod.string().max(createUser413ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createUser413ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createUser413ResponseInvalidParamsItemReasonMax)
})).max(createUser413ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createUser413ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createUser415ResponseTitleMax = 100;

export const createUser415ResponseStatusMin = 400;
export const createUser415ResponseStatusMax = 599;

export const createUser415ResponseMessageMax = 1000;

export const createUser415ResponseInvalidParamsItemNameMax = 500;

export const createUser415ResponseInvalidParamsItemReasonMax = 500;

export const createUser415ResponseInvalidParamsMax = 100;

export const createUser415ResponseRequestIdMax = 64;



export const CreateUser415Response = zod.object({
  "title": zod.string().max(createUser415ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createUser415ResponseStatusMin).max(createUser415ResponseStatusMax),
  "message": zod.string().max(createUser415ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createUser415ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createUser415ResponseInvalidParamsItemReasonMax)
})).max(createUser415ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createUser415ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createUser429ResponseTitleMax = 100;

export const createUser429ResponseStatusMin = 400;
export const createUser429ResponseStatusMax = 599;

export const createUser429ResponseMessageMax = 1000;

export const createUser429ResponseInvalidParamsItemNameMax = 500;

export const createUser429ResponseInvalidParamsItemReasonMax = 500;

export const createUser429ResponseInvalidParamsMax = 100;

export const createUser429ResponseRequestIdMax = 64;



export const CreateUser429Response = zod.object({
  "title": zod.string().max(createUser429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createUser429ResponseStatusMin).max(createUser429ResponseStatusMax),
  "message": zod.string().max(createUser429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createUser429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createUser429ResponseInvalidParamsItemReasonMax)
})).max(createUser429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createUser429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createUser500ResponseTitleMax = 100;

export const createUser500ResponseStatusMin = 400;
export const createUser500ResponseStatusMax = 599;

export const createUser500ResponseMessageMax = 1000;

export const createUser500ResponseInvalidParamsItemNameMax = 500;

export const createUser500ResponseInvalidParamsItemReasonMax = 500;

export const createUser500ResponseInvalidParamsMax = 100;

export const createUser500ResponseRequestIdMax = 64;



export const CreateUser500Response = zod.object({
  "title": zod.string().max(createUser500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createUser500ResponseStatusMin).max(createUser500ResponseStatusMax),
  "message": zod.string().max(createUser500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createUser500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createUser500ResponseInvalidParamsItemReasonMax)
})).max(createUser500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createUser500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const createUser503ResponseTitleMax = 100;

export const createUser503ResponseStatusMin = 400;
export const createUser503ResponseStatusMax = 599;

export const createUser503ResponseMessageMax = 1000;

export const createUser503ResponseInvalidParamsItemNameMax = 500;

export const createUser503ResponseInvalidParamsItemReasonMax = 500;

export const createUser503ResponseInvalidParamsMax = 100;

export const createUser503ResponseRequestIdMax = 64;



export const CreateUser503Response = zod.object({
  "title": zod.string().max(createUser503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(createUser503ResponseStatusMin).max(createUser503ResponseStatusMax),
  "message": zod.string().max(createUser503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(createUser503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(createUser503ResponseInvalidParamsItemReasonMax)
})).max(createUser503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(createUser503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

/**
 * The person leaves every list; sessions and unused upload tickets end in the same change. Never on oneself (403);
 * never the last active administrator (409).
 * @summary Deactivate a user
 */
export const deactivateUserPathIdMax = 64;



export const DeactivateUserParams = zod.object({
  "id": zod.string().max(deactivateUserPathIdMax).describe('The user\'s id.')
})

export const DeactivateUser204Response = zod.void()

export const deactivateUser401ResponseTitleMax = 100;

export const deactivateUser401ResponseStatusMin = 400;
export const deactivateUser401ResponseStatusMax = 599;

export const deactivateUser401ResponseMessageMax = 1000;

export const deactivateUser401ResponseInvalidParamsItemNameMax = 500;

export const deactivateUser401ResponseInvalidParamsItemReasonMax = 500;

export const deactivateUser401ResponseInvalidParamsMax = 100;

export const deactivateUser401ResponseRequestIdMax = 64;



export const DeactivateUser401Response = zod.object({
  "title": zod.string().max(deactivateUser401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(deactivateUser401ResponseStatusMin).max(deactivateUser401ResponseStatusMax),
  "message": zod.string().max(deactivateUser401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(deactivateUser401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(deactivateUser401ResponseInvalidParamsItemReasonMax)
})).max(deactivateUser401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(deactivateUser401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const deactivateUser403ResponseTitleMax = 100;

export const deactivateUser403ResponseStatusMin = 400;
export const deactivateUser403ResponseStatusMax = 599;

export const deactivateUser403ResponseMessageMax = 1000;

export const deactivateUser403ResponseInvalidParamsItemNameMax = 500;

export const deactivateUser403ResponseInvalidParamsItemReasonMax = 500;

export const deactivateUser403ResponseInvalidParamsMax = 100;

export const deactivateUser403ResponseRequestIdMax = 64;



export const DeactivateUser403Response = zod.object({
  "title": zod.string().max(deactivateUser403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(deactivateUser403ResponseStatusMin).max(deactivateUser403ResponseStatusMax),
  "message": zod.string().max(deactivateUser403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(deactivateUser403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(deactivateUser403ResponseInvalidParamsItemReasonMax)
})).max(deactivateUser403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(deactivateUser403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const deactivateUser404ResponseTitleMax = 100;

export const deactivateUser404ResponseStatusMin = 400;
export const deactivateUser404ResponseStatusMax = 599;

export const deactivateUser404ResponseMessageMax = 1000;

export const deactivateUser404ResponseInvalidParamsItemNameMax = 500;

export const deactivateUser404ResponseInvalidParamsItemReasonMax = 500;

export const deactivateUser404ResponseInvalidParamsMax = 100;

export const deactivateUser404ResponseRequestIdMax = 64;



export const DeactivateUser404Response = zod.object({
  "title": zod.string().max(deactivateUser404ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(deactivateUser404ResponseStatusMin).max(deactivateUser404ResponseStatusMax),
  "message": zod.string().max(deactivateUser404ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(deactivateUser404ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(deactivateUser404ResponseInvalidParamsItemReasonMax)
})).max(deactivateUser404ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(deactivateUser404ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const deactivateUser409ResponseTitleMax = 100;

export const deactivateUser409ResponseStatusMin = 400;
export const deactivateUser409ResponseStatusMax = 599;

export const deactivateUser409ResponseMessageMax = 1000;

export const deactivateUser409ResponseInvalidParamsItemNameMax = 500;

export const deactivateUser409ResponseInvalidParamsItemReasonMax = 500;

export const deactivateUser409ResponseInvalidParamsMax = 100;

export const deactivateUser409ResponseRequestIdMax = 64;



export const DeactivateUser409Response = zod.object({
  "title": zod.string().max(deactivateUser409ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(deactivateUser409ResponseStatusMin).max(deactivateUser409ResponseStatusMax),
  "message": zod.string().max(deactivateUser409ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(deactivateUser409ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(deactivateUser409ResponseInvalidParamsItemReasonMax)
})).max(deactivateUser409ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(deactivateUser409ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const deactivateUser429ResponseTitleMax = 100;

export const deactivateUser429ResponseStatusMin = 400;
export const deactivateUser429ResponseStatusMax = 599;

export const deactivateUser429ResponseMessageMax = 1000;

export const deactivateUser429ResponseInvalidParamsItemNameMax = 500;

export const deactivateUser429ResponseInvalidParamsItemReasonMax = 500;

export const deactivateUser429ResponseInvalidParamsMax = 100;

export const deactivateUser429ResponseRequestIdMax = 64;



export const DeactivateUser429Response = zod.object({
  "title": zod.string().max(deactivateUser429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(deactivateUser429ResponseStatusMin).max(deactivateUser429ResponseStatusMax),
  "message": zod.string().max(deactivateUser429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(deactivateUser429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(deactivateUser429ResponseInvalidParamsItemReasonMax)
})).max(deactivateUser429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(deactivateUser429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const deactivateUser500ResponseTitleMax = 100;

export const deactivateUser500ResponseStatusMin = 400;
export const deactivateUser500ResponseStatusMax = 599;

export const deactivateUser500ResponseMessageMax = 1000;

export const deactivateUser500ResponseInvalidParamsItemNameMax = 500;

export const deactivateUser500ResponseInvalidParamsItemReasonMax = 500;

export const deactivateUser500ResponseInvalidParamsMax = 100;

export const deactivateUser500ResponseRequestIdMax = 64;



export const DeactivateUser500Response = zod.object({
  "title": zod.string().max(deactivateUser500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(deactivateUser500ResponseStatusMin).max(deactivateUser500ResponseStatusMax),
  "message": zod.string().max(deactivateUser500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(deactivateUser500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(deactivateUser500ResponseInvalidParamsItemReasonMax)
})).max(deactivateUser500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(deactivateUser500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const deactivateUser503ResponseTitleMax = 100;

export const deactivateUser503ResponseStatusMin = 400;
export const deactivateUser503ResponseStatusMax = 599;

export const deactivateUser503ResponseMessageMax = 1000;

export const deactivateUser503ResponseInvalidParamsItemNameMax = 500;

export const deactivateUser503ResponseInvalidParamsItemReasonMax = 500;

export const deactivateUser503ResponseInvalidParamsMax = 100;

export const deactivateUser503ResponseRequestIdMax = 64;



export const DeactivateUser503Response = zod.object({
  "title": zod.string().max(deactivateUser503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(deactivateUser503ResponseStatusMin).max(deactivateUser503ResponseStatusMax),
  "message": zod.string().max(deactivateUser503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(deactivateUser503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(deactivateUser503ResponseInvalidParamsItemReasonMax)
})).max(deactivateUser503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(deactivateUser503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

/**
 * Takes effect on the very next request, in live sessions too. Never on oneself (403); the last active
 * administrator cannot be demoted (409).
 * @summary Change a role
 */
export const updateUserRolePathIdMax = 64;



export const UpdateUserRoleParams = zod.object({
  "id": zod.string().max(updateUserRolePathIdMax).describe('The user\'s id.')
})

export const UpdateUserRoleBody = zod.strictObject({
  "role": zod.enum(['admin', 'manager', 'analyst', 'viewer']).describe('What a person may do across the data room.')
})

export const updateUserRole200ResponseIdMax = 64;

export const updateUserRole200ResponseEmailMax = 254;

export const updateUserRole200ResponseFirstNameMax = 100;

export const updateUserRole200ResponseLastNameMax = 100;

export const updateUserRole200ResponseProfileImageUrlMax = 2048;

export const updateUserRole200ResponseLastLoginAtMax = 35;



export const UpdateUserRole200Response = zod.object({
  "id": zod.string().min(1).max(updateUserRole200ResponseIdMax).describe('An opaque id.'),
  "email": zod.string().max(updateUserRole200ResponseEmailMax),
  "firstName": zod.string().max(updateUserRole200ResponseFirstNameMax).nullable(),
  "lastName": zod.string().max(updateUserRole200ResponseLastNameMax).nullable(),
  "role": zod.enum(['admin', 'manager', 'analyst', 'viewer']).describe('What a person may do across the data room.'),
  "profileImageUrl": zod.string().max(updateUserRole200ResponseProfileImageUrlMax).nullable(),
  "lastLoginAt": zod.iso.datetime({"offset":true}).max(updateUserRole200ResponseLastLoginAtMax).nullable()
})

export const updateUserRole400ResponseTitleMax = 100;

export const updateUserRole400ResponseStatusMin = 400;
export const updateUserRole400ResponseStatusMax = 599;

export const updateUserRole400ResponseMessageMax = 1000;

export const updateUserRole400ResponseInvalidParamsItemNameMax = 500;

export const updateUserRole400ResponseInvalidParamsItemReasonMax = 500;

export const updateUserRole400ResponseInvalidParamsMax = 100;

export const updateUserRole400ResponseRequestIdMax = 64;



export const UpdateUserRole400Response = zod.object({
  "title": zod.string().max(updateUserRole400ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateUserRole400ResponseStatusMin).max(updateUserRole400ResponseStatusMax),
  "message": zod.string().max(updateUserRole400ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateUserRole400ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateUserRole400ResponseInvalidParamsItemReasonMax)
})).max(updateUserRole400ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateUserRole400ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateUserRole401ResponseTitleMax = 100;

export const updateUserRole401ResponseStatusMin = 400;
export const updateUserRole401ResponseStatusMax = 599;

export const updateUserRole401ResponseMessageMax = 1000;

export const updateUserRole401ResponseInvalidParamsItemNameMax = 500;

export const updateUserRole401ResponseInvalidParamsItemReasonMax = 500;

export const updateUserRole401ResponseInvalidParamsMax = 100;

export const updateUserRole401ResponseRequestIdMax = 64;



export const UpdateUserRole401Response = zod.object({
  "title": zod.string().max(updateUserRole401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateUserRole401ResponseStatusMin).max(updateUserRole401ResponseStatusMax),
  "message": zod.string().max(updateUserRole401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateUserRole401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateUserRole401ResponseInvalidParamsItemReasonMax)
})).max(updateUserRole401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateUserRole401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateUserRole403ResponseTitleMax = 100;

export const updateUserRole403ResponseStatusMin = 400;
export const updateUserRole403ResponseStatusMax = 599;

export const updateUserRole403ResponseMessageMax = 1000;

export const updateUserRole403ResponseInvalidParamsItemNameMax = 500;

export const updateUserRole403ResponseInvalidParamsItemReasonMax = 500;

export const updateUserRole403ResponseInvalidParamsMax = 100;

export const updateUserRole403ResponseRequestIdMax = 64;



export const UpdateUserRole403Response = zod.object({
  "title": zod.string().max(updateUserRole403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateUserRole403ResponseStatusMin).max(updateUserRole403ResponseStatusMax),
  "message": zod.string().max(updateUserRole403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateUserRole403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateUserRole403ResponseInvalidParamsItemReasonMax)
})).max(updateUserRole403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateUserRole403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateUserRole404ResponseTitleMax = 100;

export const updateUserRole404ResponseStatusMin = 400;
export const updateUserRole404ResponseStatusMax = 599;

export const updateUserRole404ResponseMessageMax = 1000;

export const updateUserRole404ResponseInvalidParamsItemNameMax = 500;

export const updateUserRole404ResponseInvalidParamsItemReasonMax = 500;

export const updateUserRole404ResponseInvalidParamsMax = 100;

export const updateUserRole404ResponseRequestIdMax = 64;



export const UpdateUserRole404Response = zod.object({
  "title": zod.string().max(updateUserRole404ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateUserRole404ResponseStatusMin).max(updateUserRole404ResponseStatusMax),
  "message": zod.string().max(updateUserRole404ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateUserRole404ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateUserRole404ResponseInvalidParamsItemReasonMax)
})).max(updateUserRole404ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateUserRole404ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateUserRole408ResponseTitleMax = 100;

export const updateUserRole408ResponseStatusMin = 400;
export const updateUserRole408ResponseStatusMax = 599;

export const updateUserRole408ResponseMessageMax = 1000;

export const updateUserRole408ResponseInvalidParamsItemNameMax = 500;

export const updateUserRole408ResponseInvalidParamsItemReasonMax = 500;

export const updateUserRole408ResponseInvalidParamsMax = 100;

export const updateUserRole408ResponseRequestIdMax = 64;



export const UpdateUserRole408Response = zod.object({
  "title": zod.string().max(updateUserRole408ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateUserRole408ResponseStatusMin).max(updateUserRole408ResponseStatusMax),
  "message": zod.string().max(updateUserRole408ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateUserRole408ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateUserRole408ResponseInvalidParamsItemReasonMax)
})).max(updateUserRole408ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateUserRole408ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateUserRole409ResponseTitleMax = 100;

export const updateUserRole409ResponseStatusMin = 400;
export const updateUserRole409ResponseStatusMax = 599;

export const updateUserRole409ResponseMessageMax = 1000;

export const updateUserRole409ResponseInvalidParamsItemNameMax = 500;

export const updateUserRole409ResponseInvalidParamsItemReasonMax = 500;

export const updateUserRole409ResponseInvalidParamsMax = 100;

export const updateUserRole409ResponseRequestIdMax = 64;



export const UpdateUserRole409Response = zod.object({
  "title": zod.string().max(updateUserRole409ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateUserRole409ResponseStatusMin).max(updateUserRole409ResponseStatusMax),
  "message": zod.string().max(updateUserRole409ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateUserRole409ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateUserRole409ResponseInvalidParamsItemReasonMax)
})).max(updateUserRole409ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateUserRole409ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateUserRole413ResponseTitleMax = 100;

export const updateUserRole413ResponseStatusMin = 400;
export const updateUserRole413ResponseStatusMax = 599;

export const updateUserRole413ResponseMessageMax = 1000;

export const updateUserRole413ResponseInvalidParamsItemNameMax = 500;

export const updateUserRole413ResponseInvalidParamsItemReasonMax = 500;

export const updateUserRole413ResponseInvalidParamsMax = 100;

export const updateUserRole413ResponseRequestIdMax = 64;



export const UpdateUserRole413Response = zod.object({
  "title": zod.string().max(updateUserRole413ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateUserRole413ResponseStatusMin).max(updateUserRole413ResponseStatusMax),
  "message": zod.string().max(updateUserRole413ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateUserRole413ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateUserRole413ResponseInvalidParamsItemReasonMax)
})).max(updateUserRole413ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateUserRole413ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateUserRole415ResponseTitleMax = 100;

export const updateUserRole415ResponseStatusMin = 400;
export const updateUserRole415ResponseStatusMax = 599;

export const updateUserRole415ResponseMessageMax = 1000;

export const updateUserRole415ResponseInvalidParamsItemNameMax = 500;

export const updateUserRole415ResponseInvalidParamsItemReasonMax = 500;

export const updateUserRole415ResponseInvalidParamsMax = 100;

export const updateUserRole415ResponseRequestIdMax = 64;



export const UpdateUserRole415Response = zod.object({
  "title": zod.string().max(updateUserRole415ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateUserRole415ResponseStatusMin).max(updateUserRole415ResponseStatusMax),
  "message": zod.string().max(updateUserRole415ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateUserRole415ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateUserRole415ResponseInvalidParamsItemReasonMax)
})).max(updateUserRole415ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateUserRole415ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateUserRole429ResponseTitleMax = 100;

export const updateUserRole429ResponseStatusMin = 400;
export const updateUserRole429ResponseStatusMax = 599;

export const updateUserRole429ResponseMessageMax = 1000;

export const updateUserRole429ResponseInvalidParamsItemNameMax = 500;

export const updateUserRole429ResponseInvalidParamsItemReasonMax = 500;

export const updateUserRole429ResponseInvalidParamsMax = 100;

export const updateUserRole429ResponseRequestIdMax = 64;



export const UpdateUserRole429Response = zod.object({
  "title": zod.string().max(updateUserRole429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateUserRole429ResponseStatusMin).max(updateUserRole429ResponseStatusMax),
  "message": zod.string().max(updateUserRole429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateUserRole429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateUserRole429ResponseInvalidParamsItemReasonMax)
})).max(updateUserRole429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateUserRole429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateUserRole500ResponseTitleMax = 100;

export const updateUserRole500ResponseStatusMin = 400;
export const updateUserRole500ResponseStatusMax = 599;

export const updateUserRole500ResponseMessageMax = 1000;

export const updateUserRole500ResponseInvalidParamsItemNameMax = 500;

export const updateUserRole500ResponseInvalidParamsItemReasonMax = 500;

export const updateUserRole500ResponseInvalidParamsMax = 100;

export const updateUserRole500ResponseRequestIdMax = 64;



export const UpdateUserRole500Response = zod.object({
  "title": zod.string().max(updateUserRole500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateUserRole500ResponseStatusMin).max(updateUserRole500ResponseStatusMax),
  "message": zod.string().max(updateUserRole500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateUserRole500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateUserRole500ResponseInvalidParamsItemReasonMax)
})).max(updateUserRole500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateUserRole500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const updateUserRole503ResponseTitleMax = 100;

export const updateUserRole503ResponseStatusMin = 400;
export const updateUserRole503ResponseStatusMax = 599;

export const updateUserRole503ResponseMessageMax = 1000;

export const updateUserRole503ResponseInvalidParamsItemNameMax = 500;

export const updateUserRole503ResponseInvalidParamsItemReasonMax = 500;

export const updateUserRole503ResponseInvalidParamsMax = 100;

export const updateUserRole503ResponseRequestIdMax = 64;



export const UpdateUserRole503Response = zod.object({
  "title": zod.string().max(updateUserRole503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(updateUserRole503ResponseStatusMin).max(updateUserRole503ResponseStatusMax),
  "message": zod.string().max(updateUserRole503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(updateUserRole503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(updateUserRole503ResponseInvalidParamsItemReasonMax)
})).max(updateUserRole503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(updateUserRole503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

/**
 * Replaces the earlier link. Somebody who has signed in needs none (409).
 * @summary A fresh invitation for somebody who never signed in
 */
export const reissueInvitationPathIdMax = 64;



export const ReissueInvitationParams = zod.object({
  "id": zod.string().max(reissueInvitationPathIdMax).describe('The user\'s id.')
})

export const reissueInvitation200ResponseLinkMax = 2048;

export const reissueInvitation200ResponseMessageMax = 4000;



export const ReissueInvitation200Response = zod.object({
  "link": zod.string().max(reissueInvitation200ResponseLinkMax),
  "message": zod.string().max(reissueInvitation200ResponseMessageMax)
})

export const reissueInvitation401ResponseTitleMax = 100;

export const reissueInvitation401ResponseStatusMin = 400;
export const reissueInvitation401ResponseStatusMax = 599;

export const reissueInvitation401ResponseMessageMax = 1000;

export const reissueInvitation401ResponseInvalidParamsItemNameMax = 500;

export const reissueInvitation401ResponseInvalidParamsItemReasonMax = 500;

export const reissueInvitation401ResponseInvalidParamsMax = 100;

export const reissueInvitation401ResponseRequestIdMax = 64;



export const ReissueInvitation401Response = zod.object({
  "title": zod.string().max(reissueInvitation401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(reissueInvitation401ResponseStatusMin).max(reissueInvitation401ResponseStatusMax),
  "message": zod.string().max(reissueInvitation401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(reissueInvitation401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(reissueInvitation401ResponseInvalidParamsItemReasonMax)
})).max(reissueInvitation401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(reissueInvitation401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const reissueInvitation403ResponseTitleMax = 100;

export const reissueInvitation403ResponseStatusMin = 400;
export const reissueInvitation403ResponseStatusMax = 599;

export const reissueInvitation403ResponseMessageMax = 1000;

export const reissueInvitation403ResponseInvalidParamsItemNameMax = 500;

export const reissueInvitation403ResponseInvalidParamsItemReasonMax = 500;

export const reissueInvitation403ResponseInvalidParamsMax = 100;

export const reissueInvitation403ResponseRequestIdMax = 64;



export const ReissueInvitation403Response = zod.object({
  "title": zod.string().max(reissueInvitation403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(reissueInvitation403ResponseStatusMin).max(reissueInvitation403ResponseStatusMax),
  "message": zod.string().max(reissueInvitation403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(reissueInvitation403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(reissueInvitation403ResponseInvalidParamsItemReasonMax)
})).max(reissueInvitation403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(reissueInvitation403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const reissueInvitation404ResponseTitleMax = 100;

export const reissueInvitation404ResponseStatusMin = 400;
export const reissueInvitation404ResponseStatusMax = 599;

export const reissueInvitation404ResponseMessageMax = 1000;

export const reissueInvitation404ResponseInvalidParamsItemNameMax = 500;

export const reissueInvitation404ResponseInvalidParamsItemReasonMax = 500;

export const reissueInvitation404ResponseInvalidParamsMax = 100;

export const reissueInvitation404ResponseRequestIdMax = 64;



export const ReissueInvitation404Response = zod.object({
  "title": zod.string().max(reissueInvitation404ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(reissueInvitation404ResponseStatusMin).max(reissueInvitation404ResponseStatusMax),
  "message": zod.string().max(reissueInvitation404ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(reissueInvitation404ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(reissueInvitation404ResponseInvalidParamsItemReasonMax)
})).max(reissueInvitation404ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(reissueInvitation404ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const reissueInvitation409ResponseTitleMax = 100;

export const reissueInvitation409ResponseStatusMin = 400;
export const reissueInvitation409ResponseStatusMax = 599;

export const reissueInvitation409ResponseMessageMax = 1000;

export const reissueInvitation409ResponseInvalidParamsItemNameMax = 500;

export const reissueInvitation409ResponseInvalidParamsItemReasonMax = 500;

export const reissueInvitation409ResponseInvalidParamsMax = 100;

export const reissueInvitation409ResponseRequestIdMax = 64;



export const ReissueInvitation409Response = zod.object({
  "title": zod.string().max(reissueInvitation409ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(reissueInvitation409ResponseStatusMin).max(reissueInvitation409ResponseStatusMax),
  "message": zod.string().max(reissueInvitation409ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(reissueInvitation409ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(reissueInvitation409ResponseInvalidParamsItemReasonMax)
})).max(reissueInvitation409ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(reissueInvitation409ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const reissueInvitation429ResponseTitleMax = 100;

export const reissueInvitation429ResponseStatusMin = 400;
export const reissueInvitation429ResponseStatusMax = 599;

export const reissueInvitation429ResponseMessageMax = 1000;

export const reissueInvitation429ResponseInvalidParamsItemNameMax = 500;

export const reissueInvitation429ResponseInvalidParamsItemReasonMax = 500;

export const reissueInvitation429ResponseInvalidParamsMax = 100;

export const reissueInvitation429ResponseRequestIdMax = 64;



export const ReissueInvitation429Response = zod.object({
  "title": zod.string().max(reissueInvitation429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(reissueInvitation429ResponseStatusMin).max(reissueInvitation429ResponseStatusMax),
  "message": zod.string().max(reissueInvitation429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(reissueInvitation429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(reissueInvitation429ResponseInvalidParamsItemReasonMax)
})).max(reissueInvitation429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(reissueInvitation429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const reissueInvitation500ResponseTitleMax = 100;

export const reissueInvitation500ResponseStatusMin = 400;
export const reissueInvitation500ResponseStatusMax = 599;

export const reissueInvitation500ResponseMessageMax = 1000;

export const reissueInvitation500ResponseInvalidParamsItemNameMax = 500;

export const reissueInvitation500ResponseInvalidParamsItemReasonMax = 500;

export const reissueInvitation500ResponseInvalidParamsMax = 100;

export const reissueInvitation500ResponseRequestIdMax = 64;



export const ReissueInvitation500Response = zod.object({
  "title": zod.string().max(reissueInvitation500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(reissueInvitation500ResponseStatusMin).max(reissueInvitation500ResponseStatusMax),
  "message": zod.string().max(reissueInvitation500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(reissueInvitation500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(reissueInvitation500ResponseInvalidParamsItemReasonMax)
})).max(reissueInvitation500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(reissueInvitation500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const reissueInvitation503ResponseTitleMax = 100;

export const reissueInvitation503ResponseStatusMin = 400;
export const reissueInvitation503ResponseStatusMax = 599;

export const reissueInvitation503ResponseMessageMax = 1000;

export const reissueInvitation503ResponseInvalidParamsItemNameMax = 500;

export const reissueInvitation503ResponseInvalidParamsItemReasonMax = 500;

export const reissueInvitation503ResponseInvalidParamsMax = 100;

export const reissueInvitation503ResponseRequestIdMax = 64;



export const ReissueInvitation503Response = zod.object({
  "title": zod.string().max(reissueInvitation503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(reissueInvitation503ResponseStatusMin).max(reissueInvitation503ResponseStatusMax),
  "message": zod.string().max(reissueInvitation503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(reissueInvitation503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(reissueInvitation503ResponseInvalidParamsItemReasonMax)
})).max(reissueInvitation503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(reissueInvitation503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

