import type { WordsByOperation } from './words-by-operation.ts';

export const permissionWords = {
  grantDocumentPermission: {
    done: { title: 'Permission Granted', message: 'User has been granted access to the document.' },
    failed: { title: 'Failed to Grant Permission', message: 'Failed to grant document permission.' },
    asServerSays: true,
  },
  revokeDocumentPermission: {
    done: { title: 'Permission Revoked', message: 'User access has been revoked.' },
    failed: { title: 'Failed to Revoke Permission', message: 'Failed to revoke document permission.' },
    asServerSays: true,
  },
} as const satisfies WordsByOperation;
