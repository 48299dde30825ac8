/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#web/api/zod.ts';


/**
 * Fetched by the web application on every mount and whenever its window gains focus.
 * @summary The person who is signed in
 */
export const getCurrentUser200ResponseIdMax = 64;

export const getCurrentUser200ResponseEmailMax = 254;

export const getCurrentUser200ResponseFirstNameMax = 100;

export const getCurrentUser200ResponseLastNameMax = 100;

export const getCurrentUser200ResponseProfileImageUrlMax = 2048;



export const GetCurrentUser200Response = zod.object({
  "id": zod.string().min(1).max(getCurrentUser200ResponseIdMax).describe('An opaque id.'),
  "email": zod.string().max(getCurrentUser200ResponseEmailMax).nullable(),
  "firstName": zod.string().max(getCurrentUser200ResponseFirstNameMax).nullable(),
  "lastName": zod.string().max(getCurrentUser200ResponseLastNameMax).nullable(),
  "role": zod.enum(['admin', 'manager', 'analyst', 'viewer']).describe('What a person may do across the data room.'),
  "profileImageUrl": zod.string().max(getCurrentUser200ResponseProfileImageUrlMax).nullable()
})

export const getCurrentUser401ResponseTitleMax = 100;

export const getCurrentUser401ResponseStatusMin = 400;
export const getCurrentUser401ResponseStatusMax = 599;

export const getCurrentUser401ResponseMessageMax = 1000;

export const getCurrentUser401ResponseInvalidParamsItemNameMax = 500;

export const getCurrentUser401ResponseInvalidParamsItemReasonMax = 500;

export const getCurrentUser401ResponseInvalidParamsMax = 100;

export const getCurrentUser401ResponseRequestIdMax = 64;



