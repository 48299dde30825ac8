import type { CreatedUser, CreateUserRequest } from '#contract/types.ts';
import { failure, messages, success, type WordsByOperation } from './messages.ts';

export const userWords = {
  createUser: {
    done: (_created: CreatedUser, { data }: { data: CreateUserRequest }) =>
      success(
        [data.folderPermissions, data.documentPermissions].some((granted) => granted.length > 0)
          ? 'User created with permissions successfully'
          : 'User created successfully',
      ),
    failed: failure('Failed to create user'),
    hasReason: true,
  },
  inviteUsers: { failed: failure('Failed to invite them') },
  updateUserRole: { ...messages('User role updated successfully', 'Failed to update user role'), hasReason: true },
  updateUserExpiry: { ...messages('End of access changed', 'Failed to change the end of access'), hasReason: true },
  reissueInvitation: { failed: failure('Failed to create a new invitation link') },
  resetSecondFactor: { ...messages('Second factor reset', 'Failed to reset the second factor'), hasReason: true },
  endUserSession: messages('Session ended', 'Failed to end the session'),
  endUserSessions: messages('Signed out everywhere', 'Failed to end the sessions'),
  deactivateUser: { ...messages('User deactivated successfully', 'Failed to deactivate user'), hasReason: true },
} as const satisfies WordsByOperation;
