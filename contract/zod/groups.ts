/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * Names differ from each other by more than case.
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
 * has it no more.
 * @summary Rename a group, add and remove members
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



export const UpdateGroupBody = zod.strictObject({
  "name": zod.string().min(1).max(updateGroupBodyNameMax).optional().describe('Well-formed Unicode, stored in NFC, not only white space, without control characters.'),
  "addMemberIds": zod.array(zod.string().min(1).max(updateGroupBodyAddMemberIdsItemMax).describe('An opaque id.')).max(updateGroupBodyAddMemberIdsMax).optional(),
  "removeMemberIds": zod.array(zod.string().min(1).max(updateGroupBodyRemoveMemberIdsItemMax).describe('An opaque id.')).max(updateGroupBodyRemoveMemberIdsMax).optional()
})

/**
 * With what it was given, in the same change; its members keep what they were given themselves.
 * @summary Delete a group
 */
export const deleteGroupPathIdMax = 64;



export const DeleteGroupParams = zod.object({
  "id": zod.string().max(deleteGroupPathIdMax).describe('The group\'s id.')
})