export const GetCurrentUser401Response = zod.object({
  "title": zod.string().max(getCurrentUser401ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(getCurrentUser401ResponseStatusMin).max(getCurrentUser401ResponseStatusMax),
  "message": zod.string().max(getCurrentUser401ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(getCurrentUser401ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(getCurrentUser401ResponseInvalidParamsItemReasonMax)
})).max(getCurrentUser401ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(getCurrentUser401ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const getCurrentUser429ResponseTitleMax = 100;

export const getCurrentUser429ResponseStatusMin = 400;
export const getCurrentUser429ResponseStatusMax = 599;

export const getCurrentUser429ResponseMessageMax = 1000;

export const getCurrentUser429ResponseInvalidParamsItemNameMax = 500;

export const getCurrentUser429ResponseInvalidParamsItemReasonMax = 500;

export const getCurrentUser429ResponseInvalidParamsMax = 100;

export const getCurrentUser429ResponseRequestIdMax = 64;



export const GetCurrentUser429Response = zod.object({
  "title": zod.string().max(getCurrentUser429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(getCurrentUser429ResponseStatusMin).max(getCurrentUser429ResponseStatusMax),
  "message": zod.string().max(getCurrentUser429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(getCurrentUser429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(getCurrentUser429ResponseInvalidParamsItemReasonMax)
})).max(getCurrentUser429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(getCurrentUser429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const getCurrentUser500ResponseTitleMax = 100;

export const getCurrentUser500ResponseStatusMin = 400;
export const getCurrentUser500ResponseStatusMax = 599;

export const getCurrentUser500ResponseMessageMax = 1000;

export const getCurrentUser500ResponseInvalidParamsItemNameMax = 500;

export const getCurrentUser500ResponseInvalidParamsItemReasonMax = 500;

export const getCurrentUser500ResponseInvalidParamsMax = 100;

export const getCurrentUser500ResponseRequestIdMax = 64;



export const GetCurrentUser500Response = zod.object({
  "title": zod.string().max(getCurrentUser500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(getCurrentUser500ResponseStatusMin).max(getCurrentUser500ResponseStatusMax),
  "message": zod.string().max(getCurrentUser500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(getCurrentUser500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(getCurrentUser500ResponseInvalidParamsItemReasonMax)
})).max(getCurrentUser500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(getCurrentUser500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const getCurrentUser503ResponseTitleMax = 100;

export const getCurrentUser503ResponseStatusMin = 400;
export const getCurrentUser503ResponseStatusMax = 599;

export const getCurrentUser503ResponseMessageMax = 1000;

export const getCurrentUser503ResponseInvalidParamsItemNameMax = 500;

export const getCurrentUser503ResponseInvalidParamsItemReasonMax = 500;

export const getCurrentUser503ResponseInvalidParamsMax = 100;

export const getCurrentUser503ResponseRequestIdMax = 64;



export const GetCurrentUser503Response = zod.object({
  "title": zod.string().max(getCurrentUser503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(getCurrentUser503ResponseStatusMin).max(getCurrentUser503ResponseStatusMax),
  "message": zod.string().max(getCurrentUser503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(getCurrentUser503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(getCurrentUser503ResponseInvalidParamsItemReasonMax)
})).max(getCurrentUser503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(getCurrentUser503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

/**
 * A full-page navigation. Starts the authorization code flow with PKCE, state and nonce, and comes back to
 * `returnTo`, else to the first screen of the role: `/` for administrators and managers, `/documents` for
 * analysts and viewers. After a logout in the same browser the provider is asked to sign in afresh.
 * @summary Send the browser to sign in
 */
export const startLoginQueryReturnToMax = 2048;

export const startLoginQueryInvitationMax = 128;



export const StartLoginQueryParams = zod.object({
  "returnTo": zod.string().max(startLoginQueryReturnToMax).optional().describe('A path of this origin to come back to. Anything else counts as absent.'),
  "invitation": zod.string().max(startLoginQueryInvitationMax).optional().describe('The token of an invitation link; opens the account page of the bundled provider.')
})

export const StartLogin200Response = zod.unknown()

export const StartLogin302Response = zod.unknown()

export const startLogin429ResponseTitleMax = 100;

export const startLogin429ResponseStatusMin = 400;
export const startLogin429ResponseStatusMax = 599;

export const startLogin429ResponseMessageMax = 1000;

export const startLogin429ResponseInvalidParamsItemNameMax = 500;

export const startLogin429ResponseInvalidParamsItemReasonMax = 500;

export const startLogin429ResponseInvalidParamsMax = 100;

export const startLogin429ResponseRequestIdMax = 64;



export const StartLogin429Response = zod.object({
  "title": zod.string().max(startLogin429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(startLogin429ResponseStatusMin).max(startLogin429ResponseStatusMax),
  "message": zod.string().max(startLogin429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(startLogin429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(startLogin429ResponseInvalidParamsItemReasonMax)
})).max(startLogin429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(startLogin429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const startLogin500ResponseTitleMax = 100;

export const startLogin500ResponseStatusMin = 400;
export const startLogin500ResponseStatusMax = 599;

export const startLogin500ResponseMessageMax = 1000;

export const startLogin500ResponseInvalidParamsItemNameMax = 500;

export const startLogin500ResponseInvalidParamsItemReasonMax = 500;

export const startLogin500ResponseInvalidParamsMax = 100;

export const startLogin500ResponseRequestIdMax = 64;



export const StartLogin500Response = zod.object({
  "title": zod.string().max(startLogin500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(startLogin500ResponseStatusMin).max(startLogin500ResponseStatusMax),
  "message": zod.string().max(startLogin500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(startLogin500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(startLogin500ResponseInvalidParamsItemReasonMax)
})).max(startLogin500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(startLogin500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const startLogin503ResponseTitleMax = 100;

export const startLogin503ResponseStatusMin = 400;
export const startLogin503ResponseStatusMax = 599;

export const startLogin503ResponseMessageMax = 1000;

export const startLogin503ResponseInvalidParamsItemNameMax = 500;

export const startLogin503ResponseInvalidParamsItemReasonMax = 500;

export const startLogin503ResponseInvalidParamsMax = 100;

export const startLogin503ResponseRequestIdMax = 64;



export const StartLogin503Response = zod.object({
  "title": zod.string().max(startLogin503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(startLogin503ResponseStatusMin).max(startLogin503ResponseStatusMax),
  "message": zod.string().max(startLogin503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(startLogin503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(startLogin503ResponseInvalidParamsItemReasonMax)
})).max(startLogin503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(startLogin503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

/**
 * A full-page navigation from the sidebar. Ends the session and the provider's own session. Asked from another
 * site it changes nothing and answers a page that says so.
 * @summary Sign out and come back to the landing page
 */
export const LogoutAndReturn200Response = zod.unknown()

export const LogoutAndReturn302Response = zod.unknown()

export const logoutAndReturn429ResponseTitleMax = 100;

export const logoutAndReturn429ResponseStatusMin = 400;
export const logoutAndReturn429ResponseStatusMax = 599;

export const logoutAndReturn429ResponseMessageMax = 1000;

export const logoutAndReturn429ResponseInvalidParamsItemNameMax = 500;

export const logoutAndReturn429ResponseInvalidParamsItemReasonMax = 500;

export const logoutAndReturn429ResponseInvalidParamsMax = 100;

export const logoutAndReturn429ResponseRequestIdMax = 64;



export const LogoutAndReturn429Response = zod.object({
  "title": zod.string().max(logoutAndReturn429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(logoutAndReturn429ResponseStatusMin).max(logoutAndReturn429ResponseStatusMax),
  "message": zod.string().max(logoutAndReturn429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(logoutAndReturn429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(logoutAndReturn429ResponseInvalidParamsItemReasonMax)
})).max(logoutAndReturn429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(logoutAndReturn429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const logoutAndReturn500ResponseTitleMax = 100;

export const logoutAndReturn500ResponseStatusMin = 400;
export const logoutAndReturn500ResponseStatusMax = 599;

export const logoutAndReturn500ResponseMessageMax = 1000;

export const logoutAndReturn500ResponseInvalidParamsItemNameMax = 500;

export const logoutAndReturn500ResponseInvalidParamsItemReasonMax = 500;

export const logoutAndReturn500ResponseInvalidParamsMax = 100;

export const logoutAndReturn500ResponseRequestIdMax = 64;



export const LogoutAndReturn500Response = zod.object({
  "title": zod.string().max(logoutAndReturn500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(logoutAndReturn500ResponseStatusMin).max(logoutAndReturn500ResponseStatusMax),
  "message": zod.string().max(logoutAndReturn500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(logoutAndReturn500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(logoutAndReturn500ResponseInvalidParamsItemReasonMax)
})).max(logoutAndReturn500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(logoutAndReturn500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const logoutAndReturn503ResponseTitleMax = 100;

export const logoutAndReturn503ResponseStatusMin = 400;
export const logoutAndReturn503ResponseStatusMax = 599;

export const logoutAndReturn503ResponseMessageMax = 1000;

export const logoutAndReturn503ResponseInvalidParamsItemNameMax = 500;

export const logoutAndReturn503ResponseInvalidParamsItemReasonMax = 500;

export const logoutAndReturn503ResponseInvalidParamsMax = 100;

export const logoutAndReturn503ResponseRequestIdMax = 64;



export const LogoutAndReturn503Response = zod.object({
  "title": zod.string().max(logoutAndReturn503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(logoutAndReturn503ResponseStatusMin).max(logoutAndReturn503ResponseStatusMax),
  "message": zod.string().max(logoutAndReturn503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(logoutAndReturn503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(logoutAndReturn503ResponseInvalidParamsItemReasonMax)
})).max(logoutAndReturn503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(logoutAndReturn503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

/**
 * Ends the session at once; the old cookie is dead. Without a session nothing happens.
 * @summary Sign out
 */
export const Logout204Response = zod.void()

export const logout403ResponseTitleMax = 100;

export const logout403ResponseStatusMin = 400;
export const logout403ResponseStatusMax = 599;

export const logout403ResponseMessageMax = 1000;

export const logout403ResponseInvalidParamsItemNameMax = 500;

export const logout403ResponseInvalidParamsItemReasonMax = 500;

export const logout403ResponseInvalidParamsMax = 100;

export const logout403ResponseRequestIdMax = 64;



export const Logout403Response = zod.object({
  "title": zod.string().max(logout403ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(logout403ResponseStatusMin).max(logout403ResponseStatusMax),
  "message": zod.string().max(logout403ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(logout403ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(logout403ResponseInvalidParamsItemReasonMax)
})).max(logout403ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(logout403ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const logout429ResponseTitleMax = 100;

export const logout429ResponseStatusMin = 400;
export const logout429ResponseStatusMax = 599;

export const logout429ResponseMessageMax = 1000;

export const logout429ResponseInvalidParamsItemNameMax = 500;

export const logout429ResponseInvalidParamsItemReasonMax = 500;

export const logout429ResponseInvalidParamsMax = 100;

export const logout429ResponseRequestIdMax = 64;



export const Logout429Response = zod.object({
  "title": zod.string().max(logout429ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(logout429ResponseStatusMin).max(logout429ResponseStatusMax),
  "message": zod.string().max(logout429ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(logout429ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(logout429ResponseInvalidParamsItemReasonMax)
})).max(logout429ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(logout429ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const logout500ResponseTitleMax = 100;

export const logout500ResponseStatusMin = 400;
export const logout500ResponseStatusMax = 599;

export const logout500ResponseMessageMax = 1000;

export const logout500ResponseInvalidParamsItemNameMax = 500;

export const logout500ResponseInvalidParamsItemReasonMax = 500;

export const logout500ResponseInvalidParamsMax = 100;

export const logout500ResponseRequestIdMax = 64;



export const Logout500Response = zod.object({
  "title": zod.string().max(logout500ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(logout500ResponseStatusMin).max(logout500ResponseStatusMax),
  "message": zod.string().max(logout500ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(logout500ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(logout500ResponseInvalidParamsItemReasonMax)
})).max(logout500ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(logout500ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

export const logout503ResponseTitleMax = 100;

export const logout503ResponseStatusMin = 400;
export const logout503ResponseStatusMax = 599;

export const logout503ResponseMessageMax = 1000;

export const logout503ResponseInvalidParamsItemNameMax = 500;

export const logout503ResponseInvalidParamsItemReasonMax = 500;

export const logout503ResponseInvalidParamsMax = 100;

export const logout503ResponseRequestIdMax = 64;



export const Logout503Response = zod.object({
  "title": zod.string().max(logout503ResponseTitleMax).describe('The words of the status.'),
  "status": zod.int().min(logout503ResponseStatusMin).max(logout503ResponseStatusMax),
  "message": zod.string().max(logout503ResponseMessageMax).describe('For people.'),
  "code": zod.enum(['invalid-request', 'unauthenticated', 'forbidden', 'cross-site', 'self-change', 'ticket-invalid', 'download-restricted', 'not-found', 'method-not-allowed', 'already-registered', 'object-exists', 'name-taken', 'email-taken', 'last-admin', 'already-joined', 'folder-not-empty', 'body-too-slow', 'payload-too-large', 'unsupported-media-type', 'preview-not-available', 'range-not-satisfiable', 'rate-limited', 'internal', 'unavailable']).describe('Stable; what a program decides by.'),
  "invalidParams": zod.array(zod.object({
  "name": zod.string().max(logout503ResponseInvalidParamsItemNameMax).describe('The path of the value, its parts joined by dots.'),
  "reason": zod.string().max(logout503ResponseInvalidParamsItemReasonMax)
})).max(logout503ResponseInvalidParamsMax).optional(),
  "requestId": zod.string().max(logout503ResponseRequestIdMax).optional().describe('Only with 5xx, so that refusals stay identical.')
})

