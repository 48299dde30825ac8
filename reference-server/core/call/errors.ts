// Refusals by name. `perform` turns each into its answer; no other code chooses status codes.
import type { components } from '#contract/api.d.ts';

export type ProblemCode = components['schemas']['ProblemCode'];
export type Problem = components['schemas']['Problem'];
export type InvalidParam = components['schemas']['InvalidParam'];

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  416: 'Range Not Satisfiable',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** The reason phrase of a status, as in HTTP/1.1. */
export const statusTitle = (status: number): string => titles[status] ?? 'Error';

/** A refusal with its status, a stable code and a message for the user. */
export class ApiProblem extends Error {
  override readonly name: string = 'ApiProblem';
  readonly headers: Record<string, string> = {};

  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    message: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message);
  }

  with(header: string, value: string): this {
    this.headers[header] = value;
    return this;
  }

  /** The body of the answer; the same refusal yields the same bytes. */
  toBody(): Problem {
    const { status, code, message, extra } = this;
    return { title: statusTitle(status), status, code, message, ...extra };
  }
}

/** Whether the error is a refusal rather than a fault of the server. */
export function isRefusal(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.status < 500;
}

export const unauthenticated = () => new ApiProblem(401, 'unauthenticated', 'Unauthorized');
export const forbidden = (message = "You don't have permission to do this") =>
  new ApiProblem(403, 'forbidden', message);
export const crossSite = () => new ApiProblem(403, 'cross-site', 'This request comes from another site');
export const selfChange = () => new ApiProblem(403, 'self-change', 'You cannot change your own account');
export const ticketInvalid = () => new ApiProblem(403, 'ticket-invalid', 'The upload link is not valid or has expired');
export const downloadRestricted = () =>
  new ApiProblem(403, 'download-restricted', "You don't have permission to download this document");
/** @param address as the server sees it */
export const networkNotAllowed = (address: string | null = null) => {
  const seen = address === null ? '' : `: the server sees you at ${address}`;
  return new ApiProblem(403, 'network-not-allowed', `Your role cannot use the data room from this network${seen}`);
};
export const secondFactorRequired = () =>
  new ApiProblem(403, 'second-factor-required', 'Confirm that it is you with your second factor');
export const signInAgain = (why: string) => new ApiProblem(403, 'sign-in-again', `Sign out and in again first: ${why}`);
export const secondFactorWrong = () =>
  new ApiProblem(403, 'second-factor-wrong', 'That code is not right. Codes work once and for about a minute');
export const codesClosed = () =>
  new ApiProblem(403, 'second-factor-wrong', 'Codes of apps are not accepted in this browser after many wrong ones');
export const wouldLockYouOut = (why: string) =>
  new ApiProblem(409, 'would-lock-you-out', `This would lock you out: ${why}`);
export const policyFixed = (variable: string) =>
  new ApiProblem(409, 'policy-fixed', `${variable} is set on this server and decides this`);
export const lastSecondFactor = () =>
  new ApiProblem(409, 'last-second-factor', 'Your role needs a second factor: add another one before you remove this');
export const noSecondFactor = () => new ApiProblem(409, 'no-second-factor', 'There is no second factor to check yet');
export const policyChanged = () =>
  new ApiProblem(412, 'policy-changed', 'Somebody else changed the policy in the meantime');
export const ifMatchRequired = (what = 'the policy') =>
  new ApiProblem(428, 'if-match-required', `Name ${what} that you change in If-Match`);
export const permissionsChanged = () =>
  new ApiProblem(412, 'permissions-changed', 'Somebody else changed the permissions in the meantime');
export const permissionTargetGone = (missing: readonly string[]) =>
  new ApiProblem(409, 'permission-target-gone', 'A folder or a group is not there any more', { missing });
export const notFound = () => new ApiProblem(404, 'not-found', 'Not found');
export const invalidRequest = (invalidParams: InvalidParam[], message = 'The request is not valid') =>
  new ApiProblem(400, 'invalid-request', message, { invalidParams });
export const alreadyRegistered = () =>
  new ApiProblem(409, 'already-registered', 'This upload has been registered already');
export const uploadGone = () =>
  new ApiProblem(404, 'upload-gone', 'This upload is not there any more: send the file again');
export const documentGone = () =>
  new ApiProblem(409, 'document-gone', 'The document was deleted, moved or renamed, and got no new version');
export const objectExists = () =>
  new ApiProblem(409, 'object-exists', 'Something else has been stored under this upload link');
export const nameTaken = () => new ApiProblem(409, 'name-taken', 'Another document in this folder has that name');
export const groupNameTaken = () => new ApiProblem(409, 'group-name-taken', 'Another group has that name');
export const groupSuspended = () =>
  new ApiProblem(409, 'group-suspended', 'The group is suspended: resume it first, or deactivate its people');
