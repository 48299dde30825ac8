/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * By first name, last name and e-mail. Deactivated users are listed only where `deactivated` (an extension) asks for
 * them, since the audit log names them for good.
 * @summary The users, invited ones included
 */
export const ListUsersQueryParams = zod.object({
  "deactivated": zod.enum(['true']).optional().describe('With those who were deactivated.')
})

/**
 * Creates the user with the given role, folder permissions and document grants in one change, and answers an invitation
 * to pass on. A permission that allows nothing is ignored. E-mail addresses are compared without regard to case.
 * @summary Invite a user, with permissions
 */
export const createUserBodyFirstNameMax = 100;

export const createUserBodyLastNameMax = 100;

export const createUserBodyEmailMax = 254;


export const createUserBodyEmailRegExp = new RegExp('^[A-Za-z0-9!#$%&\'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&\'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$');
export const createUserBodyFolderPermissionsItemFolderIdMax = 64;

export const createUserBodyFolderPermissionsItemExpiresAtMax = 35;

export const createUserBodyFolderPermissionsDefault = [];
export const createUserBodyFolderPermissionsMax = 10000;

export const createUserBodyDocumentPermissionsItemDocumentIdMax = 64;

export const createUserBodyDocumentPermissionsItemExpiresAtMax = 35;

export const createUserBodyDocumentPermissionsDefault = [];
export const createUserBodyDocumentPermissionsMax = 10000;

export const createUserBodyGroupIdsItemMax = 64;

export const createUserBodyGroupIdsMax = 1000;

export const createUserBodyExpiresAtMax = 35;



export const CreateUserBody = zod.strictObject({
  "firstName": zod.string().min(1).max(createUserBodyFirstNameMax),
  "lastName": zod.string().min(1).max(createUserBodyLastNameMax),
  "email": zod.string().max(createUserBodyEmailMax).regex(createUserBodyEmailRegExp).describe('An address without quoted parts, comments or address literals; an internationalised domain is written in its ASCII form\n(`xn--`).\n'),
  "role": zod.enum(['admin', 'manager', 'analyst', 'viewer']).describe('What a person may do across the data room.'),
  "folderPermissions": zod.array(zod.strictObject({
  "folderId": zod.string().min(1).max(createUserBodyFolderPermissionsItemFolderIdMax).describe('An opaque id.'),
  "canRead": zod.boolean(),
  "canWrite": zod.boolean(),
  "expiresAt": zod.iso.datetime({"offset":true}).max(createUserBodyFolderPermissionsItemExpiresAtMax).nullish().describe('When the access ends, answered in UTC with milliseconds; null means no end. A new end in the past or after the year 9999 is\nrefused.\n')
})).max(createUserBodyFolderPermissionsMax).default(createUserBodyFolderPermissionsDefault),
  "documentPermissions": zod.array(zod.strictObject({
  "documentId": zod.string().min(1).max(createUserBodyDocumentPermissionsItemDocumentIdMax).describe('An opaque id.'),
  "canRead": zod.boolean(),
  "canDownload": zod.boolean(),
  "expiresAt": zod.iso.datetime({"offset":true}).max(createUserBodyDocumentPermissionsItemExpiresAtMax).nullish().describe('When the access ends, answered in UTC with milliseconds; null means no end. A new end in the past or after the year 9999 is\nrefused.\n')
})).max(createUserBodyDocumentPermissionsMax).default(createUserBodyDocumentPermissionsDefault),
  "groupIds": zod.array(zod.string().min(1).max(createUserBodyGroupIdsItemMax).describe('An opaque id.')).max(createUserBodyGroupIdsMax).optional(),
  "expiresAt": zod.iso.datetime({"offset":true}).max(createUserBodyExpiresAtMax).nullish().describe('When the access ends, answered in UTC with milliseconds; null means no end. A new end in the past or after the year 9999 is\nrefused.\n')
})

/**
 * All of them in one change, or none, into a group or none: `groupId`, or `groupName`, which is created where it does
 * not exist; not both. Users who exist keep role and end, and join the group. `renewLinks` gives those who were invited
 * and never signed in a fresh link in place of the earlier one. An address that is named twice is invited once. A
 * person's own `groupName` counts in place of the group of all: several groups are filled in one change.
 * @summary Invite many people at once
 */
export const inviteUsersBodyPeopleItemEmailMax = 254;


export const inviteUsersBodyPeopleItemEmailRegExp = new RegExp('^[A-Za-z0-9!#$%&\'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&\'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$');
export const inviteUsersBodyPeopleItemFirstNameMax = 100;

