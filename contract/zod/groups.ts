/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * Names differ from each other by more than case and spaces; a letter and its forms, such as ß and SS, are different.
 * @summary Make a group
 */
export const createGroupBodyNameMax = 100;

export const createGroupBodyMemberIdsItemMax = 64;

export const createGroupBodyMemberIdsMax = 10000;



export const CreateGroupBody = zod.strictObject({
  "name": zod.string().min(1).max(createGroupBodyNameMax).describe('Well-formed Unicode, stored in NFC, not only white space, without control characters.'),
  "memberIds": zod.array(zod.string().min(1).max(createGroupBodyMemberIdsItemMax).describe('An opaque id.')).max(createGroupBodyMemberIdsMax)
})

/**
 * What is not sent stays as it is. An added member has what the group gives from the next request on, and a removed one
 * no longer; the same user cannot be in both lists. `expiresAt` and `networks` hold for all that the group gives. While
 * it is suspended it gives nothing, and analysts and viewers in it without other access, of their own or by another
 * group, have no session and cannot sign in. Administrators and managers come in by their role; a group with the last
 * administrator in it cannot be suspended. `If-Match` names [name, expiresAt, networks, digest] as `listGroups`
 * answers them, with 'daily' where there is no digest.
 * @summary Change a group, its members, its end and its networks, suspend and resume it
 */
export const updateGroupPathIdMax = 64;



export const UpdateGroupParams = zod.object({
  "id": zod.string().max(updateGroupPathIdMax).describe('The group\'s id.')
})

export const updateGroupBodyNameMax = 100;

export const updateGroupBodyAddMemberIdsItemMax = 64;

export const updateGroupBodyAddMemberIdsMax = 10000;

export const updateGroupBodyRemoveMemberIdsItemMax = 64;

export const updateGroupBodyRemoveMemberIdsMax = 10000;

export const updateGroupBodyExpiresAtMax = 35;

export const updateGroupBodyNetworksItemCidrMin = 2;
export const updateGroupBodyNetworksItemCidrMax = 64;

export const updateGroupBodyNetworksItemNoteMax = 200;

export const updateGroupBodyNetworksMax = 100;



export const UpdateGroupBody = zod.strictObject({
  "name": zod.string().min(1).max(updateGroupBodyNameMax).optional().describe('Well-formed Unicode, stored in NFC, not only white space, without control characters.'),
  "addMemberIds": zod.array(zod.string().min(1).max(updateGroupBodyAddMemberIdsItemMax).describe('An opaque id.')).max(updateGroupBodyAddMemberIdsMax).optional(),
  "removeMemberIds": zod.array(zod.string().min(1).max(updateGroupBodyRemoveMemberIdsItemMax).describe('An opaque id.')).max(updateGroupBodyRemoveMemberIdsMax).optional(),
  "expiresAt": zod.iso.datetime({"offset":true}).max(updateGroupBodyExpiresAtMax).nullish().describe('When the access ends, answered in UTC with milliseconds; null means no end. A new end in the past or after the year 9999 is\nrefused.\n'),
  "networks": zod.array(zod.strictObject({
  "cidr": zod.string().min(updateGroupBodyNetworksItemCidrMin).max(updateGroupBodyNetworksItemCidrMax).describe('An IPv4 or IPv6 network, or one address, answered as a network.'),
  "note": zod.string().max(updateGroupBodyNetworksItemNoteMax).describe('Empty, or with the characters that names may have.')
})).max(updateGroupBodyNetworksMax).optional().describe('The networks from which the group gives access; from everywhere where there are none.'),
  "suspended": zod.boolean().optional().describe('Suspends the group or resumes it.'),
  "digest": zod.enum(['instant', 'daily', 'weekly', 'off']).describe('How often a mail says which documents are new.').optional().describe('The digest of members who have chosen none, daily where it is missing. Of several groups the most frequent counts.')
})

/**
 * Its permissions go in the same change; its members keep access of their own. A suspended group cannot be deleted.
 * @summary Delete a group
 */
export const deleteGroupPathIdMax = 64;



export const DeleteGroupParams = zod.object({
  "id": zod.string().max(deleteGroupPathIdMax).describe('The group\'s id.')
})

/**
 * On folders, and its grants on documents. One that has ended is listed with its end.
 * @summary The permissions of a group
 */
export const listGroupPermissionsPathIdMax = 64;



export const ListGroupPermissionsParams = zod.object({
  "id": zod.string().max(listGroupPermissionsPathIdMax).describe('The group\'s id.')
})