export const termsInForce = () => new ApiProblem(409, 'terms-in-force', 'These very terms are in force already');
export const termsChanged = () =>
  new ApiProblem(412, 'terms-changed', 'Somebody else changed these terms in the meantime');
export const itemChanged = () => new ApiProblem(412, 'item-changed', 'Somebody else changed this in the meantime');
export const folderCycle = () =>
  new ApiProblem(409, 'folder-cycle', 'A folder cannot be moved into itself or into a folder beneath it');
export const legalHold = () => new ApiProblem(409, 'legal-hold', 'A legal hold keeps this where it is');
export const placeGone = () =>
  new ApiProblem(409, 'place-gone', 'Approval is required where this was: put its folder back first');
export const approvalNotRequired = () =>
  new ApiProblem(409, 'approval-not-required', 'The folder of this document does not require approval');
export const approvalSuperseded = () =>
  new ApiProblem(409, 'approval-superseded', 'There is a newer version, or these are not its bytes');
export const approvalPending = () => new ApiProblem(409, 'approval-pending', 'This version awaits approval already');
export const approvalGiven = () => new ApiProblem(409, 'approval-over', 'This version has been approved as it is');
export const approvalOver = () => new ApiProblem(409, 'approval-over', 'This request has been decided or withdrawn');
export const approvalOwn = () =>
  new ApiProblem(
    403,
    'approval-own',
    'Somebody else has to decide: you uploaded this, asked for it, or others are named',
  );
export const approverMissing = () =>
  new ApiProblem(409, 'approver-missing', 'There are not enough people who could approve this');
export const emailTaken = () => new ApiProblem(409, 'email-taken', 'A user with this e-mail address exists already');
export const lastAdmin = () => new ApiProblem(409, 'last-admin', 'The last administrator cannot be removed');
export const lastAdminSuspended = () =>
  new ApiProblem(409, 'last-admin', 'A group with the last administrator in it cannot be suspended');
export const alreadyJoined = () => new ApiProblem(409, 'already-joined', 'This person has signed in already');
export const accessEnded = () =>
  new ApiProblem(409, 'access-ended', 'The access of this person has ended: give it a later end first');
export const folderNotEmpty = (childFolderCount: number, documentCount: number, contentsHash: string) =>
  new ApiProblem(409, 'folder-not-empty', 'The folder is not empty', {
    canCascade: true,
    childFolderCount,
    documentCount,
    contentsHash,
  });
export const bodyTooSlow = () => new ApiProblem(408, 'body-too-slow', 'The request took too long to arrive');
export const payloadTooLarge = () => new ApiProblem(413, 'payload-too-large', 'The request is too large');
/** The address or a header is longer than the contract allows. */
export const headTooLarge = () => new ApiProblem(431, 'payload-too-large', 'The request is too large');
export const unsupportedMediaType = () => new ApiProblem(415, 'unsupported-media-type', 'The request must be JSON');
export const previewNotAvailable = () => new ApiProblem(415, 'preview-not-available', 'Preview Not Available');
export const methodNotAllowed = () => new ApiProblem(405, 'method-not-allowed', 'This method is not allowed here');

export const internalError = () => new ApiProblem(500, 'internal', 'Something went wrong on our side');

/** The stored bytes are missing or not those that were uploaded. Only the log names the cause. */
export const contentDamaged = (cause: unknown) =>
  Object.assign(new ApiProblem(500, 'internal', 'The stored content of this document is damaged or missing'), {
    cause,
  });

export const rangeNotSatisfiable = (size: number) =>
  new ApiProblem(416, 'range-not-satisfiable', 'The range lies outside the content').with(
    'Content-Range',
    `bytes */${size}`,
  );
export const rateLimited = (seconds: number) =>
  new ApiProblem(429, 'rate-limited', 'Too many requests. Please try again shortly').with(
    'Retry-After',
    String(Math.max(1, Math.ceil(seconds))),
  );

/** The disk is full. It is reported once, where it is noticed, not with every refused call. */
export class StoreIsFull extends ApiProblem {}

const unavailable = (message: string, Problem = ApiProblem) =>
  new Problem(503, 'unavailable', message).with('Retry-After', '10');
export const storeUnavailable = () => unavailable('The data room cannot be reached right now');
/** No space is left; nothing was changed. */
export const storeFull = (): StoreIsFull =>
  unavailable("The data room's disk is full: only deleting and revoking are possible", StoreIsFull);
export const previewBusy = () => unavailable('The preview is not ready yet. Please try again shortly');
/** Too many comparisons are queued, or this one takes too long; a later try may succeed. */
export const comparisonBusy = () => unavailable('The versions are still being compared. Please try again shortly');

/** The caller has disconnected: no answer is needed, and nothing has failed. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone';
  /** The code that Node uses for a closed connection. */
  readonly code = 'ECONNRESET';
}

/** The mail server cannot be used at all at the moment. */
export class MailServerAway extends Error {
  override readonly name = 'MailServerAway';
}
