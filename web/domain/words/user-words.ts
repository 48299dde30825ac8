import type { CreatedUser, CreateUserRequest } from '#contract/types.ts';
import { failure, success } from './said.ts';
import type { WordsByOperation } from './words-by-operation.ts';

export const userWords = {
  createUser: {
    done: (_created: CreatedUser, { data }: { data: CreateUserRequest }) =>
      success(
        [data.folderPermissions, data.documentPermissions].some((granted) => granted.length > 0)
          ? 'User created with permissions successfully'
          : 'User created successfully',
      ),
    failed: failure('Failed to create user'),
  },
  inviteUsers: { failed: failure('Failed to invite them') },
  updateUserRole: { done: success('User role updated successfully'), failed: failure('Failed to update user role') },
  updateUserExpiry: { done: success('End of access changed'), failed: failure('Failed to change the end of access') },
  reissueInvitation: { failed: failure('Failed to create a new invitation link') },
  resetSecondFactor: { done: success('Second factor reset'), failed: failure('Failed to reset the second factor') },
  endUserSession: { done: success('Session ended'), failed: failure('Failed to end the session') },
  endUserSessions: { done: success('Signed out everywhere'), failed: failure('Failed to end the sessions') },
  deactivateUser: { done: success('User deactivated successfully'), failed: failure('Failed to deactivate user') },
} as const satisfies WordsByOperation;
