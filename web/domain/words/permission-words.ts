import { reasoned, type WordsByOperation } from './messages.ts';

// Their success message offers to undo them.
const removed = {
  failed: { title: 'Failed to Remove Permission', message: 'Failed to remove folder permission.' },
  hasServerMessage: true,
} as const;

export const permissionWords = {
  grantDocumentPermission: {
    done: { title: 'Permission Granted', message: 'User has been granted access to the document.' },
    failed: { title: 'Failed to Grant Permission', message: 'Failed to grant document permission.' },
    hasServerMessage: true,
  },
  revokeDocumentPermission: {
    done: { title: 'Permission Revoked', message: 'User access has been revoked.' },
    failed: { title: 'Failed to Revoke Permission', message: 'Failed to revoke document permission.' },
    hasServerMessage: true,
  },
  revokeGroupDocumentPermission: {
    done: { title: 'Permission Revoked', message: 'Group access has been revoked.' },
    failed: { title: 'Failed to Revoke Permission', message: 'Failed to revoke document permission.' },
    hasServerMessage: true,
  },
  setFolderPermission: {
    done: { title: 'Permission Granted', message: 'User has been granted access to the folder.' },
    failed: { title: 'Failed to Grant Permission', message: 'Failed to grant folder permission.' },
    hasServerMessage: true,
  },
  updateFolderPermissions: reasoned('Permissions saved', 'Failed to save the permissions'),
  revokeFolderPermission: removed,
  revokeGroupFolderPermission: removed,
} as const satisfies WordsByOperation;

export const groupGranted = {
  document: { title: 'Permission Granted', message: 'Group has been granted access to the document.' },
  folder: { title: 'Permission Granted', message: 'Group has been granted access to the folder.' },
} as const;