export const inviteUsersBodyPeopleItemLastNameMax = 100;

export const inviteUsersBodyPeopleItemGroupNameMax = 100;

export const inviteUsersBodyPeopleMax = 200;

export const inviteUsersBodyExpiresAtMax = 35;

export const inviteUsersBodyGroupIdMax = 64;

export const inviteUsersBodyGroupNameMax = 100;



export const InviteUsersBody = zod.strictObject({
  "people": zod.array(zod.strictObject({
  "email": zod.string().max(inviteUsersBodyPeopleItemEmailMax).regex(inviteUsersBodyPeopleItemEmailRegExp).describe('An address without quoted parts, comments or address literals; an internationalised domain is written in its ASCII form\n(`xn--`).\n'),
  "firstName": zod.string().min(1).max(inviteUsersBodyPeopleItemFirstNameMax).nullish(),
  "lastName": zod.string().min(1).max(inviteUsersBodyPeopleItemLastNameMax).nullish(),
  "groupName": zod.string().min(1).max(inviteUsersBodyPeopleItemGroupNameMax).optional()
})).min(1).max(inviteUsersBodyPeopleMax),
  "role": zod.enum(['admin', 'manager', 'analyst', 'viewer']).describe('What a person may do across the data room.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(inviteUsersBodyExpiresAtMax).nullish().describe('When the access ends, answered in UTC with milliseconds; null means no end. A new end in the past or after the year 9999 is\nrefused.\n'),
  "groupId": zod.string().min(1).max(inviteUsersBodyGroupIdMax).optional().describe('An opaque id.'),
  "groupName": zod.string().min(1).max(inviteUsersBodyGroupNameMax).optional(),
  "renewLinks": zod.boolean().optional()
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

/**
 * Replaces the earlier link. Refused for a user who has signed in, or whose access has ended (409). Where inviting them
 * as they are now would ask for a fresh second factor, this does too (403).
 * @summary A fresh invitation for a user who never signed in
 */
export const reissueInvitationPathIdMax = 64;



export const ReissueInvitationParams = zod.object({
  "id": zod.string().max(reissueInvitationPathIdMax).describe('The user\'s id.')
})

/**
 * Every live session of the user, the last used first.
 * @summary The sessions of a user
 */
export const listUserSessionsPathIdMax = 64;



export const ListUserSessionsParams = zod.object({
  "id": zod.string().max(listUserSessionsPathIdMax).describe('The user\'s id.')
})

/**
 * From the next request on. On oneself: every session but the current one.
 * @summary Sign a user out everywhere
 */
export const endUserSessionsPathIdMax = 64;



export const EndUserSessionsParams = zod.object({
  "id": zod.string().max(endUserSessionsPathIdMax).describe('The user\'s id.')
})

/**
 * From the next request on, with its requests under way; the user's other sessions stay. Not the current session (404).
 * @summary Sign a user out on one device
 */
export const endUserSessionPathIdMax = 64;

export const endUserSessionPathSessionIdMax = 64;



export const EndUserSessionParams = zod.object({
  "id": zod.string().max(endUserSessionPathIdMax).describe('The user\'s id.'),
  "sessionId": zod.string().max(endUserSessionPathSessionIdMax).describe('The id of a session of this person, which opens nothing.')
})

/**
 * For a user who has lost it: factors, recovery codes, half sign-ins and sessions end in the same change. Never on
 * oneself (403).
 * @summary Reset the second factor of a user
 */
export const resetSecondFactorPathIdMax = 64;



export const ResetSecondFactorParams = zod.object({
  "id": zod.string().max(resetSecondFactorPathIdMax).describe('The user\'s id.')
})

/**
 * From then on their sessions open nothing and they cannot sign in; null means no end. Never on oneself (403); never of
 * the last administrator who has none (409).
 * @summary Set when a user's access ends
 */
export const updateUserExpiryPathIdMax = 64;



export const UpdateUserExpiryParams = zod.object({
  "id": zod.string().max(updateUserExpiryPathIdMax).describe('The user\'s id.')
})

export const updateUserExpiryBodyExpiresAtMax = 35;



export const UpdateUserExpiryBody = zod.strictObject({
  "expiresAt": zod.iso.datetime({"offset":true}).max(updateUserExpiryBodyExpiresAtMax).nullable().describe('When the access ends, answered in UTC with milliseconds; null means no end. A new end in the past or after the year 9999 is\nrefused.\n')
})

