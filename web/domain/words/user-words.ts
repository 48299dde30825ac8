import type { CreatedUser, CreateUserRequest } from '#contract/types.ts';
import { failure, reasoned, success, type WordsByOperation } from './messages.ts';

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
  inviteUsers: { failed: failure('Failed to invite them'), hasReason: true },
  updateUserRole: reasoned('User role updated successfully', 'Failed to update user role'),
  updateUserExpiry: reasoned('End of access changed', 'Failed to change the end of access'),
  reissueInvitation: { failed: failure('Failed to create a new invitation link'), hasReason: true },
  resetSecondFactor: reasoned('Second factor reset', 'Failed to reset the second factor'),
  endUserSession: reasoned('Session ended', 'Failed to end the session'),
  endUserSessions: reasoned('Signed out everywhere', 'Failed to end the sessions'),
  deactivateUser: reasoned('User deactivated successfully', 'Failed to deactivate user'),
} as const satisfies WordsByOperation;
