/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * Names differ from each other by more than case and spaces.
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
 * What is not sent stays as it is. Who is added has what the group was given from the next request on, and who is removed
 * has it no more. `expiresAt` and `networks` hold for all that the group gives. While it is suspended nothing that it gives
 * counts, and analysts and viewers in it who were given nothing else, themselves or by another group, have no session and
 * cannot sign in. Administrators and managers are in by their role, whatever becomes of a group; one with the last
 * administrator in it is not suspended.
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
  "expiresAt": zod.iso.datetime({"offset":true}).max(updateGroupBodyExpiresAtMax).nullish().describe('When the access ends, answered in UTC with milliseconds; null means no end.'),
  "networks": zod.array(zod.strictObject({
  "cidr": zod.string().min(updateGroupBodyNetworksItemCidrMin).max(updateGroupBodyNetworksItemCidrMax).describe('An IPv4 or IPv6 network, or one address, answered as a network.'),
  "note": zod.string().max(updateGroupBodyNetworksItemNoteMax)
})).max(updateGroupBodyNetworksMax).optional().describe('From where alone what the group gives counts; none is from everywhere.'),
  "suspended": zod.boolean().optional().describe('Suspends the group or resumes it.'),
  "digest": zod.enum(['instant', 'daily', 'weekly', 'off']).describe('How often a mail says which documents are new.').optional().describe('The digest of members who have chosen none, daily where it is missing. Of several groups the most frequent counts.')
})

/**
 * With what it was given, in the same change; its members keep what they were given themselves. A suspended
 * group stays.
 * @summary Delete a group
 */
export const deleteGroupPathIdMax = 64;



export const DeleteGroupParams = zod.object({
  "id": zod.string().max(deleteGroupPathIdMax).describe('The group\'s id.')
})

/**
 * Its permissions on folders and its grants on documents. One that has ended is told with its end.
 * @summary What a group was given
 */
export const listGroupPermissionsPathIdMax = 64;



export const ListGroupPermissionsParams = zod.object({
  "id": zod.string().max(listGroupPermissionsPathIdMax).describe('The group\'s id.')
})

